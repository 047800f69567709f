//! The sheet in a terminal: every candidate at its fixed place, ink, small digits, margins, dancers' marks.

mod cell;
mod compact;
mod grid;
mod place;
mod style;

pub use compact::compact;
pub use grid::{draw, draw_lit};
pub use style::{Charset, Colour, Style};
