//! Step 4 on floors: minuets, nested as deep as the reading allows.

use minuet_core::{Ending, Reading};

use crate::close::Rules;
use crate::floor::{Choice, Floor};
use crate::starters::Choices;
use crate::sweep::Broken;

/// The method under one reading, and the solution of the puzzle it works on.
///
/// The outcome does not depend on the order of starters, so the racer is free to look at the true
/// choices first: only these can complete.
pub(crate) struct Method<'a> {
    pub(crate) rules: Rules,
    pub(crate) ending: Ending,
    pub(crate) solution: &'a Floor,
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
    pub(crate) fn new(reading: &Reading, solution: &'a Floor) -> Method<'a> {
        Method { rules: reading.into(), ending: reading.ending, solution }
    }

    /// Step 3, then minuets up to `depth`, until nothing follows.
    pub(crate) fn develop(&self, floor: &mut Floor, depth: u8) -> Result<(), Stop> {
        floor.close(self.rules)?;
        self.dance(floor, depth)
    }

    /// Minuets up to `depth` on a closed floor, until nothing follows.
    pub(crate) fn dance(&self, floor: &mut Floor, depth: u8) -> Result<(), Stop> {
        if self.ending == Ending::Trust && self.completes(floor, depth) {
            return Err(Stop::Solved);
        }
        // What shallow minuets find deep ones find too, at more expense.
        let mut level = 1;
        while level <= depth && !floor.is_complete() {
            level = match self.round(floor, level)? {
                Yield::Something => 1,
                Yield::Nothing => level + 1,
            };
        }
        if floor.is_complete() && self.ending == Ending::Trust {
            return Err(Stop::Solved);
        }
        Ok(())
    }

    /// Whether up to `depth` true choices, each a starter where it is made, complete the closed floor.
    fn completes(&self, floor: &Floor, depth: u8) -> bool {
        if floor.is_complete() {
            return true;
        }
        if depth == 0 || !self.solution.is_within(floor) {
            return false;
        }
        Choices::of(floor).iter().any(|pair| {
            let truth = pair.into_iter().find(|&choice| self.solution.has(choice));
            truth.is_some_and(|choice| {
                let mut dancer = floor.with(choice);
                dancer.close(self.rules).is_ok() && self.completes(&dancer, depth - 1)
            })
        })
    }

    /// One minuet with every starter of the floor, the list made once.
    fn round(&self, floor: &mut Floor, depth: u8) -> Result<Yield, Stop> {
        let mut round = Yield::Nothing;
        for pair in Choices::of(floor).iter() {
            let stands = pair.iter().all(|&choice| floor.has(choice));
            if stands && self.minuet(floor, pair, depth)? == Yield::Something {
                round = Yield::Something;
            }
        }
        Ok(round)
    }

    /// Everything that can be done with one starter.
    pub(crate) fn minuet(
        &self,
        floor: &mut Floor,
        [circle, square]: [Choice; 2],
        depth: u8,
    ) -> Result<Yield, Stop> {
        let start = *floor;
        let mut x = self.dancer(floor.with(circle), depth)?;
        let mut y = self.dancer(floor.with(square), depth)?;
        loop {
            let (circle, square) = match (x, y) {
                (Some(circle), Some(square)) => (circle, square),
                (None, None) => return Err(Stop::Broken),
                (Some(right), None) | (None, Some(right)) => {
                    *floor = right;
                    return Ok(Yield::Something);
                }
            };
            let mut together = circle.union(&square);
            if together == *floor {
                let same = *floor == start;
                return Ok(if same { Yield::Nothing } else { Yield::Something });
            }
            together.close(self.rules)?;
            *floor = together;
            x = self.again(circle, floor, depth)?;
            y = self.again(square, floor, depth)?;
        }
    }

    /// Where a dancer ends, or nothing when it breaks.
    pub(crate) fn dancer(&self, mut dancer: Floor, depth: u8) -> Result<Option<Floor>, Stop> {
        match self.develop(&mut dancer, depth - 1) {
            Ok(()) => Ok(Some(dancer)),
            Err(Stop::Broken) => Ok(None),
            Err(Stop::Solved) => Err(Stop::Solved),
        }
    }

    /// A dancer that has stalled, after its line lost candidates.
    fn again(&self, dancer: Floor, line: &Floor, depth: u8) -> Result<Option<Floor>, Stop> {
        let less = dancer.intersection(line);
        if less == dancer { Ok(Some(dancer)) } else { self.dancer(less, depth) }
    }
}
