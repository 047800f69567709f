//! A record of the puzzle bank: a hash of 12 characters, a blank, 81 digits, a blank, the rating.

use crate::cells::{Plus, read_ink};
use crate::line::comment;
use crate::record::Record;
use crate::text::{LineError, Piece};
use crate::{ErrorKind, Expected};

/// The length of the hash.
pub(crate) const HASH: usize = 12;

/// Whether a word can be the hash.
pub(crate) fn is_hash(word: &[u8]) -> bool {
    word.len() == HASH && word.iter().all(u8::is_ascii_hexdigit)
}

/// Reads the puzzle; the rating becomes the comment, the hash says nothing that the puzzle does not.
pub(crate) fn read(piece: Piece<'_>) -> Result<Record, LineError> {
    let (hash, rest) = piece.first_word(char::is_whitespace);
    let bad = hash.text.char_indices().find(|&(at, c)| at >= HASH || !c.is_ascii_hexdigit());
    if bad.is_some() || hash.text.len() < HASH {
        let (at, found) = bad.map_or((hash.text.len(), None), |(at, c)| (at, Some(c)));
        let expected = Expected::Hash;
        return Err(piece.fault_at(at, ErrorKind::Character { expected, found }));
    }
    let (cells, rating) = rest.trim().first_word(char::is_whitespace);
    let setup = read_ink(cells, Plus::Refused)?;
    Ok(Record { comment: comment(rating.text), ..Record::new(setup) })
}
