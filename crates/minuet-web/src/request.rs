//! What the page may ask.

use minuet_core::{Cell, Dancer, Digit, Entry, Erased, Puzzle, Reading, Starter, Structure};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Sheet;

/// A question of the page, as `POST /api` takes it. `docs/page.md` has an example of each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Reads a puzzle or a position in any format, a link included: `opened`.
    Open {
        /// What was typed, pasted or stood in the address.
        text: String,
    },
    /// The picture of a sheet: `drawn`.
    Draw {
        /// The sheet.
        sheet: Sheet,
        /// What is pointed out on it.
        #[serde(default)]
        show: Show,
    },
    /// The next step from where the sheet stands, in three doses: `helped`.
    Hint {
        /// The sheet.
        sheet: Sheet,
        /// How the paper is read.
        #[serde(default)]
        reading: Reading,
    },
    /// The coach does what a hint says: `changed`.
    Do {
        /// The sheet.
        sheet: Sheet,
        /// How the paper is read.
        #[serde(default)]
        reading: Reading,
        /// How much.
        until: Until,
    },
    /// Whether the sheet is still right: `checked`.
    Check {
        /// The sheet.
        sheet: Sheet,
        /// How the paper is read.
        #[serde(default)]
        reading: Reading,
        /// Earlier sheets, the oldest first: 400 at most.
        #[serde(default)]
        history: Vec<Sheet>,
    },
    /// The candidates written: `changed`.
    Fill {
        /// The sheet.
        sheet: Sheet,
        /// How.
        by: Way,
    },
    /// The starters of the innermost line, the most promising first: `starters`.
    Starters {
        /// The sheet.
        sheet: Sheet,
        /// How the paper is read.
        #[serde(default)]
        reading: Reading,
        /// Who dances: nobody for the main line, else a dancer of the innermost minuet.
        #[serde(default)]
        line: Vec<Dancer>,
    },
    /// Opens a minuet: `changed`.
    Begin {
        /// The sheet.
        sheet: Sheet,
        /// Who opens it: nobody for the main line, else a dancer of the innermost minuet.
        #[serde(default)]
        line: Vec<Dancer>,
        /// The binary choice.
        starter: Starter,
    },
    /// A dancer is developed: `changed`.
    Develop {
        /// The sheet.
        sheet: Sheet,
        /// How the paper is read.
        #[serde(default)]
        reading: Reading,
        /// The dancer of the innermost minuet; none lets both dance in turn.
        #[serde(default)]
        dancer: Option<Dancer>,
        /// How far.
        until: Until,
    },
    /// What the marks of both dancers allow, and how the minuet may end: `tricks`.
    Tricks {
        /// The sheet.
        sheet: Sheet,
        /// How the paper is read.
        #[serde(default)]
        reading: Reading,
    },
    /// Does what an entry of `tricks`, `hint` or a film says: `changed`.
    Apply {
        /// The sheet.
        sheet: Sheet,
        /// The entry.
        entry: Entry,
    },
    /// Ends the innermost minuet by hand: `changed`.
    End {
        /// The sheet.
        sheet: Sheet,
        /// How.
        how: Ending,
    },
    /// A whole solve, entry by entry: `film`.
    Film {
        /// Where it starts.
        sheet: Sheet,
        /// How the paper is read.
        #[serde(default)]
        reading: Reading,
        /// All entries, or those that the ending needs.
        #[serde(default)]
        length: Length,
    },
    /// One picture of a film: `frame`.
    Frame {
        /// Where it starts.
        sheet: Sheet,
        /// How the paper is read.
        #[serde(default)]
        reading: Reading,
        /// All entries, or those that the ending needs.
        #[serde(default)]
        length: Length,
        /// 0 is the start, 1 the first entry, one more than there are entries the end.
        index: usize,
    },
    /// The packs of the built-in collection: `packs`.
    Packs,
    /// The puzzles of a pack: `pack`.
    Pack {
        /// Its name, as `packs` gives it.
        name: String,
    },
    /// Puzzles on which the method fails: `failures`.
    Failures,
    /// One of them in its failed position, and why no starter helps: `failure`.
    Failure {
        /// The puzzle: one of `failures`, or any other.
        puzzle: Puzzle,
        /// How the paper is read.
        #[serde(default)]
        reading: Reading,
    },
    /// The lessons, in order: `lessons`.
    Lessons,
    /// One lesson: `lesson`.
    Lesson {
        /// Its name, as `lessons` gives it.
        name: String,
    },
    /// A fresh position that needs just one rule: `drill`.
    Drill {
        /// The name of a rule, as `lessons` gives it.
        rule: String,
        /// Any number: the same one deals the same position.
        seed: u32,
    },
    /// Whether what a learner did is the step that a lesson or drill asks for: `judged`.
    Judge {
        /// The sheet as it was dealt.
        before: Sheet,
        /// The sheet as the learner leaves it.
        after: Sheet,
        /// The name of the rule.
        rule: String,
    },
    /// The whole sheet as a short text for a link, which `open` reads: `shared`.
    Share {
        /// The sheet.
        sheet: Sheet,
    },
    /// A text as a QR code: `code`.
    Code {
        /// The text, a link mostly: 1200 characters at most.
        text: String,
    },
    /// The sheet as a file: `exported`.
    Export {
        /// The sheet.
        sheet: Sheet,
        /// The format.
        format: ExportFormat,
        /// The colours of a picture.
        #[serde(default)]
        theme: ThemeName,
        /// The width of a picture in pixels: 64 to 4096.
        #[serde(default)]
        width: Option<u32>,
    },
}

