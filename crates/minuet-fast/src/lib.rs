//! The racer: solutions counted and the whole Minuet method decided with bit operations.
//!
//! The teacher scans a sheet as a person does; the racer keeps one bitboard for each number and sweeps all
//! numbers and all 27 structures at once. It says *what* the outcome is, never why. Step 3 is confluent and the outcome of the
//! method does not depend on the order of starters, so the racer may work in its own order:
//!
//! - singles and blocks come to rest before groups are looked for;
//! - a dancer that has come to rest shows that some other starters change nothing;
//! - shallow minuets come before deep ones, which would find the same at more expense;
//! - the solution is known before the first minuet, so the true choices are tried first, because only these can
//!   complete.
//!
//! Solutions are counted in another way, by an [`Engine`]: where the processor has vectors, it holds a position in
//! a few of them and sweeps all cells, rows, columns and squares at once.
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
#![deny(unsafe_code)]

mod another;
mod bands;
mod certificate;
mod close;
mod count;
mod decide;
mod depth;
mod effort;
mod engine;
mod examples;
mod field;
mod floor;
mod groups;
mod help;
mod known;
mod marks;
mod memory;
mod minuet;
mod number;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod planes;
mod rest;
mod starters;
mod sweep;
mod tables;
mod thirds;
mod truth;
#[allow(unsafe_code, reason = "functions for processors that have been asked what they can do")]
mod vectors;

pub use another::{another, another_without, is_minimal};
pub use certificate::certificate;
pub use close::close;
pub use count::{count, count_all, count_in, solutions};
pub use decide::{Decision, decide, decide_in};
pub use depth::{MinuetDepth, minuet_depth};
pub use engine::Engine;
pub use examples::examples;
pub use help::{Help, help};
pub use number::{MinuetNumber, minuet_number};
pub use rest::{Rest, rest};
pub use starters::starters;
