//! What is in the footer of a part.

use minuet_words::message::Damage;
use parquet::file::metadata::{FileMetaData, KeyValue};
use serde::{Deserialize, Serialize};

use crate::part::Rejected;
use crate::tally::Tally;

/// What is in the footer of a part besides its rows: it is read without them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Footer {
    /// The hash of the settings of its hunt.
    pub hunt: String,
    /// Which chunk it is, from 0.
    pub chunk: u64,
    /// The input that it comes from.
    pub source: String,
    /// The outcomes of its lines.
    pub tally: Tally,
    /// Its lines that are not puzzles.
    pub rejected: Vec<Rejected>,
}

/// What Parquet keeps it under, as JSON.
const KEY: &str = "minuet";

impl Footer {
    /// As Parquet keeps it.
    pub(super) fn write(&self) -> Result<Vec<KeyValue>, serde_json::Error> {
        Ok(vec![KeyValue::new(KEY.to_owned(), serde_json::to_string(self)?)])
    }

    /// From what Parquet keeps.
    pub(super) fn read(metadata: &FileMetaData) -> Result<Footer, Damage> {
        let mut entries = metadata.key_value_metadata().into_iter().flatten();
        let entry = entries.find(|entry| entry.key == KEY).and_then(|entry| entry.value.as_ref());
        let text = entry.ok_or_else(|| Damage::NoKey { key: KEY.to_owned() })?;
        serde_json::from_str(text)
            .map_err(|error| Damage::Key { key: KEY.to_owned(), error: error.to_string() })
    }
}
