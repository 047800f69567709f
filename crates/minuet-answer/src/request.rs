//! What the application may be asked.

use minuet_core::{Dancer, Digit, Entry, Paper, Puzzle, Reading, Setup, Starter};
use minuet_method::{Choice, Ranking};
use minuet_show::Highlight;
use minuet_words::Message;
use minuet_words::message::{AppMessage, PhotoMessage};
use serde::{Deserialize, Serialize};

/// A request, as a door makes it of its own arguments and `POST /api` takes it. `docs/page.md` has an example of each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Reads a puzzle or a position in any format, a link included: `opened`.
    Open {
        /// What was typed, pasted or given in the address.
        text: String,
    },
    /// Reads the puzzle in a photo: `read`.
    Read {
        /// How many pixels a row of it has.
        width: u32,
        /// How many rows.
        height: u32,
        /// A byte for each pixel, row after row from the top left, 0 for black and 255 for white: in base64.
        #[serde(with = "packed")]
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        grey: Vec<u8>,
    },
    /// The picture of a sheet: `drawn`.
    Draw {
        /// The sheet.
        sheet: Paper,
        /// What is pointed out on it.
        #[serde(default)]
        show: Highlight,
        /// A number to highlight, candidates included.
        #[serde(default)]
        digit: Option<Digit>,
    },
    /// The first find that is missing from the sheet, at three levels: `helped`.
    Hint {
        /// The sheet.
        sheet: Paper,
        /// How the paper is read.
        #[serde(default)]
        reading: Reading,
        /// Which starters are advised.
        #[serde(default)]
        starters: Advice,
    },
    /// The coach does what a hint says: `changed`.
    Do {
        /// The sheet.
        sheet: Paper,
        /// How the paper is read.
        #[serde(default)]
        reading: Reading,
        /// Which starters are taken.
        #[serde(default)]
        starters: Advice,
        /// How much.
        until: Until,
    },
    /// Whether the sheet is still right: `checked`.
    Check {
        /// The sheet.
        sheet: Paper,
        /// How the paper is read.
        #[serde(default)]
        reading: Reading,
        /// Earlier sheets, the oldest first: at most 400.
        #[serde(default)]
        history: Vec<Paper>,
    },
    /// The candidates written: `changed`.
    Fill {
        /// The sheet.
        sheet: Paper,
        /// How.
        by: Way,
    },
    /// The starters of the innermost line, the most promising first: `starters`.
    Starters {
        /// The sheet.
        sheet: Paper,
        /// How the paper is read.
        #[serde(default)]
        reading: Reading,
        /// Who dances: empty for the main line, otherwise a dancer of the innermost minuet.
        #[serde(default)]
        line: Vec<Dancer>,
        /// Which starters come first.
        #[serde(default)]
        starters: Advice,
    },
    /// Opens a minuet: `changed`.
    Begin {
        /// The sheet.
        sheet: Paper,
        /// Who opens it: empty for the main line, otherwise a dancer of the innermost minuet.
        #[serde(default)]
        line: Vec<Dancer>,
        /// The binary choice.
        starter: Starter,
    },
    /// A dancer is developed: `changed`.
    Develop {
        /// The sheet.
        sheet: Paper,
        /// How the paper is read.
        #[serde(default)]
        reading: Reading,
        /// The dancer of the innermost minuet; if it is missing, both dance in turn.
        #[serde(default)]
        dancer: Option<Dancer>,
        /// How far.
        until: Until,
    },
    /// What both dancers agree on, and how the minuet may end: `tricks`.
    Tricks {
        /// The sheet.
        sheet: Paper,
        /// How the paper is read.
        #[serde(default)]
        reading: Reading,
    },
    /// Does what an entry of `tricks`, `hint` or a film says: `changed`.
    Apply {
        /// The sheet.
        sheet: Paper,
        /// The entry.
        entry: Entry,
    },
    /// Ends the innermost minuet by hand: `changed`.
    End {
        /// The sheet.
        sheet: Paper,
        /// How.
        how: MinuetEnding,
    },
    /// A whole solve, entry by entry: `film`.
    Film {
        /// Where it starts.
        sheet: Paper,
        /// How the paper is read.
        #[serde(default)]
        reading: Reading,
        /// All entries, or those that the ending needs.
        #[serde(default)]
        length: Length,
    },
    /// One picture of a film: `frame`.
    Frame {
        /// A sheet of the film, or of the frame before.
        sheet: Paper,
        /// The entries from there to the one that is shown; none shows the sheet itself.
        #[serde(default)]
        entries: Vec<Entry>,
    },
    /// The packs of the built-in collection: `packs`.
    Packs,
    /// The puzzles of a pack: `pack`.
    Pack {
        /// Its name, as `packs` gives it.
        name: String,
    },
    /// A new puzzle of the kind of a pack: `made`.
    Make {
        /// The name of the pack: `step1`, `step3`, `minuet`, `two-minuets` or `many-minuets`.
        kind: String,
        /// Any number: the same one gives the same puzzle.
        seed: u64,
    },
    /// The puzzle of a day: `made`.
    Day {
        /// The date, such as `2026-11-17`.
        date: String,
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
    /// A fresh position that needs only one rule: `drill`.
    Drill {
        /// The name of a rule, as `lessons` gives it.
        rule: String,
        /// Any number: the same one gives the same position.
        seed: u32,
    },
    /// Whether what a learner did is the step that a lesson or drill asks for: `judged`.
    Judge {
        /// The sheet as it was given.
        before: Paper,
        /// The sheet as the learner leaves it.
        after: Paper,
        /// The name of the rule.
        rule: String,
    },
    /// The whole sheet as a short text for a link, which `open` reads: `shared`.
    Share {
        /// The sheet.
        sheet: Paper,
    },
    /// A text as a QR code: `code`.
    Code {
        /// The text, usually a link: at most 1200 characters.
        text: String,
    },
    /// The sheet as a file: `exported`.
    Export {
        /// The sheet.
        sheet: Paper,
        /// The format.
        format: ExportFormat,
        /// The colours of a picture.
        #[serde(default)]
        theme: ThemeName,
        /// The width of a picture in pixels: 64 to 4096.
        #[serde(default)]
        width: Option<u32>,
    },
    /// The teacher's trace: `solved`.
    Solve {
        /// What is known of the puzzle.
        setup: Setup,
        /// How the paper is read.
        #[serde(default)]
        reading: Reading,
        /// Which starters are taken.
        #[serde(default)]
        starters: Choose,
    },
    /// How many solutions there are: `counted`.
    Count {
        /// What is known of the puzzle.
        setup: Setup,
        /// Where counting stops: at least 2.
        limit: usize,
    },
    /// Lets the judge check a trace or a certificate: `verified`.
    Verify {
        /// The text of the document.
        document: String,
    },
}

