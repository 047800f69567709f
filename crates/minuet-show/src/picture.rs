//! The sheet as a picture: lines, shapes and glyphs at whole coordinates, from which SVG, PNG and PDF are drawn.

mod build;
mod caption;
mod dancers;
mod frames;
mod geometry;
mod item;
mod layout;
mod mid_dance;
#[cfg(feature = "print")]
mod sample;
mod step;
mod text;
mod theme;

#[cfg(feature = "print")]
pub(crate) use caption::lines;
pub use frames::{Caption, frame, frames};
pub(crate) use geometry::{cell_at, highlights};
pub(crate) use item::candidate;
pub use item::{Item, Paint, Point, Run};
pub use mid_dance::mid_dances;
#[cfg(feature = "print")]
pub(crate) use sample::Sample;
pub use step::moment;
pub use theme::{Rgb, Theme, Tone};

/// A drawing: later items cover earlier ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// What it shows, in words, for screen readers.
    pub title: String,
    /// Its width in units.
    pub width: i32,
    /// Its height in units.
    pub height: i32,
    /// What is drawn.
    pub items: Vec<Item>,
}
