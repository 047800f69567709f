//! What is in a column.

use std::fmt;

use minuet_core::{Puzzle, Reading, Verdict};

/// A value of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// The column does not apply.
    Absent,
    Count(u32),
    /// More than was looked for.
    MoreThan(u32),
    Outcome(Verdict),
    Puzzle(Puzzle),
    Reading(Reading),
}

impl Value {
    /// A count that may be missing.
    pub(crate) fn count(count: Option<impl Into<u32>>) -> Value {
        count.map_or(Value::Absent, |count| Value::Count(count.into()))
    }

    pub(crate) fn present(self) -> Option<Value> {
        (self != Value::Absent).then_some(self)
    }
}

/// As in the table: `-` where a column does not apply.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Absent => f.write_str("-"),
            Value::Count(count) => write!(f, "{count}"),
            Value::MoreThan(limit) => write!(f, ">{limit}"),
            Value::Outcome(verdict) => write!(f, "{verdict}"),
            Value::Puzzle(puzzle) => write!(f, "{puzzle}"),
            Value::Reading(reading) => write!(f, "{reading}"),
        }
    }
}
