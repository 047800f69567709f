//! `solve`: the teacher's trace of a setup.

use minuet_core::{Outcome, Reading, Setup, Trace};

use crate::Choose;

/// The teacher's trace, once it is known that there is exactly one solution; otherwise why there is not.
pub(super) fn solve(setup: &Setup, reading: &Reading, choose: Choose) -> Trace {
    let bare = |outcome| Trace { setup: *setup, reading: *reading, entries: Vec::new(), outcome };
    match minuet_fast::examples(&setup.position()).as_slice() {
        [_] => minuet_method::solve_choosing(setup, reading, choose.into()),
        [] => minuet_method::refute(setup, reading)
            .unwrap_or_else(|| bare(Outcome::None { broken: None })),
        [first, second, ..] => bare(Outcome::Several { solutions: [*first, *second] }),
    }
}
