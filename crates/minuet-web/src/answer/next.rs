//! What the coach would do next, on the player's own sheet.

use minuet_core::{
    Broken, Dancer, Entry, Lane, Position, Puzzle, Reading, Sheet, Solution, Starter,
};
use minuet_method::{Brought, Coach, Danced};

use crate::Refused;
use crate::lessons::Order;

/// The entries after which a dance behind the scenes nests no further.
pub(super) const LIMIT: usize = 1500;

/// What comes next.
pub(super) enum Next {
    /// This.
    Entry(Entry),
    /// Nothing: the sheet is complete.
    Complete,
    /// Nothing: the sheet is wrong, and perhaps this is seen of it.
    Wrong(Option<Broken>),
    /// Nothing: the method fails here.
    Failed,
}

/// The one solution of a puzzle.
pub(super) fn solution(puzzle: &Puzzle) -> Result<Solution, Refused> {
    if let Some(broken) = puzzle.conflict() {
        return Err(Refused::because(format!("This puzzle cannot be solved: {broken}.")));
    }
    match minuet_fast::examples(&Position::of(puzzle)).as_slice() {
        [one] => Ok(*one),
        [] => Err(Refused::because("This puzzle has no solution.")),
        _ => Err(Refused::because(
            "This puzzle has more than one solution. The method is for puzzles with just one.",
        )),
    }
}

/// The next thing to do on the sheet.
pub(super) fn next(sheet: &Sheet, solution: &Solution, reading: &Reading) -> Next {
    next_in(sheet, solution, reading, Order::TricksFirst)
}

/// The same in another order.
pub(super) fn next_in(sheet: &Sheet, solution: &Solution, reading: &Reading, order: Order) -> Next {
    if !sheet.position().admits(solution) {
        return Next::Wrong(sheet.position().broken());
    }
    if sheet.inked().len() == 81 {
        return Next::Complete;
    }
    let coach = Coach::new(sheet, reading);
    let found = match sheet.dances() {
        [] => match coach.basic() {
            Err(broken) => return Next::Wrong(Some(broken)),
            Ok(Some(entry)) => Some(entry),
            Ok(None) => open(&coach, sheet, &[], reading.depth),
        },
        _ => in_dance(&coach, sheet, reading, order),
    };
    found.map_or(Next::Failed, Next::Entry)
}

/// The next thing in the innermost minuet: an ending, the clean-up of the line that opened it, a trick, a find of
/// the dancer who is behind, a minuet within, or to put it away.
fn in_dance(coach: &Coach<'_>, sheet: &Sheet, reading: &Reading, order: Order) -> Option<Entry> {
    let ground: Vec<Dancer> =
        sheet.dances().iter().filter_map(minuet_core::Dance::opened_by).collect();
    let clean_up = || match ground.as_slice() {
        [] if !sheet.is_filled() => None,
        [] => coach.basic().ok().flatten(),
        path => coach.alone(path),
    };
    let trick = || coach.tricks().into_iter().next();
    let alone = || in_turn(coach, sheet, &ground);
    coach
        .ending()
        .or_else(clean_up)
        .or_else(|| match order {
            Order::TricksFirst => trick().or_else(alone),
            Order::AloneFirst => alone().or_else(trick),
        })
        .or_else(|| {
            let depth = (reading.depth as usize).saturating_sub(sheet.dances().len()) as u8;
            let own = |dancer: Dancer| [ground.as_slice(), &[dancer]].concat();
            Dancer::BOTH.into_iter().find_map(|dancer| open(coach, sheet, &own(dancer), depth))
        })
        .or_else(|| coach.stall())
}

/// The next find of the dancer who has solved fewer cells, or of the other.
pub(super) fn in_turn(coach: &Coach<'_>, sheet: &Sheet, ground: &[Dancer]) -> Option<Entry> {
    let dance = sheet.dances().last()?;
    let mut dancers = Dancer::BOTH;
    dancers.sort_by_key(|&dancer| done(dance.lane(dancer)));
    dancers.into_iter().find_map(|dancer| coach.alone(&[ground, &[dancer]].concat()))
}

/// How far a dancer has come: cells solved first, candidates given up next.
fn done(lane: &Lane) -> (usize, usize) {
    (lane.solved().len(), 729 - lane.position().left())
}

/// The entry that opens the first minuet that yields something on the line at `path`, shallow ones first.
fn open(coach: &Coach<'_>, sheet: &Sheet, path: &[Dancer], depth: u8) -> Option<Entry> {
    let lane = sheet.lane(path)?;
    if lane.position().broken().is_some() || lane.is_given_up() {
        return None;
    }
    let starters = minuet_method::starters(lane.position());
    (1..=depth).find_map(|level| {
        let useful = |starter: &&Starter| yields(coach, path, **starter, level).is_some();
        let starter = starters.iter().find(useful)?;
        coach.open(path, *starter, level).ok()
    })
}

/// The minuet of a starter, when it yields something.
pub(super) fn yields(
    coach: &Coach<'_>,
    path: &[Dancer],
    starter: Starter,
    depth: u8,
) -> Option<Danced> {
    let danced = coach.dance(path, starter, depth, LIMIT).ok()?;
    (danced.brought != Brought::Nothing).then_some(danced)
}
