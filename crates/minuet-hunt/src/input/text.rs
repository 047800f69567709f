//! A text, cut into pieces that can be read independently.

use std::io::{self, BufRead, Read};

use minuet_formats::read_line;

use super::piece::Piece;

/// A piece has at least this many lines, unless it is the last.
pub(super) const LINES: u64 = 256;
/// A piece of at least this many lines may end at a blank line.
const MANY: u64 = 16 * LINES;
/// A piece of this many lines or bytes ends wherever it is.
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

    /// Adds the next line, its end included; false if there is no other.
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

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Cursor};

    use super::*;

    const PUZZLE: &str =
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..\n";

    fn pieces(text: &str, buffer: usize) -> Vec<Piece> {
        let bytes = Cursor::new(text.as_bytes().to_vec());
        let mut text = Text::new(Box::new(BufReader::with_capacity(buffer, bytes)));
        std::iter::from_fn(|| text.next().expect("nothing fails here")).collect()
    }

    /// The lines and bytes of each piece, which are the same however little is read at a time.
    fn check(text: &str, expect: &[(u64, usize)]) {
        let found = pieces(text, 1 << 17);
        let sizes: Vec<_> = found
            .iter()
            .map(|piece| match piece {
                Piece::Text { count, bytes, .. } => (*count, bytes.len()),
                other => panic!("no text: {other:?}"),
            })
            .collect();
        assert_eq!(sizes, expect);
        for buffer in [1, 83, 1000] {
            assert!(pieces(text, buffer) == found, "another cut with a buffer of {buffer}");
        }
    }

    #[test]
    fn pieces_end_after_a_puzzle() {
        check("", &[]);
        check("\n", &[(1, 1)]);
        check(PUZZLE.trim_end(), &[(1, 81)]);
        check(&PUZZLE.repeat(600), &[(256, 256 * 82), (256, 256 * 82), (88, 88 * 82)]);
        let remarks = format!("{}{}", "# no puzzle\r\n".repeat(300), PUZZLE.repeat(2));
        check(&remarks, &[(301, 300 * 13 + 82), (1, 82)]);
    }

    #[test]
    fn pieces_end_where_nothing_else_ends_them() {
        let blank = format!("{}\n\n{PUZZLE}", "x\n".repeat(4095));
        check(&blank, &[(4096, 4095 * 2 + 1), (2, 1 + 82)]);
        check(&"x\n".repeat(20000), &[(16384, 2 * 16384), (3616, 2 * 3616)]);
        let broad = format!("{}\n", "x".repeat((1 << 16) - 1));
        check(&broad.repeat(70), &[(64, 1 << 22), (6, 6 << 16)]);
        // What is beyond a line's allowance is left out.
        let long = format!("{PUZZLE}{}\n{PUZZLE}", "x".repeat(5 << 20));
        check(&long, &[(2, 82 + (1 << 22) + 1), (1, 82)]);
    }
}
