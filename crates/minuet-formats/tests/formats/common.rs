//! What the tests of several formats share.

use minuet_core::Puzzle;
use minuet_formats::{Format, Record, Setup, parse, parse_as, read};

/// Wikipedia's example.
pub(crate) const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

pub(crate) fn puzzle() -> Puzzle {
    LINE.parse().unwrap()
}

/// The only record of a text.
#[track_caller]
pub(crate) fn one(text: &str) -> Record {
    let mut records = read(text.as_bytes());
    assert_eq!(records.len(), 1, "{records:?}");
    records.remove(0).unwrap()
}

/// A text is recognised by itself, and read for what it says.
#[track_caller]
pub(crate) fn check(text: &str, format: Format, setup: Setup) -> Record {
    let record = one(text);
    assert_eq!(record.format, format);
    assert_eq!(record.setup, setup);
    assert_eq!(parse(text), Ok(setup));
    assert_eq!(parse_as(text, format), Ok(setup));
    record
}
