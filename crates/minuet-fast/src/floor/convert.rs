//! Floors from puzzles, positions and pencil marks, and back.

use minuet_core::{Cell, Digit, DigitSet, Position, Puzzle};

use super::{Floor, SPOT, Spot};
use crate::marks::Marks;

/// The digits that are given, and every number in the other cells. The first sweep does the rest.
///
/// It takes no decisions, as nothing foretells where a puzzle has its digits. The empty cells are gathered
/// in the lanes above the numbers: in all of them by turns, so that none has to wait for the one before.
impl From<&Puzzle> for Floor {
    fn from(puzzle: &Puzzle) -> Floor {
        let mut floor = Floor::EMPTY;
        for (i, (&cell, Spot { band, bit })) in Cell::ALL.iter().zip(&SPOT).enumerate() {
            let lane = puzzle.get(cell).map_or(9 + i % 7, Digit::index);
            floor.at[band % 3][lane & 15] |= bit;
        }
        for words in &mut floor.at {
            let empty = words[9..].iter().fold(0, |all, word| all | word);
            for (d, word) in words.iter_mut().enumerate() {
                *word = if d < 9 { *word | empty } else { 0 };
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

impl Floor {
    /// The candidates of each cell.
    #[inline(always)]
    pub(crate) fn marks_of_cells(&self) -> Marks {
        let mut marks = Marks([0; 81]);
        for (marks, words) in marks.0.chunks_exact_mut(27).zip(&self.at) {
            let mut cells = [0; 32];
            for (d, &word) in words[..9].iter().enumerate() {
                for (cell, bit) in cells.iter_mut().zip(BIT) {
                    *cell |= if word & bit == 0 { 0 } else { 1 << d };
                }
            }
            marks.copy_from_slice(&cells[..27]);
        }
        marks
    }
}

/// The floor of a solution.
impl From<&Marks> for Floor {
    fn from(marks: &Marks) -> Floor {
        let mut floor = Floor::EMPTY;
        for (&mark, Spot { band, bit }) in marks.0.iter().zip(&SPOT) {
            // A solution has a number in each cell; the limit only tells the compiler so.
            floor.at[band % 3][mark.trailing_zeros().min(8) as usize] |= bit;
        }
        floor
    }
}

/// The bits of the cells of a band in reading order, and nothing for what fills up the vector.
const BIT: [u32; 32] = {
    let mut bits = [0; 32];
    let mut cell = 0;
    while cell < 27 {
        bits[cell] = Spot::of(cell).bit;
        cell += 1;
    }
    bits
};
