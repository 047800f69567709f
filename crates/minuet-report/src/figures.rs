//! Parts of a report.

use std::path::PathBuf;

use minuet_core::Puzzle;
use minuet_hunt::Tally;
use minuet_words::message::HuntMessage;
use serde::Serialize;

use crate::interval::Interval;

/// The outcomes of one input.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SourceFigures {
    /// Its name.
    pub source: String,
    /// The outcomes of its lines.
    pub tally: Tally,
    /// Bounds for its rate of failure, if it were a random sample.
    pub bounds: Vec<Interval>,
}

/// A puzzle that the method fails on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Failure {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The input.
    pub source: String,
    /// The line there.
    pub line: u64,
    /// Givens.
    pub clues: u8,
    /// Starters of the position it ends in.
    pub starters: Option<u16>,
    /// Candidates of that position.
    pub left: Option<u16>,
    /// The least depth that solves it, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<String>,
    /// Its certificate, for `minuet check`.
    pub certificate: PathBuf,
}

impl Failure {
    /// The command that checks it.
    pub(crate) fn command(&self) -> HuntMessage {
        HuntMessage::CheckCommand { path: self.certificate.display().to_string() }
    }
}

/// The estimate over all minimal puzzles that a weighted sample gives.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sampled {
    /// Puzzles of the sample.
    pub puzzles: u64,
    /// The fraction that the method fails on.
    pub rate: f64,
    /// Its standard error.
    pub rate_error: f64,
    /// How many draws of equal weight would be as precise.
    pub effective: f64,
    /// How many draws of equal weight would have weights as even as these.
    pub even: f64,
    /// The fraction that Steps 1 to 3 do not solve.
    pub step4: f64,
    /// Its standard error.
    pub step4_error: f64,
    /// The mean number of clues.
    pub clues: f64,
    /// Its standard error.
    pub clues_error: f64,
}

/// How footnote 8's choice of starters compares with the best.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Best {
    /// Puzzles that need minuets and whose minuet number is known.
    pub puzzles: u64,
    /// Those where as few minuets changed the sheet as are needed at all.
    pub equal: u64,
    /// Those where as few minuets were even tried.
    pub straight: u64,
    /// Minuets that changed the sheet, over all of these puzzles.
    pub minuets: u64,
    /// Minuets that were tried.
    pub tried: u64,
    /// Minuets that were needed.
    pub needed: u64,
}

impl Best {
    pub(crate) fn count(&mut self, minuets: u32, tried: u32, number: u32) {
        self.puzzles += 1;
        self.equal += u64::from(minuets == number);
        self.straight += u64::from(tried == number);
        self.minuets += u64::from(minuets);
        self.tried += u64::from(tried);
        self.needed += u64::from(number);
    }
}
