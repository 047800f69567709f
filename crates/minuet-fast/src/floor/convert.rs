//! Floors from puzzles, positions and boards, and back.

use minuet_core::{Cell, DigitSet, Position, Puzzle};

use super::{BAND, CELL, Floor, SPOT, Spot};
use crate::board::Board;
use crate::tables::ALL;

/// The digits that stand, and every number in the other cells. The first sweep does the rest.
impl From<&Puzzle> for Floor {
    fn from(puzzle: &Puzzle) -> Floor {
        let mut floor = Floor::EMPTY;
        let mut filled = [0; 3];
        for (cell, digit) in puzzle.iter() {
            let Spot { band, bit } = SPOT[cell.index()];
            floor.at[band][digit.index()] |= bit;
            filled[band] |= bit;
        }
        for (words, filled) in floor.at.iter_mut().zip(filled) {
            for word in &mut words[..9] {
                *word |= BAND & !filled;
            }
        }
        floor
    }
}

impl From<&Position> for Floor {
    fn from(position: &Position) -> Floor {
        let mut floor = Floor::EMPTY;
        for (cell, digits) in position.iter() {
            let Spot { band, bit } = SPOT[cell.index()];
            for digit in digits.iter() {
                floor.at[band][digit.index()] |= bit;
            }
        }
        floor
    }
}

impl From<&Floor> for Position {
    fn from(floor: &Floor) -> Position {
        let mut position = Position::OPEN;
        for cell in Cell::ALL {
            let Spot { band, bit } = SPOT[cell.index()];
            let digits =
                (0..9).fold(0, |set, d| set | u16::from(floor.at[band][d] & bit != 0) << d);
            position.set(cell, DigitSet::from_bits(digits));
        }
        position
    }
}

impl From<&Floor> for Board {
    fn from(floor: &Floor) -> Board {
        let mut board = Board::NOTHING;
        for (band, words) in floor.at.iter().enumerate() {
            for (places, &word) in board.at.iter_mut().zip(words) {
                let mut rest = word;
                while rest != 0 {
                    *places |= 1 << CELL[band][rest.trailing_zeros() as usize & 31];
                    rest &= rest - 1;
                }
            }
        }
        board
    }
}

impl From<&Board> for Floor {
    fn from(board: &Board) -> Floor {
        let mut floor = Floor::EMPTY;
        for (d, places) in board.at.iter().enumerate() {
            let mut rest = places & ALL;
            while rest != 0 {
                let Spot { band, bit } = SPOT[rest.trailing_zeros() as usize];
                floor.at[band][d] |= bit;
                rest &= rest - 1;
            }
        }
        floor
    }
}
