//! The views at their boundary: words, renderers, pictures.

mod brief_reader;
mod common;
mod crowded;
mod drawn;
mod font;
mod hints;
mod minuet;
mod outcomes;
mod phase_one;
mod pictures;
mod print;
mod reader;
mod step_three;
mod terminal;
mod whole;
