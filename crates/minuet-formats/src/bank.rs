//! A record of the puzzle bank: a hash of 12 characters, a blank, 81 digits, a blank, the rating.

use minuet_core::Setup;

use crate::cells::{Plus, read_ink, read_signs};
use crate::record::Record;
use crate::text::{Fault, Piece, RawLine};
use crate::{ErrorKind, Expected, Format};

/// The length of the hash.
pub(crate) const HASH: usize = 12;

/// Reads a clean record without a detour; None sends the line the long way, where errors are made.
pub(crate) fn read_clean(line: &RawLine<'_>) -> Option<Record> {
    let (hash, rest) = line.bytes.split_at_checked(HASH)?;
    let (blank, rest) = rest.split_first()?;
    let (cells, rest) = rest.split_first_chunk::<81>()?;
    if *blank != b' ' || !hash.iter().all(u8::is_ascii_hexdigit) {
        return None;
    }
    let rating = std::str::from_utf8(rest).ok()?;
    if !rating.is_empty() && !rating.starts_with(char::is_whitespace) {
        return None;
    }
    let setup = Setup::from(read_signs(cells)?);
    let comment = rating.trim().to_owned();
    Some(Record { line: line.number, format: Format::Bank, setup, comment, case: None })
}

/// Reads the puzzle; the rating becomes the comment, the hash says nothing that the puzzle does not.
pub(crate) fn read(piece: Piece<'_>) -> Result<Record, Fault> {
    let (hash, rest) = piece.first_word(char::is_whitespace);
    let bad = hash.text.char_indices().find(|&(at, c)| at >= HASH || !c.is_ascii_hexdigit());
    if bad.is_some() || hash.text.len() < HASH {
        let (at, found) = bad.map_or((hash.text.len(), None), |(at, c)| (at, Some(c)));
        let expected = Expected::Hash;
        return Err(piece.fault_at(at, ErrorKind::Character { expected, found }));
    }
    let (cells, rating) = rest.trim().first_word(char::is_whitespace);
    let setup = read_ink(cells, Plus::Refused)?;
    Ok(Record { comment: rating.text.trim().to_owned(), ..Record::new(setup) })
}
