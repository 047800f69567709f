//! The judge: replays a trace or a certificate with naive rules of its own.
//!
//! It shares the nouns of `minuet-core` with the teacher and the racer, and no rule with either. What it
//! asks of a trace and of a certificate is what `docs/trace.md` says, all of it and nothing else.
//!
//! ```
//! use minuet_check::{Fault, check_trace};
//! use minuet_core::{Outcome, Puzzle, Reading, Setup, Solution, Step, Trace};
//!
//! let solution: Solution =
//!     "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse()?;
//! let outcome = Outcome::Solved { step: Step::One, minuets: 0, tried: 0, solution };
//! let reading = Reading::default();
//! let mut trace =
//!     Trace { setup: Setup::from(solution.puzzle()), reading, entries: Vec::new(), outcome };
//! assert_eq!(check_trace(&trace), Ok(()));
//!
//! trace.setup.puzzle.set("r4c7".parse()?, None);
//! let rejection = check_trace(&trace).unwrap_err();
//! assert_eq!(rejection.fault, Fault::NotInked { cell: "r4c7".parse()? });
//! assert_eq!(rejection.to_string(), "outcome: r4c7 is not inked, so the puzzle is not solved");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod applies;
mod blocks;
mod certificate;
mod consequence;
mod count;
mod dance;
mod endings;
mod fill;
mod groups;
mod half_doubles;
mod outcome;
mod place;
mod plain;
mod replay;
mod singles;
mod state;
mod tricks;
mod view;

pub use certificate::check_certificate;
pub use count::count_solutions;
pub use minuet_words::message::{CertificateFault, CertificateRejection, Fault, Figure, Rejection};
pub use plain::{PlainOutcome, close_plainly, decide_plainly};
pub use replay::{check_to_rest, check_trace};
