//! Where the puzzles of a hunt come from.

mod open;
mod packed;
mod piece;
mod table;
mod text;
mod verified;

pub(crate) use open::Stream;
pub(crate) use packed::Zstandard;
pub use packed::{Packing, unpacked};
pub(crate) use piece::{Found, Piece};
pub use piece::{fresh, read_cell};
pub use table::parquet_texts;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use minuet_words::message::{HuntError, InputFault};
use serde::{Deserialize, Serialize};

use crate::hash;

/// An input as it is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A file: text, compressed text, CSV or Parquet.
    File(PathBuf),
    /// Standard input, which can be read only once.
    Stdin,
    /// Random minimal puzzles with weights.
    Sample {
        /// How many clusters of them: grids.
        clusters: u64,
        /// What all random numbers depend on.
        seed: u64,
    },
}

/// An input as the settings of a hunt remember it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Source {
    /// A file.
    File {
        /// What its rows call it: the name of the file, or the path where names are the same.
        name: String,
        /// Where it was.
        path: PathBuf,
        /// How many bytes it has.
        size: u64,
        /// Their hash.
        hash: String,
        /// The hashes of its blocks, once it has been read.
        #[serde(skip)]
        blocks: Arc<[u128]>,
    },
    /// Standard input, or a pipe with a name: what can be read only once.
    Once {
        /// What its rows call it.
        name: String,
        /// The pipe, where it has a name.
        path: Option<PathBuf>,
    },
    /// Random minimal puzzles with weights.
    Sample {
        /// How many clusters of them.
        clusters: u64,
        /// What all random numbers depend on.
        seed: u64,
    },
}

impl Source {
    /// What rows call standard input.
    pub(crate) const STDIN: &str = "standard input";

    /// Takes the fingerprints of all inputs, which reads them from end to end.
    ///
    /// # Errors
    ///
    /// When one cannot be read.
    pub(crate) fn all(inputs: &[Input]) -> Result<Vec<Source>, HuntError> {
        inputs.iter().map(|input| Source::of(input, inputs)).collect()
    }

    /// Sees that all inputs are there, before anything is made.
    pub(crate) fn look(inputs: &[Input]) -> Result<(), HuntError> {
        for input in inputs {
            if let Input::File(path) = input {
                // To open a pipe would be to read it.
                if std::fs::metadata(path).map_err(HuntError::read(path))?.is_file() {
                    std::fs::File::open(path).map_err(HuntError::read(path))?;
                }
            }
        }
        Ok(())
    }

    fn of(input: &Input, inputs: &[Input]) -> Result<Source, HuntError> {
        let path = match *input {
            Input::File(ref path) => path,
            Input::Stdin => {
                return Ok(Source::Once { name: Source::STDIN.to_owned(), path: None });
            }
            Input::Sample { clusters, seed } => return Ok(Source::Sample { clusters, seed }),
        };
        let metadata = std::fs::metadata(path).map_err(HuntError::read(path))?;
        if metadata.is_dir() {
            let name = path.display().to_string();
            return Err(HuntError::Input { name, fault: InputFault::Folder });
        }
        if !metadata.is_file() {
            return Ok(Source::Once { name: path.display().to_string(), path: Some(path.clone()) });
        }
        let (size, hash, blocks) = hash::of_file(path).map_err(HuntError::read(path))?;
        let named =
            |other: &&Input| matches!(other, Input::File(p) if p.file_name() == path.file_name());
        let name = match path.file_name() {
            Some(name) if inputs.iter().filter(named).count() == 1 => Path::new(name),
            _ => path,
        };
        let name = name.display().to_string();
        let path = std::path::absolute(path).map_err(HuntError::read(path))?;
        Ok(Source::File { name, path, size, hash, blocks })
    }

    /// What its rows call it.
    pub fn name(&self) -> &str {
        match self {
            Source::File { name, .. } | Source::Once { name, .. } => name,
            Source::Sample { .. } => "sample",
        }
    }

    /// How many bytes (or clusters) it has, as far as that is known.
    pub(crate) fn size(&self) -> Option<u64> {
        match self {
            Source::File { size, .. } => Some(*size),
            Source::Once { .. } => None,
            Source::Sample { clusters, .. } => Some(*clusters),
        }
    }

    /// The same input without its path, which does not affect the rows.
    pub(crate) fn anywhere(&self) -> Source {
        let mut source = self.clone();
        if let Source::File { path, blocks, .. } = &mut source {
            (*path, *blocks) = Default::default();
        }
        source
    }
}
