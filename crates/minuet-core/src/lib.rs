//! The nouns of the Minuet method (Daganzo, 2018): cells, structures, positions, sheets, entries, traces.
//!
//! Nothing here decides anything. The teacher, the racer and the judge are crates of their own that share
//! these words and no rules.
//!
//! ```
//! use minuet_core::{Position, Puzzle, Reading, Structure};
//!
//! let puzzle: Puzzle =
//!     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
//!         .parse()?;
//! assert_eq!(puzzle.clues(), 23);
//! assert_eq!(puzzle.conflict(), None);
//! let position = Position::of(&puzzle);
//! let square = Structure::ALL[18];
//! assert_eq!(position.places(puzzle.get("r1c6".parse()?).unwrap(), square).len(), 3);
//! assert_eq!(Reading::default().to_string(), "blocking=half-doubles,groups=3,ending=trust,tricks=both,depth=1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod broken;
mod by_cell;
mod cell;
mod cell_set;
mod certificate;
mod dancer;
mod digit;
mod digit_set;
mod entry;
mod error;
mod find;
#[cfg(feature = "serde")]
mod json;
mod outcome;
pub mod paper;
mod position;
mod puzzle;
mod reading;
mod rule;
mod set;
mod setup;
mod sheet;
mod solution;
mod starter;
mod step;
mod structure;
mod trace;

pub use broken::Broken;
pub use by_cell::ByCell;
pub use cell::{Cell, ParseCellError};
pub use cell_set::CellSet;
pub use certificate::{Certificate, DeadDance, Deadlock};
pub use dancer::Dancer;
pub use digit::Digit;
pub use digit_set::DigitSet;
pub use entry::{Effect, Entry, Erased, Inked};
pub use find::{Block, Blocker, Find};
pub use outcome::{Outcome, Verdict};
pub use paper::Paper;
pub use position::{ParsePositionError, Position};
pub use puzzle::{ParsePuzzleError, Puzzle};
pub use reading::{Blocking, Ending, Groups, ParseReadingError, Reading, Tricks};
pub use rule::Rule;
pub use setup::Setup;
pub use sheet::{Dance, Lane, LineState, Misfit, Sheet};
pub use solution::{NotASolution, Solution};
pub use starter::Starter;
pub use step::Step;
pub use structure::{Ordinal, ParseStructureError, Structure};
pub use trace::Trace;
