//! Why a text cannot be read or written.

use minuet_core::{Cell, Digit};

/// What there is to say about texts with puzzles. Formats go by their names here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormatMessage {
    Rejected(FormatError),
    /// What is wrong, where the place is said elsewhere.
    Reason {
        kind: ErrorKind,
        format: Option<&'static str>,
    },
    Write(WriteError),
    Name(ParseFormatError),
}

/// A rejected text, with the place and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The name of the format that the text was taken for, if it looked like any.
    pub format: Option<&'static str>,
    /// What was expected.
    pub kind: ErrorKind,
}

impl FormatError {
    /// What is wrong, without the place.
    pub fn reason(&self) -> FormatMessage {
        FormatMessage::Reason { kind: self.kind.clone(), format: self.format }
    }
}

/// What was expected, and what was found instead. Found text is cut to a short excerpt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// `found` is `None` at the end of the text.
    Character {
        expected: Expected,
        found: Option<char>,
    },
    Cells {
        expected: usize,
        found: usize,
    },
    Rows {
        found: usize,
    },
    /// In a line of a HoDoKu library.
    Colons {
        found: usize,
    },
    /// A candidate as three digits.
    Triple {
        found: String,
    },
    /// The candidates of a cell.
    Candidates {
        found: String,
    },
    Characters {
        expected: usize,
        found: usize,
    },
    Text {
        expected: Expected,
        found: String,
    },
    /// A packed puzzle with a code that has no meaning.
    Packed,
    /// A packed text that unpacks to far more than a puzzle.
    TooLong,
    /// Carriage returns end the lines: everything after the first would be lost.
    LoneReturn,
    /// A game of a document without data.
    Data,
    /// A row of fields without a puzzle among them.
    Field,
    /// A `[State]` that changes a given of its `[Puzzle]`.
    Given {
        cell: Cell,
        given: Digit,
        found: Digit,
    },
    /// A document that is not the JSON of a sheet, as its reader says it.
    Json {
        error: String,
    },
    /// More minuets within each other than there may be.
    Minuets {
        most: usize,
        found: usize,
    },
    /// A minuet within another that does not say who opened it.
    Opener,
    /// An outermost minuet that claims to have been opened by a dancer.
    Outermost,
    /// A starter that is not a choice of two.
    Starter,
    NotUtf8 {
        byte: u8,
    },
    /// A line that looks like no format.
    Unknown {
        found: String,
    },
    /// A row of a grid where each line must be a puzzle of its own.
    Row,
    /// A document where each line must be a puzzle of its own.
    Document,
    Nothing,
    /// A second puzzle where one was asked for.
    Another,
}

/// What can be at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    Cell,
    CellOrPlus,
    /// The placed digit after a `+`.
    Placed,
    /// Nothing more after the last cell.
    End,
    Candidate(Digit),
    Colon,
    Technique,
    TechniqueDigit,
    Hash,
    /// A link to f-puzzles, or what it packs.
    Link,
    Packed,
    Json,
    SizeNine,
    /// No rules other than those of Sudoku.
    Plain,
    NineRows,
    NineCells,
    /// The box of a cell, and no other region.
    Region,
    Value,
    /// A list of digits in JSON.
    Marks,
    /// The beginning of a board of SudokuWiki.
    Board,
    Base36,
    /// Two characters of a board of SudokuWiki.
    Pair,
    DataVersion,
    /// Notes as bits.
    Notes,
    /// Notes as digits.
    NoteList,
    Colour,
    /// Whether the player placed a digit.
    Editable,
    /// The beginning of a document.
    Tag,
    TagEnd,
    Equals,
    Quote,
    /// The beginning of a sheet in JSON.
    Brace,
    SheetVersion,
    /// Nothing more on the last line of a sheet in JSON.
    SheetEnd,
    /// A link of our page.
    PageLink,
    /// What a link of our page packs.
    Shared,
}

/// Why a setup cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// The format with this name can only be read.
    ReadOnly(&'static str),
}

/// A text that is not the name of a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseFormatError {
    /// The names that there are.
    pub known: Vec<&'static str>,
}
