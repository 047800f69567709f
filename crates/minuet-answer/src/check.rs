//! The judge on a document.

use minuet_core::{Certificate, Entry, Verdict};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::{SolveAnswer, Version};

/// A certificate that stands alone.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CertificateAnswer {
    /// The version of the document.
    pub minuet: Version,
    /// The claim.
    #[serde(flatten)]
    pub certificate: Certificate,
}

/// `check`: one a document.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CheckAnswer {
    /// The version of the document.
    pub minuet: Version,
    /// The file.
    pub file: String,
    /// The document in it, counted from 1.
    pub document: usize,
    /// Whether everything in it holds.
    pub accepted: bool,
    /// The claim: an outcome in one word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<Verdict>,
    /// How many entries were replayed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entries: Option<usize>,
    /// How many starters the certificate covers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starters: Option<usize>,
    /// The entry at fault, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<usize>,
    /// Why it is rejected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// Why a document cannot be judged.
#[derive(Debug, Error)]
pub enum DocumentError {
    /// It is of another version.
    #[error("version {0} of the format, expected 1")]
    Version(Value),
    /// It is none of ours.
    #[error("expected an object with \"minuet\": 1, as minuet solve --json prints it")]
    Foreign,
    /// It is neither a trace nor a certificate.
    #[error("expected the entries of a trace, or the position of a certificate")]
    Claimless,
    /// Its entries are no list.
    #[error("entries: expected a list")]
    NoList,
    /// An entry that is none.
    #[error("entry {number}: {error}")]
    Entry {
        /// Which, counted from 1.
        number: usize,
        /// What is wrong with it.
        error: serde_json::Error,
    },
    /// Something else in it that is not as it should be.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
}

/// Judges a document: a trace, with or without a certificate, or a certificate alone. `file` and `number` say
/// where it stands.
///
/// # Errors
///
/// When it is no such document.
pub fn judge(file: &str, number: usize, value: &Value) -> Result<CheckAnswer, DocumentError> {
    match value.get("minuet") {
        Some(version) if version.as_u64() == Some(1) => {}
        Some(version) => return Err(DocumentError::Version(version.clone())),
        None => return Err(DocumentError::Foreign),
    }
    let mut answer = CheckAnswer {
        minuet: Version::NOW,
        file: file.to_owned(),
        document: number,
        accepted: true,
        claim: None,
        entries: None,
        starters: None,
        entry: None,
        reason: None,
    };
    if let Some(entries) = value.get("entries") {
        readable(entries)?;
        judge_trace(&mut answer, &SolveAnswer::deserialize(value)?);
    } else if value.get("position").is_some() {
        judge_certificate(&mut answer, &CertificateAnswer::deserialize(value)?.certificate);
    } else {
        return Err(DocumentError::Claimless);
    }
    Ok(answer)
}

/// Names the first entry that is none: the error of a whole document would not say where it is.
fn readable(entries: &Value) -> Result<(), DocumentError> {
    let entries = entries.as_array().ok_or(DocumentError::NoList)?;
    for (number, entry) in (1..).zip(entries) {
        Entry::deserialize(entry).map_err(|error| DocumentError::Entry { number, error })?;
    }
    Ok(())
}

fn judge_trace(answer: &mut CheckAnswer, solved: &SolveAnswer) {
    let trace = &solved.trace;
    answer.claim = Some(trace.outcome.verdict());
    answer.entries = Some(trace.entries.len());
    if let Err(rejection) = minuet_check::check_trace(trace) {
        answer.entry = rejection.entry.map(|index| index + 1);
        reject(answer, rejection.to_string());
    } else if let Some(certificate) = &solved.certificate {
        if (certificate.puzzle, certificate.reading) == (trace.setup.puzzle, trace.reading) {
            judge_certificate(answer, certificate);
        } else {
            reject(answer, "the certificate is for another puzzle or reading".into());
        }
    }
}

fn judge_certificate(answer: &mut CheckAnswer, certificate: &Certificate) {
    answer.claim.get_or_insert(Verdict::Failed);
    answer.starters = Some(certificate.deadlock.dances.len());
    if let Err(rejection) = minuet_check::check_certificate(certificate) {
        reject(answer, format!("certificate: {rejection}"));
    }
}

fn reject(answer: &mut CheckAnswer, reason: String) {
    answer.accepted = false;
    answer.reason = Some(reason);
}
