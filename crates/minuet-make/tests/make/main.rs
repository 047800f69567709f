//! Puzzles made and told apart, tested at the boundary.

mod canonical;
mod common;
mod symmetry;