impl Request {
    /// How deep minuets may nest where anyone may ask.
    pub const DEEPEST: u8 = 4;

    /// How many pixels a photo may have where anyone may ask: more than a reader needs.
    pub const MOST_PIXELS: u32 = 1 << 22;

    /// Whether the work that a request makes is small enough for a door that anyone can knock at.
    ///
    /// # Errors
    ///
    /// Why it is not.
    pub fn is_bounded(&self) -> Result<(), Message> {
        let (reading, open) = match self {
            Request::Solve { .. } | Request::Count { .. } | Request::Verify { .. } => {
                return Err(AppMessage::NotForThePage.into());
            }
            Request::Read { width, height, .. } => {
                let (width, height) = (u64::from(*width), u64::from(*height));
                let most = u64::from(Request::MOST_PIXELS);
                if width * height > most {
                    return Err(PhotoMessage::TooManyPixels { width, height, most }.into());
                }
                (Reading::PAPER, 0)
            }
            Request::Hint { reading, sheet, .. }
            | Request::Do { reading, sheet, .. }
            | Request::Check { reading, sheet, .. }
            | Request::Starters { reading, sheet, .. }
            | Request::Develop { reading, sheet, .. }
            | Request::Tricks { reading, sheet }
            | Request::Film { reading, sheet, .. } => (*reading, sheet.dances.len()),
            Request::Failure { reading, .. } => (*reading, 0),
            // The minuet that is begun is one more.
            Request::Begin { sheet, .. } => (Reading::PAPER, sheet.dances.len() + 1),
            Request::Draw { sheet, .. }
            | Request::Apply { sheet, .. }
            | Request::Fill { sheet, .. }
            | Request::End { sheet, .. }
            | Request::Frame { sheet, .. }
            | Request::Share { sheet }
            | Request::Export { sheet, .. } => (Reading::PAPER, sheet.dances.len()),
            Request::Judge { before, after, .. } => {
                (Reading::PAPER, before.dances.len().max(after.dances.len()))
            }
            Request::Open { .. }
            | Request::Packs
            | Request::Pack { .. }
            | Request::Make { .. }
            | Request::Day { .. }
            | Request::Failures
            | Request::Lessons
            | Request::Lesson { .. }
            | Request::Drill { .. }
            | Request::Code { .. } => (Reading::PAPER, 0),
        };
        if reading.depth > Request::DEEPEST || open > usize::from(Request::DEEPEST) {
            return Err(AppMessage::TooDeep { most: Request::DEEPEST }.into());
        }
        Ok(())
    }
}

