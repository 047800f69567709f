//! What the commands print with `--json`.

pub(crate) use minuet_answer::Version;
use minuet_answer::{HelpResult, Helped, Photo, Said, SheetFault, Verified};
use minuet_core::Entry;
use serde::Serialize;

/// `hint`: the first missing find at three levels, or why there is none.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct HintDocument {
    /// The version of the document.
    pub(crate) minuet: Version,
    /// `hint`, `complete`, `wrong`, `several` or `failed`.
    pub(crate) result: HelpResult,
    /// Where to look.
    #[serde(rename = "where", skip_serializing_if = "Option::is_none")]
    pub(crate) place: Option<Said>,
    /// What is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) what: Option<Said>,
    /// Why it follows; for a sheet that is wrong, why it is wrong.
    pub(crate) why: Vec<Said>,
    /// The finds behind the words.
    pub(crate) entries: Vec<Entry>,
}

impl From<Helped> for HintDocument {
    fn from(helped: Helped) -> HintDocument {
        let Helped { result, place, what, why, entry, .. } = helped;
        let entries = entry.into_iter().collect();
        HintDocument { minuet: Version::NOW, result, place, what, why, entries }
    }
}

/// `check`: one per document.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct CheckDocument {
    /// The version of the document.
    pub(crate) minuet: Version,
    /// The file.
    pub(crate) file: String,
    /// The document in it, counted from 1.
    pub(crate) document: usize,
    /// What the judge says.
    #[serde(flatten)]
    pub(crate) verified: Verified,
}

/// `check` on a player's sheet.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct CheckSheetDocument {
    /// The version of the document.
    pub(crate) minuet: Version,
    /// The file.
    pub(crate) file: String,
    /// The sheet in it, counted from 1.
    pub(crate) document: usize,
    /// Whether nothing on it is wrong.
    pub(crate) right: bool,
    /// One sentence.
    pub(crate) words: Said,
    /// What is wrong, not yet justified or left over, the gravest first.
    pub(crate) faults: Vec<SheetFault>,
}

/// `check` on the folder of a hunt.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct CheckHuntDocument {
    pub(crate) minuet: Version,
    /// The folder.
    pub(crate) folder: String,
    /// Whether nothing is wrong with it.
    pub(crate) accepted: bool,
    /// Whether the hunt is complete.
    pub(crate) complete: bool,
    /// Parts that were read.
    pub(crate) parts: u64,
    /// Rows in them.
    pub(crate) rows: u64,
    /// Rows that the teacher decided again and the judge checked.
    pub(crate) again: u64,
    /// Certificates that were judged.
    pub(crate) certificates: u64,
    /// Why parts could not be compared with the inputs, if so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) uncompared: Option<String>,
    /// How many faults there are.
    pub(crate) fault_count: u64,
    /// The first of them, each with its place.
    pub(crate) faults: Vec<String>,
}

/// `read`: one per photo.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ReadDocument<'a> {
    /// The file.
    pub(crate) file: String,
    /// What was read from it.
    #[serde(flatten)]
    pub(crate) photo: &'a Photo,
}

/// `rate`. Columns that do not apply are absent.
#[cfg(test)]
#[derive(schemars::JsonSchema)]
#[allow(dead_code, reason = "rows are written column by column; this is their schema")]
pub(crate) struct RateRow {
    pub(crate) minuet: Version,
    /// The puzzle, 81 characters.
    pub(crate) puzzle: minuet_core::Puzzle,
    /// The reading, all five parts.
    pub(crate) reading: minuet_core::Reading,
    /// What the method makes of it.
    pub(crate) outcome: minuet_core::Verdict,
    /// Candidates after Step 3.
    pub(crate) left3: Option<u32>,
    /// Starters of the position a failure ends in.
    pub(crate) starters: Option<u32>,
    /// Candidates of that position.
    pub(crate) left: Option<u32>,
    /// Givens.
    pub(crate) clues: usize,
    /// The least depth, as text: `2`, or `>3`.
    pub(crate) depth: Option<String>,
    /// The least number of minuets, as text: `1`, or `>3`.
    pub(crate) number: Option<String>,
    /// The step that finishes it.
    pub(crate) step: Option<u32>,
    /// Minuets that changed the teacher's sheet, starters chosen as footnote 8 says.
    pub(crate) minuets: Option<u32>,
    /// Minuets that the teacher opened.
    pub(crate) tried: Option<u32>,
    /// What the solve asks of eye and hand: the six counts below together.
    pub(crate) effort: Option<u32>,
    /// About how many minutes that takes.
    pub(crate) minutes: Option<u32>,
    /// Looks at a cell, a structure or a mark.
    pub(crate) scans: Option<u32>,
    /// Numbers inked.
    pub(crate) ink: Option<u32>,
    /// Digits written in pencil.
    pub(crate) pencil: Option<u32>,
    /// Candidates, dots and enclosures rubbed out.
    pub(crate) erased: Option<u32>,
    /// Dots drawn.
    pub(crate) dots: Option<u32>,
    /// Circles and squares drawn.
    pub(crate) enclosed: Option<u32>,
    /// The canonical form of the puzzle.
    pub(crate) canonical: Option<String>,
}

