//! A position as the counter takes it: one bitboard a number.

use minuet_core::{Cell, DigitSet, Position};

/// The places of each number, one bit a cell in reading order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Board {
    pub(crate) at: [u128; 9],
}

impl Board {
    /// No place for any number.
    pub(crate) const NOTHING: Board = Board { at: [0; 9] };

    /// The candidates of one cell.
    fn digits(&self, cell: usize) -> u16 {
        (0..9).fold(0, |set, d| set | ((self.at[d] >> cell) as u16 & 1) << d)
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
