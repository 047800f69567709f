//! Puzzles made, rated and told apart: symmetries and canonical form, ratings, random grids, fair samples of minimal
//! puzzles.
#![forbid(unsafe_code)]

mod canonical;
mod estimate;
mod grids;
mod neighbours;
mod random;
mod rating;
mod removal;
mod rivals;
mod sampling;
mod symmetry;

pub use canonical::{canonical, isomorphic, to_canonical};
pub use estimate::Estimate;
pub use grids::{RandomGrid, corner};
pub use neighbours::{Passed, Vicinity};
pub use random::Random;
pub use rating::Rating;
pub use rivals::{FullGrid, clues_of};
pub use sampling::{Draw, Plan, Sampler, sample_minimal};
pub use symmetry::Symmetry;
