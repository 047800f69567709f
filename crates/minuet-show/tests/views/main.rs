//! The views at their boundary: words, renderers, pictures.

mod common;
mod hints;
mod minuet;
mod outcomes;
mod phase_one;
mod reader;
mod step_three;
mod terminal;
mod whole;
