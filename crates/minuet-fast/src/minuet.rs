//! Step 4 on floors: minuets, nested as deep as the reading allows.

use minuet_core::{Ending, Reading};

use crate::close::Rules;
use crate::effort::Effort;
use crate::floor::{Choice, Floor};
use crate::known::Known;
use crate::memory::Memory;
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
    pub(crate) effort: Effort,
    memory: Memory,
}

/// Why a line ends before it stalls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// The line is broken.
    Broken,
    /// A dancer is complete and trusted: the whole puzzle is solved.
    Solved,
    /// The effort that was allowed is spent.
    Spent,
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
    pub(crate) fn new(reading: &Reading, solution: &'a Floor, effort: Effort) -> Method<'a> {
        let (rules, ending) = (reading.into(), reading.ending);
        Method { rules, ending, solution, effort, memory: Memory::default() }
    }

    /// Step 3, then minuets up to `depth`, until nothing follows.
    fn develop(&self, floor: &mut Floor, depth: u8) -> Result<(), Stop> {
        self.effort.spend(1)?;
        floor.close(self.rules)?;
        if depth == 0 {
            return self.dance(floor, 0);
        }
        let closed = *floor;
        if let Some(end) = self.memory.recall(depth, &closed) {
            *floor = end.ok_or(Stop::Broken)?;
            return Ok(());
        }
        let end = self.dance(floor, depth);
        if let Ok(()) | Err(Stop::Broken) = end {
            self.memory.keep(depth, &closed, end.ok().map(|()| *floor));
        }
        end
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

    /// One minuet with every starter of the floor, the list made once.
    fn round(&self, floor: &mut Floor, depth: u8) -> Result<Yield, Stop> {
        let mut round = Yield::Nothing;
        let mut known = Known::new(self.solution);
        for pair in Choices::of(floor).iter() {
            let stands = pair.iter().all(|&choice| floor.has(choice));
            if !stands || known.is_idle(floor, pair) {
                continue;
            }
            let before = *floor;
            let [circle, square] = pair;
            let x = self.dancer(floor.with(circle), depth)?;
            if x.is_some_and(|x| known.adds_up(floor, &x, square)) {
                known.add(&x);
                continue;
            }
            let y = self.dancer(floor.with(square), depth)?;
            self.together(floor, [x, y], depth)?;
            if *floor == before {
                known.add(&x);
                known.add(&y);
            } else {
                known.forget();
                round = Yield::Something;
            }
        }
        Ok(round)
    }

    /// Everything that can be done with one starter.
    pub(crate) fn minuet(
        &self,
        floor: &mut Floor,
        pair: [Choice; 2],
        depth: u8,
    ) -> Result<Yield, Stop> {
        let start = *floor;
        let [circle, square] = pair.map(|choice| self.dancer(floor.with(choice), depth));
        self.together(floor, [circle?, square?], depth)?;
        Ok(if *floor == start { Yield::Nothing } else { Yield::Something })
    }

    /// The dance together of two dancers that have danced alone.
    fn together(
        &self,
        floor: &mut Floor,
        [mut circle, mut square]: [Option<Floor>; 2],
        depth: u8,
    ) -> Result<(), Stop> {
        loop {
            let (x, y) = match (circle, square) {
                (Some(x), Some(y)) => (x, y),
                (None, None) => return Err(Stop::Broken),
                (Some(right), None) | (None, Some(right)) => {
                    *floor = right;
                    return Ok(());
                }
            };
            let mut both = x.union(&y);
            if both == *floor {
                return Ok(());
            }
            both.close(self.rules)?;
            *floor = both;
            circle = self.again(x, floor, depth)?;
            square = self.again(y, floor, depth)?;
        }
    }

    /// Where a dancer ends, or nothing when it breaks.
    pub(crate) fn dancer(&self, mut dancer: Floor, depth: u8) -> Result<Option<Floor>, Stop> {
        match self.develop(&mut dancer, depth - 1) {
            Ok(()) => Ok(Some(dancer)),
            Err(Stop::Broken) => Ok(None),
            Err(stop) => Err(stop),
        }
    }

    /// A dancer that has stalled, after its line lost candidates.
    fn again(&self, dancer: Floor, line: &Floor, depth: u8) -> Result<Option<Floor>, Stop> {
        let less = dancer.intersection(line);
        if less == dancer { Ok(Some(dancer)) } else { self.dancer(less, depth) }
    }
}
