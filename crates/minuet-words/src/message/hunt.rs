//! What a hunt and its report say.

mod error;
mod fault;
mod label;

pub use error::{
    Change, Damage, HuntError, InputFault, ParquetFault, RowPart, Setting, SettingValue,
};
pub use fault::{CertificateTrouble, HuntFault, HuntFaultKind, Uncompared};
pub use label::ReportLabel;

use minuet_core::Reading;

/// What a hunt and its report say. Real numbers come as texts that are rounded already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HuntMessage {
    Error(HuntError),
    Fault(HuntFault),
    /// What is wrong with an input, where its name is said elsewhere.
    Input(InputFault),
    Parquet(ParquetFault),
    Uncompared(Uncompared),

    // Why a line is rejected.
    EmptyCell,
    CandidatesErased,

    // What a hunt comes to.
    Reading(Reading),
    /// A line for each count that is not zero.
    Tally {
        basic: u64,
        minuet: u64,
        failed: u64,
        none: u64,
        several: u64,
        repeated: u64,
        rejected: u64,
    },
    Complete {
        folder: String,
        parts: u64,
    },
    Stopped {
        folder: String,
        parts: u64,
    },
    /// A hunt over standard input.
    StoppedForGood {
        folder: String,
        parts: u64,
    },

    // A vicinity search.
    Score(NearScore),
    NearProgress {
        best: Option<NearScore>,
        scored: u64,
        steps: u64,
        waiting: u64,
    },
    NearTotal {
        steps: u64,
        scored: u64,
        passed_over: u64,
    },
    NearWaiting {
        count: u64,
    },
    NearList {
        folder: String,
    },

    // A report.
    Label(ReportLabel),
    ReportState {
        folder: String,
        complete: bool,
        parts: u64,
    },
    FailureRate {
        failed: u64,
        all: u64,
        rate: String,
    },
    Bounds {
        confidence: String,
        low: String,
        high: String,
    },
    Claim,
    BoundsSpeakOf,
    Sampled {
        puzzles: u64,
    },
    SampledRate {
        value: String,
        error: String,
    },
    SampledDraws {
        count: u64,
    },
    SampledStep4 {
        value: String,
        error: String,
    },
    SampledClues {
        value: String,
        error: String,
    },
    SampledClaim,
    Footnote8 {
        best: u64,
        puzzles: u64,
        straight: u64,
        minuets: u64,
        tried: u64,
        needed: u64,
    },
    CheckCommand {
        path: String,
    },
    MoreFailures {
        count: u64,
        most: u64,
    },
    FailuresShown {
        shown: u64,
        all: u64,
    },
}

/// How good a puzzle of a vicinity search is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NearScore {
    Starters { starters: u64, candidates: u64 },
    Depth { depth: u64, starters: u64 },
    Minuets { minuets: u64 },
}
