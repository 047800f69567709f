//! The 27 structures: rows, columns and squares (item 2).

use std::fmt;
use std::str::FromStr;

use crate::CellSet;

/// How rows, columns and squares are counted: first to ninth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ordinal(u8);

impl Ordinal {
    /// First to ninth.
    pub const ALL: [Ordinal; 9] = {
        let mut all = [Ordinal(1); 9];
        let mut i = 0;
        while i < 9 {
            all[i] = Ordinal(i as u8 + 1);
            i += 1;
        }
        all
    };

    /// The `n`-th, when `n` is from 1 to 9.
    pub const fn new(n: u8) -> Option<Ordinal> {
        if n >= 1 && n <= 9 { Some(Ordinal(n)) } else { None }
    }

    /// Counted from 1.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Ordinal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Ordinal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A row, a column or a 3×3 square (item 2). Squares are numbered in reading order:
///
/// ```text
/// 1 2 3
/// 4 5 6
/// 7 8 9
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Structure {
    /// A row, counted from the top.
    Row(Ordinal),
    /// A column, counted from the left.
    Column(Ordinal),
    /// A 3×3 square, counted like text.
    Square(Ordinal),
}

impl Structure {
    /// The 27 structures: rows, then columns, then squares.
    pub const ALL: [Structure; 27] = {
        let mut all = [Structure::Row(Ordinal::ALL[0]); 27];
        let mut i = 0;
        while i < 9 {
            all[i] = Structure::Row(Ordinal::ALL[i]);
            all[9 + i] = Structure::Column(Ordinal::ALL[i]);
            all[18 + i] = Structure::Square(Ordinal::ALL[i]);
            i += 1;
        }
        all
    };

    /// The nine squares.
    pub fn squares() -> impl Iterator<Item = Structure> {
        Ordinal::ALL.into_iter().map(Structure::Square)
    }

    /// The place in [`Structure::ALL`], 0 to 26.
    pub const fn index(self) -> usize {
        match self {
            Structure::Row(n) => n.index(),
            Structure::Column(n) => 9 + n.index(),
            Structure::Square(n) => 18 + n.index(),
        }
    }

    /// Its nine cells.
    pub const fn cells(self) -> CellSet {
        let (first, pattern): (usize, u128) = match self {
            Structure::Row(n) => (n.index() * 9, ROW),
            Structure::Column(n) => (n.index(), COLUMN),
            Structure::Square(n) => (n.index() / 3 * 27 + n.index() % 3 * 3, SQUARE),
        };
        CellSet::from_bits(pattern << first)
    }

    /// Whether it is one of the nine squares.
    pub const fn is_square(self) -> bool {
        matches!(self, Structure::Square(_))
    }
}

const ROW: u128 = 0x1ff;
const SQUARE: u128 = 0b111 | 0b111 << 9 | 0b111 << 18;
const COLUMN: u128 = {
    let mut column = 0;
    let mut i = 0;
    while i < 9 {
        column |= 1 << (9 * i);
        i += 1;
    }
    column
};

/// `row 4`, `column 7`, `square 5`.
impl fmt::Display for Structure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Structure::Row(n) => write!(f, "row {n}"),
            Structure::Column(n) => write!(f, "column {n}"),
            Structure::Square(n) => write!(f, "square {n}"),
        }
    }
}

impl fmt::Debug for Structure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A text that names no structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseStructureError;

crate::error::technical!(ParseStructureError);

impl FromStr for Structure {
    type Err = ParseStructureError;

    fn from_str(text: &str) -> Result<Structure, ParseStructureError> {
        let (kind, n) = text.split_once(' ').ok_or(ParseStructureError)?;
        let [n] = *n.as_bytes() else { return Err(ParseStructureError) };
        let n = Ordinal::new(n.wrapping_sub(b'0')).ok_or(ParseStructureError)?;
        match kind {
            "row" => Ok(Structure::Row(n)),
            "column" => Ok(Structure::Column(n)),
            "square" => Ok(Structure::Square(n)),
            _ => Err(ParseStructureError),
        }
    }
}
