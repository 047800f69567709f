//! Any text with one run of 81 cells in it: links of other sites, quoted text, `Puzzle 1: …`. It is tried last.

use std::ops::Range;

use crate::ErrorKind;
use crate::cells::{Plus, read_ink, sign};
use crate::detect::LONG;
use crate::record::Record;
use crate::text::{LineError, Piece};

/// Whether the byte is a cell as most sites write it. In a link `-` and `_` are more often part of a name.
fn is_usual(byte: u8) -> bool {
    byte.is_ascii_digit() || byte == b'.'
}

fn is_cell(byte: u8) -> bool {
    byte.is_ascii() && sign(byte.into()).is_some()
}

/// The only long run of cells, if it has 81 and is a word of its own. A shorter or longer one may be meant as the
/// puzzle, and then a solution beside it is not.
pub(crate) fn run(text: &[u8]) -> Option<Range<usize>> {
    only(text, is_usual).or_else(|| only(text, is_cell))
}

fn only(text: &[u8], good: fn(u8) -> bool) -> Option<Range<usize>> {
    let mut found = None;
    let mut at = 0;
    while at < text.len() {
        let length = text[at..].iter().take_while(|&&byte| good(byte)).count();
        if length >= LONG {
            let beside = [at.checked_sub(1), Some(at + length)].into_iter().flatten();
            let is_part =
                beside.into_iter().filter_map(|at| text.get(at)).any(u8::is_ascii_alphanumeric);
            if length != 81 || is_part || found.is_some() {
                return None;
            }
            found = Some(at..at + length);
        }
        at += length + 1;
    }
    found
}

/// Reads the run; all else on the line is the comment.
pub(crate) fn read(line: Piece<'_>) -> Result<Record, LineError> {
    let run = run(line.text.as_bytes()).ok_or_else(|| line.fault(ErrorKind::Field))?;
    let (before, rest) = line.split_at(run.start);
    let (cells, after) = rest.split_at(run.len());
    let comment = [before.text.trim(), after.text.trim()].join(" ").trim().to_owned();
    Ok(Record { comment, ..Record::new(read_ink(cells, Plus::Refused)?) })
}
