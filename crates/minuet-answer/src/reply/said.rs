//! A message with its words.

use minuet_words::{Language, Message};
use serde::{Serialize, Serializer};

/// What is said in reply: the message, and the same in words. In JSON it is the words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// What it means.
    pub message: Message,
    /// The words for it.
    pub words: String,
}

impl Said {
    /// A message in a language.
    pub fn new(language: Language, message: impl Into<Message>) -> Said {
        let message = message.into();
        Said { words: language.say(&message), message }
    }
}

/// Its words.
impl std::ops::Deref for Said {
    type Target = str;

    fn deref(&self) -> &str {
        &self.words
    }
}

/// Its words.
impl std::fmt::Display for Said {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.words)
    }
}

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.words)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Said {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Said".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string" })
    }
}
