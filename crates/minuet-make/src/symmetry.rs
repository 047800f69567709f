//! The transformations that keep a Sudoku what it is.

use minuet_core::{ByCell, Cell, Digit, DigitSet, Position, Puzzle};

use crate::Random;

/// One of the 2 × 6⁸ × 9! symmetries: rows and columns may change places, so may the rows of a band, the
/// columns of a stack, the bands, the stacks, and the numbers.
///
/// ```
/// use minuet_core::Puzzle;
/// use minuet_make::{Random, Symmetry, canonical};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
///         .parse().unwrap();
/// let symmetry = Symmetry::random(&mut Random::new(1));
/// let image = symmetry.apply(&puzzle);
/// assert_eq!(canonical(&puzzle), canonical(&image));
/// assert_eq!(symmetry.inverse().apply(&image), puzzle);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Where each cell goes.
    cells: ByCell<Cell>,
    /// What each number becomes.
    digits: [Digit; 9],
}

/// Which of the two come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lines {
    Rows,
    Columns,
}

impl Symmetry {
    /// The symmetry that changes nothing.
    pub const IDENTITY: Symmetry = Symmetry { cells: ByCell(Cell::ALL), digits: Digit::ALL };

    /// Any of them, each with the same probability.
    pub fn random(random: &mut Random) -> Symmetry {
        let lines = if random.below(2) == 0 { Lines::Rows } else { Lines::Columns };
        let (rows, columns) = (shuffled_lines(random), shuffled_lines(random));
        let mut digits = Digit::ALL;
        random.shuffle(&mut digits);
        Symmetry::from_lines(lines, rows, columns, digits)
    }

    /// The symmetry with an image whose rows come from these rows and whose columns from these columns, or
    /// the other way round. Bands and stacks must have stayed together.
    pub(crate) fn from_lines(
        lines: Lines,
        rows: [u8; 9],
        columns: [u8; 9],
        digits: [Digit; 9],
    ) -> Symmetry {
        let mut symmetry = Symmetry { digits, ..Symmetry::IDENTITY };
        for target in Cell::ALL {
            let (row, column) = (rows[target.index() / 9], columns[target.index() % 9]);
            let source = match lines {
                Lines::Rows => 9 * row + column,
                Lines::Columns => 9 * column + row,
            };
            symmetry.cells[Cell::ALL[usize::from(source)]] = target;
        }
        symmetry
    }

    /// Where a cell goes.
    pub fn cell(&self, cell: Cell) -> Cell {
        self.cells[cell]
    }

    /// What a number becomes.
    pub fn digit(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }

    /// The image of a puzzle.
    pub fn apply(&self, puzzle: &Puzzle) -> Puzzle {
        let mut image = Puzzle::EMPTY;
        for (cell, digit) in puzzle.iter() {
            image.set(self.cell(cell), Some(self.digit(digit)));
        }
        image
    }

    /// The image of a position.
    pub fn apply_to_position(&self, position: &Position) -> Position {
        let mut image = *position;
        for (cell, digits) in position.iter() {
            let digits: DigitSet = digits.iter().map(|digit| self.digit(digit)).collect();
            image.set(self.cell(cell), digits);
        }
        image
    }

    /// This symmetry and `next` after it, in one.
    pub fn then(&self, next: &Symmetry) -> Symmetry {
        Symmetry {
            cells: ByCell::from_fn(|cell| next.cell(self.cell(cell))),
            digits: self.digits.map(|digit| next.digit(digit)),
        }
    }

    /// The symmetry that leads back.
    pub fn inverse(&self) -> Symmetry {
        let mut inverse = *self;
        for cell in Cell::ALL {
            inverse.cells[self.cell(cell)] = cell;
        }
        for digit in Digit::ALL {
            inverse.digits[self.digit(digit).index()] = digit;
        }
        inverse
    }
}

/// Nine rows, or columns, with bands and lines within bands in random order.
fn shuffled_lines(random: &mut Random) -> [u8; 9] {
    let mut three = || {
        let mut order = [0, 1, 2];
        random.shuffle(&mut order);
        order
    };
    let bands = three();
    let inner = [three(), three(), three()];
    std::array::from_fn(|i| 3 * bands[i / 3] + inner[i / 3][i % 3])
}
