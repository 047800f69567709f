//! Where teacher, racer, judge and the corpora meet: what the agreement, damage and property tests share.
#![forbid(unsafe_code)]

mod corpora;
mod golden;
mod symmetry;

pub use corpora::{Extent, corpora, extent, own_puzzles, puzzles, sample};
pub use golden::{Golden, golden_files, read_golden};
pub use symmetry::Symmetry;
