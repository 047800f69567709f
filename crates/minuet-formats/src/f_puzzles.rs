//! A link of f-puzzles: `https://www.f-puzzles.com/?load=` and then, packed with LZ-String,
//! `{"size":9,"grid":[[{"value":5,"given":true},…]]}`.

use minuet_core::{Cell, Digit, DigitSet, Puzzle, Setup};
use percent_encoding::percent_decode_str;
use serde_json::{Map, Value};

use crate::cells::pencil;
use crate::line::comment;
use crate::lz::{self, LzError};
use crate::record::Record;
use crate::text::{LineError, Piece, excerpt};
use crate::{ErrorKind, Expected};

const SITE: &str = "https://www.f-puzzles.com/?load=";

/// How a packed puzzle begins: with `{"`.
const START: &str = "N4Ig";

/// Where a packed puzzle may begin: after `load=`, or where other sites name the format in their links.
const MARKS: [&str; 4] = ["?load=", "&load=", "/fpuzzles", "/fpuz"];

/// What a plain Sudoku may have in addition to its grid: names and decoration.
const HARMLESS: [&str; 17] = [
    "size",
    "title",
    "author",
    "ruleset",
    "rules",
    "grid",
    "solution",
    "highlightConflicts",
    "successMessage",
    "disabledlogic",
    "truecandidatesoptions",
    "text",
    "line",
    "rectangle",
    "circle",
    "cage",
    "id",
];

/// The packed puzzle and what follows it, if the line is a link or at least begins like a packed puzzle.
pub(crate) fn packed(line: Piece<'_>) -> Option<Piece<'_>> {
    if line.text.starts_with(START) {
        return Some(line);
    }
    let word = line.first_word(char::is_whitespace).0;
    let end = MARKS.iter().find_map(|mark| Some(word.text.find(mark)? + mark.len()))?;
    Some(line.split_at(end).1)
}

/// Reads the ink, the marks in the middle of the cells, and a comment or else the title.
pub(crate) fn read(line: Piece<'_>) -> Result<Record, LineError> {
    let piece = packed(line).ok_or_else(|| {
        let expected = Expected::Link;
        line.fault(ErrorKind::Character { expected, found: line.text.chars().next() })
    })?;
    // Some programs turn a plus of a link into a blank, so a blank does not begin a comment.
    let (packed, rest) = piece.first_word(|c| matches!(c, '\t' | ',' | ';' | '#' | '&'));
    let json = lz::unpack(letters(packed.text)).map_err(|error| {
        let character = |found| ErrorKind::Character { expected: Expected::Packed, found };
        match error {
            LzError::Character(i) => {
                let at = place(packed.text, i);
                packed.fault_at(at, character(packed.text[at..].chars().next()))
            }
            LzError::Code(i) => packed.fault_at(place(packed.text, i), ErrorKind::Packed),
            LzError::Cut => packed.fault_at_end(character(None)),
            LzError::Long => packed.fault(ErrorKind::TooLong),
        }
    })?;
    let (setup, title) = read_json(&json).map_err(|kind| packed.fault(kind))?;
    let comment = Some(comment(rest.text)).filter(|comment| !comment.is_empty());
    Ok(Record { comment: comment.unwrap_or(title), ..Record::new(setup) })
}

/// The bytes with escapes resolved, blanks turned back into pluses.
fn letters(text: &str) -> impl Iterator<Item = u8> {
    percent_decode_str(text).map(|byte| if byte == b' ' { b'+' } else { byte })
}

/// Where the letter with this number is in the text.
fn place(text: &str, number: usize) -> usize {
    let bytes = text.as_bytes();
    percent_decode_str(text).take(number).fold(0, |at, letter| {
        let escaped = bytes[at] == b'%' && (letter != b'%' || bytes[at..].starts_with(b"%25"));
        at + if escaped { 3 } else { 1 }
    })
}

/// Reads the setup and the title.
fn read_json(json: &str) -> Result<(Setup, String), ErrorKind> {
    let text = |expected, found: &str| ErrorKind::Text { expected, found: excerpt(found) };
    let wrong = |expected, found: &Value| text(expected, &found.to_string());
    let value: Value = serde_json::from_str(json).map_err(|_| text(Expected::Json, json))?;
    let puzzle = value.as_object().ok_or_else(|| wrong(Expected::Json, &value))?;
    let size = puzzle.get("size").unwrap_or(&Value::Null);
    if number(size) != Some(9) {
        return Err(wrong(Expected::SizeNine, size));
    }
    let more = puzzle.iter().find(|(key, value)| !HARMLESS.contains(&key.as_str()) && says(value));
    if let Some((rule, _)) = more {
        return Err(text(Expected::Plain, rule));
    }
    let grid = puzzle.get("grid").unwrap_or(&Value::Null);
    let nine = |value: &Value| value.as_array().filter(|items| items.len() == 9).cloned();
    let rows = nine(grid).ok_or_else(|| wrong(Expected::NineRows, grid))?;
    let mut sheet = Marks::default();
    for (i, row) in rows.iter().enumerate() {
        let cells = nine(row).ok_or_else(|| wrong(Expected::NineCells, row))?;
        for (cell, value) in Cell::ALL[9 * i..].iter().zip(&cells) {
            let object = value.as_object().ok_or_else(|| wrong(Expected::NineCells, value))?;
            sheet.read(*cell, object).map_err(|(expected, found)| wrong(expected, found))?;
        }
    }
    let title = puzzle.get("title").and_then(Value::as_str).unwrap_or_default();
    Ok((sheet.setup(), title.trim().to_owned()))
}

/// Whether a value is more than a way to leave something out.
fn says(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(items) => !items.is_empty(),
        Value::Object(items) => !items.is_empty(),
        Value::String(text) => !text.is_empty(),
        Value::Bool(true) | Value::Number(_) => true,
    }
}

