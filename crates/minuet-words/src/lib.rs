//! What is said to people.
//!
//! A [`Message`] is data: it says what it means and holds no sentence. A [`Language`] puts messages into
//! [`Words`]. Apart from `--help`, the only English in the program is in the module `english`; another language is
//! another module beside it that implements the same trait, and the compiler points out what it leaves unsaid.
//!
//! ```
//! use minuet_words::Language;
//!
//! assert_eq!(Language::from_code("en"), Some(Language::English));
//! ```
#![forbid(unsafe_code)]

mod accented;
mod english;
mod language;
mod lesson;
pub mod message;
pub mod story;
mod words;

pub use language::Language;
pub use lesson::{Lesson, LessonWords};
pub use message::Message;
pub use story::{Detail, Dose, Explanation, Heading, Section, Sentence};
pub use words::Words;
