//! The racer's own position: one bitboard a number.

use minuet_core::{Cell, DigitSet, Position, Puzzle};

use crate::tables::{ALL, SEEN};

/// The places of each number, one bit a cell in reading order, and the cells whose single number has
/// been taken from all the cells they see.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Board {
    pub(crate) at: [u128; 9],
    pub(crate) solved: u128,
}

impl Board {
    /// A board that differs from every other one in every cell: what to close against when nothing is
    /// known to be closed.
    pub(crate) const NOTHING: Board = Board { at: [0; 9], solved: 0 };

    /// Whether one number is left in each cell. On a closed board that is a solution.
    pub(crate) fn is_complete(&self) -> bool {
        self.solved == ALL
    }

    /// The number of candidates over all 81 cells.
    pub(crate) fn left(&self) -> u16 {
        self.at.iter().map(|places| places.count_ones() as u16).sum()
    }

    /// The candidates of one cell.
    pub(crate) fn digits(&self, cell: usize) -> u16 {
        (0..9).fold(0, |set, d| set | ((self.at[d] >> cell) as u16 & 1) << d)
    }

    /// The cells with exactly two candidates.
    pub(crate) fn pairs(&self) -> u128 {
        let (mut one, mut two, mut three) = (0, 0, 0);
        for places in self.at {
            three |= two & places;
            two |= one & places;
            one |= places;
        }
        two & !three
    }

    /// The same board with nothing but `digit` in `cell`.
    pub(crate) fn with(&self, (cell, digit): (u8, u8)) -> Board {
        let mut board = *self;
        let bit = 1 << cell;
        let keeps = board.at[digit as usize] & bit;
        for places in &mut board.at {
            *places &= !bit;
        }
        // The cells that see it lose the number at once: closing would do the same a moment later.
        board.at[digit as usize] = board.at[digit as usize] & !SEEN[cell as usize] | keeps;
        board.solved |= keeps;
        board
    }

    /// Whether `digit` is a candidate of `cell`.
    pub(crate) fn has(&self, (cell, digit): (u8, u8)) -> bool {
        self.at[digit as usize] >> cell & 1 != 0
    }

    /// The candidates that at least one of the two has; `solved` of a line that both are grown from.
    pub(crate) fn union(&self, other: &Board, solved: u128) -> Board {
        Board { at: std::array::from_fn(|d| self.at[d] | other.at[d]), solved }
    }

    /// The candidates that both have. What one of them has spread stays spread.
    pub(crate) fn intersection(&self, other: &Board) -> Board {
        Board {
            at: std::array::from_fn(|d| self.at[d] & other.at[d]),
            solved: self.solved | other.solved,
        }
    }

    /// Whether every candidate of it is one of `other`.
    pub(crate) fn is_within(&self, other: &Board) -> bool {
        self.at.iter().zip(&other.at).all(|(own, others)| own & !others == 0)
    }
}

/// All candidates that the digits of a puzzle leave open.
impl From<&Puzzle> for Board {
    fn from(puzzle: &Puzzle) -> Board {
        let (mut given, mut seen) = ([0; 9], [0; 9]);
        for (cell, digit) in puzzle.iter() {
            given[digit.index()] |= 1 << cell.index();
            seen[digit.index()] |= SEEN[cell.index()];
        }
        let filled = given.iter().fold(0, |cells, places| cells | places);
        let conflict = (0..9).any(|d| given[d] & seen[d] != 0);
        Board {
            at: std::array::from_fn(|d| ALL & !filled & !seen[d] | given[d]),
            // Digits in conflict still have to take the number from each other.
            solved: if conflict { 0 } else { filled },
        }
    }
}

impl From<&Position> for Board {
    fn from(position: &Position) -> Board {
        let mut board = Board::NOTHING;
        for (cell, digits) in position.iter() {
            for digit in digits.iter() {
                board.at[digit.index()] |= 1 << cell.index();
            }
        }
        board
    }
}

impl From<&Board> for Position {
    fn from(board: &Board) -> Position {
        let mut position = Position::OPEN;
        for cell in Cell::ALL {
            position.set(cell, DigitSet::from_bits(board.digits(cell.index())));
        }
        position
    }
}
