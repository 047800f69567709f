//! A finished chunk: rows as a Parquet file, and the lines that are not puzzles in its footer.

mod checksum;
mod columns;
mod decode;
mod encode;
mod footer;

pub use columns::{Column, Values};
pub use footer::Footer;

use serde::{Deserialize, Serialize};

use crate::row::Row;
use crate::tally::Tally;

/// A puzzle of an input, decided.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The line where it starts, from 1; in a Parquet file the row, in a sample the draw.
    pub number: u64,
    /// What was found out.
    pub row: Row,
}

/// A line that is not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rejected {
    /// The line, from 1.
    pub line: u64,
    /// The column, from 1, where one is at fault.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<u64>,
    /// What is wrong, and what was expected.
    pub reason: String,
}

/// A finished chunk: consecutive lines of one input.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// What of it is in the footer.
    pub footer: Footer,
    /// Its puzzles.
    pub lines: Vec<Line>,
}

impl Part {
    /// A part of the hunt whose settings have the hash `hunt`.
    pub fn new(
        hunt: &str,
        chunk: u64,
        source: &str,
        lines: Vec<Line>,
        rejected: Vec<Rejected>,
        repeated: u64,
    ) -> Part {
        let mut tally = Tally { rejected: rejected.len() as u64, repeated, ..Tally::default() };
        tally += Tally::of(lines.iter().map(|line| &line.row));
        let (hunt, source) = (hunt.to_owned(), source.to_owned());
        Part { footer: Footer { hunt, chunk, source, tally, rejected }, lines }
    }
}