impl Request {
    /// How the paper is read, where that plays a part.
    pub fn reading(&self) -> Option<&Reading> {
        match self {
            Request::Hint { reading, .. }
            | Request::Do { reading, .. }
            | Request::Check { reading, .. }
            | Request::Starters { reading, .. }
            | Request::Develop { reading, .. }
            | Request::Tricks { reading, .. }
            | Request::Film { reading, .. }
            | Request::Frame { reading, .. }
            | Request::Failure { reading, .. } => Some(reading),
            _ => None,
        }
    }
}

/// What is pointed out on a picture.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Show {
    /// Cells to light: the evidence.
    pub lit: Vec<Cell>,
    /// Structures to frame.
    pub structures: Vec<Structure>,
    /// Cells to frame: something is written there.
    pub written: Vec<Cell>,
    /// Candidates to strike out.
    pub struck: Vec<Erased>,
    /// A number to highlight, candidates included.
    pub digit: Option<Digit>,
}

/// How far the coach goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// One entry.
    Entry,
    /// To the end of the step: Step 1, 2 or 3, a dancer as far as it goes, a minuet to its ending.
    Step,
}

/// How candidates are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// By Steps 1 and 2.
    Method,
    /// Every number that no ink blocks.
    Plainly,
}

/// How a minuet is ended by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Circle is right: what it encloses is inked, what it does not retain is erased.
    Circle,
    /// Square is right.
    Square,
    /// Neither: all its marks are erased.
    Leave,
}

/// How much of a solve is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    /// What the ending needs.
    #[default]
    Brief,
    /// Everything.
    Full,
}

/// What a sheet is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ExportFormat {
    /// A picture of what is seen.
    Svg,
    /// A picture of what is seen.
    Png,
    /// A page with what is seen.
    Pdf,
    /// 81 characters.
    Line,
    /// Nine rows.
    Grid,
    /// A grid of candidates.
    PencilMarks,
    /// A line of a HoDoKu library.
    Hodoku,
    /// 81 characters and the deleted candidates.
    Susser,
    /// 729 characters.
    Sukaku,
    /// A link of f-puzzles.
    FPuzzles,
    /// XML of OpenSudoku.
    #[serde(rename = "opensudoku")]
    OpenSudoku,
}

/// The colours of a picture that leaves the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeName {
    /// Dark on white.
    #[default]
    Light,
    /// Light on dark.
    Dark,
    /// Black, white and grey.
    Mono,
}
