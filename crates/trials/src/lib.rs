//! Where teacher, racer, judge and the corpora meet: what the agreement, damage and property tests share.
#![forbid(unsafe_code)]

mod corpora;
mod duel;
mod golden;
mod packed;
mod random;
mod readers;
#[cfg(doctest)]
mod readmes;

pub use corpora::{Extent, corpora, extent, own_puzzles, puzzles, sample, spread};
pub use duel::duel;
pub use golden::{Golden, golden_files, read_golden};
pub use packed::packed;
pub use random::Random;
pub use readers::{reader, readers};
