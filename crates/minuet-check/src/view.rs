//! One structure of a position as nine small masks, to go through its subsets by brute force.

use minuet_core::{Cell, CellSet, Digit, DigitSet, Position, Structure};

/// A structure with the candidates of its nine cells and the cells of the nine numbers.
pub(crate) struct View<'a> {
    pub(crate) position: &'a Position,
    pub(crate) structure: Structure,
    cells: [Cell; 9],
    /// For each cell the numbers it has, one bit per number.
    pub(crate) numbers: [u16; 9],
    /// For each number the cells that have it, one bit per cell of the structure.
    pub(crate) places: [u16; 9],
    /// The cells that are not solved.
    pub(crate) open: u16,
    /// The numbers that have cells, none of them solved.
    pub(crate) unplaced: u16,
}

impl<'a> View<'a> {
    pub(crate) fn new(position: &'a Position, solved: CellSet, structure: Structure) -> View<'a> {
        let mut view = View {
            position,
            structure,
            cells: [Cell::ALL[0]; 9],
            numbers: [0; 9],
            places: [0; 9],
            open: 0,
            unplaced: 0,
        };
        for (i, cell) in structure.cells().iter().enumerate() {
            view.cells[i] = cell;
            view.numbers[i] = position.get(cell).bits();
            view.open |= u16::from(!solved.contains(cell)) << i;
            for (n, places) in view.places.iter_mut().enumerate() {
                *places |= (view.numbers[i] >> n & 1) << i;
            }
        }
        for (n, &places) in view.places.iter().enumerate() {
            view.unplaced |= u16::from(places != 0 && places & !view.open == 0) << n;
        }
        view
    }

    /// The cells that a mask stands for.
    pub(crate) fn cells(&self, mask: u16) -> CellSet {
        bits(mask).map(|i| self.cells[i]).collect()
    }

    /// The numbers with their masks of cells.
    pub(crate) fn by_digit(&self) -> impl Iterator<Item = (Digit, u16)> {
        Digit::ALL.into_iter().zip(self.places)
    }
}

/// The numbers that a mask stands for.
pub(crate) fn digits(mask: u16) -> DigitSet {
    DigitSet::from_bits(mask)
}

/// The bits of a mask, lowest first.
pub(crate) fn bits(mask: u16) -> impl Iterator<Item = usize> {
    let mut rest = mask;
    std::iter::from_fn(move || {
        let bit = rest.trailing_zeros() as usize;
        rest &= rest.wrapping_sub(1);
        (bit < 16).then_some(bit)
    })
}

/// What the members of a subset have together.
pub(crate) fn together(masks: &[u16; 9], subset: u16) -> u16 {
    bits(subset).fold(0, |all, i| all | masks[i])
}
