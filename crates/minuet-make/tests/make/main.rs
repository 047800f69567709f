//! Puzzles made and told apart, tested at the boundary.

mod canonical;
mod common;
mod estimate;
mod grids;
mod sampling;
mod small;
mod rating;
mod symmetry;
