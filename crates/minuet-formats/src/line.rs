//! 81 characters on one line: `53..7....6..195...`, then perhaps a comment.

use minuet_core::{Cell, Setup};

use crate::Empty;
use crate::cells::{Plus, read_ink};
use crate::record::Record;
use crate::text::{LineError, Piece};

/// Whether the character ends the cells and begins a comment.
pub(crate) fn ends_cells(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '#')
}

/// What follows the cells, without the sign that begins it.
pub(crate) fn comment(rest: &str) -> String {
    let rest = rest.trim();
    rest.strip_prefix([',', ';', '#']).unwrap_or(rest).trim().to_owned()
}

/// Reads the cells and the comment.
pub(crate) fn read(piece: Piece<'_>) -> Result<Record, LineError> {
    let (cells, rest) = piece.first_word(ends_cells);
    let setup = read_ink(cells, Plus::Refused)?;
    Ok(Record { comment: comment(rest.text), ..Record::new(setup) })
}

/// Writes all ink.
pub(crate) fn write(setup: &Setup, empty: Empty) -> String {
    let ink = setup.ink();
    let sign = |cell| ink.get(cell).map_or(empty.sign(), |digit| char::from(b'0' + digit.get()));
    Cell::ALL.into_iter().map(sign).collect()
}
