//! Puzzles made and told apart, tested at the boundary.

mod canonical;
mod class;
mod common;
mod days;
mod estimate;
mod generator;
mod grids;
mod neighbours;
mod rating;
mod sampling;
mod seeds;
mod small;
mod symmetry;
