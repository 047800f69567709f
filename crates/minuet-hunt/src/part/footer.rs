//! What is in the footer of a part.

use std::path::Path;

use minuet_words::message::{Damage, HuntError};
use parquet::file::metadata::{FileMetaData, KeyValue};
use serde::{Deserialize, Serialize};

use crate::part::{Rejected, checksum};
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
    /// Sees that it is in its place, as a part of the hunt whose settings have the hash `hunt`.
    ///
    /// # Errors
    ///
    /// When it is part of something else.
    pub fn belongs(&self, path: &Path, hunt: &str, chunk: u64) -> Result<(), HuntError> {
        let (path, damage) = (path.to_owned(), Damage::Misplaced);
        let is_there = self.hunt == hunt && self.chunk == chunk;
        is_there.then_some(()).ok_or(HuntError::Damaged { path, damage })
    }

    /// As Parquet keeps it.
    pub(super) fn write(&self) -> Result<Vec<KeyValue>, serde_json::Error> {
        Ok(vec![
            KeyValue::new(KEY.to_owned(), serde_json::to_string(self)?),
            KeyValue::new(checksum::KEY.to_owned(), checksum::BLANK.to_owned()),
        ])
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
