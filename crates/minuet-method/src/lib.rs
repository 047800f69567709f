//! The teacher: the Minuet method in the paper's own order, one find at a time.
//!
//! [`solve`] works like a person with a pencil and writes down every find as an
//! [`Entry`](minuet_core::Entry) with its evidence; [`brief()`] drops what the ending does not need. A [`Coach`] looks at
//! a sheet in any state, marks and open minuets included. [`read()`] makes such a sheet from a player's paper, and
//! [`written`] copies it back. [`refute`] says why a sheet cannot be right; [`Effort`] counts the work of a solve.
//!
//! The teacher assumes that the puzzle is well posed. If you are not sure, count its solutions first.
//!
//! ```
//! use minuet_core::{Outcome, Puzzle, Reading, Step};
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
//!         .parse()?;
//! let trace = minuet_method::solve(&puzzle.into(), &Reading::default());
//! assert!(matches!(trace.outcome, Outcome::Solved { step: Step::One, .. }));
//! let brief = minuet_method::brief(&trace);
//! assert!(brief.entries.len() <= trace.entries.len());
//! # Ok::<(), minuet_core::ParsePuzzleError>(())
//! ```
#![forbid(unsafe_code)]

mod blocks;
mod brief;
mod coach;
mod dance;
mod effect;
mod effort;
mod lots;
mod order;
mod paper;
mod ranking;
mod reasons;
mod refute;
mod rules;
mod scribe;
mod settles;
mod starters;
mod step1;
mod step2;
mod step3;
mod step4;
mod stop;
mod tally;
mod together;

pub use brief::brief;
pub use coach::{Brought, Coach, Danced};
pub use effort::Effort;
pub use order::{Choice, solve, solve_choosing, solve_to_rest, solve_within};
pub use paper::{read, written};
pub use ranking::Ranking;
pub use refute::refute;
pub use settles::{is_good, settles};
pub use starters::starters;
pub use stop::stoppable;
