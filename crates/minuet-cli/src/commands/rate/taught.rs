//! What the teacher makes of a puzzle.

use minuet_core::{Outcome, Puzzle, Reading, Step, Trace};
use minuet_fast::Decision;

/// The teacher's part of a row.
pub(super) struct Taught {
    pub(super) decision: Decision,
    pub(super) step: Option<u8>,
    pub(super) minuets: u32,
    pub(super) tried: u32,
}

impl Taught {
    /// Solves the puzzle; nothing where it is not well posed.
    pub(super) fn of(puzzle: &Puzzle, reading: &Reading) -> Option<Taught> {
        if minuet_fast::count(puzzle, 2) != 1 {
            return None;
        }
        let trace = minuet_method::solve(&(*puzzle).into(), reading);
        let verdict = trace.outcome.verdict();
        let left3 = left3(&trace);
        match trace.outcome {
            Outcome::Solved { step, minuets, tried, .. } => {
                let decision = Decision { verdict, left3, starters: None, left: None };
                Some(Taught { decision, step: Some(step.number()), minuets, tried })
            }
            Outcome::Failed { minuets, tried, starters, left, .. } => {
                let (starters, left) = (Some(starters as u16), Some(left as u16));
                let decision = Decision { verdict, left3, starters, left };
                Some(Taught { decision, step: None, minuets, tried })
            }
            Outcome::None { .. } | Outcome::Several { .. } => None,
        }
    }
}

/// The candidates on the sheet when Step 3 has first come to its end.
fn left3(trace: &Trace) -> Option<u16> {
    let basic = trace.entries.iter().take_while(|entry| entry.step < Step::Four).count();
    Some(trace.sheet(basic).ok()?.position().left() as u16)
}
