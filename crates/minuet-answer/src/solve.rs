//! A puzzle, solved.

use minuet_core::{Certificate, Outcome, Puzzle, Reading, Setup, Trace};
use minuet_method::Choice;
use serde::{Deserialize, Serialize};

use crate::Version;

/// `solve`: the trace, and the certificate where the method fails.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SolveAnswer {
    /// The version of the document.
    pub minuet: Version,
    /// What was found, and how it ended.
    #[serde(flatten)]
    pub trace: Trace,
    /// For a failure of a fresh puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub certificate: Option<Certificate>,
}

impl From<Trace> for SolveAnswer {
    fn from(trace: Trace) -> SolveAnswer {
        let certificate = match trace.outcome {
            Outcome::Failed { .. } if is_fresh(&trace.setup) => {
                minuet_fast::certificate(&trace.setup.puzzle, &trace.reading)
            }
            _ => None,
        };
        SolveAnswer { minuet: Version::NOW, trace, certificate }
    }
}

fn is_fresh(setup: &Setup) -> bool {
    setup.placed == Puzzle::EMPTY && setup.candidates.is_none()
}

/// The teacher's trace, once it is known that there is exactly one solution; otherwise why there is not.
pub fn solved(setup: &Setup, reading: &Reading, choice: Choice) -> Trace {
    let solutions = minuet_fast::examples(&setup.position());
    let bare = |outcome| Trace { setup: *setup, reading: *reading, entries: Vec::new(), outcome };
    match solutions.as_slice() {
        [_] => minuet_method::solve_choosing(setup, reading, choice),
        [] => minuet_method::refute(setup, reading)
            .unwrap_or_else(|| bare(Outcome::None { broken: None })),
        [first, second, ..] => bare(Outcome::Several { solutions: [*first, *second] }),
    }
}
