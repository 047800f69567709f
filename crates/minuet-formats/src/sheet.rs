//! The player's whole sheet in JSON: `{"minuet":1,"sheet":{"puzzle":"53..7…","ink":…,"pencil":…,"small":…,"margins":…,
//! "dances":…}}`, on one line or on many. `docs/schema/sheet.json` has its schema.

use minuet_core::{Cell, Paper, Reading, Starter};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::{Deserializer, Error};

use crate::record::Record;
use crate::text::{Cursor, Lines, excerpt};
use crate::{ErrorKind, Expected, Format, FormatError};

/// The version that is read and written.
const VERSION: u64 = 1;

/// A player's sheet with every mark on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SheetDocument {
    /// The version: 1.
    #[cfg_attr(feature = "schema", schemars(extend("const" = 1)))]
    pub minuet: u64,
    /// What is on the paper.
    pub sheet: Paper,
}

/// All that is read of a document before its version is known.
#[derive(Deserialize)]
struct Envelope {
    minuet: Option<u64>,
}

/// Whether a document begins with the line.
pub(crate) fn starts(text: &str) -> bool {
    text.starts_with('{')
}

/// What is wrong with a document: where, as bytes from its beginning.
pub(crate) struct Wrong {
    pub(crate) at: usize,
    pub(crate) kind: ErrorKind,
}

/// The document that begins with the next of `lines`, and the lines below it.
pub(crate) fn take(lines: Lines<'_>) -> (Result<Record, FormatError>, Lines<'_>) {
    let mut start = lines.cursor();
    start.skip_until(|byte| !byte.is_ascii_whitespace());
    let bytes = start.rest;
    let mut values = Deserializer::from_slice(bytes).into_iter::<IgnoredAny>();
    let whole = values.next().is_some_and(|value| value.is_ok());
    let (read, below) = if whole {
        let end = values.byte_offset();
        let read = read(&bytes[..end]).and_then(|sheet| ends(&bytes[end..], end).map(|()| sheet));
        (read, start.past(end).below())
    } else {
        (read(bytes), next_document(start.below()))
    };
    let record = read.map(|sheet| Record {
        line: start.line,
        format: Format::Sheet,
        ..Record::of_sheet(sheet)
    });
    (record.map_err(|wrong| error(start.past(wrong.at), wrong.kind)), below)
}

/// Nothing may follow on the last line of a document.
fn ends(rest: &[u8], at: usize) -> Result<(), Wrong> {
    let line = rest.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let Some(more) = line.iter().position(|byte| !byte.is_ascii_whitespace()) else {
        return Ok(());
    };
    let found = excerpt(String::from_utf8_lossy(&line[more..]).trim_end());
    let kind = ErrorKind::Text { expected: Expected::SheetEnd, found };
    Err(Wrong { at: at + more, kind })
}

