//! Help from the middle of a sheet: the next step, and all that Step 3 would find.

use minuet_core::{Effect, Entry, Find, Outcome, Reading, Setup, Step, Structure, Trace};

use crate::brief::{brief, leading_to_the_last};
use crate::effect;
use crate::order::{phases, solve};
use crate::scribe::Scribe;
use crate::step3::{easiest, finds_in, view};

/// The next step from where a sheet stands: one find, after those it rests on, or a minuet from its starter
/// up to the first thing it yields. None when the sheet is complete or broken, or the method fails on it.
///
/// Before the candidates are written it is the next number that Step 1 or 2 inks, with the half doubles and
/// doubles that lead to it, for nobody knows which of them stand on the sheet already; afterwards the
/// easiest find anywhere, and a minuet only when nothing basic is left.
pub fn next(setup: &Setup, reading: &Reading) -> Vec<Entry> {
    let mut scribe = Scribe::new(setup, reading);
    if scribe.lane(&[]).is_complete() || scribe.broken(&[]).is_some() {
        return Vec::new();
    }
    if !scribe.sheet.is_filled() {
        return next_ink(scribe, setup);
    }
    if let Some(find) = easiest(view(&scribe, &[])) {
        scribe.write(Step::Three, &[], find);
        return scribe.entries;
    }
    let mut entries = brief(&solve(setup, reading)).entries;
    // A dancer that completes ends the puzzle, even from within a nested minuet.
    let first = entries.iter().position(|entry| {
        let completes = matches!(entry.find, Find::Complete { .. });
        completes || entry.dance.is_empty() && !entry.effect.is_empty()
    });
    entries.truncate(first.map_or(0, |first| first + 1));
    entries
}

/// The first ink of Phase I, or its first find where it inks nothing.
fn next_ink(mut scribe: Scribe, setup: &Setup) -> Vec<Entry> {
    // What breaks further on is no concern of the first find.
    let _ = phases(&mut scribe);
    let phase_one = scribe.entries.iter().take_while(|entry| entry.step < Step::Three);
    let ink = phase_one.into_iter().position(|entry| !entry.effect.inked.is_empty());
    scribe.entries.truncate(ink.map_or(1, |ink| ink + 1));
    // The outcome plays no part: the last entry is the end.
    let outcome = Outcome::None { broken: None };
    let Scribe { reading, entries, .. } = scribe;
    let trace = Trace { setup: *setup, reading, entries, outcome };
    leading_to_the_last(&trace).unwrap_or(trace.entries)
}

/// Everything that the rules of Step 3 find on a sheet as it stands, structure by structure, each with what
/// would follow from it. Nothing is applied.
pub fn finds(setup: &Setup, reading: &Reading) -> Vec<(Find, Effect)> {
    let scribe = Scribe::new(setup, reading);
    let finds =
        Structure::ALL.into_iter().flat_map(|structure| finds_in(view(&scribe, &[]), structure));
    finds
        .filter_map(|find| {
            let effect = effect::of(&find, &scribe.sheet, &[], reading).ok()?;
            Some((find, effect))
        })
        .collect()
}
