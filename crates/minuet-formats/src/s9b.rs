//! A board of SudokuWiki: `S9B` and a pair of base-36 digits per cell, alone or in a link. Pairs from 1 to 9 are
//! givens, from 10 to 18 placed digits, from 19 on candidates: `05` is a given 5, `0e` a placed 5, `0t` 1, 2, 4.

use minuet_core::{Cell, Digit, DigitSet, Puzzle, Setup};

use crate::cells::{pencil, unwrite};
use crate::line::{comment, ends_cells};
use crate::record::Record;
use crate::text::{LineError, Piece};
use crate::{ErrorKind, Expected};

/// How a board begins.
const MARK: &str = "S9B";

/// How many characters follow.
const LENGTH: usize = 162;

/// What is added to the candidates, one bit each.
const SHIFT: u32 = 18;

/// The board and what follows it, if there is one at the front or after the `=` of a link.
pub(crate) fn board(line: Piece<'_>) -> Option<Piece<'_>> {
    if line.text.starts_with(MARK) {
        return Some(line);
    }
    let word = line.first_word(char::is_whitespace).0;
    let at = word.text.find("=S9B")?;
    Some(line.split_at(at + 1).1)
}

/// Reads ink, candidates and a comment.
pub(crate) fn read(line: Piece<'_>) -> Result<Record, LineError> {
    let board = board(line).ok_or_else(|| {
        let found = line.text.chars().next();
        line.fault(ErrorKind::Character { expected: Expected::Board, found })
    })?;
    let (pairs, rest) = board.split_at(MARK.len()).1.first_word(|c| c == '&' || ends_cells(c));
    let bad = pairs.text.char_indices().find(|(_, c)| !c.is_digit(36));
    if let Some((at, c)) = bad {
        let kind = ErrorKind::Character { expected: Expected::Base36, found: Some(c) };
        return Err(pairs.fault_at(at, kind));
    }
    if pairs.text.len() != LENGTH {
        let found = pairs.text.len();
        return Err(pairs.fault_at_end(ErrorKind::Characters { expected: LENGTH, found }));
    }
    let mut setup = Setup::from(Puzzle::EMPTY);
    let mut marks = [None; 81];
    for cell in Cell::ALL {
        let at = 2 * cell.index();
        let pair = &pairs.text[at..at + 2];
        let wrong = || {
            let (expected, found) = (Expected::Pair, pair.to_owned());
            pairs.fault_at(at, ErrorKind::Text { expected, found })
        };
        let number = u32::from_str_radix(pair, 36).map_err(|_| wrong())?;
        match number {
            1..=9 => setup.puzzle.set(cell, Digit::new(number as u8)),
            10..=SHIFT => setup.placed.set(cell, Digit::new((number - 9) as u8)),
            19..=529 => {
                marks[cell.index()] = Some(DigitSet::from_bits((number - SHIFT) as u16));
            }
            _ => return Err(wrong()),
        }
    }
    pencil(&mut setup, &marks);
    unwrite(&mut setup);
    Ok(Record { comment: comment(rest.text), ..Record::new(setup) })
}
