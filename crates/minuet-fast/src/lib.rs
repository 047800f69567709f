//! The racer: solutions counted and the whole Minuet method decided with bit operations.
//!
//! The teacher scans a sheet as a person does; the racer keeps one bitboard a number and sweeps all 27
//! structures at once. It says *what* comes out, never how. Step 3 is confluent and the outcome of the
//! method does not depend on the order of starters, so it may go its own way:
//!
//! - only what has changed since a closed position is looked at again;
//! - shallow minuets come before deep ones, which would find the same at more expense;
//! - the solution is known before the first minuet, so the true choices are tried first, as only these can
//!   complete.
//!
//! ```
//! use minuet_core::{Puzzle, Reading, Verdict};
//!
//! let puzzle: Puzzle =
//!     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
//!         .parse()?;
//! assert_eq!(minuet_fast::count(&puzzle, 2), 1);
//! assert_eq!(minuet_fast::decide(&puzzle, &Reading::PAPER).verdict, Verdict::Failed);
//! assert_eq!(minuet_fast::decide(&puzzle, &"depth=2".parse()?).verdict, Verdict::Minuet);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod bands;
mod board;
mod certificate;
mod close;
mod count;
mod decide;
mod depth;
mod field;
mod groups;
mod minuet;
mod number;
mod singles;
mod starters;
mod tables;
mod thirds;

pub use certificate::certificate;
pub use close::close;
pub use count::{count, count_in, solutions};
pub use decide::{Decision, decide, decide_in, failed_position};
pub use depth::{MinuetDepth, minuet_depth};
pub use number::{MinuetNumber, minuet_number};
pub use starters::{count_starters, starters};
