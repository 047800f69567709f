//! Sets of cells.

use std::fmt;

use crate::set::set_operators;
use crate::{Cell, Structure};

/// A set of cells, one bit per cell in reading order.
///
/// ```
/// use minuet_core::{Cell, CellSet, Structure};
/// let row = Structure::ALL[0].cells();
/// let square = Structure::ALL[18].cells();
/// assert_eq!((row & square).to_string(), "r1c1 r1c2 r1c3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CellSet(u128);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);
    /// All 81 cells.
    pub const ALL: CellSet = CellSet((1 << 81) - 1);

    /// The set whose bit `i` is set for each cell of index `i`; higher bits are dropped.
    pub const fn from_bits(bits: u128) -> CellSet {
        CellSet(bits & CellSet::ALL.0)
    }

    /// One bit per cell, r1c1 lowest.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set that holds only `cell`.
    pub const fn of(cell: Cell) -> CellSet {
        CellSet(1 << cell.index())
    }

    /// How many cells.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `cell` is in it.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 != 0
    }

    /// Whether every cell of it is in `other`.
    pub const fn is_subset(self, other: CellSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Adds `cell`.
    pub fn insert(&mut self, cell: Cell) {
        *self |= CellSet::of(cell);
    }

    /// Takes `cell` out.
    pub fn remove(&mut self, cell: Cell) {
        *self -= CellSet::of(cell);
    }

    /// The first cell in reading order.
    pub const fn first(self) -> Option<Cell> {
        Cell::new(self.0.trailing_zeros() as usize)
    }

    /// The cell, when there is exactly one.
    pub const fn single(self) -> Option<Cell> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// The two cells in reading order, when there are exactly two.
    pub fn pair(self) -> Option<[Cell; 2]> {
        if self.len() != 2 {
            return None;
        }
        let mut cells = self.iter();
        Some([cells.next()?, cells.next()?])
    }

    /// The cells in reading order.
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let cell = rest.first()?;
            rest.remove(cell);
            Some(cell)
        })
    }

    /// The structures that hold all of these cells: rows, columns, squares.
    pub fn structures(self) -> impl Iterator<Item = Structure> {
        let of_first = self.first().map(Cell::structures);
        of_first.into_iter().flatten().filter(move |structure| self.is_subset(structure.cells()))
    }
}

set_operators!(CellSet of Cell);

/// The cells with blanks between: `r1c1 r1c2`.
impl fmt::Display for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, cell) in self.iter().enumerate() {
            let blank = if i == 0 { "" } else { " " };
            write!(f, "{blank}{cell}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
