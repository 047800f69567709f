//! Lines of bytes, and pieces of a line that know where they are.

use crate::{ErrorKind, Format, FormatError};

/// The lines of a text, without their ends. A copy looks ahead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lines<'a> {
    rest: &'a [u8],
    number: usize,
}

impl<'a> Lines<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Lines<'a> {
        Lines { rest: without_mark(bytes), number: 0 }
    }

    /// The place where the next line begins.
    pub(crate) fn cursor(self) -> Cursor<'a> {
        Cursor { rest: self.rest, line: self.number + 1, column: 1 }
    }

    /// The lines that follow the first `before` of a text.
    pub(crate) fn after(before: usize, bytes: &'a [u8]) -> Lines<'a> {
        if before == 0 { Lines::new(bytes) } else { Lines { rest: bytes, number: before } }
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = RawLine<'a>;

    fn next(&mut self) -> Option<RawLine<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        let end = memchr::memchr(b'\n', self.rest);
        let (bytes, rest) = match end {
            Some(end) => (&self.rest[..end], &self.rest[end + 1..]),
            None => (self.rest, &[][..]),
        };
        self.rest = rest;
        self.number += 1;
        Some(RawLine { number: self.number, bytes: without_end(bytes) })
    }
}

/// A place in a text that does not care for lines.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'a> {
    pub(crate) rest: &'a [u8],
    pub(crate) line: usize,
    pub(crate) column: usize,
}

impl<'a> Cursor<'a> {
    /// Goes on by a number of bytes.
    pub(crate) fn advance(&mut self, count: usize) {
        let (passed, rest) = self.rest.split_at(count.min(self.rest.len()));
        for &byte in passed {
            if byte == b'\n' {
                (self.line, self.column) = (self.line + 1, 1);
            } else if byte & 0xc0 != 0x80 {
                // Only the first byte of a character counts.
                self.column += 1;
            }
        }
        self.rest = rest;
    }

    /// The place a number of bytes further on.
    pub(crate) fn past(mut self, count: usize) -> Cursor<'a> {
        self.advance(count);
        self
    }

    /// Goes on to the next such byte, or the end.
    pub(crate) fn skip_until(&mut self, is_wanted: impl Fn(u8) -> bool) {
        let found = self.rest.iter().position(|&byte| is_wanted(byte));
        self.advance(found.unwrap_or(self.rest.len()));
    }

    /// The character there.
    pub(crate) fn first_char(&self) -> Option<char> {
        let start = &self.rest[..self.rest.len().min(4)];
        String::from_utf8_lossy(start).chars().next()
    }

    /// The lines below the one where it is.
    pub(crate) fn below(mut self) -> Lines<'a> {
        let line = self.line;
        self.skip_until(|byte| byte == b'\n');
        self.advance(1);
        Lines { rest: self.rest, number: line }
    }
}

/// The text without a byte order mark, which some editors put at the front of a file.
pub(crate) fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

/// The line without its end, of either kind.
pub(crate) fn without_end(bytes: &[u8]) -> &[u8] {
    let bytes = bytes.strip_suffix(b"\n").unwrap_or(bytes);
    let returns = bytes.iter().rev().take_while(|&&byte| byte == b'\r').count();
    &bytes[..bytes.len() - returns]
}

/// A line that may not be text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RawLine<'a> {
    pub(crate) number: usize,
    pub(crate) bytes: &'a [u8],
}

impl<'a> RawLine<'a> {
    /// Comments may be in any encoding, because they are skipped.
    pub(crate) fn is_comment(&self) -> bool {
        self.bytes.trim_ascii_start().first() == Some(&b'#')
    }

    /// Where a carriage return stands in the middle of it, as in files whose lines end with nothing else.
    pub(crate) fn lone_return(&self) -> Option<usize> {
        memchr::memchr(b'\r', self.bytes)
    }

    pub(crate) fn decode(&self) -> Result<Line<'a>, FormatError> {
        std::str::from_utf8(self.bytes).map(|text| Line { number: self.number, text }).map_err(
            |error| {
                let good = &self.bytes[..error.valid_up_to()];
                let byte = self.bytes.get(error.valid_up_to()).copied().unwrap_or_default();
                FormatError {
                    line: self.number,
                    column: String::from_utf8_lossy(good).chars().count() + 1,
                    format: None,
                    kind: ErrorKind::NotUtf8 { byte },
                }
            },
        )
    }
}

/// A line of text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) number: usize,
    pub(crate) text: &'a str,
}

impl<'a> Line<'a> {
    pub(crate) fn piece(&self) -> Piece<'a> {
        Piece { start: 0, text: self.text }.trim()
    }

    pub(crate) fn error(&self, fault: LineError, format: Option<Format>) -> FormatError {
        let before = self.text.get(..fault.at).unwrap_or(self.text);
        FormatError {
            line: self.number,
            column: before.chars().count() + 1,
            format: format.map(Format::name),
            kind: fault.kind,
        }
    }
}

/// A part of a line, with the byte where it starts there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece<'a> {
    pub(crate) start: usize,
    pub(crate) text: &'a str,
}

impl<'a> Piece<'a> {
    /// The parts before and from the byte `at`, which must be the boundary of a character.
    pub(crate) fn split_at(self, at: usize) -> (Piece<'a>, Piece<'a>) {
        let (before, after) = self.text.split_at(at);
        (Piece { text: before, ..self }, Piece { start: self.start + at, text: after })
    }

    /// The parts between separators, empty ones included.
    pub(crate) fn split(
        self,
        is_separator: impl Fn(char) -> bool + Copy,
    ) -> impl Iterator<Item = Piece<'a>> {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let piece = rest?;
            let Some(separator) = piece.text.matches(is_separator).next() else {
                rest = None;
                return Some(piece);
            };
            let (before, after) = piece.split_at(piece.text.find(is_separator)?);
            rest = Some(after.split_at(separator.len()).1);
            Some(before)
        })
    }

    /// The parts between separators that are not empty.
    pub(crate) fn words(
        self,
        is_separator: impl Fn(char) -> bool + Copy,
    ) -> impl Iterator<Item = Piece<'a>> {
        self.split(is_separator).filter(|word| !word.text.is_empty())
    }

    /// The part before the first separator, and the rest from it on.
    pub(crate) fn first_word(self, is_separator: impl Fn(char) -> bool) -> (Piece<'a>, Piece<'a>) {
        self.split_at(self.text.find(is_separator).unwrap_or(self.text.len()))
    }

    pub(crate) fn trim(self) -> Piece<'a> {
        let text = self.text.trim_start();
        Piece { start: self.start + self.text.len() - text.len(), text: text.trim_end() }
    }

    pub(crate) fn fault(self, kind: ErrorKind) -> LineError {
        LineError { at: self.start, kind }
    }

    pub(crate) fn fault_at(self, at: usize, kind: ErrorKind) -> LineError {
        LineError { at: self.start + at, kind }
    }

    pub(crate) fn fault_at_end(self, kind: ErrorKind) -> LineError {
        self.fault_at(self.text.len(), kind)
    }
}

/// What is wrong at a byte of a line.
#[derive(Clone, Debug)]
pub(crate) struct LineError {
    pub(crate) at: usize,
    pub(crate) kind: ErrorKind,
}

/// The beginning of `text`, short enough for a message.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 24;
    let mut excerpt: String = text.chars().take(LONGEST).collect();
    if excerpt.len() < text.len() {
        excerpt.push('…');
    }
    excerpt
}