/// Where reading continues after a document that does not end: the next line that can begin something.
fn next_document(mut lines: Lines<'_>) -> Lines<'_> {
    loop {
        let here = lines;
        let begins = |first: &u8| *first == b'{' || first.is_ascii_digit() || *first == b'.';
        match lines.next() {
            None => return here,
            Some(line) if line.bytes.first().is_none_or(begins) => return here,
            Some(_) => {}
        }
    }
}

fn error(place: Cursor<'_>, kind: ErrorKind) -> FormatError {
    let format = Some(Format::Sheet.name());
    FormatError { line: place.line, column: place.column, format, kind }
}

/// Reads a document, and refuses what contradicts itself.
pub(crate) fn read(json: &[u8]) -> Result<Paper, Wrong> {
    let envelope: Envelope = parsed(json)?;
    if let Some(version) = envelope.minuet.filter(|&version| version != VERSION) {
        let kind = ErrorKind::Text { expected: Expected::SheetVersion, found: version.to_string() };
        return Err(Wrong { at: place(json, "minuet", 0), kind });
    }
    let document: SheetDocument = parsed(json)?;
    sound(json, document.sheet)
}

/// The sheet alone, as links hold it.
pub(crate) fn read_sheet(json: &[u8]) -> Result<Paper, Wrong> {
    sound(json, parsed(json)?)
}

fn parsed<'a, T: Deserialize<'a>>(json: &'a [u8]) -> Result<T, Wrong> {
    let mut deserializer = Deserializer::from_slice(json);
    T::deserialize(&mut deserializer).map_err(|error| {
        let what = error.to_string();
        let what = what.split(" at line ").next().unwrap_or_default();
        Wrong { at: offset(json, &error), kind: ErrorKind::Json { error: excerpt_of(what) } }
    })
}

/// The longest text of a library's error that is passed on.
const LONGEST: usize = 160;

fn excerpt_of(what: &str) -> String {
    let mut text: String = what.chars().take(LONGEST).collect();
    if text.len() < what.len() {
        text.push('…');
    }
    text
}

/// The byte that an error is about. It names the line, from 1, and the bytes that were read of it.
fn offset(json: &[u8], error: &Error) -> usize {
    let before: usize = json
        .split_inclusive(|&byte| byte == b'\n')
        .take(error.line().saturating_sub(1))
        .map(<[u8]>::len)
        .sum();
    (before + error.column().saturating_sub(1)).min(json.len())
}

/// The sheet, if it does not contradict itself.
fn sound(json: &[u8], sheet: Paper) -> Result<Paper, Wrong> {
    let found = inked_given(json, &sheet).or_else(|| misfit(json, &sheet));
    found.map_or(Ok(sheet), Err)
}

/// Ink in a cell that the puzzle came with.
fn inked_given(json: &[u8], sheet: &Paper) -> Option<Wrong> {
    let wrong = |(cell, found)| Some((cell, sheet.puzzle.get(cell)?, found));
    let (cell, given, found) = sheet.ink.iter().find_map(wrong)?;
    let at = place(json, "ink", 0);
    let value =
        json[at..].iter().skip(5).position(|&byte| byte == b'"').map(|quote| at + 6 + quote);
    let at = value.map_or(at, |value| value + cell.index()).min(json.len());
    Some(Wrong { at, kind: ErrorKind::Given { cell, given, found } })
}

/// Minuets that cannot be open one within the other.
fn misfit(json: &[u8], sheet: &Paper) -> Option<Wrong> {
    let most = usize::from(Reading::MAX_DEPTH);
    sheet.dances.iter().enumerate().find_map(|(level, dance)| {
        let kind = match (level, dance.by) {
            (level, _) if level >= most => ErrorKind::Minuets { most, found: sheet.dances.len() },
            (0, Some(_)) => ErrorKind::Outermost,
            (1.., None) => ErrorKind::Opener,
            _ if !is_choice(&dance.starter) => ErrorKind::Starter,
            _ => return None,
        };
        // Each minuet has exactly one starter.
        Some(Wrong { at: place(json, "starter", level), kind })
    })
}

/// Whether a starter has two sides.
fn is_choice(starter: &Starter) -> bool {
    match starter {
        Starter::Cell { digits: [a, b], .. } => a < b,
        Starter::HalfDouble { structure, cells: [a, b], .. } => {
            let holds = |cell: &Cell| structure.cells().contains(*cell);
            a < b && holds(a) && holds(b)
        }
    }
}

/// Where the key stands for the time that is counted from 0. No text in a sheet is free, so that what looks like a key
/// is one; one that is written with escapes is not found, and the document's beginning has to do.
fn place(json: &[u8], key: &str, number: usize) -> usize {
    let key = format!("\"{key}\"");
    memchr::memmem::find_iter(json, key.as_bytes()).nth(number).unwrap_or(0)
}

/// Writes the document on one line.
pub(crate) fn write(paper: &Paper) -> String {
    let document = SheetDocument { minuet: VERSION, sheet: tidy(paper) };
    // A paper has no maps with odd keys, which alone could fail.
    serde_json::to_string(&document).unwrap_or_default()
}

/// The paper without ink in givens, which cannot be seen.
pub(crate) fn tidy(paper: &Paper) -> Paper {
    let mut paper = paper.clone();
    paper.puzzle.filled().iter().for_each(|cell| paper.ink.set(cell, None));
    paper
}
