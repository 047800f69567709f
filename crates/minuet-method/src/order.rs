//! The whole method, in order.

use minuet_core::{Broken, Reading, Setup, Trace};

use crate::brief::brief;
use crate::dance::{Stand, Yield, develop, minuet};
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
}

/// Solves a puzzle, or goes on from the middle of one, choosing starters as the paper says.
///
/// The puzzle is taken as well posed: with several solutions a completed dancer shows only one of them.
pub fn solve(setup: &Setup, reading: &Reading) -> Trace {
    solve_choosing(setup, reading, Choice::Footnote8)
}

/// Like [`solve`], with another way to choose starters.
pub fn solve_choosing(setup: &Setup, reading: &Reading, choice: Choice) -> Trace {
    let mut scribe = Scribe::new(setup, reading);
    if setup.conflict().is_none() && phases(&mut scribe).is_ok() {
        match choice {
            Choice::Footnote8 => drop(develop(&mut scribe, &[], reading.depth)),
            Choice::Shortest => shortest(&mut scribe, setup),
        }
    }
    finish(scribe, setup)
}

/// Steps 1 to 3 on the main line; Phase I only where candidates are not written yet.
pub(crate) fn phases(scribe: &mut Scribe) -> Result<(), Broken> {
    if !scribe.sheet.is_filled() {
        step1(scribe)?;
        step2(scribe)?;
    }
    step3(scribe, &[])
}

pub(crate) fn finish(scribe: Scribe, setup: &Setup) -> Trace {
    let outcome = tally::outcome(&scribe, setup);
    Trace { setup: *setup, reading: scribe.reading, entries: scribe.entries, outcome }
}

/// Step 4 with every starter tried behind the scenes before one is shown.
fn shortest(scribe: &mut Scribe, setup: &Setup) {
    let mut level = 1;
    while !scribe.lane(&[]).is_complete() && level <= scribe.reading.depth {
        match best(scribe, setup, level) {
            Some(danced) => {
                *scribe = danced;
                level = 1;
            }
            None => level += 1,
        }
    }
    if !scribe.lane(&[]).is_complete() && scribe.broken(&[]).is_none() {
        // Nothing helps. That is a claim about every starter, so every dance is shown.
        step4::rounds(scribe, &[], scribe.reading.depth);
    }
}

/// The starter whose minuet solves the puzzle with the fewest entries in brief; where none solves it, the
/// one that erases most.
fn best(scribe: &Scribe, setup: &Setup, level: u8) -> Option<Scribe> {
    let danced = starters(scribe.position(&[])).into_iter().filter_map(|starter| {
        let mut trial = scribe.clone();
        match minuet(&mut trial, &[], starter, level) {
            Yield::Nothing => None,
            Yield::End(Stand::Complete | Stand::Solved) => {
                let length = brief(&finish(trial.clone(), setup)).entries.len();
                Some(((0, length), trial))
            }
            Yield::Changed | Yield::End(_) => Some(((1, trial.position(&[]).left()), trial)),
        }
    });
    danced.min_by_key(|&(cost, _)| cost).map(|(_, trial)| trial)
}