/// Numbers may be written as texts.
fn number(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.trim().parse().ok())
}

fn digit(value: &Value) -> Option<Digit> {
    Digit::new(u8::try_from(number(value)?).ok()?)
}

/// The number of the box of a cell, from 0.
fn box_number(cell: Cell) -> u64 {
    (cell.index() / 27 * 3 + cell.index() % 9 / 3) as u64
}

/// What is found in the cells.
struct Marks {
    puzzle: Puzzle,
    placed: Puzzle,
    centre: [Option<DigitSet>; 81],
    corner: [Option<DigitSet>; 81],
}

impl Default for Marks {
    fn default() -> Marks {
        let nothing = [None; 81];
        Marks { puzzle: Puzzle::EMPTY, placed: Puzzle::EMPTY, centre: nothing, corner: nothing }
    }
}

/// What was expected, and what is there.
type Wrong<'a> = (Expected, &'a Value);

impl Marks {
    fn read<'a>(&mut self, cell: Cell, object: &'a Map<String, Value>) -> Result<(), Wrong<'a>> {
        let get = |key| object.get(key).filter(|value| !value.is_null());
        if let Some(region) = get("region")
            && number(region) != Some(box_number(cell))
        {
            return Err((Expected::Region, region));
        }
        if let Some(value) = get("value").filter(|value| number(value) != Some(0)) {
            let digit = digit(value).ok_or((Expected::Value, value))?;
            let given = get("given").is_some_and(says);
            let ink = if given { &mut self.puzzle } else { &mut self.placed };
            ink.set(cell, Some(digit));
        }
        let marks = |value: &'a Value| {
            let marks = value.as_array().and_then(|marks| marks.iter().map(digit).collect());
            marks.ok_or((Expected::Marks, value))
        };
        self.centre[cell.index()] = get("centerPencilMarks").map(marks).transpose()?;
        self.corner[cell.index()] = get("cornerPencilMarks").map(marks).transpose()?;
        Ok(())
    }

    /// Marks in the middle of a cell are its candidates. Marks in the corners say where a number may go, not
    /// what a cell may hold, unless every empty cell has some.
    fn setup(&self) -> Setup {
        let mut setup = Setup { placed: self.placed, ..Setup::from(self.puzzle) };
        let ink = setup.ink();
        let mut empty = Cell::ALL.into_iter().filter(|&cell| ink.get(cell).is_none());
        let has_corner =
            |cell: Cell| self.corner[cell.index()].is_some_and(|marks| !marks.is_empty());
        let marks = if self.centre.iter().flatten().any(|marks| !marks.is_empty()) {
            &self.centre
        } else if empty.all(has_corner) {
            &self.corner
        } else {
            return setup;
        };
        pencil(&mut setup, marks);
        setup
    }
}

/// Writes the link.
pub(crate) fn write(setup: &Setup) -> String {
    let written = |cell| setup.candidates.map(|all| all.get(cell)).filter(|all| !all.is_empty());
    let cell = |cell: Cell| match (setup.puzzle.get(cell), setup.placed.get(cell), written(cell)) {
        (Some(given), ..) => format!("{{\"value\":{given},\"given\":true}}"),
        (None, Some(placed), _) => format!("{{\"value\":{placed}}}"),
        (None, None, Some(digits)) => marks(digits),
        (None, None, None) => "{}".to_owned(),
    };
    let row = |row: &[Cell]| {
        format!("[{}]", row.iter().map(|&place| cell(place)).collect::<Vec<_>>().join(","))
    };
    let rows: Vec<String> = Cell::ALL.chunks(9).map(row).collect();
    let json = format!("{{\"size\":9,\"grid\":[{}]}}", rows.join(","));
    // In a link a plus would be taken for a blank.
    format!("{SITE}{}", lz::pack(&json).replace('+', "%2B"))
}

fn marks(digits: DigitSet) -> String {
    let digits: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
    format!("{{\"centerPencilMarks\":[{}]}}", digits.join(","))
}
