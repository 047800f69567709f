//! Explanations as plain text and Markdown.

mod markdown;
mod text;

pub use markdown::markdown;
pub(crate) use text::tokens;
pub use text::{line, text, title, wrapped};
