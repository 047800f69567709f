//! What the coach would do next, on the player's own sheet.

use std::collections::HashMap;

use minuet_core::{Broken, Dancer, Entry, Paper, Position, Reading, Sheet, Solution};
use minuet_fast::Help;
use minuet_method::{Coach, Ranking};

use minuet_words::message::AppMessage;

use crate::curriculum::Order;

/// The dancers that the search for a starter may grow: more than any search at depth 2 is known to need, and a
/// bound on those at depth 3.
const WORK: u64 = 50_000;
/// The same at depth 4, which only the hardest puzzles known ask for: whoever wants it waits some seconds.
const DEEP_WORK: u64 = 5_000_000;

/// What comes next.
pub(super) enum Next {
    /// This.
    Entry(Entry),
    /// Nothing: the sheet is complete.
    Complete,
    /// Nothing: the sheet is wrong, and this shows it, if anything does.
    Wrong(Option<Broken>),
    /// Nothing: the method fails here.
    Failed,
    /// Nothing that could be found with the work allowed.
    Unknown,
}

/// The one solution that a paper leads to: that of its givens, or of all that is on it where the givens alone
/// have several, as in a position without givens.
pub(super) fn solution(paper: &Paper) -> Result<Solution, AppMessage> {
    if let Some(broken) = paper.puzzle.conflict() {
        return Err(AppMessage::Unsolvable { broken });
    }
    match minuet_fast::examples(&Position::of(&paper.puzzle)).as_slice() {
        [one] => Ok(*one),
        [] => Err(AppMessage::NoSolution),
        [_, _, ..] => match minuet_fast::examples(&paper.setup().position()).as_slice() {
            [one] => Ok(*one),
            [] => Err(AppMessage::NoSolution),
            [first, second, ..] => Err(several(first, second)),
        },
    }
}

pub(super) fn several(first: &Solution, second: &Solution) -> AppMessage {
    AppMessage::SeveralSolutions { solutions: Box::new([*first, *second]) }
}

/// How the coach goes about it.
#[derive(Clone, Copy)]
pub(super) struct Habit {
    /// Which starters come first.
    pub(super) ranking: Ranking,
    /// What comes first in a minuet.
    pub(super) order: Order,
}

/// Knows the next thing to do on sheets of one puzzle.
pub(super) struct Guide<'a> {
    solution: &'a Solution,
    reading: &'a Reading,
    habit: Habit,
    /// Which starter helps on a line, for minuets as deep as this: one dancer stands still while its partner dances on.
    found: HashMap<(Position, u8), Help>,
}

impl<'a> Guide<'a> {
    pub(super) fn new(solution: &'a Solution, reading: &'a Reading, habit: Habit) -> Guide<'a> {
        Guide { solution, reading, habit, found: HashMap::new() }
    }

    /// One who does what can be done at once before the rest.
    pub(super) fn ranking(
        solution: &'a Solution,
        reading: &'a Reading,
        ranking: Ranking,
    ) -> Guide<'a> {
        Guide::new(solution, reading, Habit { ranking, order: Order::TricksFirst })
    }

    /// The next thing to do on the sheet.
    pub(super) fn next(&mut self, sheet: &Sheet) -> Next {
        if !sheet.position().admits(self.solution) {
            return Next::Wrong(sheet.position().broken());
        }
        if sheet.inked().len() == 81 {
            return Next::Complete;
        }
        let coach = Coach::new(sheet, self.reading).ranking(self.habit.ranking);
        if !sheet.dances().is_empty() {
            let ground = sheet.innermost_line();
            return match in_dance(sheet, &coach, &ground, self.habit.order) {
                Some(entry) => Next::Entry(entry),
                None => self.within(sheet, &coach, &ground),
            };
        }
        match coach.basic() {
            Err(broken) => Next::Wrong(Some(broken)),
            Ok(Some(entry)) => Next::Entry(entry),
            Ok(None) => self.open(sheet, &coach, &[]),
        }
    }

    /// A minuet within the innermost one, or to put that away.
    fn within(&mut self, sheet: &Sheet, coach: &Coach<'_>, ground: &[Dancer]) -> Next {
        let mut is_known = true;
        for dancer in Dancer::BOTH {
            match self.open(sheet, coach, &[ground, &[dancer]].concat()) {
                Next::Unknown => is_known = false,
                Next::Entry(entry) => return Next::Entry(entry),
                Next::Complete | Next::Wrong(_) | Next::Failed => {}
            }
        }
        // Whoever gave up a search cannot say that the minuet is fruitless, and would open it again.
        if is_known { coach.stall().map_or(Next::Failed, Next::Entry) } else { Next::Unknown }
    }

    /// The entry that opens the first minuet that yields something on the line at `path`, shallow ones first. The
    /// racer says which, as dancing them all on paper would keep the player waiting.
    fn open(&mut self, sheet: &Sheet, coach: &Coach<'_>, path: &[Dancer]) -> Next {
        let Some(lane) = sheet.lane(path) else { return Next::Failed };
        let line = lane.position();
        if line.broken().is_some() {
            return Next::Failed;
        }
        let level = sheet.dances().len() as u8;
        let within = sheet.dances().last().map_or(u8::MAX, |dance| dance.depth().saturating_sub(1));
        let depth = self.reading.depth.saturating_sub(level).min(within);
        let Guide { solution, reading, habit, found } = self;
        let work = if reading.depth > 3 { DEEP_WORK } else { WORK };
        let help = *found.entry((*line, depth)).or_insert_with(|| {
            let starters = |line: &Position| habit.ranking.starters(line);
            minuet_fast::help(line, solution, &reading.with_depth(depth), work, starters)
        });
        match help {
            Help::Starter { starter, depth } => {
                coach.open(path, starter, depth).map_or(Next::Failed, Next::Entry)
            }
            Help::Nothing => Next::Failed,
            Help::Unknown => Next::Unknown,
        }
    }
}

/// What can be done in the innermost minuet without another one in it: an ending, the clean-up of the line that opened it,
/// a trick, a find of a dancer.
fn in_dance(sheet: &Sheet, coach: &Coach<'_>, ground: &[Dancer], order: Order) -> Option<Entry> {
    let clean_up = || match ground {
        [] if !sheet.is_filled() => None,
        [] => coach.basic().ok().flatten(),
        path => coach.alone(path),
    };
    let trick = || coach.tricks().into_iter().next();
    let alone = || in_turn(coach, ground);
    coach.ending().or_else(clean_up).or_else(|| match order {
        Order::TricksFirst => trick().or_else(alone),
        Order::AloneFirst => alone().or_else(trick),
    })
}

/// The next find of circle, or of square when circle stands still. A dancer that breaks or completes ends the minuet:
/// after that neither continues.
pub(super) fn in_turn(coach: &Coach<'_>, ground: &[Dancer]) -> Option<Entry> {
    if coach.ending().is_some() {
        return None;
    }
    Dancer::BOTH.into_iter().find_map(|dancer| coach.alone(&[ground, &[dancer]].concat()))
}
