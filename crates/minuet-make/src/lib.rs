//! Puzzles made and told apart: symmetries, canonical form, random numbers.
#![forbid(unsafe_code)]

mod canonical;
mod random;
mod symmetry;

pub use canonical::{canonical, isomorphic, to_canonical};
pub use random::Random;
pub use symmetry::Symmetry;
