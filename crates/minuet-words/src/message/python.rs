//! What the Python module says by itself.

use minuet_core::{Cell, Digit};

/// What the Python module says by itself. Types go by Python's names for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PythonMessage {
    // An argument of the wrong type.
    ExpectedPuzzle { found: String },
    ExpectedPuzzles { found: String },
    ExpectedPuzzleInRow { row: usize, found: String },
    ExpectedDocument { found: String },
    ExpectedTextsOrDigits { found: String, shape: Vec<usize> },
    ArrayWithoutTexts { found: String },

    // An argument of the right type that makes no sense.
    ExpectedWord { argument: &'static str, known: Vec<&'static str>, found: String },
    ExpectedDigit { found: u8 },
    ExpectedCandidates { found: char },
    ExpectedSeconds { found: String },
    AlreadyFilled { cell: Cell, digit: Digit },
    NotJson { error: String },

    // Memory of other libraries.
    AlreadyHandedOver,
    NotContiguous,
    ThreadsNotStarted { error: String },

    // A hunt on a cluster.
    HuntProgress { parts: u64, puzzles: u64, failed: u64 },
    FilesOrSample,
}
