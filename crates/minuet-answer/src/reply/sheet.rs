//! What is read, drawn and changed.

use minuet_core::{Dancer, Entry, Step};
use serde::Serialize;

use minuet_core::Paper;
use minuet_show::Highlight;

use crate::Said;

/// A sheet that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Opened {
    /// The sheet.
    pub sheet: Paper,
    /// The format that was detected, `link` for one of our own.
    pub format: String,
    /// What to know about it before starting, such as that it has several solutions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warning: Option<Said>,
}

/// The picture of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Drawn {
    /// An SVG element without inline style: colours come from the classes of the page's style sheet.
    pub svg: String,
    /// What each cell says to a screen reader, in reading order.
    pub words: Vec<String>,
}

/// A sentence with what belongs to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Told {
    /// The sentence, and in brackets where the paper states the rule.
    pub words: String,
    /// The name of the lesson that teaches the rule, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// The step.
    pub step: Step,
    /// Whose marks it changes: the dancers on the way, empty on the main line.
    pub line: Vec<Dancer>,
    /// What is seen of it on the sheet before it.
    pub show: Highlight,
    /// The entry itself, for `apply`.
    pub entry: Entry,
}

/// A sheet after something was done to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Changed {
    /// The sheet.
    pub sheet: Paper,
    /// What was done, entry by entry.
    pub told: Vec<Told>,
    /// What else to know: that nothing was left to do, or that a dancer breaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Said>,
}
