//! Sukaku: 729 characters, nine per cell, each a candidate in its place or a sign for its absence:
//! `....5......3......12.4.....`.

use minuet_core::{Cell, Digit, DigitSet, Position, Setup};

use crate::cells::{settle, sign};
use crate::line::{comment, ends_cells};
use crate::record::Record;
use crate::text::{LineError, Piece};
use crate::{Empty, ErrorKind, Expected};

/// How many characters there are.
pub(crate) const LENGTH: usize = 729;

/// Reads the candidates and a comment.
pub(crate) fn read(piece: Piece<'_>) -> Result<Record, LineError> {
    let (cells, rest) = piece.first_word(ends_cells);
    let mut position = Position::OPEN;
    let mut count = 0;
    for (at, found) in cells.text.char_indices() {
        let place = Digit::ALL[count % 9];
        let candidate = sign(found).filter(|candidate| candidate.is_none_or(|is| is == place));
        let cell = Cell::new(count / 9);
        count += 1;
        match (candidate, cell) {
            (Some(None), Some(cell)) => position.erase(cell, DigitSet::of(place)),
            (Some(_), _) => {}
            (None, _) => {
                let expected = cell.map_or(Expected::End, |_| Expected::Candidate(place));
                let kind = ErrorKind::Character { expected, found: Some(found) };
                return Err(cells.fault_at(at, kind));
            }
        }
    }
    if count != LENGTH {
        return Err(cells.fault_at_end(ErrorKind::Characters { expected: LENGTH, found: count }));
    }
    Ok(Record { comment: comment(rest.text), ..Record::new(settle(position)) })
}

/// Writes the candidates; a cell with ink has one.
pub(crate) fn write(setup: &Setup, empty: Empty) -> String {
    let mut text = String::with_capacity(LENGTH);
    for (_, digits) in setup.position().iter() {
        for digit in Digit::ALL {
            let is_candidate = digits.contains(digit);
            text.push(if is_candidate { char::from(b'0' + digit.get()) } else { empty.sign() });
        }
    }
    text
}
