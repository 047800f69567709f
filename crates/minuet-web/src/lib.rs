//! The page: learn and play the Minuet on a sheet that behaves like paper.
//!
//! One pure function, [`answer`], holds the application: no clock, no files, bounded work. The server (feature
//! `server`) is a thin door to it. The page keeps the state; [`Sheet`] is all that goes back and forth.
//!
//! ```
//! use minuet_web::{Request, Response, answer};
//!
//! let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let Response::Opened(opened) = answer(Request::Open { text: text.into() }) else { panic!() };
//! assert_eq!(opened.sheet.puzzle.clues(), 30);
//! ```
#![forbid(unsafe_code)]

mod answer;
mod base64;
mod cells;
mod lessons;
mod paper;
mod request;
mod response;
mod schema;
#[cfg(feature = "server")]
mod server;
mod sheet;

pub use answer::answer;
pub use cells::{Cells, Margins};
pub use request::{Ending, ExportFormat, Length, Request, Show, ThemeName, Until, Way};
pub use response::{
    Changed, Chapter, Checked, Code, DeadDance, Drawn, Drill, Exported, Failure, FailureTitle,
    Failures, Fault, FaultKind, Film, Frame, HelpResult, Helped, Judged, Lesson, LessonTitle,
    Lessons, Opened, Pack, PackTitle, Packed, Packs, Ranked, Refused, Response, Scene, Shared,
    Starters, Told, Trick, Tricks, Verdict, Yields,
};
pub use schema::protocol;
#[cfg(feature = "server")]
pub use server::{Address, Port, Server, ServerMessage};
pub use sheet::{Dance, Marks, Sheet, Standing};
