//! The state that a list of entries leads to.

use minuet_core::{Broken, Entry, Find, Outcome, Position, Setup, Sheet, Step};

use crate::scribe::Scribe;
use crate::starters::starters;

/// The outcome of what `scribe` has written, when it has nothing more to write. `seen` is what it saw broken
/// on the main line, if that is known.
pub(crate) fn outcome(scribe: &Scribe, setup: &Setup, seen: Option<Broken>) -> Outcome {
    let (minuets, tried) = minuets(&scribe.entries, setup);
    let position = scribe.sheet.position();
    let complete = scribe.lane(&[]).is_complete();
    if let Some(solution) = position.solution().filter(|_| complete) {
        let last = scribe.entries.last().map_or(Step::One, |entry| entry.step);
        let step = if tried > 0 { Step::Four } else { last };
        return Outcome::Solved { step, minuets, tried, solution };
    }
    let broken = seen.or_else(|| position.broken());
    if broken.is_some() {
        return Outcome::None { broken };
    }
    Outcome::Failed {
        depth: scribe.reading.depth,
        minuets,
        tried,
        starters: starters(position).len() as u32,
        left: position.left() as u32,
    }
}

/// How many minuets of the main line changed the sheet, and how many were opened.
fn minuets(entries: &[Entry], setup: &Setup) -> (u32, u32) {
    let mut sheet = Sheet::new(setup);
    let mut opened: Option<Position> = None;
    let (mut minuets, mut tried) = (0, 0);
    for entry in entries {
        if matches!(entry.find, Find::Starter { .. }) && entry.dance.is_empty() {
            opened = Some(*sheet.position());
            tried += 1;
        }
        sheet.apply(entry).expect("the teacher writes only what fits");
        if sheet.dances().is_empty()
            && let Some(before) = opened.take()
        {
            minuets += u32::from(*sheet.position() != before);
        }
    }
    (minuets, tried)
}
