//! The candidates of every cell.

use std::fmt;
use std::str::FromStr;

use crate::{Broken, ByCell, Cell, CellSet, Digit, DigitSet, Puzzle, Solution, Structure};

/// The candidates of all 81 cells: what is still possible. It may be broken.
///
/// ```
/// use minuet_core::{Position, Puzzle};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
///         .parse().unwrap();
/// let position = Position::of(&puzzle);
/// assert_eq!(position.get("r1c3".parse().unwrap()).to_string(), "124");
/// assert_eq!(position.broken(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position(ByCell<DigitSet>);

impl Position {
    /// Every number in every cell.
    pub const OPEN: Position = Position(ByCell([DigitSet::ALL; 81]));

    /// All candidates that the digits of `puzzle` leave open (Rule 19 once for each digit, no more).
    pub fn of(puzzle: &Puzzle) -> Position {
        let mut position = Position::OPEN;
        for (cell, digit) in puzzle.iter() {
            for seen in cell.seen().iter() {
                position.erase(seen, digit.into());
            }
        }
        // A digit stays in its own cell even where another of its kind sees it: that is a conflict,
        // and `broken` reports it as one.
        for (cell, digit) in puzzle.iter() {
            position.0[cell] = digit.into();
        }
        position
    }

    /// The candidates of `cell`.
    pub fn get(&self, cell: Cell) -> DigitSet {
        self.0[cell]
    }

    /// Whether `digit` is a candidate of `cell`.
    pub fn has(&self, cell: Cell, digit: Digit) -> bool {
        self.0[cell].contains(digit)
    }

    /// Sets the candidates of `cell`.
    pub fn set(&mut self, cell: Cell, digits: DigitSet) {
        self.0[cell] = digits;
    }

    /// Takes `digits` away from `cell`.
    pub fn erase(&mut self, cell: Cell, digits: DigitSet) {
        self.0[cell] -= digits;
    }

    /// Cells with their candidates, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, DigitSet)> {
        self.0.iter().map(|(cell, &digits)| (cell, digits))
    }

    /// The cells of `structure` that have `digit` as a candidate.
    pub fn places(&self, digit: Digit, structure: Structure) -> CellSet {
        structure.cells().iter().filter(|&cell| self.has(cell, digit)).collect()
    }

    /// The number of candidates over all 81 cells; 81 when it is complete.
    pub fn left(&self) -> usize {
        self.iter().map(|(_, digits)| digits.len()).sum()
    }

    /// The first sign that it is broken: an empty cell, a number twice, a number without a cell.
    pub fn broken(&self) -> Option<Broken> {
        self.empty_cell().or_else(|| {
            let suspect = |structure: &Structure| self.is_suspect(*structure);
            Structure::ALL.into_iter().filter(suspect).find_map(|structure| {
                Digit::ALL.into_iter().find_map(|digit| self.broken_in(digit, structure))
            })
        })
    }

    /// Whether a number is missing or alone twice in `structure`: one look at its cells, because this is
    /// asked after every find.
    fn is_suspect(&self, structure: Structure) -> bool {
        let (mut all, mut alone, mut twice) = (DigitSet::EMPTY, DigitSet::EMPTY, DigitSet::EMPTY);
        for cell in structure.cells().iter() {
            let digits = self.get(cell);
            all |= digits;
            if digits.len() == 1 {
                twice |= alone & digits;
                alone |= digits;
            }
        }
        all != DigitSet::ALL || !twice.is_empty()
    }

    fn empty_cell(&self) -> Option<Broken> {
        let (cell, _) = self.iter().find(|(_, digits)| digits.is_empty())?;
        Some(Broken::Empty { cell })
    }

    fn broken_in(&self, digit: Digit, structure: Structure) -> Option<Broken> {
        let places = self.places(digit, structure);
        if places.is_empty() {
            return Some(Broken::Nowhere { digit, structure });
        }
        let mut alone = places.iter().filter(|&cell| self.get(cell) == DigitSet::of(digit));
        let cells = [alone.next()?, alone.next()?];
        Some(Broken::Twice { digit, structure, cells })
    }

    /// Whether what `broken` claims can be seen here.
    pub fn shows(&self, broken: &Broken) -> bool {
        match *broken {
            Broken::Empty { cell } => self.get(cell).is_empty(),
            Broken::Nowhere { digit, structure } => self.places(digit, structure).is_empty(),
            Broken::Twice { digit, structure, cells: [a, b] } => {
                a != b
                    && [a, b].into_iter().all(|cell| {
                        structure.cells().contains(cell) && self.get(cell) == DigitSet::of(digit)
                    })
            }
        }
    }

    /// The solution, if each cell has one candidate left and nothing is broken.
    pub fn solution(&self) -> Option<Solution> {
        let mut puzzle = Puzzle::EMPTY;
        for (cell, digits) in self.iter() {
            puzzle.set(cell, Some(digits.single()?));
        }
        Solution::try_from(&puzzle).ok()
    }

    /// Whether each number of `solution` is a candidate of its cell.
    pub fn admits(&self, solution: &Solution) -> bool {
        Cell::ALL.into_iter().all(|cell| self.has(cell, solution.get(cell)))
    }

    /// Whether every candidate here is a candidate in `other` too.
    pub fn is_within(&self, other: &Position) -> bool {
        self.iter().all(|(cell, digits)| digits.is_subset(other.get(cell)))
    }

    /// The candidates that at least one of the two has.
    pub fn union(&self, other: &Position) -> Position {
        Position(ByCell::from_fn(|cell| self.get(cell) | other.get(cell)))
    }

    /// The candidates that both have.
    pub fn intersection(&self, other: &Position) -> Position {
        Position(ByCell::from_fn(|cell| self.get(cell) & other.get(cell)))
    }
}

impl From<&Solution> for Position {
    fn from(solution: &Solution) -> Position {
        Position(ByCell::from_fn(|cell| solution.get(cell).into()))
    }
}

/// Nine lines of nine cells, the candidates of a cell in a row, `-` if there are none:
/// `5 3 124 26 7 2468 1489 1249 248`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // All at once: a certificate has dozens of positions.
        let mut text = String::with_capacity(81 * 4);
        for (cell, digits) in self.iter() {
            match (cell.index(), cell.index() % 9) {
                (0, _) => {}
                (_, 0) => text.push('\n'),
                _ => text.push(' '),
            }
            match digits.is_empty() {
                true => text.push('-'),
                false => text.extend(digits.iter().map(|digit| char::from(b'0' + digit.get()))),
            }
        }
        f.write_str(&text)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A text that is not 81 cells of candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    /// A cell is not a set of digits, each once, or `-`.
    Cell(Cell),
    /// Not 81 cells.
    Length {
        /// How many there are.
        found: usize,
    },
}

crate::error::technical!(ParsePositionError);

/// Reads what `Display` writes; any white space separates cells.
impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        let mut position = Position::OPEN;
        let mut found = 0;
        for word in text.split_whitespace() {
            if let Some(cell) = Cell::new(found) {
                position.set(cell, candidates(word).ok_or(ParsePositionError::Cell(cell))?);
            }
            found += 1;
        }
        if found == 81 { Ok(position) } else { Err(ParsePositionError::Length { found }) }
    }
}

fn candidates(word: &str) -> Option<DigitSet> {
    if word == "-" {
        return Some(DigitSet::EMPTY);
    }
    let digits: DigitSet = word.chars().map(Digit::from_char).collect::<Option<_>>()?;
    (digits.len() == word.len()).then_some(digits)
}
