//! Pencil marks as plain sets of bits: what the counter takes in and gives back.

use minuet_core::{Cell, DigitSet, Position, Puzzle, Solution};

use crate::board::Board;

/// All nine numbers.
pub(crate) const NUMBERS: u16 = 0x1ff;

/// The numbers of each cell in reading order, number 1 in the lowest bit.
#[derive(Clone, Copy)]
pub(crate) struct Marks(pub(crate) [u16; 81]);

/// The digits that stand, and everything elsewhere: the sweeps do the rest.
impl From<&Puzzle> for Marks {
    #[inline(always)]
    fn from(puzzle: &Puzzle) -> Marks {
        let mut marks = Marks([0; 81]);
        for (mark, cell) in marks.0.iter_mut().zip(Cell::ALL) {
            *mark = puzzle.get(cell).map_or(NUMBERS, |digit| 1 << digit.index());
        }
        marks
    }
}

impl From<&Marks> for Marks {
    #[inline(always)]
    fn from(marks: &Marks) -> Marks {
        *marks
    }
}

impl From<&Position> for Marks {
    fn from(position: &Position) -> Marks {
        Marks(std::array::from_fn(|i| position.get(Cell::ALL[i]).bits()))
    }
}

impl From<&Board> for Marks {
    fn from(board: &Board) -> Marks {
        let mut marks = Marks([0; 81]);
        for (d, places) in board.at.iter().enumerate() {
            for (row, marks) in marks.0.chunks_exact_mut(9).enumerate() {
                let cells = (places >> (9 * row)) as u16;
                for (column, mark) in marks.iter_mut().enumerate() {
                    *mark |= (cells >> column & 1) << d;
                }
            }
        }
        marks
    }
}

/// The board of a solution.
impl From<&Marks> for Board {
    fn from(marks: &Marks) -> Board {
        let mut board = Board::NOTHING;
        for (cell, mark) in marks.0.iter().enumerate() {
            // A solution has a number in each cell; the limit only tells the compiler so.
            board.at[mark.trailing_zeros().min(8) as usize] |= 1 << cell;
        }
        board
    }
}

impl Marks {
    /// The solution, if that is what it is.
    pub(crate) fn solution(&self) -> Option<Solution> {
        let mut puzzle = Puzzle::EMPTY;
        for (cell, &mark) in Cell::ALL.into_iter().zip(&self.0) {
            puzzle.set(cell, DigitSet::from_bits(mark).first());
        }
        Solution::try_from(&puzzle).ok()
    }
}
