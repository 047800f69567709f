//! Puzzles made, rated and compared: symmetries and canonical form, ratings, random grids, fair samples
//! of minimal puzzles, neighbours of a puzzle, puzzles made to order, climbs towards rare ones, packs.
#![forbid(unsafe_code)]

mod balance;
mod canonical;
mod class;
mod climb;
mod days;
mod estimate;
mod generator;
mod grids;
mod kind;
mod known;
mod neighbours;
mod packs;
mod random;
mod rating;
mod recipe;
mod removal;
mod rivals;
mod sampling;
mod span;
mod symmetry;
mod taught;
mod wish;

pub use balance::Balance;
pub use canonical::{canonical, to_canonical};
pub use class::Class;
pub use climb::Climb;
pub use days::Day;
pub use estimate::Estimate;
pub use generator::Generator;
pub use grids::{RandomGrid, corner};
pub use kind::Kind;
pub use minuet_words::message::MakeMessage;
pub use neighbours::{Passed, Vicinity};
pub use packs::{Pack, Packed, packs};
pub use random::Random;
pub use rating::Rating;
pub use recipe::{Recipe, Spare};
pub use rivals::{FullGrid, clues_of, is_minimal};
pub use sampling::{Draw, Plan, Sampler, sample_minimal};
pub use span::Span;
pub use symmetry::Symmetry;
pub use taught::{EndedBy, Taught};
pub use wish::{Spring, Wish};
