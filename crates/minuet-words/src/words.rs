//! What a language must be able to say.

use crate::Message;

/// A language at work.
pub trait Words: Sync {
    /// A message, as a sentence or the part of one that stands alone.
    fn message(&self, message: &Message) -> String;
}
