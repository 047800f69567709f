//! What the teacher makes of a puzzle.

use minuet_core::{Outcome, Puzzle, Reading, Step};
use minuet_method::{Effort, brief, solve};

/// The teacher's part of a row.
pub(super) struct Taught {
    pub(super) step: Option<Step>,
    pub(super) minuets: u32,
    pub(super) tried: u32,
    pub(super) effort: Option<Effort>,
}

impl Taught {
    pub(super) fn of(puzzle: &Puzzle, reading: &Reading) -> Option<Taught> {
        let trace = solve(&(*puzzle).into(), reading);
        match trace.outcome {
            Outcome::Solved { step, minuets, tried, .. } => {
                let effort = Effort::of(&brief(&trace)).ok();
                Some(Taught { step: Some(step), minuets, tried, effort })
            }
            Outcome::Failed { minuets, tried, .. } => {
                Some(Taught { step: None, minuets, tried, effort: None })
            }
            Outcome::None { .. } | Outcome::Several { .. } => None,
        }
    }
}
