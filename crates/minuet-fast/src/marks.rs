//! Pencil marks as plain sets of bits: what the counter takes in and gives back.

use minuet_core::{Cell, DigitSet, Position, Puzzle, Solution};

/// All nine numbers.
pub(crate) const NUMBERS: u16 = 0x1ff;

/// The numbers of each cell in reading order, number 1 in the lowest bit.
#[derive(Clone, Copy)]
pub(crate) struct Marks(pub(crate) [u16; 81]);

/// The digits that are given, and everything elsewhere: the sweeps do the rest.
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

impl Marks {
    /// Whether they are this solution.
    pub(crate) fn are(&self, solution: &Solution) -> bool {
        let mut cells = Cell::ALL.into_iter().zip(&self.0);
        cells.all(|(cell, &mark)| mark == 1 << solution.get(cell).index())
    }

    /// The solution, if that is what it is.
    pub(crate) fn solution(&self) -> Option<Solution> {
        let mut puzzle = Puzzle::EMPTY;
        for (cell, &mark) in Cell::ALL.into_iter().zip(&self.0) {
            puzzle.set(cell, DigitSet::from_bits(mark).first());
        }
        Solution::try_from(&puzzle).ok()
    }
}
