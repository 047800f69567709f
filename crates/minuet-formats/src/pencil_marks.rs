//! A printed grid with the candidates of each cell:
//! `| 5    3     124    | 26    7   2468 | 1489   1249  248  |`.

use minuet_core::{Cell, Digit, DigitSet, Position, Setup};

use crate::block::{RowBlock, read_words};
use crate::cells::settle;
use crate::text::{LineError, Piece, excerpt};
use crate::{ErrorKind, Format, FormatError};

/// Reads nine rows of candidates.
pub(crate) fn read(block: &RowBlock<'_>) -> Result<Setup, FormatError> {
    read_words(block, Format::PencilMarks, |_, word| read_candidates(word)).map(settle)
}

/// Reads the candidates of one cell: digits, each once, or `-`.
pub(crate) fn read_candidates(word: Piece<'_>) -> Result<DigitSet, LineError> {
    if word.text == "-" {
        return Ok(DigitSet::EMPTY);
    }
    let digits: Option<DigitSet> = word.text.chars().map(Digit::from_char).collect();
    digits
        .filter(|digits| digits.len() == word.text.len())
        .ok_or_else(|| word.fault(ErrorKind::Candidates { found: excerpt(word.text) }))
}

/// Writes the position, columns aligned.
pub(crate) fn write(setup: &Setup) -> String {
    let position = setup.position();
    let widths: [usize; 9] = std::array::from_fn(|column| {
        let cells = Cell::ALL.into_iter().skip(column).step_by(9);
        cells.map(|cell| position.get(cell).len().max(1)).max().unwrap_or(1)
    });
    let mut lines = Vec::new();
    for row in 0..9 {
        match row {
            0 => lines.push(rule(&widths, ['.', '.', '.'])),
            3 | 6 => lines.push(rule(&widths, [':', '+', ':'])),
            _ => {}
        }
        lines.push(write_row(&position, row, &widths));
    }
    lines.push(rule(&widths, ['\'', '\'', '\'']));
    lines.join("\n")
}

fn rule(widths: &[usize; 9], [left, middle, right]: [char; 3]) -> String {
    let mut text = String::from(left);
    for (i, stack) in widths.chunks(3).enumerate() {
        // A blank at the front, two after each cell: one to the next, one to the bar.
        text.push_str(&"-".repeat(1 + stack.iter().map(|width| width + 2).sum::<usize>()));
        text.push(if i == 2 { right } else { middle });
    }
    text
}

fn write_row(position: &Position, row: usize, widths: &[usize; 9]) -> String {
    let mut text = String::from("|");
    for (column, &width) in widths.iter().enumerate() {
        let digits = position.get(Cell::ALL[9 * row + column]);
        let word = if digits.is_empty() { "-".to_owned() } else { digits.to_string() };
        if column % 3 == 0 {
            text.push(' ');
        }
        text.push_str(&format!("{word:width$}  "));
        if column % 3 == 2 {
            text.push('|');
        }
    }
    text
}
