//! What stands in the footer of a part.

use minuet_words::message::Damage;
use parquet::file::metadata::{FileMetaData, KeyValue};
use serde::de::DeserializeOwned;

use crate::part::Rejected;
use crate::tally::Tally;

/// What stands in the footer of a part besides its rows: it is read without them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Footer {
    /// The hash of the settings of its hunt.
    pub hunt: String,
    /// Which chunk it is, from 0.
    pub chunk: u64,
    /// The input that it comes from.
    pub source: String,
    /// What its lines came to.
    pub tally: Tally,
    /// Its lines that are no puzzles.
    pub rejected: Vec<Rejected>,
}

const HUNT: &str = "minuet.hunt";
const CHUNK: &str = "minuet.chunk";
const SOURCE: &str = "minuet.source";
const TALLY: &str = "minuet.tally";
const REJECTED: &str = "minuet.rejected";

impl Footer {
    /// As Parquet keeps it.
    pub(super) fn write(&self) -> Result<Vec<KeyValue>, serde_json::Error> {
        let entries = [
            (HUNT, self.hunt.clone()),
            (CHUNK, self.chunk.to_string()),
            (SOURCE, self.source.clone()),
            (TALLY, serde_json::to_string(&self.tally)?),
            (REJECTED, serde_json::to_string(&self.rejected)?),
        ];
        Ok(entries.into_iter().map(|(key, value)| KeyValue::new(key.to_owned(), value)).collect())
    }

    /// From what Parquet keeps.
    pub(super) fn read(metadata: &FileMetaData) -> Result<Footer, Damage> {
        let entries = metadata.key_value_metadata().map_or(&[][..], Vec::as_slice);
        let text = |key: &str| {
            let entry = entries.iter().find(|entry| entry.key == key);
            entry
                .and_then(|entry| entry.value.clone())
                .ok_or_else(|| Damage::NoKey { key: key.to_owned() })
        };
        Ok(Footer {
            hunt: text(HUNT)?,
            chunk: json(CHUNK, &text(CHUNK)?)?,
            source: text(SOURCE)?,
            tally: json(TALLY, &text(TALLY)?)?,
            rejected: json(REJECTED, &text(REJECTED)?)?,
        })
    }
}

fn json<T: DeserializeOwned>(key: &str, text: &str) -> Result<T, Damage> {
    let damaged =
        |error: serde_json::Error| Damage::Key { key: key.to_owned(), error: error.to_string() };
    serde_json::from_str(text).map_err(damaged)
}
