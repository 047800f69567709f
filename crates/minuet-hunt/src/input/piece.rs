//! A few hundred lines of an input, and the puzzles in them.

use bytes::Bytes;
use minuet_core::{Position, Puzzle, Setup};
use minuet_formats::{FormatError, Reader, Record, read_line};
use minuet_make::{Draw, Sampler};
use minuet_words::message::HuntMessage;
use serde::{Deserialize, Serialize};

use crate::part::Rejected;

/// A few hundred lines of an input.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Piece {
    /// Lines of a text.
    Text {
        /// How many lines come before.
        before: u64,
        /// How many these are.
        count: u64,
        /// How many bytes come before, if these follow unchanged.
        #[serde(skip)]
        start: Option<u64>,
        /// The lines.
        #[serde(with = "serde_bytes")]
        bytes: Vec<u8>,
    },
    /// Cells of a column, one for each row.
    Cells {
        /// How many rows come before.
        before: u64,
        /// The cells.
        cells: Vec<Option<Bytes>>,
    },
    /// One cluster of a sample.
    Cluster {
        /// The seed of the sample.
        seed: u64,
        /// Which cluster, from 0.
        index: u64,
    },
}

/// A puzzle that was found in an input.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Found {
    /// The line where it starts, from 1; in a sample the cluster.
    pub(crate) line: u64,
    /// The puzzle.
    pub(crate) puzzle: Puzzle,
    /// How many puzzles it stands for, in a sample.
    pub(crate) weight: Option<f64>,
}

impl Piece {
    /// How many lines it has.
    pub(crate) fn count(&self) -> u64 {
        match self {
            Piece::Text { count, .. } => *count,
            Piece::Cells { cells, .. } => cells.len() as u64,
            Piece::Cluster { .. } => 1,
        }
    }

    /// Whether there is nothing in it.
    pub(crate) fn is_blank(&self) -> bool {
        matches!(self, Piece::Text { bytes, .. } if bytes.trim_ascii().is_empty())
    }

    /// Its puzzles, and what is rejected, in order.
    pub(crate) fn puzzles(&self) -> Box<dyn Iterator<Item = Result<Found, Rejected>> + '_> {
        match self {
            Piece::Text { before, bytes, .. } => {
                let records = Reader::after(*before as usize, bytes);
                Box::new(records.map(|record| record.map_err(rejected).and_then(puzzle)))
            }
            Piece::Cells { before, cells } => {
                Box::new((before + 1..).zip(cells).map(|(row, cell)| {
                    let puzzle = read_cell(row, cell.as_deref());
                    puzzle.map(|puzzle| Found::new(row, puzzle))
                }))
            }
            &Piece::Cluster { seed, index } => {
                let draws = Sampler::new(seed).cluster(index).into_iter();
                Box::new(draws.map(move |Draw { puzzle, weight }| {
                    Ok(Found { line: index + 1, puzzle, weight: Some(weight) })
                }))
            }
        }
    }
}

impl Found {
    fn new(line: u64, puzzle: Puzzle) -> Found {
        Found { line, puzzle, weight: None }
    }
}

/// The puzzle in a cell of a table, in this row.
///
/// # Errors
///
/// When there is none in it.
pub fn read_cell(row: u64, cell: Option<&[u8]>) -> Result<Puzzle, Rejected> {
    // No row is a header: the columns of a Parquet file have their names elsewhere.
    const NOT_THE_FIRST: usize = 2;
    let record = match cell {
        Some(cell) => read_line(cell, NOT_THE_FIRST).map_err(rejected),
        None => Ok(None),
    };
    match record {
        Ok(Some(record)) => {
            let found = puzzle(Record { line: row as usize, ..record });
            found.map(|found| found.puzzle)
        }
        Ok(None) => {
            Err(Rejected { line: row, column: None, reason: HuntMessage::EmptyCell.to_string() })
        }
        Err(rejected) => Err(Rejected { line: row, ..rejected }),
    }
}

fn puzzle(record: Record) -> Result<Found, Rejected> {
    let line = record.line as u64;
    match fresh(&record.setup) {
        Ok(puzzle) => Ok(Found::new(line, puzzle)),
        Err(reason) => Err(Rejected { line, column: None, reason: reason.to_string() }),
    }
}

fn rejected(error: FormatError) -> Rejected {
    let column = Some(error.column as u64);
    Rejected { line: error.line as u64, column, reason: error.reason().to_string() }
}

/// The puzzle of a setup whose candidates, if any, say no more than its ink.
///
/// # Errors
///
/// The reason, when it is a position from the middle of a solve.
pub fn fresh(setup: &Setup) -> Result<Puzzle, HuntMessage> {
    let ink = setup.ink();
    if setup.candidates.is_some() && setup.position() != Position::of(&ink) {
        return Err(HuntMessage::CandidatesErased);
    }
    Ok(ink)
}
