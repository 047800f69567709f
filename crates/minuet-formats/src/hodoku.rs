//! A line of a HoDoKu library:
//! `:technique:digits:givens(+ marks placed):deleted:eliminated:placed:extra`.

use minuet_core::Setup;

use crate::cells::{Plus, delete, deleted, read_ink, read_triples, write_ink, write_triples};
use crate::record::{Case, Record};
use crate::text::{LineError, Piece};
use crate::{Empty, ErrorKind, Expected};

/// Reads the position, and what the line says of it.
pub(crate) fn read(piece: Piece<'_>) -> Result<Record, LineError> {
    let found = piece.text.chars().next();
    if found != Some(':') {
        return Err(piece.fault(ErrorKind::Character { expected: Expected::Colon, found }));
    }
    let colons = piece.text.matches(':').count();
    let fields = piece.split_at(1).1.split(|c| c == ':').map(Piece::trim).take(7);
    let (six, extra) = match (colons, &*fields.collect::<Vec<_>>()) {
        (6, &[a, b, c, d, e, f]) => ([a, b, c, d, e, f], ""),
        (7, &[a, b, c, d, e, f, extra]) => ([a, b, c, d, e, f], extra.text),
        _ => return Err(piece.fault_at_end(ErrorKind::Colons { found: colons })),
    };
    let [technique, digits, givens, gone, erased, placed] = six;
    all(technique, Expected::Technique, |c| c.is_ascii_alphanumeric() || c == '-')?;
    all(digits, Expected::TechniqueDigit, |c| c.is_ascii_digit() || c == 'x')?;
    let mut setup = read_ink(givens, Plus::MarksPlaced)?;
    delete(&mut setup, &read_triples(gone)?);
    let case = Case {
        technique: technique.text.to_owned(),
        digits: digits.text.to_owned(),
        erased: read_triples(erased)?,
        placed: read_triples(placed)?,
        extra: extra.to_owned(),
    };
    Ok(Record { case: Some(Box::new(case)), ..Record::new(setup) })
}

/// Each character of a field must be a good one.
fn all(piece: Piece<'_>, expected: Expected, good: impl Fn(char) -> bool) -> Result<(), LineError> {
    match piece.text.char_indices().find(|&(_, c)| !good(c)) {
        Some((at, c)) => Err(piece.fault_at(at, ErrorKind::Character { expected, found: Some(c) })),
        None => Ok(()),
    }
}

/// Writes the position alone: `:0000:x:<ink>:<deleted>::`.
pub(crate) fn write(setup: &Setup, empty: Empty) -> String {
    let mut text = String::from(":0000:x:");
    write_ink(setup, empty.sign(), &mut text);
    text.push(':');
    text.push_str(&write_triples(&deleted(setup)));
    text.push_str("::");
    text
}
