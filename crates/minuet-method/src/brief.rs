//! The brief trace: what the ending does not need is dropped, as a trimmer of proofs does.

use minuet_core::{CellSet, DigitSet, Entry, Find, Step, Trace};

use crate::blocks;
use crate::order::finish;
use crate::reasons::needed;
use crate::scribe::Scribe;
use crate::starters::{named, sees};

/// The same solve with only those entries that the ending rests on. It is a trace like any other: its
/// evidence and effects are those of the sheet on which the dropped finds were never made.
pub fn brief(trace: &Trace) -> Trace {
    if trace.entries.is_empty() {
        return trace.clone();
    }
    let kept: Vec<(&Entry, bool)> = trace.entries.iter().zip(needed(trace)).collect();
    let mut scribe = Scribe::new(&trace.setup, &trace.reading);
    // Candidates are written only where something later looks at them.
    let mut to_fill = kept.iter().any(|&(entry, keep)| keep && entry.step >= Step::Three)
        && !scribe.sheet.is_filled();
    let fills = to_fill;
    let mut open: Vec<bool> = Vec::new();
    for &(entry, keep) in &kept {
        if to_fill && entry.step >= Step::Two {
            fill_forgotten(&mut scribe, &kept);
            to_fill = false;
        }
        match entry.find {
            Find::Fill { .. } if fills => again(&mut scribe, entry),
            Find::Starter { .. } => open.push(keep),
            Find::Wrong { .. } | Find::BothWrong { .. } | Find::Stall | Find::Leave => {
                let danced = open.pop() == Some(true);
                if danced && !keep {
                    scribe.write(Step::Four, &entry.dance, Find::Leave);
                }
            }
            _ => {}
        }
        if keep {
            again(&mut scribe, entry);
        }
    }
    finish(scribe, &trace.setup)
}

/// Where the full trace had big digits before Step 2, the double or triple may have been dropped: such
/// cells are now filled like all others.
fn fill_forgotten(scribe: &mut Scribe, kept: &[(&Entry, bool)]) {
    let visited: CellSet = kept
        .iter()
        .filter_map(|(entry, _)| match entry.find {
            Find::Fill { cell, .. } => Some(cell),
            Find::NakedSingle { cell, .. } if entry.step == Step::Two => Some(cell),
            _ => None,
        })
        .collect();
    for cell in (CellSet::ALL - visited - scribe.sheet.inked()).iter() {
        if scribe.sheet.pencil(cell).is_empty() {
            let digits = scribe.position(&[]).get(cell);
            let find = refreshed(scribe, &[], &Find::Fill { cell, digits, blocks: Vec::new() });
            scribe.write(Step::Two, &[], find);
        }
    }
}

/// Makes the same find on the brief sheet.
fn again(scribe: &mut Scribe, entry: &Entry) {
    let find = refreshed(scribe, &entry.dance, &entry.find);
    scribe.write(entry.step, &entry.dance, find);
}

/// The find with the evidence that the sheet now shows: more candidates may be left than in the full trace.
fn refreshed(scribe: &Scribe, path: &[minuet_core::Dancer], find: &Find) -> Find {
    let mut find = find.clone();
    let closing = |cells, digit| blocks::closing(&scribe.sheet, &scribe.reading, cells, digit);
    let shutting = |cell, digits| {
        blocks::shutting(&scribe.sheet, &scribe.reading, cell, DigitSet::ALL - digits)
    };
    let position = scribe.position(path);
    match &mut find {
        Find::HiddenSingle { structure, cell, digit, blocks } if !blocks.is_empty() => {
            *blocks = closing(structure.cells() - CellSet::of(*cell), *digit);
        }
        Find::HalfDouble { structure, digit, cells, blocks } if !blocks.is_empty() => {
            *blocks = closing(structure.cells() - cells.iter().copied().collect(), *digit);
        }
        Find::Passive { closed, digit, blocks, .. } => {
            *blocks = closing(CellSet::of(*closed), *digit);
        }
        Find::NakedSingle { cell, digit, blocks } if !blocks.is_empty() => {
            *blocks = shutting(*cell, DigitSet::of(*digit));
        }
        Find::Fill { cell, digits, blocks } => {
            *digits = position.get(*cell);
            *blocks = shutting(*cell, *digits);
        }
        Find::Starter { starter, sees: seen, .. } => {
            *starter = named(*starter, position);
            *seen = sees(starter, position);
        }
        Find::Unmarked { cell, circle, square } => {
            if let Some(dance) = scribe.sheet.dances().last() {
                *circle = dance.lane(minuet_core::Dancer::Circle).position().get(*cell);
                *square = dance.lane(minuet_core::Dancer::Square).position().get(*cell);
            }
        }
        _ => {}
    }
    find
}
