//! The games of an XML document, one after the other, read without building a tree.

use crate::record::Record;
use crate::text::{Cursor, Lines, Piece};
use crate::{ErrorKind, Expected, Format, FormatError, opensudoku};

/// How a line begins that begins a document.
const STARTS: [&str; 4] = ["<?xml", "<opensudoku", "<folder", "<game"];

/// Whether a document begins with the line.
pub(crate) fn starts(text: &str) -> bool {
    STARTS.iter().any(|start| text.starts_with(start))
}

/// What is left of a document.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Document<'a> {
    cursor: Cursor<'a>,
    folder: Option<Cursor<'a>>,
}

/// A tag that matters.
enum Tag<'a> {
    /// A folder, with its name.
    Folder(Option<Cursor<'a>>),
    /// A game, with its data.
    Game(Option<Cursor<'a>>),
    /// The end of the document.
    End,
    /// Anything else.
    Other,
}

impl<'a> Document<'a> {
    /// The document that begins with the next of `lines`.
    pub(crate) fn new(lines: Lines<'a>) -> Document<'a> {
        Document { cursor: lines.cursor(), folder: None }
    }

    /// The lines below the document.
    pub(crate) fn below(&self) -> Lines<'a> {
        self.cursor.below()
    }

    /// The next game. Text between tags is nothing to us.
    pub(crate) fn next_game(&mut self) -> Option<Result<Record, FormatError>> {
        loop {
            self.cursor.skip_until(|byte| byte == b'<');
            let start = self.cursor;
            if start.rest.is_empty() {
                return None;
            }
            match self.tag() {
                Ok(Tag::Folder(name)) => self.folder = name,
                Ok(Tag::Game(data)) => return Some(self.game(start, data)),
                Ok(Tag::End) => return None,
                Ok(Tag::Other) => {}
                Err((place, expected)) => {
                    // What follows may be whole again.
                    self.cursor = place;
                    if place.rest.len() == start.rest.len() {
                        self.cursor.advance(1);
                    }
                    let kind = ErrorKind::Character { expected, found: place.first_char() };
                    return Some(Err(error(place, kind)));
                }
            }
        }
    }

    fn game(&self, start: Cursor<'a>, data: Option<Cursor<'a>>) -> Result<Record, FormatError> {
        let data = data.ok_or_else(|| error(start, ErrorKind::Data))?;
        let decoded = Decoded::new(data)?;
        let setup = opensudoku::read(Piece { start: 0, text: &decoded.text }).map_err(|fault| {
            let mut place = data;
            place.advance(decoded.places.get(fault.at).copied().unwrap_or(data.rest.len()));
            error(place, fault.kind)
        })?;
        let folder = self.folder.and_then(|name| Decoded::new(name).ok());
        let comment = folder.map(|name| name.text.trim().to_owned()).unwrap_or_default();
        let format = Format::OpenSudoku;
        Ok(Record { line: start.line, format, comment, ..Record::new(setup) })
    }

    /// Reads the tag at the cursor; where it is none, the place and what was expected there.
    fn tag(&mut self) -> Result<Tag<'a>, (Cursor<'a>, Expected)> {
        for (open, close) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")] {
            if self.cursor.rest.starts_with(open.as_bytes()) {
                return self.skip_past(open, close);
            }
        }
        self.cursor.advance(1);
        let name = self.name();
        let (mut data, mut title) = (None, None);
        while let Some(attribute) = self.attribute()? {
            match attribute {
                (b"data", value) => data = Some(value),
                (b"name", value) => title = Some(value),
                _ => {}
            }
        }
        Ok(match name {
            b"game" => Tag::Game(data),
            b"folder" => Tag::Folder(title),
            b"/opensudoku" => Tag::End,
            _ => Tag::Other,
        })
    }

    fn skip_past(&mut self, open: &str, close: &str) -> Result<Tag<'a>, (Cursor<'a>, Expected)> {
        self.cursor.advance(open.len());
        let rest = self.cursor.rest;
        let end = rest.windows(close.len()).position(|window| window == close.as_bytes());
        self.cursor.advance(end.map_or(rest.len(), |end| end + close.len()));
        end.map(|_| Tag::Other).ok_or((self.cursor, Expected::TagEnd))
    }

    fn name(&mut self) -> &'a [u8] {
        let before = self.cursor.rest;
        if before.first() == Some(&b'/') {
            self.cursor.advance(1);
        }
        self.cursor.skip_until(|byte| {
            byte.is_ascii_whitespace() || matches!(byte, b'/' | b'>' | b'=' | b'<')
        });
        &before[..before.len() - self.cursor.rest.len()]
    }

    /// The next attribute and its value, or none behind the end of the tag.
    #[allow(clippy::type_complexity, reason = "A name of its own would say no more.")]
    fn attribute(&mut self) -> Result<Option<(&'a [u8], Cursor<'a>)>, (Cursor<'a>, Expected)> {
        self.cursor.skip_until(|byte| !byte.is_ascii_whitespace() && byte != b'/');
        if self.cursor.rest.first() == Some(&b'>') {
            self.cursor.advance(1);
            return Ok(None);
        }
        let name = self.name();
        if name.is_empty() {
            return Err((self.cursor, Expected::TagEnd));
        }
        self.cursor.skip_until(|byte| !byte.is_ascii_whitespace());
        self.sign(|byte| byte == b'=', Expected::Equals)?;
        self.cursor.skip_until(|byte| !byte.is_ascii_whitespace());
        let quote = self.sign(|byte| matches!(byte, b'"' | b'\''), Expected::Quote)?;
        let mut value = self.cursor;
        // No value holds this sign as it is, so a quote that is missing does not swallow the next games.
        self.cursor.skip_until(|byte| byte == quote || byte == b'<');
        value.rest = &value.rest[..value.rest.len() - self.cursor.rest.len()];
        self.sign(|byte| byte == quote, Expected::Quote)?;
        Ok(Some((name, value)))
    }

    fn sign(
        &mut self,
        is_good: impl Fn(u8) -> bool,
        expected: Expected,
    ) -> Result<u8, (Cursor<'a>, Expected)> {
        match self.cursor.rest.first() {
            Some(&byte) if is_good(byte) => {
                self.cursor.advance(1);
                Ok(byte)
            }
            _ => Err((self.cursor, expected)),
        }
    }
}

