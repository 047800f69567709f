//! Lines as big lists have them, read without a closer look: 81 digits and dots at the front, after a number or after a
//! hash. Finding out what a line is takes 34,000 to 72,000 instructions, and reading it here 1,500 to 14,000; the racer
//! decides an easy puzzle in 15,000.

use minuet_core::{Puzzle, Setup};

use crate::line::{comment, ends_cells};
use crate::record::Record;
use crate::text::{Piece, RawLine};
use crate::{Format, bank, csv};

/// A first field that is longer may itself be meant as cells.
const LONGEST_NUMBER: usize = 20;

/// Reads the line, or leaves it to a closer look, which says the same or what is wrong.
pub(crate) fn read(line: &RawLine<'_>) -> Option<Record> {
    let bytes = line.bytes;
    let number = bytes.iter().take(LONGEST_NUMBER).take_while(|byte| byte.is_ascii_digit()).count();
    let (format, start, ends): (Format, usize, fn(char) -> bool) =
        if matches!(bytes.get(number), Some(b',' | b';')) {
            (Format::Csv, number + 1, csv::is_separator)
        } else if bytes.get(bank::HASH) == Some(&b' ') && bank::is_hash(&bytes[..bank::HASH]) {
            (Format::Bank, bank::HASH + 1, char::is_whitespace)
        } else {
            (Format::Line, 0, ends_cells)
        };
    let (cells, rest) = bytes.get(start..)?.split_first_chunk::<81>()?;
    let setup = Setup::from(Puzzle::from_characters(cells)?);
    let rest = std::str::from_utf8(rest).ok()?;
    if !rest.is_empty() && !rest.starts_with(ends) {
        return None;
    }
    let comment = if format == Format::Csv {
        csv::others(Piece { start: 0, text: std::str::from_utf8(bytes).ok()? }, start)
    } else {
        comment(rest)
    };
    Some(Record { line: line.number, format, comment, ..Record::new(setup) })
}
