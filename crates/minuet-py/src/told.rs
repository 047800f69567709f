//! What `minuet.cluster` says, in the language of the user.

use minuet_hunt::Tally;
use minuet_words::message::{HuntMessage, PythonMessage};
use pyo3::prelude::*;

use crate::ask::say;
use crate::error::foreign;

/// The counts of a tally, as ``minuet hunt`` shows them.
#[pyfunction]
pub(crate) fn told_tally(tally: &str) -> PyResult<String> {
    let tally = serde_json::from_str::<Tally>(tally).map_err(foreign)?;
    Ok(say(tally.message()))
}

/// How far a hunt is.
#[pyfunction]
pub(crate) fn told_progress(parts: u64, puzzles: u64, failed: u64) -> String {
    say(PythonMessage::HuntProgress { parts, puzzles, failed })
}

/// That a hunt is complete.
#[pyfunction]
pub(crate) fn told_complete(folder: String, parts: u64) -> String {
    say(HuntMessage::Complete { folder, parts })
}

/// That a hunt was stopped.
#[pyfunction]
pub(crate) fn told_stopped(folder: String, parts: u64) -> String {
    say(HuntMessage::Stopped { folder, parts })
}

/// That neither files nor a sample were named, or both.
#[pyfunction]
pub(crate) fn told_usage() -> String {
    say(PythonMessage::FilesOrSample)
}
