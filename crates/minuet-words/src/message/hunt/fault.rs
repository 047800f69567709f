//! What a check of a hunt finds wrong.

use std::path::PathBuf;

use minuet_core::Verdict;

use super::HuntError;
use crate::message::{CertificateRejection, Rejection};

/// Something wrong with a hunt, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HuntFault {
    /// A part that cannot be read.
    Unreadable(HuntError),
    /// Parts that cannot be compared with what they were made from.
    Uncompared(Uncompared),
    /// A file, and the line of the input where one is at fault.
    At { path: PathBuf, line: Option<u64>, kind: HuntFaultKind },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HuntFaultKind {
    Missing,
    Misplaced,
    OtherSource {
        found: String,
        expected: String,
    },
    NotRejected {
        line: u64,
    },
    OtherPuzzle {
        line: u64,
    },
    NoRow {
        line: u64,
    },
    NoPuzzle {
        line: u64,
    },
    WronglyRejected {
        line: u64,
    },
    Repeats {
        found: u64,
        told: u64,
    },
    /// A repeat that has a row.
    NotOmitted {
        line: u64,
    },
    /// A part whose bytes are not those that its rows are written as.
    OtherBytes,
    Outcome {
        found: Verdict,
        told: Verdict,
    },
    TraceRejected(Rejection),
    NotTaught,
    Figures,
    Taught,
    DepthOrNumber,
    Certificate {
        path: PathBuf,
        trouble: CertificateTrouble,
    },
    StrayCertificate,
    /// A part of a chunk that the inputs do not have.
    BeyondInputs,
    /// `rejected.tsv` does not list what the parts reject.
    OtherList,
}

/// What is wrong with a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CertificateTrouble {
    Unreadable { error: String },
    Version(u32),
    OtherPuzzle,
    OtherPosition,
    Rejected(CertificateRejection),
}

/// Why parts cannot be compared with an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Uncompared {
    Once { input: String },
    Changed { input: String },
    Unreadable { input: String, error: String },
}
