//! The 81 cells.

use std::fmt;
use std::str::FromStr;

use crate::{CellSet, Ordinal, Structure};

/// One of the 81 cells, in reading order.
///
/// ```
/// use minuet_core::Cell;
/// let cell: Cell = "r4c7".parse().unwrap();
/// assert_eq!(cell.to_string(), "r4c7");
/// assert_eq!(cell.square().to_string(), "square 6");
/// assert!(cell.sees("r4c1".parse().unwrap()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The 81 cells in reading order.
    pub const ALL: [Cell; 81] = {
        let mut all = [Cell(0); 81];
        let mut i = 0;
        while i < 81 {
            all[i] = Cell(i as u8);
            i += 1;
        }
        all
    };

    /// The cell with this place in reading order, 0 to 80.
    pub const fn new(index: usize) -> Option<Cell> {
        if index < 81 { Some(Cell(index as u8)) } else { None }
    }

    /// The cell where a row and a column meet.
    pub const fn at(row: Ordinal, column: Ordinal) -> Cell {
        Cell((row.index() * 9 + column.index()) as u8)
    }

    /// The place in reading order, 0 to 80.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of its row.
    pub const fn row_number(self) -> Ordinal {
        Ordinal::ALL[self.index() / 9]
    }

    /// The number of its column.
    pub const fn column_number(self) -> Ordinal {
        Ordinal::ALL[self.index() % 9]
    }

    /// Its row.
    pub const fn row(self) -> Structure {
        Structure::Row(self.row_number())
    }

    /// Its column.
    pub const fn column(self) -> Structure {
        Structure::Column(self.column_number())
    }

    /// Its square.
    pub const fn square(self) -> Structure {
        let i = self.index();
        Structure::Square(Ordinal::ALL[i / 27 * 3 + i % 9 / 3])
    }

    /// The three structures that contain it: row, column, square.
    pub const fn structures(self) -> [Structure; 3] {
        [self.row(), self.column(), self.square()]
    }

    /// The 20 other cells of its three structures.
    pub const fn seen(self) -> CellSet {
        SEEN[self.index()]
    }

    /// Whether the two are different cells of one structure.
    pub const fn sees(self, other: Cell) -> bool {
        self.seen().contains(other)
    }
}

const SEEN: [CellSet; 81] = {
    let mut seen = [CellSet::EMPTY; 81];
    let mut i = 0;
    while i < 81 {
        let cell = Cell::ALL[i];
        let [row, column, square] = cell.structures();
        let all = row.cells().bits() | column.cells().bits() | square.cells().bits();
        seen[i] = CellSet::from_bits(all & !(1 << i));
        i += 1;
    }
    seen
};

/// `r4c7`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row_number(), self.column_number())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A text that names no cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCellError;

crate::error::technical!(ParseCellError);

impl FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Cell, ParseCellError> {
        let [b'r' | b'R', row, b'c' | b'C', column] = *text.as_bytes() else {
            return Err(ParseCellError);
        };
        let number = |byte: u8| Ordinal::new(byte.wrapping_sub(b'0')).ok_or(ParseCellError);
        Ok(Cell::at(number(row)?, number(column)?))
    }
}
