//! The whole method, in order.

use minuet_core::{Broken, Position, Reading, Setup, Sheet, Trace};

use crate::brief::brief;
use crate::dance::{Yield, develop, minuet};
use crate::lots::Lots;
use crate::ranking::Ranking;
use crate::scribe::Scribe;
use crate::starters::starters;
use crate::step1::step1;
use crate::step2::step2;
use crate::step3::step3;
use crate::{step4, tally};

/// How the teacher chooses among starters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Choice {
    /// As the paper says (footnote 8).
    #[default]
    Footnote8,
    /// All are tried behind the scenes, and the one with the shortest brief explanation is shown.
    Shortest,
    /// By what both sides settle; what a fruitless minuet has settled both ways is passed over.
    BothSides,
    /// At random, to measure what footnote 8 gains; the same seed makes the same choices.
    Lot(u64),
}

/// Solves a puzzle, or continues from the middle of one, choosing starters as the paper says.
///
/// The puzzle is taken as well posed: with several solutions a completed dancer shows only one of them,
/// and a deep reading may dance for a very long time.
pub fn solve(setup: &Setup, reading: &Reading) -> Trace {
    solve_choosing(setup, reading, Choice::Footnote8)
}

/// Like [`solve`], with another way to choose starters.
pub fn solve_choosing(setup: &Setup, reading: &Reading, choice: Choice) -> Trace {
    let mut scribe = Scribe::new(setup, reading);
    let broken = all_steps(&mut scribe, setup, choice);
    finish(scribe, setup, broken)
}

/// Like [`solve_choosing`] for a puzzle on which the method is known to fail: the trace leads to `rest`, the position it ends
/// in, and leaves out the minuets after that, which change nothing. That they do not is for a certificate to say.
pub fn solve_to_rest(setup: &Setup, reading: &Reading, choice: Choice, rest: Position) -> Trace {
    let mut scribe = Scribe::new(setup, reading);
    scribe.rest = Some(rest);
    let broken = all_steps(&mut scribe, setup, choice);
    finish(scribe, setup, broken)
}

/// Like [`solve_choosing`], unless that takes more than about `limit` entries.
pub fn solve_within(
    setup: &Setup,
    reading: &Reading,
    choice: Choice,
    limit: usize,
) -> Option<Trace> {
    let mut scribe = Scribe::on(Sheet::new(setup), reading, limit);
    let broken = all_steps(&mut scribe, setup, choice);
    (!scribe.is_spent()).then(|| finish(scribe, setup, broken))
}

/// Steps 1 to 4, and what is seen broken on the main line before Step 4.
fn all_steps(scribe: &mut Scribe, setup: &Setup, choice: Choice) -> Option<Broken> {
    if let Err(broken) = setup.conflict().map_or(Ok(()), Err).and_then(|()| phases(scribe)) {
        return Some(broken);
    }
    match choice {
        Choice::Footnote8 | Choice::Shortest => {}
        Choice::BothSides => scribe.ranking = Ranking::BothSides,
        Choice::Lot(seed) => scribe.lots = Some(Lots(seed)),
    }
    match choice {
        Choice::Footnote8 | Choice::BothSides | Choice::Lot(_) => {
            develop(scribe, &[], scribe.reading.depth);
        }
        Choice::Shortest => shortest(scribe, setup),
    }
    None
}

/// Steps 1 to 3 on the main line; Phase I only where candidates are not written yet.
pub(crate) fn phases(scribe: &mut Scribe) -> Result<(), Broken> {
    if !scribe.sheet.is_filled() {
        step1(scribe)?;
        step2(scribe)?;
    }
    step3(scribe, &[])
}

/// The trace of all that `scribe` has written; `seen` is what it saw broken on the main line, if that is
/// known.
pub(crate) fn finish(scribe: Scribe, setup: &Setup, seen: Option<Broken>) -> Trace {
    let outcome = tally::outcome(&scribe, setup, seen);
    Trace { setup: *setup, reading: scribe.reading, entries: scribe.entries, outcome }
}

/// Step 4 with every starter tried behind the scenes before one is shown.
fn shortest(scribe: &mut Scribe, setup: &Setup) {
    let all = 1..=scribe.reading.depth;
    let mut levels = all.clone();
    while !is_over(scribe)
        && let Some(level) = levels.next()
    {
        if let Some(danced) = best(scribe, setup, level) {
            *scribe = danced;
            levels = all.clone();
        }
    }
    if !is_over(scribe) {
        // Nothing helps. That is a claim about every starter, so every dance is shown.
        step4::rounds(scribe, &[], scribe.reading.depth);
    }
}

/// Whether the main line is solved, or known to have no solution.
fn is_over(scribe: &Scribe) -> bool {
    let main = scribe.lane(&[]);
    main.is_complete() || scribe.broken(&[]).is_some()
}

/// The starter whose minuet ends the puzzle with the fewest entries in brief; where none ends it, the one
/// that erases most.
fn best(scribe: &Scribe, setup: &Setup, level: u8) -> Option<Scribe> {
    let danced = starters(scribe.position(&[])).into_iter().filter_map(|starter| {
        let mut trial = scribe.clone();
        let cost = match minuet(&mut trial, &[], starter, level) {
            Yield::Nothing => return None,
            Yield::Changed => (1, trial.position(&[]).left()),
            Yield::End(_) => (0, brief(&finish(trial.clone(), setup, None)).entries.len()),
        };
        Some((cost, trial))
    });
    danced.min_by_key(|&(cost, _)| cost).map(|(_, trial)| trial)
}
