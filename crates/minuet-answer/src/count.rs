//! Solutions, counted.

use minuet_core::{Setup, Solution};
use serde::Serialize;

use crate::Version;

/// `count`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CountAnswer {
    /// The version of the document.
    pub minuet: Version,
    /// The digits of the puzzle, 81 characters.
    pub puzzle: minuet_core::Puzzle,
    /// How many solutions, at most the limit.
    pub solutions: usize,
    /// Whether counting stopped at the limit.
    pub stopped: bool,
    /// The solution, or two of them.
    pub examples: Vec<Solution>,
}

/// Counts the solutions of a setup, up to `limit`, which is 2 at least.
pub fn count(setup: &Setup, limit: usize) -> CountAnswer {
    let position = setup.position();
    let examples = minuet_fast::examples(&position);
    let solutions = match examples.len() {
        2 => minuet_fast::count_in(&position, limit),
        few => few,
    };
    CountAnswer {
        minuet: Version::NOW,
        puzzle: setup.ink(),
        solutions,
        stopped: solutions == limit,
        examples,
    }
}
