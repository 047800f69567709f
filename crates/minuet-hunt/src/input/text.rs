//! A text, cut into pieces that can be read one without the other.

use std::io::{self, BufRead, Read};

use minuet_formats::read_line;

use super::piece::Piece;

/// A piece has at least this many lines, unless it is the last.
pub(super) const LINES: u64 = 256;
/// A piece of so many lines may end at a blank line.
const MANY: u64 = 16 * LINES;
/// A piece of so many lines or bytes ends wherever it is.
const TOO_MANY: u64 = 64 * LINES;
const TOO_BIG: usize = 1 << 22;
/// What follows on a line is not read: there must be an end somewhere.
const LONG: usize = 1 << 22;

/// The pieces of a text. Where they end depends on the text alone: after a line that is a puzzle by itself,
/// so that no grid of nine lines is cut in two.
pub(super) struct Text {
    lines: Box<dyn BufRead + Send>,
    before: u64,
    /// How many bytes have been read.
    passed: u64,
}

impl Text {
    pub(super) fn new(lines: Box<dyn BufRead + Send>) -> Text {
        Text { lines, before: 0, passed: 0 }
    }

    pub(super) fn next(&mut self) -> io::Result<Option<Piece>> {
        let mut bytes = Vec::with_capacity(LINES as usize * 90);
        let (mut count, passed) = (0, self.passed);
        loop {
            let start = bytes.len();
            if !self.read_line(&mut bytes)? {
                break;
            }
            count += 1;
            if may_end(&bytes, start, count) {
                break;
            }
        }
        let before = self.before;
        self.before += count;
        // Of a line that is too long, something is missing.
        let start = (self.passed - passed == bytes.len() as u64).then_some(passed);
        Ok((count > 0).then_some(Piece::Text { before, count, start, bytes }))
    }

    /// Adds the next line, its end included; false where there is none.
    fn read_line(&mut self, bytes: &mut Vec<u8>) -> io::Result<bool> {
        let start = bytes.len();
        self.passed += self.lines.by_ref().take(LONG as u64).read_until(b'\n', bytes)? as u64;
        if bytes.len() - start == LONG && bytes.last() != Some(&b'\n') {
            cut(bytes, start);
            self.passed += self.lines.skip_until(b'\n')? as u64;
            bytes.push(b'\n');
        }
        Ok(bytes.len() > start)
    }
}

/// Takes the beginning of a character from the end.
fn cut(bytes: &mut Vec<u8>, start: usize) {
    if let Err(error) = std::str::from_utf8(&bytes[start..])
        && error.error_len().is_none()
    {
        bytes.truncate(start + error.valid_up_to());
    }
}

/// Whether a piece may end after its line number `count`, which begins at `start`.
fn may_end(bytes: &[u8], start: usize, count: u64) -> bool {
    let line = &bytes[start..];
    (count >= LINES && matches!(read_line(line, 2), Ok(Some(_))))
        || (count >= MANY && line.trim_ascii().is_empty())
        || count >= TOO_MANY
        || bytes.len() >= TOO_BIG
}
