//! Step 4 on floors: minuets, nested as deep as the reading allows.

use minuet_core::{Ending, Reading, Tricks};

use crate::close::Rules;
use crate::effort::Effort;
use crate::engine::Engine;
use crate::floor::{Choice, Floor};
use crate::known::Known;
use crate::memory::Memory;
use crate::starters::Choices;
use crate::sweep::{Broken, Open};

/// The method under one reading, and the solution of the puzzle it works on.
///
/// The outcome does not depend on the order of starters, so the racer is free to look at the true
/// choices first: only these can complete.
pub(crate) struct Method<'a> {
    pub(crate) rules: Rules,
    pub(crate) ending: Ending,
    tricks: Tricks,
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
    pub(crate) fn new(
        reading: &Reading,
        engine: Engine,
        solution: &'a Floor,
        effort: Effort,
    ) -> Method<'a> {
        let (rules, ending, tricks) = (Rules::new(reading, engine), reading.ending, reading.tricks);
        Method { rules, ending, tricks, solution, effort, memory: Memory::default() }
    }

    /// Step 3, then minuets up to `depth`, until nothing follows.
    pub(crate) fn develop(&self, floor: &mut Floor, depth: u8) -> Result<(), Stop> {
        self.effort.spend(1)?;
        let open = floor.close(self.rules)?;
        if depth == 0 {
            let solved = open == Open::NOTHING && self.ending == Ending::Trust;
            return if solved { Err(Stop::Solved) } else { Ok(()) };
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
        let trust = self.ending == Ending::Trust;
        let is_open = depth > 0 && !floor.is_complete();
        let choices = if is_open && trust && self.solution.is_within(floor) {
            floor.true_choices(self.solution, self.rules)
        } else {
            Open::NOTHING
        };
        if depth == 1 && self.completes_simply(floor, choices) {
            return Err(Stop::Solved);
        }
        if is_open {
            let mut known = Known::new(self.solution);
            // At depth 1 a round finds out as much, and erases something on the way.
            if depth > 1 && self.completes(floor, choices, depth, Some(&mut known)) {
                return Err(Stop::Solved);
            }
            self.rounds(floor, depth, &mut known)?;
        }
        if trust && floor.is_complete() { Err(Stop::Solved) } else { Ok(()) }
    }

    /// Rounds over all starters until nothing follows. What shallow minuets find deep ones find too, at more
    /// expense.
    fn rounds(&self, floor: &mut Floor, depth: u8, known: &mut Known<'_>) -> Result<(), Stop> {
        let mut level = 1;
        while level <= depth && !floor.is_complete() {
            let found = self.round(floor, level, known)?;
            level = if found == Yield::Something { 1 } else { level + 1 };
            // Dancers of one level come to rest elsewhere than those of another.
            if depth > 1 {
                known.forget();
            }
        }
        Ok(())
    }

    /// One minuet with every starter of the floor, the list made once.
    fn round(&self, floor: &mut Floor, depth: u8, known: &mut Known<'_>) -> Result<Yield, Stop> {
        let mut round = Yield::Nothing;
        for pair in Choices::of(floor).iter() {
            let stands = pair.iter().all(|&choice| floor.has(choice));
            if stands && !known.is_idle(floor, pair) {
                let before = *floor;
                self.minuet_knowing(floor, pair, depth, known)?;
                if *floor != before {
                    known.forget();
                    round = Yield::Something;
                }
            }
        }
        Ok(round)
    }

    /// A minuet that makes use of what is known, and adds to it.
    pub(crate) fn minuet_knowing(
        &self,
        floor: &mut Floor,
        [circle, square]: [Choice; 2],
        depth: u8,
        known: &mut Known<'_>,
    ) -> Result<(), Stop> {
        let x = self.dancer_knowing(floor, circle, depth, known)?;
        if x.is_some_and(|x| known.adds_up(floor, &x, square)) {
            return Ok(());
        }
        let y = self.dancer_knowing(floor, square, depth, known)?;
        self.together(floor, [x, y], depth)
    }

    fn dancer_knowing(
        &self,
        floor: &Floor,
        choice: Choice,
        depth: u8,
        known: &mut Known<'_>,
    ) -> Result<Option<Floor>, Stop> {
        if let Some(rest) = known.rest(choice) {
            return Ok(Some(*rest));
        }
        let rest = self.dancer(floor.with(choice), depth)?;
        if let Some(rest) = &rest {
            known.add(choice, rest);
        }
        Ok(rest)
    }

    /// Everything that can be done with one starter. When circle breaks, its partner does not dance: Step 3 is all that
    /// follows from its choice in this minuet.
    pub(crate) fn minuet(
        &self,
        floor: &mut Floor,
        pair: [Choice; 2],
        depth: u8,
    ) -> Result<Yield, Stop> {
        let start = *floor;
        let [circle, square] = pair;
        match self.dancer(floor.with(circle), depth)? {
            None => {
                *floor = floor.with(square);
                floor.close(self.rules)?;
            }
            circle => {
                let square = self.dancer(floor.with(square), depth)?;
                self.together(floor, [circle, square], depth)?;
            }
        }
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
                (Some(_), Some(_)) if self.tricks == Tricks::None => return Ok(()),
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
