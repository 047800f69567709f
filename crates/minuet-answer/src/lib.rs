//! What is answered to a person or a program: outcomes, hints and judgements, as data and as JSON.
//!
//! The command line and the Python module are doors to these answers, so that both say the same sentences.
//!
//! ```
//! use minuet_answer::{HintResult, help};
//! use minuet_core::{Puzzle, Reading};
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
//!         .parse()?;
//! let help = help(&puzzle.into(), &Reading::PAPER);
//! assert_eq!(help.answer.result, HintResult::Hint);
//! # Ok::<(), minuet_core::ParsePuzzleError>(())
//! ```
#![forbid(unsafe_code)]

mod check;
mod count;
mod hint;
mod solve;
mod version;

pub use check::{CertificateAnswer, CheckAnswer, DocumentError, judge};
pub use count::{CountAnswer, count};
pub use hint::{Help, HintAnswer, HintResult, help};
pub use solve::{SolveAnswer, solved};
pub use version::Version;
