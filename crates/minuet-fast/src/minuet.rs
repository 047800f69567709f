//! Step 4 on boards: minuets, nested as deep as the reading allows.

use minuet_core::{Broken, Ending, Reading};

use crate::board::Board;
use crate::close::Rules;
use crate::starters::{Choice, Choices};

/// The method under one reading, and the solution of the puzzle it works on.
///
/// The outcome does not depend on the order of starters, so the racer is free to look at the true
/// choices first: only these can complete.
pub(crate) struct Method<'a> {
    pub(crate) rules: Rules,
    pub(crate) ending: Ending,
    pub(crate) solution: &'a Board,
}

/// Why a line ends before it stalls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// The line is broken.
    Broken,
    /// A dancer is complete and trusted: the whole puzzle is solved.
    Solved,
}

impl From<Broken> for Stop {
    fn from(_: Broken) -> Stop {
        Stop::Broken
    }
}

/// Whether a minuet changed the line that opened it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Yield {
    Nothing,
    Something,
}

impl<'a> Method<'a> {
    pub(crate) fn new(reading: &Reading, solution: &'a Board) -> Method<'a> {
        Method { rules: reading.into(), ending: reading.ending, solution }
    }

    /// Step 3, then minuets up to `depth`, until nothing follows. `since` is a closed board above.
    pub(crate) fn develop(&self, board: &mut Board, since: &Board, depth: u8) -> Result<(), Stop> {
        board.close(since, self.rules)?;
        self.dance(board, depth)
    }

    /// Minuets up to `depth` on a closed board, until nothing follows.
    pub(crate) fn dance(&self, board: &mut Board, depth: u8) -> Result<(), Stop> {
        if self.ending == Ending::Trust && self.completes(board, depth) {
            return Err(Stop::Solved);
        }
        // What shallow minuets find deep ones find too, at more expense.
        let mut level = 1;
        while level <= depth && !board.is_complete() {
            level = match self.round(board, level)? {
                Yield::Something => 1,
                Yield::Nothing => level + 1,
            };
        }
        if board.is_complete() && self.ending == Ending::Trust {
            return Err(Stop::Solved);
        }
        Ok(())
    }

    /// Whether up to `depth` true choices, each a starter where it is made, complete the closed board.
    fn completes(&self, board: &Board, depth: u8) -> bool {
        if board.is_complete() {
            return true;
        }
        if depth == 0 || !self.solution.is_within(board) {
            return false;
        }
        Choices::of(board).iter().any(|pair| {
            let truth = pair.into_iter().find(|&choice| self.solution.has(choice));
            truth.is_some_and(|choice| {
                let mut dancer = board.with(choice);
                dancer.close(board, self.rules).is_ok() && self.completes(&dancer, depth - 1)
            })
        })
    }

    /// One minuet with every starter of the board, the list made once.
    fn round(&self, board: &mut Board, depth: u8) -> Result<Yield, Stop> {
        let mut round = Yield::Nothing;
        for pair in Choices::of(board).iter() {
            let stands = pair.iter().all(|&choice| board.has(choice));
            if stands && self.minuet(board, pair, depth)? == Yield::Something {
                round = Yield::Something;
            }
        }
        Ok(round)
    }

    /// Everything that can be done with one starter.
    pub(crate) fn minuet(
        &self,
        board: &mut Board,
        [circle, square]: [Choice; 2],
        depth: u8,
    ) -> Result<Yield, Stop> {
        let start = *board;
        let mut x = self.dancer(board.with(circle), board, depth)?;
        let mut y = self.dancer(board.with(square), board, depth)?;
        loop {
            let (circle, square) = match (x, y) {
                (Some(circle), Some(square)) => (circle, square),
                (None, None) => return Err(Stop::Broken),
                (Some(right), None) | (None, Some(right)) => {
                    *board = right;
                    return Ok(Yield::Something);
                }
            };
            let mut together = circle.union(&square, board.solved);
            if together.at == board.at {
                let same = board.at == start.at;
                return Ok(if same { Yield::Nothing } else { Yield::Something });
            }
            together.close(board, self.rules)?;
            *board = together;
            x = self.again(circle, board, depth)?;
            y = self.again(square, board, depth)?;
        }
    }

    /// Where a dancer ends, or nothing when it breaks.
    pub(crate) fn dancer(
        &self,
        mut dancer: Board,
        since: &Board,
        depth: u8,
    ) -> Result<Option<Board>, Stop> {
        match self.develop(&mut dancer, since, depth - 1) {
            Ok(()) => Ok(Some(dancer)),
            Err(Stop::Broken) => Ok(None),
            Err(Stop::Solved) => Err(Stop::Solved),
        }
    }

    /// A dancer that has stalled, after its line lost candidates.
    fn again(&self, dancer: Board, line: &Board, depth: u8) -> Result<Option<Board>, Stop> {
        let less = dancer.intersection(line);
        if less.at == dancer.at { Ok(Some(dancer)) } else { self.dancer(less, &dancer, depth) }
    }
}