/// Bytes as base64.
mod packed {
    use std::borrow::Cow;

    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&STANDARD.encode(bytes))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<u8>, D::Error> {
        let text = Cow::<'_, str>::deserialize(deserializer)?;
        STANDARD.decode(text.as_bytes()).map_err(D::Error::custom)
    }
}

/// Which starters the coach advises.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Advice {
    /// Those that footnote 8 prefers.
    #[default]
    Footnote8,
    /// Those whose two sides both settle many cells.
    BothSides,
}

impl From<Advice> for Ranking {
    fn from(advice: Advice) -> Ranking {
        match advice {
            Advice::Footnote8 => Ranking::Footnote8,
            Advice::BothSides => Ranking::BothSides,
        }
    }
}

/// Which starters are taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Choose {
    /// Those that footnote 8 prefers.
    #[default]
    Footnote8,
    /// Those whose two sides both settle many cells.
    BothSides,
    /// Those that give the shortest explanation.
    Shortest,
}

impl From<Choose> for Choice {
    fn from(choose: Choose) -> Choice {
        match choose {
            Choose::Footnote8 => Choice::Footnote8,
            Choose::BothSides => Choice::BothSides,
            Choose::Shortest => Choice::Shortest,
        }
    }
}

/// How far the coach goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// One entry.
    Entry,
    /// To the end of the step: Step 1, 2 or 3, a dancer as far as possible, a minuet to its ending.
    Step,
}

/// How candidates are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// By Steps 1 and 2.
    Method,
    /// All digits the filled cells allow.
    Plainly,
}

/// How a minuet is ended by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum MinuetEnding {
    /// Circle is right: what it encloses is inked, what it does not retain is erased.
    Circle,
    /// Square is right.
    Square,
    /// Neither: all its marks are erased.
    Leave,
}

/// Which finds of a solve are told. (In how many words each of them is told is a `minuet_words::Detail`.)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    /// What the ending needs.
    #[default]
    Brief,
    /// Everything.
    Full,
}

/// What a sheet is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// The whole sheet with every mark, in JSON.
    Sheet,
    /// The whole sheet with every mark, in a link to the page of `minuet serve`.
    Link,
}

/// The colours of a picture that leaves the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
