//! `count`: how many solutions a setup has.

use minuet_core::Setup;

use crate::{Counted, Version};

/// Counts the solutions of a setup, up to `limit`, which is at least 2.
pub(super) fn count(setup: &Setup, limit: usize) -> Counted {
    let position = setup.position();
    let examples = minuet_fast::examples(&position);
    let solutions = match examples.len() {
        2 => minuet_fast::count_in(&position, limit),
        few => few,
    };
    let stopped = solutions == limit;
    Counted { minuet: Version::NOW, puzzle: setup.ink(), solutions, stopped, examples }
}
