//! Documents: what is in files, and what the judge says of them.

use minuet_core::{
    Certificate, Entry, Outcome, Position, Puzzle, Reading, Setup, Solution, Trace, Verdict,
};
use serde::{Deserialize, Serialize};

use crate::{Choose, Said, Version};

/// The document of a trace, with a certificate where the method fails on a fresh puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "TraceFields")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(!try_from))]
pub struct TraceDocument {
    /// The version of the document.
    pub minuet: Version,
    /// What was found, and how it ended.
    #[serde(flatten)]
    pub trace: Trace,
    /// For a failure of a fresh puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub certificate: Option<Certificate>,
}

/// The same without structs inside, so that a million entries are read without a copy in between.
#[derive(Deserialize)]
struct TraceFields {
    minuet: Version,
    puzzle: Puzzle,
    #[serde(default = "nothing")]
    placed: Puzzle,
    #[serde(default)]
    candidates: Option<Position>,
    reading: Reading,
    entries: Vec<Entry>,
    outcome: Outcome,
    #[serde(default)]
    certificate: Option<Certificate>,
}

fn nothing() -> Puzzle {
    Puzzle::EMPTY
}

impl TryFrom<TraceFields> for TraceDocument {
    type Error = String;

    fn try_from(fields: TraceFields) -> Result<TraceDocument, String> {
        let TraceFields { minuet, puzzle, placed, candidates, .. } = fields;
        let TraceFields { reading, entries, outcome, certificate, .. } = fields;
        if let Some(cell) = (puzzle.filled() & placed.filled()).first() {
            return Err(format!("{cell} is a given, and placed as well"));
        }
        let setup = Setup { puzzle, placed, candidates };
        Ok(TraceDocument { minuet, trace: Trace { setup, reading, entries, outcome }, certificate })
    }
}

/// A certificate by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CertificateDocument {
    /// The version of the document.
    pub minuet: Version,
    /// The claim.
    #[serde(flatten)]
    pub certificate: Certificate,
}

impl From<Trace> for TraceDocument {
    fn from(trace: Trace) -> TraceDocument {
        let Setup { puzzle, placed, candidates } = trace.setup;
        let fresh = placed == Puzzle::EMPTY && candidates.is_none();
        let failed = matches!(trace.outcome, Outcome::Failed { .. });
        let certificate =
            (fresh && failed).then(|| minuet_fast::certificate(&puzzle, &trace.reading)).flatten();
        TraceDocument { minuet: Version::NOW, trace, certificate }
    }
}

impl TraceDocument {
    /// The failure of a fresh puzzle as briefly as it can be checked: what leads to the position it ends in, and the
    /// certificate that no starter helps there. Nothing if the method does not fail.
    pub fn of_failure(setup: &Setup, reading: &Reading, choose: Choose) -> Option<TraceDocument> {
        if *setup != Setup::from(setup.puzzle) {
            return None;
        }
        let certificate = minuet_fast::certificate(&setup.puzzle, reading)?;
        let rest = certificate.deadlock.position;
        let trace = minuet_method::solve_to_rest(setup, reading, choose.into(), rest);
        let trace = minuet_method::brief(&trace);
        Some(TraceDocument { minuet: Version::NOW, trace, certificate: Some(certificate) })
    }
}

/// The solutions of a setup, counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Counted {
    /// The version of the document.
    pub minuet: Version,
    /// The digits of the puzzle, 81 characters.
    pub puzzle: Puzzle,
    /// How many solutions, at most the limit.
    pub solutions: usize,
    /// Whether counting stopped at the limit.
    pub stopped: bool,
    /// The solution, or two of them.
    pub examples: Vec<Solution>,
}

/// What the judge says of a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Verified {
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
    pub reason: Option<Said>,
}
