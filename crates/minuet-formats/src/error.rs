//! Why a text is rejected: where, and what was expected there.

use std::fmt;

use minuet_core::{Cell, Digit};
use thiserror::Error;

use crate::Format;

/// A rejected text, with the place and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {kind}{}", Assumed(*.format))]
pub struct FormatError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The format that the text was taken for, if it looked like any.
    pub format: Option<Format>,
    /// What was expected.
    pub kind: ErrorKind,
}

impl FormatError {
    /// What is wrong, without the place.
    pub fn reason(&self) -> String {
        format!("{}{}", self.kind, Assumed(self.format))
    }
}

struct Assumed(Option<Format>);

impl fmt::Display for Assumed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(format) => write!(f, " (read as {format})"),
            None => Ok(()),
        }
    }
}

/// What was expected, and what was found instead. Found text is cut to a short excerpt.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ErrorKind {
    /// A character that cannot stand there.
    #[error("expected {expected}, found {}", Found(*.found))]
    Character {
        /// What may stand there.
        expected: Expected,
        /// The character, none at the end of the text.
        found: Option<char>,
    },
    /// A line or row with the wrong number of cells.
    #[error("expected {expected} cells, found {found}")]
    Cells {
        /// How many there should be (characters, in the 729 of a Sukaku).
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A grid that has not nine rows.
    #[error("expected 9 rows, found {found}")]
    Rows {
        /// How many there are.
        found: usize,
    },
    /// A HoDoKu line with the wrong number of fields.
    #[error("expected 6 or 7 colons, found {found}")]
    Colons {
        /// How many there are.
        found: usize,
    },
    /// A candidate that is not written as three digits.
    #[error("expected a candidate as digit, row and column such as 436, found {found:?}")]
    Triple {
        /// What stands there.
        found: String,
    },
    /// A cell of a pencil-mark grid that is not a set of digits.
    #[error("expected candidates such as 247, or '-' for none, found {found:?}")]
    Candidates {
        /// What stands there.
        found: String,
    },
    /// A text of the wrong length.
    #[error("expected {expected} characters, found {found}")]
    Characters {
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A word that cannot stand there.
    #[error("expected {expected}, found {found:?}")]
    Text {
        /// What may stand there.
        expected: Expected,
        /// What stands there.
        found: String,
    },
    /// A packed puzzle with a code that stands for nothing.
    #[error("expected a packed puzzle, found a code that stands for nothing")]
    Packed,
    /// A packed text that unpacks to more than any puzzle.
    #[error("expected a packed puzzle, found a text that is far too long when unpacked")]
    TooLong,
    /// A game of a document without data.
    #[error("expected a game with data, found none")]
    Data,
    /// A row of fields without a puzzle among them.
    #[error("expected a field of 81 cells, found none")]
    Field,
    /// A `[State]` that changes a given of its `[Puzzle]`.
    #[error("expected the given {given} in {cell}, found {found}")]
    Given {
        /// The cell.
        cell: Cell,
        /// The digit of the puzzle.
        given: Digit,
        /// The digit of the state.
        found: Digit,
    },
    /// A byte that no UTF-8 text has there.
    #[error("expected UTF-8 text, found the byte 0x{byte:02x}")]
    NotUtf8 {
        /// The byte.
        byte: u8,
    },
    /// A line that looks like no format.
    #[error("expected a puzzle, found {found:?}")]
    Unknown {
        /// How the line begins.
        found: String,
    },
    /// A row of a grid where each line must be a puzzle of its own.
    #[error("expected a whole puzzle on this line, found a row of a grid")]
    Row,
    /// A document where each line must be a puzzle of its own.
    #[error("expected a whole puzzle on this line, found a part of a document")]
    Document,
    /// No puzzle at all.
    #[error("expected a puzzle, found none")]
    Nothing,
    /// A second puzzle where one was asked for.
    #[error("expected one puzzle, found another one here")]
    Another,
}

/// What may stand in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The sign of a cell.
    Cell,
    /// The sign of a cell, or the `+` before a placed digit.
    CellOrPlus,
    /// The placed digit after a `+`.
    Placed,
    /// Nothing more after the last cell.
    End,
    /// This digit, or the sign that it is no candidate.
    Candidate(Digit),
    /// The colon that begins a HoDoKu line.
    Colon,
    /// A character of the code of a technique.
    Technique,
    /// A character of the digits of a technique.
    TechniqueDigit,
    /// A hexadecimal digit of the hash of a bank record.
    Hash,
    /// A link to f-puzzles, or what it packs.
    Link,
    /// A character of a packed puzzle.
    Packed,
    /// The JSON of a puzzle.
    Json,
    /// The size of the puzzles we know.
    SizeNine,
    /// No rule besides those of Sudoku.
    Plain,
    /// The rows of a grid in JSON.
    NineRows,
    /// The cells of a row in JSON.
    NineCells,
    /// The square of a cell, and no other region.
    Region,
    /// The digit of a cell, or 0 for none.
    Value,
    /// A list of digits in JSON.
    Marks,
    /// The beginning of a board of SudokuWiki.
    Board,
    /// A character of a board of SudokuWiki.
    Base36,
    /// A pair of characters of a board of SudokuWiki.
    Pair,
    /// The version of the data of OpenSudoku.
    DataVersion,
    /// Notes as bits.
    Notes,
    /// Notes as digits.
    NoteList,
    /// The number of a colour.
    Colour,
    /// Whether a digit was placed by the player.
    Editable,
    /// The beginning of a document.
    Tag,
    /// The end of a tag.
    TagEnd,
    /// What follows the name of an attribute.
    Equals,
    /// What begins and ends the value of an attribute.
    Quote,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Cell => "a digit, '.' or '0'",
            Expected::CellOrPlus => "a digit, '.', '0' or '+'",
            Expected::Placed => "a digit after '+'",
            Expected::End => "nothing more after the last cell",
            Expected::Candidate(digit) => return write!(f, "'{digit}', '.' or '0'"),
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
            Expected::Region => "the nine squares as regions",
            Expected::Value => "a value from 1 to 9, or 0",
            Expected::Marks => "pencil marks from 1 to 9",
            Expected::Board => "'S9B' at the beginning or in a link",
            Expected::Base36 => "a digit or a letter from a to z",
            Expected::Pair => "a pair from 01 to ep",
            Expected::DataVersion => "'version: 1' to 'version: 5' and a line end",
            Expected::Notes => "notes from 0 to 511",
            Expected::NoteList => "notes such as '1,4,', or '-' for none",
            Expected::Colour => "the number of a colour",
            Expected::Editable => "0 for a given or 1",
            Expected::Tag => "'<' at the beginning",
            Expected::TagEnd => "the end of the tag",
            Expected::Equals => "'=' after the name of an attribute",
            Expected::Quote => "a quotation mark",
        })
    }
}

struct Found(Option<char>);

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(c) => write!(f, "{c:?}"),
            None => write!(f, "the end"),
        }
    }
}
