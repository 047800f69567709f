//! The games of an XML document, one after the other.

use std::borrow::Cow;

use quick_xml::escape::unescape;
use quick_xml::events::attributes::AttrError;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Error, Reader};

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
#[derive(Clone, Debug)]
pub(crate) struct Document<'a> {
    cursor: Cursor<'a>,
    /// The name of the folder of the games.
    folder: String,
}

impl<'a> Document<'a> {
    /// The document that begins with the next of `lines`.
    pub(crate) fn new(lines: Lines<'a>) -> Document<'a> {
        Document { cursor: lines.cursor(), folder: String::new() }
    }

    /// The lines below the document.
    pub(crate) fn below(&self) -> Lines<'a> {
        self.cursor.below()
    }

    /// The next game. Text between tags does not matter.
    pub(crate) fn next_game(&mut self) -> Option<Result<Record, FormatError>> {
        loop {
            self.cursor.skip_until(|byte| byte == b'<');
            let start = self.cursor;
            if start.rest.is_empty() {
                return None;
            }
            let piece = first_piece(start.rest);
            let mut reader = Reader::from_reader(piece);
            reader.config_mut().allow_unmatched_ends = true;
            let event = reader.read_event();
            self.cursor.advance(reader.buffer_position() as usize);
            match event {
                Ok(Event::Start(tag) | Event::Empty(tag)) if tag.name().as_ref() == "game" => {
                    return Some(self.game(start, &tag));
                }
                Ok(Event::Start(tag) | Event::Empty(tag)) if tag.name().as_ref() == "folder" => {
                    let name = attribute(start, &tag, "name").ok().flatten().unwrap_or_default();
                    self.folder = unescaped(&name).trim().to_owned();
                }
                Ok(Event::End(tag)) if tag.name().as_ref() == "opensudoku" => return None,
                Ok(_) => {}
                // Comments may be in any encoding.
                Err(Error::Encoding(_)) if !is_tag(piece) => {}
                Err(_) => {
                    let (place, kind) = unfinished(start, piece);
                    // What follows may be whole again.
                    self.cursor = if place.rest == start.rest { start.past(1) } else { place };
                    return Some(Err(error(place, kind)));
                }
            }
        }
    }

    fn game(&self, start: Cursor<'a>, tag: &BytesStart<'_>) -> Result<Record, FormatError> {
        let data = attribute(start, tag, "data")
            .map_err(|(place, kind)| error(place, kind))?
            .ok_or_else(|| error(start, ErrorKind::Data))?;
        let text = unescaped(&data);
        let setup = opensudoku::read(Piece { start: 0, text: &text }).map_err(|fault| {
            let at = data.as_ptr().addr() - start.rest.as_ptr().addr();
            error(start.past(at + place_before(&data, fault.at)), fault.kind)
        })?;
        let (format, comment) = (Format::OpenSudoku, self.folder.clone());
        Ok(Record { line: start.line, format, comment, ..Record::new(setup) })
    }
}

/// The first tag, comment or the like, and perhaps more. No tag holds a second `<`, so that one whose end is
/// missing does not swallow the next games.
fn first_piece(bytes: &[u8]) -> &[u8] {
    let next = if is_tag(bytes) { memchr::memchr(b'<', &bytes[1..]) } else { None };
    next.map_or(bytes, |at| &bytes[..=at])
}

fn is_tag(bytes: &[u8]) -> bool {
    !["<!--", "<![CDATA[", "<!DOCTYPE", "<?"]
        .iter()
        .any(|other| bytes.starts_with(other.as_bytes()))
}

/// What is wrong, and where.
type Wrong<'a> = (Cursor<'a>, ErrorKind);

/// The value of an attribute as it is written.
fn attribute<'t, 'a>(
    start: Cursor<'a>,
    tag: &'t BytesStart<'_>,
    name: &str,
) -> Result<Option<Cow<'t, str>>, Wrong<'a>> {
    let mut value = None;
    for attribute in tag.attributes().with_checks(false) {
        let attribute = attribute.map_err(|error| match error {
            AttrError::ExpectedEq(at) => missing(start.past(at + 1), Expected::Equals),
            AttrError::ExpectedValue(at) | AttrError::UnquotedValue(at) => {
                missing(start.past(at + 1), Expected::Quote)
            }
            // Its place is that of the last character, and the quotation mark is missing after that.
            AttrError::ExpectedQuote(..) => missing(start.past(tag.len() + 1), Expected::Quote),
            AttrError::Duplicated(at, _) => missing(start.past(at + 1), Expected::TagEnd),
        })?;
        if attribute.key.as_ref() == name {
            value = Some(attribute.value);
        }
    }
    Ok(value)
}

/// What is wrong with a piece that does not end.
fn unfinished<'a>(start: Cursor<'a>, piece: &[u8]) -> Wrong<'a> {
    let text = match std::str::from_utf8(piece) {
        Ok(text) => text,
        Err(wrong) => {
            let at = wrong.valid_up_to();
            return (start.past(at), ErrorKind::NotUtf8 { byte: piece[at] });
        }
    };
    let name = text.find(char::is_whitespace).unwrap_or(text.len());
    let tag = BytesStart::from_content(&text[1..], name - 1);
    let wrong = attribute(start, &tag, "").err().filter(|_| is_tag(piece));
    wrong.unwrap_or_else(|| missing(start.past(piece.len()), Expected::TagEnd))
}

fn missing(place: Cursor<'_>, expected: Expected) -> Wrong<'_> {
    (place, ErrorKind::Character { expected, found: place.first_char() })
}

/// A value with its references resolved, or as it is where one of them has no meaning.
fn unescaped(value: &str) -> Cow<'_, str> {
    unescape(value).unwrap_or(Cow::Borrowed(value))
}

/// Where a byte of the value with its references resolved is in the value as it is written.
fn place_before(value: &str, at: usize) -> usize {
    let Cow::Owned(_) = unescaped(value) else { return at.min(value.len()) };
    let (mut rest, mut passed) = (value, 0);
    while let Some(c) = rest.chars().next().filter(|_| passed < at) {
        let reference = if c == '&' { rest.find(';').map(|end| end + 1) } else { None };
        let (piece, after) = rest.split_at(reference.unwrap_or(c.len_utf8()));
        passed += unescaped(piece).len();
        rest = after;
    }
    value.len() - rest.len()
}

fn error(place: Cursor<'_>, kind: ErrorKind) -> FormatError {
    let format = Some(Format::OpenSudoku.name());
    FormatError { line: place.line, column: place.column, format, kind }
}
