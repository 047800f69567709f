//! The application: one pure function, [`answer`], that every door to the program asks.
//!
//! A door (command line, Python, local server, WebAssembly) turns its own arguments into a [`Request`] and the [`Reply`] into
//! its own medium; it has no rules and no sentences. The state stays with the player: a [`Paper`](minuet_core::Paper) is
//! all that goes back and forth.
//!
//! ```
//! use minuet_answer::{Reply, Request, answer};
//! use minuet_words::Language;
//!
//! let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let open = Request::Open { text: text.into() };
//! let Reply::Opened(opened) = answer(open, Language::English) else { panic!() };
//! assert_eq!(opened.sheet.puzzle.clues(), 30);
//! ```
#![forbid(unsafe_code)]

mod answer;
mod curriculum;
mod reply;
mod request;
#[cfg(feature = "schema")]
mod schema;

pub use answer::{answer, answer_bounded, judged};
pub use minuet_method::stoppable;
pub use reply::*;
pub use request::{
    Advice, Choose, ExportFormat, Length, MinuetEnding, Request, ThemeName, Until, Way,
};
#[cfg(feature = "schema")]
pub use schema::protocol;
