//! The names of the formats.

use std::fmt;
use std::str::FromStr;

use crate::{ParseFormatError, opensudoku};

/// A text format for puzzles and positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Format {
    /// 81 characters on one line.
    Line,
    /// Nine rows of nine characters, with or without separators.
    Grid,
    /// A printed grid with the candidates of each cell.
    PencilMarks,
    /// A line of a HoDoKu library.
    Hodoku,
    /// 81 characters with `+` before placed digits, then the deleted candidates.
    Susser,
    /// 729 characters, nine per cell.
    Sukaku,
    /// Nine rows of candidates separated by blanks, `u` before digits that the player placed.
    Sdx,
    /// A record of the puzzle bank: hash, 81 digits, rating.
    Bank,
    /// Fields separated by commas or semicolons, one of them the puzzle.
    Csv,
    /// A link of f-puzzles, with the puzzle packed in it.
    FPuzzles,
    /// A board of SudokuWiki, alone or in a link.
    S9b,
    /// The XML of OpenSudoku.
    OpenSudoku,
    /// The player's whole sheet in JSON: every mark of the paper.
    Sheet,
    /// A link of our page, with a sheet or a puzzle in it.
    Link,
    /// Any text with one run of 81 cells in it.
    Text,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 15] = [
        Format::Line,
        Format::Grid,
        Format::PencilMarks,
        Format::Hodoku,
        Format::Susser,
        Format::Sukaku,
        Format::Sdx,
        Format::Bank,
        Format::Csv,
        Format::FPuzzles,
        Format::S9b,
        Format::OpenSudoku,
        Format::Sheet,
        Format::Link,
        Format::Text,
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Line => "line",
            Format::Grid => "grid",
            Format::PencilMarks => "pencil-marks",
            Format::Hodoku => "hodoku",
            Format::Susser => "susser",
            Format::Sukaku => "sukaku",
            Format::Sdx => "sdx",
            Format::Bank => "bank",
            Format::Csv => "csv",
            Format::FPuzzles => "f-puzzles",
            Format::S9b => "s9b",
            Format::OpenSudoku => "opensudoku",
            Format::Sheet => "sheet",
            Format::Link => "link",
            Format::Text => "text",
        }
    }

    /// Whether [`write`](crate::write()) knows it; all formats can be read.
    pub const fn writable(self) -> bool {
        use Format as F;
        match self {
            F::Sdx | F::Bank | F::Csv | F::S9b | F::Text => false,
            F::Line | F::Grid | F::PencilMarks | F::Hodoku | F::Susser | F::Sukaku => true,
            F::FPuzzles | F::OpenSudoku | F::Sheet | F::Link => true,
        }
    }

    /// Whether it holds every mark of a sheet.
    pub const fn holds_marks(self) -> bool {
        matches!(self, Format::Sheet | Format::Link)
    }

    /// Whether each puzzle takes exactly one line.
    pub const fn is_one_line(self) -> bool {
        use Format as F;
        match self {
            F::Grid | F::PencilMarks | F::Sdx | F::OpenSudoku | F::Sheet => false,
            F::Line | F::Hodoku | F::Susser | F::Sukaku | F::Bank | F::Csv => true,
            F::FPuzzles | F::S9b | F::Link | F::Text => true,
        }
    }

    /// What comes before the first puzzle of a file: whole lines or nothing.
    pub const fn opening(self) -> &'static str {
        use Format as F;
        match self {
            F::OpenSudoku => opensudoku::OPENING,
            F::Line | F::Grid | F::PencilMarks | F::Hodoku | F::Susser | F::Sukaku => "",
            F::Sdx | F::Bank | F::Csv | F::FPuzzles | F::S9b | F::Sheet | F::Link | F::Text => "",
        }
    }

    /// What comes between two puzzles of a file after the line end: a blank line keeps grids apart.
    pub const fn gap(self) -> &'static str {
        use Format as F;
        match self {
            F::Grid | F::PencilMarks => "\n",
            F::Line | F::Hodoku | F::Susser | F::Sukaku | F::Sdx | F::Bank | F::Csv => "",
            F::FPuzzles | F::S9b | F::OpenSudoku | F::Sheet | F::Link | F::Text => "",
        }
    }

    /// What comes after the last puzzle of a file: whole lines or nothing.
    pub const fn closing(self) -> &'static str {
        use Format as F;
        match self {
            F::OpenSudoku => opensudoku::CLOSING,
            F::Line | F::Grid | F::PencilMarks | F::Hodoku | F::Susser | F::Sukaku => "",
            F::Sdx | F::Bank | F::Csv | F::FPuzzles | F::S9b | F::Sheet | F::Link | F::Text => "",
        }
    }
}

/// The name.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Format {
    type Err = ParseFormatError;

    fn from_str(text: &str) -> Result<Format, ParseFormatError> {
        let found = Format::ALL.into_iter().find(|format| format.name() == text);
        found.ok_or_else(|| ParseFormatError { known: Format::ALL.map(Format::name).to_vec() })
    }
}
