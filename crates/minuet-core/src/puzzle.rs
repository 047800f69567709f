//! The puzzle as printed: digits and empty cells, which may be nonsense.

use std::fmt;
use std::str::FromStr;

use crate::{Broken, ByCell, Cell, CellSet, Digit, Structure};

/// Digits in some of the cells. Nothing is promised: two equal digits may share a structure, and there
/// may be no solution or many.
///
/// ```
/// use minuet_core::Puzzle;
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle: Puzzle = text.parse().unwrap();
/// assert_eq!(puzzle.clues(), 30);
/// assert_eq!(puzzle.to_string(), text);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Puzzle(ByCell<Option<Digit>>);

impl Puzzle {
    /// No digit at all.
    pub const EMPTY: Puzzle = Puzzle(ByCell([None; 81]));

    /// The digit in `cell`.
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        self.0[cell]
    }

    /// Writes a digit into `cell`, or empties it.
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        self.0[cell] = digit;
    }

    /// The cells that hold a digit, with it, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Digit)> {
        self.0.iter().filter_map(|(cell, &digit)| Some((cell, digit?)))
    }

    /// The cells that hold a digit.
    pub fn filled(&self) -> CellSet {
        self.iter().map(|(cell, _)| cell).collect()
    }

    /// How many digits it has.
    pub fn clues(&self) -> usize {
        // Small sums can be taken many at once, and there are at most 81.
        self.0.0.iter().map(|digit| u8::from(digit.is_some())).sum::<u8>().into()
    }

    /// These digits, and in the empty cells those of `below`.
    pub fn over(&self, below: &Puzzle) -> Puzzle {
        let mut both = *self;
        for (digit, below) in both.0.0.iter_mut().zip(below.0.0) {
            *digit = digit.or(below);
        }
        both
    }

    /// Its 81 characters in reading order, `.` for an empty cell.
    pub fn characters(&self) -> [u8; 81] {
        let mut characters = [b'.'; 81];
        // A loop over both can be taken many at once, which `map` cannot.
        for (character, digit) in characters.iter_mut().zip(&self.0.0) {
            *character = digit.map_or(b'.', |digit| b'0' + digit.get());
        }
        characters
    }

    /// The puzzle of 81 characters in reading order: digits, and `.` or `0` for empty cells.
    ///
    /// ```
    /// use minuet_core::Puzzle;
    /// assert_eq!(Puzzle::from_characters(&[b'0'; 81]), Some(Puzzle::EMPTY));
    /// assert_eq!(Puzzle::from_characters(&[b'x'; 81]), None);
    /// ```
    pub fn from_characters(characters: &[u8; 81]) -> Option<Puzzle> {
        let mut puzzle = Puzzle::EMPTY;
        let mut highest = 0;
        // Without a branch for each: lists have millions of puzzles.
        for (cell, &byte) in puzzle.0.0.iter_mut().zip(characters) {
            let n = if byte == b'.' { 0 } else { byte.wrapping_sub(b'0') };
            *cell = Digit::new(n);
            highest = n.max(highest);
        }
        (highest <= 9).then_some(puzzle)
    }

    /// Two equal digits in one structure, if any (Sub-rule 3a).
    pub fn conflict(&self) -> Option<Broken> {
        // Most puzzles have none, which takes a single look at each cell.
        if !self.repeats() {
            return None;
        }
        Structure::ALL.into_iter().find_map(|structure| {
            Digit::ALL.into_iter().find_map(|digit| {
                let mut holders =
                    structure.cells().iter().filter(|&cell| self.get(cell) == Some(digit));
                let cells = [holders.next()?, holders.next()?];
                Some(Broken::Twice { digit, structure, cells })
            })
        })
    }

    /// Whether two equal digits share a structure.
    fn repeats(&self) -> bool {
        let mut seen = [[0_u16; 9]; 3];
        let mut twice = 0;
        for (i, digit) in self.0.0.iter().enumerate() {
            let bit = digit.map_or(0, |digit| 1 << digit.index());
            for (structures, number) in seen.iter_mut().zip([i / 9, i % 9, i / 27 * 3 + i % 9 / 3])
            {
                twice |= structures[number] & bit;
                structures[number] |= bit;
            }
        }
        twice != 0
    }
}

impl Default for Puzzle {
    fn default() -> Puzzle {
        Puzzle::EMPTY
    }
}

/// 81 characters in reading order, `.` for an empty cell.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // All at once: lists have millions of puzzles.
        f.write_str(std::str::from_utf8(&self.characters()).unwrap_or_default())
    }
}

impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A text that is not 81 digits and dots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParsePuzzleError {
    /// Neither a digit nor a sign for an empty cell.
    Character {
        /// The character.
        found: char,
        /// Its place in the text, from 1.
        column: usize,
    },
    /// Not 81 characters.
    Length {
        /// How many there are.
        found: usize,
    },
}

crate::error::technical!(ParsePuzzleError);

/// Reads the plain 81-character line: digits, and `.` or `0` for empty cells.
impl FromStr for Puzzle {
    type Err = ParsePuzzleError;

    fn from_str(text: &str) -> Result<Puzzle, ParsePuzzleError> {
        // Nearly all are as they should be.
        match text.as_bytes().try_into().ok().and_then(Puzzle::from_characters) {
            Some(puzzle) => Ok(puzzle),
            None => Err(complaint(text)),
        }
    }
}

/// What is wrong with a text that is not a puzzle.
fn complaint(text: &str) -> ParsePuzzleError {
    let is_cell = |c: char| c == '.' || c.is_ascii_digit();
    match text.chars().enumerate().find(|&(_, c)| !is_cell(c)) {
        Some((i, found)) => ParsePuzzleError::Character { found, column: i + 1 },
        None => ParsePuzzleError::Length { found: text.len() },
    }
}
