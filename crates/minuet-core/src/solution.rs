//! A full grid that obeys the Basic Sudoku Rule.

use std::fmt;
use std::str::FromStr;

use crate::{Broken, ByCell, Cell, Digit, ParsePuzzleError, Puzzle};

/// A digit in every cell, each structure with each number once (item 3). Any other grid is [refused](NotASolution).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution(ByCell<Digit>);

impl Solution {
    /// The digit in `cell`.
    pub fn get(&self, cell: Cell) -> Digit {
        self.0[cell]
    }

    /// Whether every digit of `puzzle` is in it.
    pub fn solves(&self, puzzle: &Puzzle) -> bool {
        puzzle.iter().all(|(cell, digit)| self.get(cell) == digit)
    }

    /// The same digits as a puzzle without empty cells.
    pub fn puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle::EMPTY;
        for (cell, &digit) in self.0.iter() {
            puzzle.set(cell, Some(digit));
        }
        puzzle
    }
}

/// Why a grid is not a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotASolution {
    /// A cell has no digit.
    Empty(Cell),
    /// Two equal digits share a structure.
    Conflict(Broken),
    /// The text is not a grid.
    Text(ParsePuzzleError),
}

crate::error::technical!(NotASolution);

impl TryFrom<&Puzzle> for Solution {
    type Error = NotASolution;

    fn try_from(puzzle: &Puzzle) -> Result<Solution, NotASolution> {
        if !is_full(puzzle) {
            if let Some(cell) = Cell::ALL.into_iter().find(|&cell| puzzle.get(cell).is_none()) {
                return Err(NotASolution::Empty(cell));
            }
            if let Some(broken) = puzzle.conflict() {
                return Err(NotASolution::Conflict(broken));
            }
        }
        Ok(Solution(ByCell::from_fn(|cell| puzzle.get(cell).unwrap_or(Digit::ALL[0]))))
    }
}

/// Whether each structure has each number: a quick look before a search for what is wrong.
fn is_full(puzzle: &Puzzle) -> bool {
    let (mut rows, mut columns, mut squares) = ([0; 9], [0; 9], [0; 9]);
    for (i, cell) in Cell::ALL.into_iter().enumerate() {
        let number = puzzle.get(cell).map_or(0, |digit| 1 << digit.index());
        rows[i / 9] |= number;
        columns[i % 9] |= number;
        squares[i / 27 * 3 + i % 9 / 3] |= number;
    }
    [rows, columns, squares].iter().flatten().all(|&numbers: &u16| numbers == 0x1ff)
}

impl FromStr for Solution {
    type Err = NotASolution;

    fn from_str(text: &str) -> Result<Solution, NotASolution> {
        Solution::try_from(&text.parse::<Puzzle>().map_err(NotASolution::Text)?)
    }
}

/// 81 digits in reading order.
impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(_, digit)| write!(f, "{digit}"))
    }
}

impl fmt::Debug for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
