//! What the coach would do next, on the player's own sheet.

use minuet_core::{Broken, Dancer, Entry, Paper, Position, Reading, Sheet, Solution};
use minuet_fast::Help;
use minuet_method::{Coach, Ranking};

use minuet_words::message::AppMessage;

use crate::curriculum::Order;

/// The dancers that the search for a starter may grow: more than any search at depth 2 is known to need, and a
/// bound on those at depth 3.
const WORK: u64 = 50_000;

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

/// The next thing to do on the sheet.
pub(super) fn next(
    sheet: &Sheet,
    solution: &Solution,
    reading: &Reading,
    ranking: Ranking,
) -> Next {
    next_in(sheet, solution, reading, Habit { ranking, order: Order::TricksFirst })
}

/// How the coach goes about it.
#[derive(Clone, Copy)]
pub(super) struct Habit {
    /// Which starters come first.
    pub(super) ranking: Ranking,
    /// What comes first in a minuet.
    pub(super) order: Order,
}

/// The same in another order.
pub(super) fn next_in(sheet: &Sheet, solution: &Solution, reading: &Reading, habit: Habit) -> Next {
    if !sheet.position().admits(solution) {
        return Next::Wrong(sheet.position().broken());
    }
    if sheet.inked().len() == 81 {
        return Next::Complete;
    }
    let coach = Coach::new(sheet, reading).ranking(habit.ranking);
    let table = Table { coach, sheet, solution, reading, ranking: habit.ranking };
    match sheet.dances() {
        [] => match table.coach.basic() {
            Err(broken) => Next::Wrong(Some(broken)),
            Ok(Some(entry)) => Next::Entry(entry),
            Ok(None) => table.open(&[]),
        },
        _ => table.in_dance(habit.order).map_or(Next::Failed, Next::Entry),
    }
}

/// All that lies on the table when the coach looks for the next thing.
struct Table<'a> {
    coach: Coach<'a>,
    sheet: &'a Sheet,
    solution: &'a Solution,
    reading: &'a Reading,
    ranking: Ranking,
}

impl Table<'_> {
    /// The next thing in the innermost minuet: an ending, the clean-up of the line that opened it, a trick, a find
    /// of a dancer, a minuet within, or to put it away.
    fn in_dance(&self, order: Order) -> Option<Entry> {
        let ground = self.sheet.innermost_line();
        let clean_up = || match ground.as_slice() {
            [] if !self.sheet.is_filled() => None,
            [] => self.coach.basic().ok().flatten(),
            path => self.coach.alone(path),
        };
        let trick = || self.coach.tricks().into_iter().next();
        let alone = || in_turn(&self.coach, &ground);
        let own = |dancer: Dancer| [ground.as_slice(), &[dancer]].concat();
        let within = || {
            Dancer::BOTH.into_iter().find_map(|dancer| match self.open(&own(dancer)) {
                Next::Entry(entry) => Some(entry),
                _ => None,
            })
        };
        self.coach
            .ending()
            .or_else(clean_up)
            .or_else(|| match order {
                Order::TricksFirst => trick().or_else(alone),
                Order::AloneFirst => alone().or_else(trick),
            })
            .or_else(within)
            .or_else(|| self.coach.stall())
    }

    /// The entry that opens the first minuet that yields something on the line at `path`, shallow ones first. The
    /// racer says which, as dancing them all on paper would keep the player waiting.
    fn open(&self, path: &[Dancer]) -> Next {
        let Some(lane) = self.sheet.lane(path) else { return Next::Failed };
        if lane.position().broken().is_some() {
            return Next::Failed;
        }
        let depth = self.reading.depth.saturating_sub(self.sheet.dances().len() as u8);
        let reading = self.reading.with_depth(depth);
        let starters = |line: &Position| self.ranking.starters(line);
        match minuet_fast::help(lane.position(), self.solution, &reading, WORK, starters) {
            Help::Starter { starter, depth } => {
                self.coach.open(path, starter, depth).map_or(Next::Failed, Next::Entry)
            }
            Help::Nothing => Next::Failed,
            Help::Unknown => Next::Unknown,
        }
    }
}

/// The next find of circle, or of square when circle stands still. A dancer that breaks or completes ends the minuet:
/// after that neither continues.
pub(super) fn in_turn(coach: &Coach<'_>, ground: &[Dancer]) -> Option<Entry> {
    if coach.ending().is_some() {
        return None;
    }
    Dancer::BOTH.into_iter().find_map(|dancer| coach.alone(&[ground, &[dancer]].concat()))
}