/// A value with its references resolved.
struct Decoded {
    text: String,
    /// For each byte of the text, where it came from.
    places: Vec<usize>,
}

impl Decoded {
    fn new(value: Cursor<'_>) -> Result<Decoded, FormatError> {
        let raw = std::str::from_utf8(value.rest).map_err(|wrong| {
            let mut place = value;
            place.advance(wrong.valid_up_to());
            let byte = place.rest.first().copied().unwrap_or_default();
            error(place, ErrorKind::NotUtf8 { byte })
        })?;
        let mut decoded = Decoded { text: String::new(), places: Vec::new() };
        let mut at = 0;
        while let Some(c) = raw[at..].chars().next() {
            let reference = if c == '&' { reference(&raw[at..]) } else { None };
            let (c, length) = reference.unwrap_or((c, c.len_utf8()));
            decoded.text.push(c);
            decoded.places.resize(decoded.text.len(), at);
            at += length;
        }
        Ok(decoded)
    }
}

/// The character that a reference such as `&#10;` stands for, and its length.
fn reference(raw: &str) -> Option<(char, usize)> {
    const LONGEST: usize = 12;
    let end = raw.bytes().take(LONGEST).position(|byte| byte == b';')?;
    let name = raw.get(1..end)?;
    let c = match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16),
                None => number.parse(),
            };
            char::from_u32(code.ok()?)?
        }
    };
    Some((c, end + 1))
}

fn error(place: Cursor<'_>, kind: ErrorKind) -> FormatError {
    let format = Some(Format::OpenSudoku.name());
    FormatError { line: place.line, column: place.column, format, kind }
}
