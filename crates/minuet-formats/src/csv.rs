//! Fields separated by commas, semicolons or tabs: the first that looks like a puzzle is the puzzle.

use crate::ErrorKind;
use crate::cells::{Plus, read_ink, sign};
use crate::detect::is_run;
use crate::record::Record;
use crate::text::{LineError, Piece};

/// Whether the character separates fields.
pub(crate) fn is_separator(c: char) -> bool {
    matches!(c, ',' | ';' | '\t')
}

/// Reads the puzzle; all other fields become the comment.
pub(crate) fn read(piece: Piece<'_>) -> Result<Record, LineError> {
    let puzzle = puzzle_field(piece).ok_or_else(|| piece.fault(ErrorKind::Field))?;
    let setup = read_ink(puzzle, Plus::Refused)?;
    Ok(Record { comment: others(piece, puzzle.start), ..Record::new(setup) })
}

/// The fields except the one that starts at byte `puzzle`.
pub(crate) fn others(piece: Piece<'_>, puzzle: usize) -> String {
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
