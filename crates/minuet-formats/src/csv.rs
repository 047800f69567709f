//! Fields with commas, semicolons or tabs between: the first that looks like a puzzle is it.

use minuet_core::Setup;

use crate::cells::{Plus, read_ink, read_signs, sign};
use crate::detect::is_run;
use crate::record::Record;
use crate::text::{Fault, Piece, RawLine};
use crate::{ErrorKind, Format};

/// Whether the character stands between fields.
pub(crate) fn is_separator(c: char) -> bool {
    matches!(c, ',' | ';' | '\t')
}

/// Reads a clean row that begins with a number and the puzzle without a detour; None sends the line the long way,
/// where errors are made.
pub(crate) fn read_clean(line: &RawLine<'_>) -> Option<Record> {
    // A first field that is longer may itself be meant as cells.
    const SHORT: usize = 20;
    let first = line.bytes.iter().take(SHORT).position(|byte| !byte.is_ascii_digit())?;
    let (cells, rest) = line.bytes.get(first + 1..)?.split_first_chunk::<81>()?;
    let is_field = matches!(line.bytes[first], b',' | b';');
    if !is_field || rest.first().is_some_and(|&byte| !is_separator(char::from(byte))) {
        return None;
    }
    let setup = Setup::from(read_signs(cells)?);
    let piece = Piece { start: 0, text: std::str::from_utf8(line.bytes).ok()? };
    let comment = others(piece, first + 1);
    Some(Record { line: line.number, format: Format::Csv, setup, comment, case: None })
}

/// Reads the puzzle; all other fields become the comment.
pub(crate) fn read(piece: Piece<'_>) -> Result<Record, Fault> {
    let puzzle = puzzle_field(piece).ok_or_else(|| piece.fault(ErrorKind::Field))?;
    let setup = read_ink(puzzle, Plus::Refused)?;
    Ok(Record { comment: others(piece, puzzle.start), ..Record::new(setup) })
}

/// The fields besides the one that starts there.
fn others(piece: Piece<'_>, puzzle: usize) -> String {
    let others: Vec<&str> = fields(piece)
        .filter(|field| field.start != puzzle)
        .map(|field| field.text)
        .filter(|field| !field.is_empty())
        .collect();
    others.join(", ")
}

/// The first field that has 81 characters, or is a long run of cells. A run that is too short is taken too,
/// and rejected for its length: otherwise the solution in the next field would pass for the puzzle.
pub(crate) fn puzzle_field(piece: Piece<'_>) -> Option<Piece<'_>> {
    fields(piece)
        .find(|field| field.text.chars().count() == 81 || is_run(field.text, |c| sign(c).is_some()))
}

fn fields(piece: Piece<'_>) -> impl Iterator<Item = Piece<'_>> {
    piece.split(is_separator).map(|field| unquote(field.trim()))
}

fn unquote(field: Piece<'_>) -> Piece<'_> {
    let inner = field.text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    inner.map_or(field, |text| Piece { start: field.start + 1, text })
}
