//! Susser and SudokuStudio: 81 characters with `+` before placed digits, then `:` and the deleted
//! candidates: `53+4.7...:224 524`.

use minuet_core::Setup;

use crate::Empty;
use crate::cells::{Plus, delete, deleted, read_ink, read_triples, write_ink, write_triples};
use crate::line::{comment, ends_cells};
use crate::record::Record;
use crate::text::{LineError, Piece};

/// Reads the ink, the deleted candidates and a comment.
pub(crate) fn read(piece: Piece<'_>) -> Result<Record, LineError> {
    let (cells, rest) = piece.first_word(|c| c == ':' || ends_cells(c));
    let mut setup = read_ink(cells, Plus::MarksPlaced)?;
    let rest = rest.trim();
    if !rest.text.starts_with(':') {
        return Ok(Record { comment: comment(rest.text), ..Record::new(setup) });
    }
    // Blanks separate the candidates, so only the other signs begin a comment here.
    let (triples, rest) = rest.split_at(1).1.first_word(|c| c != ' ' && ends_cells(c));
    delete(&mut setup, &read_triples(triples)?);
    Ok(Record { comment: comment(rest.text), ..Record::new(setup) })
}

/// Writes the ink, and the deleted candidates if there are any.
pub(crate) fn write(setup: &Setup, empty: Empty) -> String {
    let mut text = String::new();
    write_ink(setup, empty.sign(), &mut text);
    text.push(':');
    text.push_str(&write_triples(&deleted(setup)));
    text
}
