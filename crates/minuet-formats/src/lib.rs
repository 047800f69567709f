//! Text formats that Sudoku players and solvers exchange, read and written.
//!
//! Everything is text ↔ [`Setup`]: givens, placed digits, and the candidates where they are written. Two formats hold
//! the player's whole [`Paper`](minuet_core::Paper) with every mark on it. The format is detected line by line; every
//! rejection says where, and what was expected there.
//!
//! ```
//! use minuet_formats::{Format, parse, write};
//! let setup = parse("
//!     |53.|.7.|...|
//!     |6..|195|...|
//!     |.98|...|.6.|
//!     |---+---+---|
//!     |8..|.6.|..3|
//!     |4..|8.3|..1|
//!     |7..|.2.|..6|
//!     |---+---+---|
//!     |.6.|...|28.|
//!     |...|419|..5|
//!     |...|.8.|.79|
//! ")?;
//! assert_eq!(
//!     write(&setup, Format::Line)?,
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod bank;
mod block;
mod cells;
mod csv;
mod detect;
mod document;
mod f_puzzles;
mod format;
mod grid;
mod hodoku;
mod line;
mod link;
mod lz;
mod opensudoku;
mod parse;
mod pencil_marks;
mod plain;
mod prose;
mod reader;
mod record;
mod s9b;
mod sdx;
mod sheet;
mod squares;
mod sukaku;
mod susser;
mod text;
mod write;

pub use format::Format;
pub use link::shared;
pub use minuet_core::Setup;
pub use minuet_words::message::{ErrorKind, Expected, FormatError, ParseFormatError, WriteError};
pub use parse::{parse, parse_as, parse_paper, parse_paper_as, read};
pub use reader::{Reader, read_line};
pub use record::{Case, Record};
pub use sheet::SheetDocument;
pub use write::{Bars, Empty, Style, write, write_paper, write_part, write_styled};
