//! A square from a table: nine lines of nine fields with commas, semicolons or tabs between, an empty field for an empty
//! cell.

use minuet_core::{Cell, Digit, Puzzle};

use crate::Format;
use crate::cells::sign;
use crate::csv::is_separator;
use crate::record::Record;
use crate::text::Lines;

/// Takes the square at the front of `lines`, if there is one.
pub(crate) fn take(lines: &mut Lines<'_>) -> Option<Record> {
    let mut ahead = *lines;
    let mut puzzle = Puzzle::EMPTY;
    let mut first = None;
    for cells in Cell::ALL.chunks(9) {
        let raw = ahead.next()?;
        first = first.or(Some(raw.number));
        let digits = row(std::str::from_utf8(raw.bytes).ok()?)?;
        for (&cell, digit) in cells.iter().zip(digits) {
            puzzle.set(cell, digit);
        }
    }
    // Nine lines of nothing but separators are an empty table.
    (puzzle != Puzzle::EMPTY).then(|| {
        *lines = ahead;
        let (line, format) = (first.unwrap_or_default(), Format::Grid);
        Record { line, format, ..Record::new(puzzle.into()) }
    })
}

/// The cells of a line of nine fields. The one separator a line has is taken for all of them, so that a comma in a
/// table with tabs is no field of its own.
fn row(text: &str) -> Option<Vec<Option<Digit>>> {
    let separator = text.chars().find(|&c| is_separator(c))?;
    let cells: Vec<_> = text.split(separator).map(cell).collect::<Option<_>>()?;
    (cells.len() == 9).then_some(cells)
}

fn cell(field: &str) -> Option<Option<Digit>> {
    let mut signs = field.trim().trim_matches('"').chars();
    match (signs.next(), signs.next()) {
        (None, _) => Some(None),
        (Some(c), None) => sign(c),
        (Some(_), Some(_)) => None,
    }
}
