//! A link of our page: `…/#sheet=m1.…` with a whole sheet, packed, or `…/?puzzle=…` and `…/?failure=…` with a puzzle in
//! any format. What a link packs is the JSON of the paper, deflated, in Base64 for addresses.

use std::io::{Read, Write};

use base64::Engine;
use base64::alphabet;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig};
use base64::engine::{DecodePaddingMode, general_purpose};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use minuet_core::Paper;
use percent_encoding::percent_decode_str;

use crate::line::comment;
use crate::record::Record;
use crate::text::{LineError, Piece, excerpt};
use crate::{ErrorKind, Expected, Reader, sheet};

/// Where `minuet serve` puts the page by default.
const SITE: &str = "http://127.0.0.1:2018/";

/// What every packed sheet begins with: the version.
const MARK: &str = "m1.";

/// The parameters that name a sheet or a puzzle.
const NAMES: [&str; 3] = ["sheet=", "puzzle=", "failure="];

/// The most bytes that a packed sheet unpacks to.
const LARGEST: u64 = 100_000;

/// Programs that pass links on may add or take away the padding.
const LETTERS: GeneralPurpose = GeneralPurpose::new(
    &alphabet::URL_SAFE,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// What a link says, up to the next parameter, and what follows on the line.
fn value(line: Piece<'_>) -> Option<(Piece<'_>, Piece<'_>)> {
    let words = line.words(char::is_whitespace);
    let found = words.enumerate().find_map(|(number, word)| {
        let start = if word.text.starts_with(MARK) { 0 } else { parameter(word.text)? };
        let (_, value) = word.split_at(start);
        // A sheet is known among words; a parameter with another meaning may stand there too.
        (number == 0 || is_packed(value.text)).then_some((word, value))
    });
    let (word, value) = found?;
    let rest = line.split_at(word.start + word.text.len() - line.start).1;
    Some((value.first_word(|c| matches!(c, '&' | '#')).0, rest))
}

/// Where the value of one of our parameters begins.
fn parameter(word: &str) -> Option<usize> {
    let begins = |(at, _): (usize, &str)| {
        let name = NAMES.iter().find(|name| word[at + 1..].starts_with(**name))?;
        Some(at + 1 + name.len())
    };
    word.match_indices(['?', '#', '&']).find_map(begins)
}

fn is_packed(value: &str) -> bool {
    value.starts_with(MARK)
}

/// Whether the line is a link of our page, or the packed part of one.
pub(crate) fn is_link(line: Piece<'_>) -> bool {
    value(line).is_some()
}

/// Reads the sheet or the puzzle of a link, and a comment.
pub(crate) fn read(line: Piece<'_>) -> Result<Record, LineError> {
    let (value, rest) = value(line).ok_or_else(|| {
        let found = line.text.chars().next();
        line.fault(ErrorKind::Character { expected: Expected::PageLink, found })
    })?;
    let record = if is_packed(value.text) {
        Record::of_sheet(unpacked(value.split_at(MARK.len()).1)?)
    } else {
        puzzle(value)?
    };
    Ok(Record { comment: comment(rest.text), ..record })
}

/// The puzzle that a parameter holds, in any format but another link.
fn puzzle(value: Piece<'_>) -> Result<Record, LineError> {
    let text = percent_decode_str(value.text).decode_utf8_lossy();
    if is_link(Piece { start: 0, text: text.trim() }) {
        let kind = ErrorKind::Text { expected: Expected::Shared, found: excerpt(&text) };
        return Err(value.fault(kind));
    }
    let mut reader = Reader::new(text.as_bytes());
    let record = reader.next().ok_or_else(|| value.fault(ErrorKind::Nothing))?;
    let record = record.map_err(|error| {
        // Only where nothing is escaped are places of the value places of the link.
        let exact = error.line == 1 && text == value.text;
        let at = text.char_indices().nth(error.column - 1).map_or(text.len(), |(at, _)| at);
        value.fault_at(if exact { at } else { 0 }, error.kind)
    })?;
    match reader.next() {
        None => Ok(record),
        Some(_) => Err(value.fault_at_end(ErrorKind::Another)),
    }
}

fn unpacked(packed: Piece<'_>) -> Result<Paper, LineError> {
    let letters = percent_decode_str(packed.text).collect::<Vec<u8>>();
    let bytes = LETTERS.decode(letters).map_err(|_| {
        let is_letter = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '=' | '%');
        let bad = packed.text.char_indices().find(|&(_, c)| !is_letter(c));
        match bad {
            Some((at, found)) => {
                let (expected, found) = (Expected::Shared, Some(found));
                packed.fault_at(at, ErrorKind::Character { expected, found })
            }
            None => packed.fault(ErrorKind::Packed),
        }
    })?;
    let mut json = Vec::new();
    let mut decoder = DeflateDecoder::new(bytes.as_slice()).take(LARGEST + 1);
    decoder.read_to_end(&mut json).map_err(|_| packed.fault(ErrorKind::Packed))?;
    if json.len() as u64 > LARGEST {
        return Err(packed.fault(ErrorKind::TooLong));
    }
    sheet::read_sheet(&json).map_err(|wrong| packed.fault(wrong.kind))
}

/// The whole sheet as a short text for a link: letters, digits, `-`, `_` and `.` only.
pub fn shared(paper: &Paper) -> String {
    // Neither step can fail: a paper has no maps with odd keys, and a list of bytes takes whatever is written.
    let json = serde_json::to_vec(&sheet::tidy(paper)).unwrap_or_default();
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    let packed = encoder.write_all(&json).and_then(|()| encoder.finish()).unwrap_or_default();
    format!("{MARK}{}", general_purpose::URL_SAFE_NO_PAD.encode(packed))
}

/// Writes a link to the page of `minuet serve`.
pub(crate) fn write(paper: &Paper) -> String {
    format!("{SITE}#sheet={}", shared(paper))
}
