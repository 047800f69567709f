//! Nine rows of candidates separated by blanks, `u` before digits that the player placed:
//! `5 3 u4 26 7 2468 1489 1249 248`.

use minuet_core::{DigitSet, Puzzle, Setup};

use crate::block::{RowBlock, read_words};
use crate::cells::settle;
use crate::pencil_marks::read_candidates;
use crate::text::excerpt;
use crate::{ErrorKind, Format, FormatError};

/// Reads nine rows of candidates.
pub(crate) fn read(block: &RowBlock<'_>) -> Result<Setup, FormatError> {
    let mut placed = Puzzle::EMPTY;
    let position = read_words(block, Format::Sdx, |cell, word| {
        if !word.text.starts_with('u') {
            return read_candidates(word);
        }
        let candidates = read_candidates(word.split_at(1).1)?;
        let Some(digit) = candidates.single() else {
            return Err(word.fault(ErrorKind::Candidates { found: excerpt(word.text) }));
        };
        placed.set(cell, Some(digit));
        Ok(DigitSet::of(digit))
    })?;
    let mut setup = settle(position);
    for (cell, digit) in placed.iter() {
        setup.puzzle.set(cell, None);
        setup.placed.set(cell, Some(digit));
    }
    Ok(setup)
}
