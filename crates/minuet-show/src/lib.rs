//! Views of a trace: words and pictures of the sheet.
//!
//! An explanation is data first ([`minuet_words`]) and then rendered as text or Markdown ([`render`]). The paper itself
//! is drawn for a terminal by [`terminal`], and for everything else as a [`picture::Picture`]: lines, shapes and
//! glyphs at whole coordinates, from which [`svg`], PNG (feature `png`) and PDF (feature `print`) are made.
//!
//! ```
//! use minuet_core::{Paper, Puzzle};
//! use minuet_show::picture::{Picture, Theme};
//! use minuet_show::svg;
//! use minuet_show::terminal::{self, Style};
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
//!         .parse()?;
//! assert!(terminal::compact(&puzzle).starts_with("5 3 . | . 7 . | . . .\n"));
//! let paper = Paper::new(puzzle);
//! assert_eq!(terminal::draw(&paper, &Style::PLAIN).lines().count(), 38);
//! let picture = Picture::still(&paper);
//! assert!(svg::svg(&picture, Theme::Light, None).starts_with("<svg "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

pub mod font;
mod highlight;
#[cfg(feature = "print")]
pub mod pdf;
pub mod picture;
#[cfg(feature = "png")]
pub mod png;
#[cfg(feature = "print")]
pub mod print;
pub mod render;
pub mod svg;
pub mod terminal;

pub use highlight::Highlight;
