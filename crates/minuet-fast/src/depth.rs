//! The minuet depth: how deep minuets must nest.

use std::fmt;

use minuet_core::{Puzzle, Reading};

use crate::decide::Start;
use crate::effort::Effort;
use crate::engine::Engine;
use crate::minuet::{Method, Stop};

/// The least depth at which the method solves a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MinuetDepth {
    /// Exactly this; 0 when Steps 1 to 3 are enough.
    Exactly(u8),
    /// It fails up to and including this depth: the greatest that was asked for, or the greatest that the
    /// work allowed goes to.
    MoreThan(u8),
}

/// `2` or `>3`.
impl fmt::Display for MinuetDepth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MinuetDepth::Exactly(depth) => write!(f, "{depth}"),
            MinuetDepth::MoreThan(depth) => write!(f, ">{depth}"),
        }
    }
}

/// The dancers that the search for a depth may grow: a few seconds of work, which depth 3 rarely needs.
const EFFORT: u64 = 2_000_000;

/// The minuet depth of `puzzle`, looked for up to `max` and with a bounded effort; nothing when it does not have exactly one
/// solution. The depth of `reading` plays no part.
///
/// ```
/// use minuet_core::{Puzzle, Reading};
/// use minuet_fast::MinuetDepth;
///
/// let golden_nugget: Puzzle =
///     ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
///         .parse().unwrap();
/// let depth = minuet_fast::minuet_depth(&golden_nugget, &Reading::PAPER, 1);
/// assert_eq!(depth, Some(MinuetDepth::MoreThan(1)));
/// ```
pub fn minuet_depth(puzzle: &Puzzle, reading: &Reading, max: u8) -> Option<MinuetDepth> {
    let engine = Engine::best();
    let Start { mut floor, solution } = Start::of(puzzle, reading, engine).ok()?;
    let method = Method::new(reading, engine, &solution, Effort::of(EFFORT));
    // A failure leaves a floor that a deeper method would reach too: it goes on from there.
    let mut failed = None;
    for depth in 0..=max {
        match method.dance(&mut floor, depth) {
            Err(Stop::Solved) => return Some(MinuetDepth::Exactly(depth)),
            Ok(()) if floor.is_complete() => return Some(MinuetDepth::Exactly(depth)),
            Ok(()) => failed = Some(depth),
            Err(Stop::Spent) => break,
            Err(Stop::Broken) => return None,
        }
    }
    failed.map(MinuetDepth::MoreThan)
}
