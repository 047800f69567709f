//! The sheet in a terminal: every candidate at its fixed place, ink, small digits, margins, dancers' marks.

mod cell;
mod compact;
mod grid;
mod light;
mod place;
mod style;
mod view;

pub use compact::compact;
pub use grid::{draw, draw_lit};
pub use light::Light;
pub use style::{Charset, Colour, Style};
