//! Grids of 4×4, of which everything can be listed. They use the first sixteen of the cells.

use minuet_core::CellSet;
use minuet_make::FullGrid;

/// A full grid of 4×4: its digits, and the cells in which each other grid differs.
pub(crate) struct SmallGrid {
    pub(crate) digits: [u8; 16],
    rivals: Vec<CellSet>,
}

impl FullGrid for SmallGrid {
    const CELLS: CellSet = CellSet::from_bits(0xffff);

    fn rival(&self, clues: CellSet) -> Option<CellSet> {
        self.rivals.iter().copied().find(|&rival| (rival & clues).is_empty())
    }
}

impl SmallGrid {
    /// All 288.
    pub(crate) fn all() -> Vec<SmallGrid> {
        let mut all = Vec::new();
        fill([0; 16], 0, &mut all);
        let differ = |one: &[u8; 16], other: &[u8; 16]| {
            let cells = (0..16).filter(|&i| one[i] != other[i]);
            CellSet::from_bits(cells.fold(0, |cells, i| cells | 1 << i))
        };
        let rivals = |one| {
            all.iter().filter(move |&other| other != one).map(move |other| differ(one, other))
        };
        all.iter().map(|one| SmallGrid { digits: *one, rivals: rivals(one).collect() }).collect()
    }

    /// All minimal puzzles of it.
    pub(crate) fn minimal(&self) -> Vec<CellSet> {
        let unique: Vec<bool> =
            (0..1 << 16).map(|clues| self.rival(CellSet::from_bits(clues)).is_none()).collect();
        let minimal = |clues: usize| {
            let mut less = (0..16).filter(|i| clues >> i & 1 != 0).map(|i| clues & !(1 << i));
            unique[clues] && !less.any(|less| unique[less])
        };
        (0..1 << 16)
            .filter(|&clues| minimal(clues))
            .map(|clues| CellSet::from_bits(clues as u128))
            .collect()
    }
}

fn fill(grid: [u8; 16], cell: usize, all: &mut Vec<[u8; 16]>) {
    if cell == 16 {
        return all.push(grid);
    }
    let sees = |other: usize| {
        let (row, column) = (cell / 4, cell % 4);
        other / 4 == row
            || other % 4 == column
            || (other / 8 == cell / 8 && other % 4 / 2 == column / 2)
    };
    for digit in 1..=4 {
        if !(0..cell).any(|other| sees(other) && grid[other] == digit) {
            let mut next = grid;
            next[cell] = digit;
            fill(next, cell + 1, all);
        }
    }
}
