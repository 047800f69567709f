//! Why a text cannot be read or written.

use crate::message::{ErrorKind, Expected, FormatError, FormatMessage, WriteError};

pub(super) fn say(message: &FormatMessage) -> String {
    match message {
        FormatMessage::Rejected(FormatError { line, column, format, kind }) => {
            format!("line {line}, column {column}: {}", reason(kind, *format))
        }
        FormatMessage::Reason { kind, format } => reason(kind, *format),
        FormatMessage::Write(WriteError::ReadOnly(name)) => {
            format!("the format {name} can be read, but not written")
        }
        FormatMessage::Name(error) => {
            format!("expected a format, one of {}", error.known.join(", "))
        }
    }
}

fn reason(kind: &ErrorKind, format: Option<&str>) -> String {
    let assumed = format.map(|name| format!(" (read as {name})")).unwrap_or_default();
    if let ErrorKind::Json { error } = kind {
        return format!("this is not the JSON of a sheet: {error}{assumed}");
    }
    let (expected, found) = sides(kind);
    format!("expected {expected}, found {found}{assumed}")
}

/// What was expected, and what was found.
fn sides(kind: &ErrorKind) -> (String, String) {
    let none = || "none".to_owned();
    let (expected, found) = match kind {
        ErrorKind::Character { expected, found } => {
            let found = found.map_or_else(|| "the end".to_owned(), |c| format!("{c:?}"));
            return (say_expected(*expected), found);
        }
        ErrorKind::Text { expected, found } => {
            return (say_expected(*expected), format!("{found:?}"));
        }
        ErrorKind::Cells { expected, found } => {
            return (format!("{expected} cells"), found.to_string());
        }
        ErrorKind::Characters { expected, found } => {
            return (format!("{expected} characters"), found.to_string());
        }
        ErrorKind::Given { cell, given, found } => {
            return (format!("the given {given} in {cell}"), found.to_string());
        }
        ErrorKind::Rows { found } => ("9 rows", found.to_string()),
        ErrorKind::Colons { found } => ("6 or 7 colons", found.to_string()),
        ErrorKind::Triple { found } => {
            ("a candidate as digit, row and column, such as 436", format!("{found:?}"))
        }
        ErrorKind::Candidates { found } => {
            ("candidates such as 247, or '-' for none", format!("{found:?}"))
        }
        ErrorKind::Packed => {
            ("a packed puzzle", "a code that means nothing: was the whole link copied?".into())
        }
        ErrorKind::TooLong => {
            ("a packed puzzle", "a text that is far too long when unpacked".into())
        }
        ErrorKind::LoneReturn => (
            "the end of the line",
            "a carriage return and more text: save the file with other line ends".into(),
        ),
        ErrorKind::Data => ("a game with data", none()),
        ErrorKind::Field => ("a field of 81 cells", none()),
        ErrorKind::Json { error } => ("a sheet in JSON", error.clone()),
        ErrorKind::Minuets { most, found } => {
            return (format!("at most {most} minuets, one within the other"), found.to_string());
        }
        ErrorKind::Opener => ("\"by\", the dancer that opened this minuet within another", none()),
        ErrorKind::Outermost => {
            ("no \"by\" in the outermost minuet", "a dancer that opened it".into())
        }
        ErrorKind::Starter => (
            "two different digits of a cell, or two cells of a row, column or box, the smaller or first one first",
            "a starter without two such choices".into(),
        ),
        ErrorKind::NotUtf8 { byte } => ("UTF-8 text", format!("the byte 0x{byte:02x}")),
        ErrorKind::Unknown { found } => ("a puzzle", format!("{found:?}")),
        ErrorKind::Row => ("a whole puzzle on this line", "a row of a grid".into()),
        ErrorKind::Document => ("a whole puzzle on this line", "part of a document".into()),
        ErrorKind::Nothing => ("a puzzle", none()),
        ErrorKind::Another => ("one puzzle", "another one here".into()),
    };
    (expected.to_owned(), found)
}

fn say_expected(expected: Expected) -> String {
    let words = match expected {
        Expected::Cell => "a digit, '.' or '0'",
        Expected::CellOrPlus => "a digit, '.', '0' or '+'",
        Expected::Placed => "a digit after '+'",
        Expected::End => "nothing more after the last cell",
        Expected::Candidate(digit) => return format!("'{digit}', '.' or '0'"),
        Expected::Colon => "':' at the beginning",
        Expected::Technique => "a technique code of letters, digits and '-'",
        Expected::TechniqueDigit => "digits or 'x'",
        Expected::Hash => "a hash of 12 hexadecimal digits",
        Expected::Link => "a link with '?load=', or 'N4Ig' at the beginning",
        Expected::Packed => "a letter, a digit, '+' or '/' of a packed puzzle",
        Expected::Json => "a puzzle in JSON",
        Expected::SizeNine => "the size 9",
        Expected::Plain => "a plain Sudoku without other rules",
        Expected::NineRows => "a grid of 9 rows",
        Expected::NineCells => "a row of 9 cells",
        Expected::Region => "the nine boxes as regions",
        Expected::Value => "a value from 1 to 9, or 0",
        Expected::Marks => "pencil marks from 1 to 9",
        Expected::Board => "'S9B' at the beginning or in a link",
        Expected::Base36 => "a digit or a letter from a to z",
        Expected::Pair => "a pair from 01 to ep",
        Expected::DataVersion => "'version: 1' to 'version: 5' and a line end",
        Expected::Notes => "notes from 0 to 511",
        Expected::NoteList => "notes such as '1,4,', or '-' for none",
        Expected::Colour => "the number of a colour",
        Expected::Editable => "0 for a given or 1 for a placed digit",
        Expected::Tag => "'<' at the beginning",
        Expected::TagEnd => "the end of the tag",
        Expected::Equals => "'=' after the name of an attribute",
        Expected::Quote => "a quotation mark",
        Expected::Brace => "'{' at the beginning",
        Expected::SheetVersion => "\"minuet\": 1, the version of this program's sheets",
        Expected::SheetEnd => "nothing more on this line after the sheet",
        Expected::PageLink => "a link with 'sheet=', 'puzzle=' or 'failure='",
        Expected::Shared => "a sheet or puzzle in the link, all of it",
    };
    words.to_owned()
}
