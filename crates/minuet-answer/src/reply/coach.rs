//! What the coach says of a sheet.

use minuet_core::{Cell, Dancer, DigitSet, Entry};
use serde::Serialize;

use minuet_show::Highlight;

use crate::Said;

/// A hint, or why there is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Helped {
    /// What kind of help it is.
    pub result: HelpResult,
    /// Where to look.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Said>,
    /// What is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<Said>,
    /// Why: a sentence for a hint, more where the sheet is wrong or the method fails.
    pub why: Vec<Said>,
    /// What the first level lights.
    pub look: Highlight,
    /// The evidence.
    pub show: Highlight,
    /// The name of the lesson that teaches the rule, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// The entry, for `apply`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<Entry>,
}

/// What kind of help there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum HelpResult {
    /// The next step.
    Hint,
    /// Nothing is left to do.
    Complete,
    /// The sheet cannot be right: `why` says so, and `check` shows where.
    Wrong,
    /// The puzzle has more than one solution.
    Several,
    /// The method fails here.
    Failed,
}

/// Whether a sheet is right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Checked {
    /// One sentence.
    pub words: Said,
    /// What is wrong, the gravest first.
    pub faults: Vec<SheetFault>,
    /// The index of the last sheet in the history on which nothing is wrong (leftovers are not).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub right: Option<usize>,
}

/// Something wrong on a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SheetFault {
    /// What kind it is.
    pub kind: FaultKind,
    /// The cells it is about.
    pub cells: Vec<Cell>,
    /// The numbers it is about.
    pub digits: DigitSet,
    /// The dancer it is about, the outermost first; empty on the main line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<Dancer>,
    /// A sentence.
    pub words: Said,
}

/// The kinds of faults, the gravest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FaultKind {
    /// The givens themselves have no solution, or several.
    Puzzle,
    /// Ink that is not in the solution.
    WrongInk,
    /// A candidate of the solution that has been erased or was never written.
    MissingCandidate,
    /// A mark that nothing on the sheet justifies.
    Unjustified,
    /// Ink or an erasure that may be right, but that nothing on the sheet justifies yet.
    NotYet,
    /// Candidates that ink rules out and half doubles that are settled: not a mistake, but they can be erased.
    Leftover,
}
