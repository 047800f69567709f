//! The brief trace: what the ending does not need is dropped, as a proof trimmer does.

use minuet_core::{Blocker, Cell, CellSet, Dancer, DigitSet, Entry, Find, Outcome, Step, Trace};

use crate::blocks;
use crate::order::finish;
use crate::reasons::needed;
use crate::scribe::Scribe;
use crate::settles::settles;
use crate::starters::{named, sees};
use crate::step2::fill;

/// The same solve with only those entries that the ending rests on. It is a trace like any other: its
/// evidence and effects are those of the sheet on which the dropped finds were never made.
///
/// A trace that does not lead to its own outcome comes back as it is: refusing it is the judge's task.
pub fn brief(trace: &Trace) -> Trace {
    let short = shortened(trace).filter(|short| says_the_same(&short.outcome, &trace.outcome));
    short.unwrap_or_else(|| trace.clone())
}

/// How many minuets were danced may differ, nothing else.
fn says_the_same(one: &Outcome, other: &Outcome) -> bool {
    match (one, other) {
        (Outcome::Solved { solution, .. }, Outcome::Solved { solution: same, .. }) => {
            solution == same
        }
        (Outcome::Failed { left, .. }, Outcome::Failed { left: same, .. }) => left == same,
        _ => one == other,
    }
}

/// `None` if an entry does not fit.
fn shortened(trace: &Trace) -> Option<Trace> {
    let scribe = replayed(trace, &needed(trace).ok()?)?;
    let seen = match trace.outcome {
        Outcome::None { broken } => broken.filter(|broken| scribe.sheet.position().shows(broken)),
        _ => None,
    };
    Some(finish(scribe, &trace.setup, seen))
}

/// Makes the needed finds again on a fresh sheet. `None` if an entry does not fit.
fn replayed(trace: &Trace, needed: &[bool]) -> Option<Scribe> {
    let kept = || trace.entries.iter().zip(needed.iter().copied());
    let mut scribe = Scribe::new(&trace.setup, &trace.reading);
    // Candidates are written only where something later looks at them.
    let fills =
        kept().any(|(entry, keep)| keep && entry.step >= Step::Three) && !scribe.sheet.is_filled();
    let mut forgotten = if fills { forgotten(trace) } else { CellSet::EMPTY };
    let mut open: Vec<bool> = Vec::new();
    for (entry, keep) in kept() {
        // Once: looking through the trace at each of its entries would take hours for the longest.
        if entry.step >= Step::Two && !forgotten.is_empty() {
            fill_forgotten(&mut scribe, std::mem::take(&mut forgotten), trace);
        }
        if fills && let Some(cell) = visited(entry) {
            fill(&mut scribe, cell);
            continue;
        }
        match entry.find {
            Find::Starter { .. } => open.push(keep),
            Find::Complete { .. } => open.clear(),
            Find::Wrong { .. } | Find::Stall | Find::Leave => {
                let danced = open.pop() == Some(true);
                if danced && !keep {
                    scribe.copy(Step::Four, &entry.dance, Find::Leave).ok()?;
                }
            }
            Find::NakedSingle { .. }
            | Find::HiddenSingle { .. }
            | Find::Passive { .. }
            | Find::HalfDouble { .. }
            | Find::Aligned { .. }
            | Find::NakedGroup { .. }
            | Find::HiddenGroup { .. }
            | Find::Fill { .. }
            | Find::Unmarked { .. }
            | Find::BothEnclose { .. }
            | Find::DoubleBlocked { .. } => {}
        }
        if keep {
            let find = refreshed(&scribe, entry)?;
            scribe.copy(entry.step, &entry.dance, find).ok()?;
        }
    }
    Some(scribe)
}

/// The cell that an entry of Step 2 looks for numbers for.
fn visited(entry: &Entry) -> Option<Cell> {
    match entry.find {
        Find::Fill { cell, .. } | Find::NakedSingle { cell, .. } if entry.step == Step::Two => {
            Some(cell)
        }
        _ => None,
    }
}

/// The cells that Step 2 of the full trace passed over: where they had ink or big digits, these may have
/// been dropped.
fn forgotten(trace: &Trace) -> CellSet {
    CellSet::ALL - trace.entries.iter().filter_map(visited).collect()
}

/// Fills those of `cells` that are void now.
fn fill_forgotten(scribe: &mut Scribe, cells: CellSet, trace: &Trace) {
    let early = trace.entries.iter().filter(|entry| entry.step == Step::One);
    let inked: CellSet =
        early.flat_map(|entry| &entry.effect.inked).map(|inked| inked.cell).collect();
    for cell in (cells - scribe.sheet.inked()).iter() {
        // A single that the full trace saw only in Step 3, because it stood among big digits, has to
        // wait for Step 3 here as well.
        let waits = scribe.position(&[]).get(cell).len() == 1 && !inked.contains(cell);
        if scribe.sheet.pencil(cell).is_empty() && !waits {
            fill(scribe, cell);
        }
    }
}

/// The find with the evidence that the sheet now shows: more candidates may be left than in the full trace.
fn refreshed(scribe: &Scribe, entry: &Entry) -> Option<Find> {
    let mut find = entry.find.clone();
    let closing = |cells, digit| blocks::closing(&scribe.sheet, &scribe.reading, cells, digit);
    let shutting = |cell, digits| {
        blocks::shutting(&scribe.sheet, &scribe.reading, cell, DigitSet::ALL - digits)
    };
    let position = scribe.sheet.lane(&entry.dance)?.position();
    match &mut find {
        Find::HiddenSingle { structure, cell, digit, blocks } if !blocks.is_empty() => {
            *blocks = closing(structure.cells() - CellSet::of(*cell), *digit);
        }
        Find::HalfDouble { structure, digit, cells, blocks } if !blocks.is_empty() => {
            *blocks = closing(structure.cells() - cells.iter().copied().collect(), *digit);
        }
        // A dancer looks at the margin; where the half double was dropped, at the structure itself.
        &mut Find::Passive { of, cell, digit, .. } if entry.step == Step::Four => {
            if let Blocker::HalfDouble { structure, .. } = of
                && !scribe.sheet.marks().contains(&of)
            {
                find = Find::HiddenSingle { structure, cell, digit, blocks: Vec::new() };
            }
        }
        Find::Passive { closed, digit, blocks, .. } => {
            *blocks = closing(CellSet::of(*closed), *digit);
        }
        Find::NakedSingle { cell, digit, blocks } if !blocks.is_empty() => {
            *blocks = shutting(*cell, DigitSet::of(*digit));
        }
        Find::Starter { starter, sees: seen, settles: settled, .. } => {
            *starter = named(*starter, position);
            *seen = sees(starter, position);
            *settled = settled.map(|_| settles(starter, position));
        }
        Find::Unmarked { cell, circle, square } => {
            if let Some(dance) = scribe.sheet.dances().last() {
                *circle = dance.lane(Dancer::Circle).position().get(*cell);
                *square = dance.lane(Dancer::Square).position().get(*cell);
            }
        }
        Find::NakedSingle { .. }
        | Find::HiddenSingle { .. }
        | Find::HalfDouble { .. }
        | Find::Aligned { .. }
        | Find::NakedGroup { .. }
        | Find::HiddenGroup { .. }
        | Find::Fill { .. }
        | Find::BothEnclose { .. }
        | Find::DoubleBlocked { .. }
        | Find::Wrong { .. }
        | Find::Complete { .. }
        | Find::Stall
        | Find::Leave => {}
    }
    Some(find)
}
