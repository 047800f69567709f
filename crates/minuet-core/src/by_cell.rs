//! One value per cell.

use std::ops::{Index, IndexMut};

use crate::Cell;

/// An array with one value for each of the 81 cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ByCell<T>(pub [T; 81]);

impl<T> ByCell<T> {
    /// The values that `value` gives for each cell.
    pub fn from_fn(mut value: impl FnMut(Cell) -> T) -> ByCell<T> {
        ByCell(std::array::from_fn(|i| value(Cell::ALL[i])))
    }

    /// Cells with their values, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, &T)> {
        Cell::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Cell> for ByCell<T> {
    type Output = T;
    fn index(&self, cell: Cell) -> &T {
        &self.0[cell.index()]
    }
}

impl<T> IndexMut<Cell> for ByCell<T> {
    fn index_mut(&mut self, cell: Cell) -> &mut T {
        &mut self.0[cell.index()]
    }
}
