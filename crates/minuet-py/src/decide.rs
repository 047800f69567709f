//! Many puzzles at once, on all cores.

use std::num::NonZero;
use std::ops::Range;
use std::sync::Arc;

use arrow_array::builder::{Int64Builder, StringBuilder};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};
use minuet_core::Puzzle;
use minuet_hunt::{By, Line, Question, Rejected, Row};
use pyo3::prelude::*;

use crate::argument::reading;
use crate::arrow::{joined, rows, schema};
use crate::batch::Batch;
use crate::error::foreign;
use crate::pool::jobs;
use crate::puzzles::Puzzles;

type Part = Result<(RecordBatch, Vec<Rejected>), ArrowError>;

/// Decides many puzzles: the rows of a hunt, with the columns of its parts.
///
/// ``puzzles`` is a list of texts, a NumPy array (``S81``, ``U81``, or ``uint8`` of n × 81 digits) or Arrow
/// data (an array of texts, or a table with a column of them). Columns ``source`` and ``line`` are taken over;
/// without them rows are counted from 1. A row that is not a puzzle is left out and listed in ``rejected``; the
/// others are decided all the same. ``teach`` and the limits add columns as the options of ``minuet hunt`` do. Arrow
/// data is read in place, and other Python threads run meanwhile.
///
/// >>> import minuet
/// >>> batch = minuet.decide([
/// ...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
/// ...     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
/// ... ], find_depth=3)
/// >>> batch.column("outcome"), batch.column("starters"), batch.column("depth")
/// (['basic', 'failed'], [None, 17], ['0', '2'])
#[pyfunction]
#[pyo3(signature = (
    puzzles, *, column="puzzle", source="", reading=None, find_depth=None, find_number=None, teach=false,
    threads=None
))]
#[allow(clippy::too_many_arguments, reason = "in Python they have names")]
pub(crate) fn decide(
    py: Python<'_>,
    puzzles: &Bound<'_, PyAny>,
    column: &str,
    source: &str,
    reading: Option<&str>,
    find_depth: Option<u8>,
    find_number: Option<u32>,
    teach: bool,
    threads: Option<NonZero<usize>>,
) -> PyResult<Batch> {
    let by = if teach { By::Teacher } else { By::Racer };
    let reading = self::reading(reading)?;
    let question = Question { reading, find_depth, find_number, by, weighed: false };
    let puzzles = Puzzles::take(puzzles, column)?;
    let schema = schema(&question);
    let work = |range: Range<usize>| -> Part {
        let (mut lines, mut sources) = (Vec::with_capacity(range.len()), Vec::new());
        let mut rejected = Vec::new();
        for item in range.map(|row| puzzles.get(row)) {
            match item.puzzle {
                Ok(puzzle) => {
                    lines.push(Line { number: item.line, row: Row::of(&puzzle, &question) });
                    sources.push(item.source.unwrap_or(source));
                }
                Err(reason) => rejected.push(reason),
            }
        }
        Ok((rows(&question, &schema, &lines, &sources)?, rejected))
    };
    gather(&schema, jobs(py, puzzles.len(), threads, work)?)
}

/// Counts the solutions of many puzzles, up to a limit each: a column ``solutions`` with one row per puzzle, null
/// for a row that is not a puzzle.
///
/// >>> import minuet
/// >>> minuet.count_all(["." * 81, "12345"]).column("solutions")
/// [2, None]
#[pyfunction]
#[pyo3(signature = (puzzles, *, column="puzzle", limit=2, threads=None))]
pub(crate) fn count_all(
    py: Python<'_>,
    puzzles: &Bound<'_, PyAny>,
    column: &str,
    limit: usize,
    threads: Option<NonZero<usize>>,
) -> PyResult<Batch> {
    let puzzles = Puzzles::take(puzzles, column)?;
    aligned(py, &puzzles, threads, "solutions", DataType::Int64, |found| {
        let mut builder = Int64Builder::with_capacity(found.len());
        let count = |puzzle: &Puzzle| minuet_fast::count(puzzle, limit) as i64;
        found.iter().for_each(|puzzle| builder.append_option(puzzle.as_ref().map(count)));
        Arc::new(builder.finish())
    })
}

/// The canonical forms of many puzzles: a column ``canonical`` with one row per puzzle, null for a row that is not a
/// puzzle.
///
/// >>> import minuet
/// >>> minuet.canonical_all(["7" + "." * 80, "." * 80 + "3"]).column("canonical")[0].count(".")
/// 80
#[pyfunction]
#[pyo3(signature = (puzzles, *, column="puzzle", threads=None))]
pub(crate) fn canonical_all(
    py: Python<'_>,
    puzzles: &Bound<'_, PyAny>,
    column: &str,
    threads: Option<NonZero<usize>>,
) -> PyResult<Batch> {
    let puzzles = Puzzles::take(puzzles, column)?;
    aligned(py, &puzzles, threads, "canonical", DataType::Utf8, |found| {
        let mut builder = StringBuilder::with_capacity(found.len(), 81 * found.len());
        let canonical = |puzzle: &Puzzle| minuet_make::canonical(puzzle).to_string();
        found.iter().for_each(|puzzle| builder.append_option(puzzle.as_ref().map(canonical)));
        Arc::new(builder.finish())
    })
}

/// One column, with one row for each row of the input.
fn aligned(
    py: Python<'_>,
    puzzles: &Puzzles,
    threads: Option<NonZero<usize>>,
    name: &str,
    kind: DataType,
    work: impl Fn(&[Option<Puzzle>]) -> ArrayRef + Sync,
) -> PyResult<Batch> {
    let schema: SchemaRef = Arc::new(Schema::new(vec![Field::new(name, kind, true)]));
    let work = |range: Range<usize>| -> Part {
        let mut rejected = Vec::new();
        let found: Vec<Option<Puzzle>> = range
            .map(|row| puzzles.get(row).puzzle.map_err(|reason| rejected.push(reason)).ok())
            .collect();
        Ok((RecordBatch::try_new(schema.clone(), vec![work(&found)])?, rejected))
    };
    gather(&schema, jobs(py, puzzles.len(), threads, work)?)
}

/// All parts in one.
fn gather(schema: &SchemaRef, parts: Vec<Part>) -> PyResult<Batch> {
    let (mut batches, mut rejected) = (Vec::new(), Vec::new());
    for part in parts {
        let (batch, bad) = part.map_err(foreign)?;
        batches.push(batch);
        rejected.extend(bad);
    }
    let batch = match batches.len() {
        1 => batches.remove(0),
        _ => joined(schema, &batches).map_err(foreign)?,
    };
    Ok(Batch { batch, rejected })
}