/// `hunt`: the outcomes of all lines.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct HuntDocument {
    pub(crate) minuet: Version,
    /// The folder of the hunt.
    pub(crate) folder: String,
    /// The reading, all five parts.
    pub(crate) reading: minuet_core::Reading,
    /// Whether every line is decided or rejected; otherwise the same command resumes.
    pub(crate) complete: bool,
    /// Finished chunks.
    pub(crate) chunks: u64,
    /// How many of them were finished before this run.
    pub(crate) found: u64,
    /// Puzzles that Steps 1 to 3 solve.
    pub(crate) basic: u64,
    /// Puzzles that Step 4 solves.
    pub(crate) minuets: u64,
    /// Puzzles that the method fails on.
    pub(crate) failed: u64,
    /// Puzzles without a solution.
    pub(crate) none: u64,
    /// Puzzles with more than one solution.
    pub(crate) several: u64,
    /// Lines that are not puzzles.
    pub(crate) rejected: u64,
    /// Puzzles that are essentially the same as an earlier one.
    pub(crate) repeated: u64,
    /// How long this run took.
    pub(crate) seconds: f64,
}

/// `hunt --near`: the best so far.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct NearDocument {
    pub(crate) minuet: Version,
    /// The folder of the search.
    pub(crate) folder: String,
    /// The reading, all five parts.
    pub(crate) reading: minuet_core::Reading,
    /// What makes a puzzle better: `starters`, `depth` or `minuets`.
    pub(crate) goal: String,
    /// Puzzles that have been searched around.
    pub(crate) steps: u64,
    /// Neighbours that have been scored.
    pub(crate) scored: u64,
    /// Sets of clues whose removal left too many solutions.
    pub(crate) passed_over: u64,
    /// Puzzles among the best that have not been searched around.
    pub(crate) waiting: u64,
    /// The best of them.
    pub(crate) best: Vec<NearPuzzle>,
}

/// One of the best puzzles of a search.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct NearPuzzle {
    /// The puzzle, in its canonical form.
    pub(crate) puzzle: minuet_core::Puzzle,
    /// How good it is, in words.
    pub(crate) score: String,
    /// Whether its neighbours have been looked at.
    pub(crate) done: bool,
}

/// `report`: the figures of each hunt.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ReportDocument {
    pub(crate) minuet: Version,
    /// One per folder.
    pub(crate) hunts: Vec<minuet_report::Report>,
}

/// `pack`: one per puzzle.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct PackDocument {
    pub(crate) minuet: Version,
    /// The name of the pack.
    pub(crate) pack: String,
    /// The title of the pack.
    pub(crate) title: String,
    /// What the method makes of its puzzles.
    pub(crate) class: String,
    /// The reading that solves it, all five parts.
    pub(crate) reading: minuet_core::Reading,
    /// The puzzle, 81 characters.
    pub(crate) puzzle: minuet_core::Puzzle,
    /// Givens.
    pub(crate) clues: usize,
    /// Minuets that change the sheet, starters chosen as footnote 8 says.
    pub(crate) minuets: u32,
    /// What the solve asks of eye and hand.
    pub(crate) effort: u32,
    /// About how many minutes that takes.
    pub(crate) minutes: u32,
}

/// `convert`.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ConvertDocument {
    pub(crate) minuet: Version,
    /// The format it was read in.
    pub(crate) from: String,
    /// The format it is written in.
    pub(crate) to: String,
    /// The text.
    pub(crate) text: String,
    /// What followed the puzzle in its file.
    pub(crate) comment: String,
}
