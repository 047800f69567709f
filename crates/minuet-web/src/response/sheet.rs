//! What is read, drawn and changed.

use minuet_core::{Dancer, Entry, Step};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Sheet, Show};

/// A sheet that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Opened {
    /// The sheet.
    pub sheet: Sheet,
    /// The format that was found out, `link` for one of our own.
    pub format: String,
    /// What to know about it before one starts, such as that it has several solutions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub warning: Option<String>,
}

/// The picture of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Drawn {
    /// An SVG element without inline style: colours come from the classes of the page's style sheet.
    pub svg: String,
    /// What each cell says to a screen reader, in reading order.
    pub words: Vec<String>,
}

/// A sentence with what belongs to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Told {
    /// The sentence.
    pub words: String,
    /// Where the paper states the rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cite: Option<String>,
    /// The step.
    pub step: Step,
    /// Whose marks it changes: nobody's on the main line, else the dancers on the way.
    pub line: Vec<Dancer>,
    /// What is seen of it on the sheet before it.
    pub show: Show,
    /// The entry itself, for `apply`.
    pub entry: Entry,
}

/// A sheet after something was done to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Changed {
    /// The sheet.
    pub sheet: Sheet,
    /// What was done, entry by entry.
    pub told: Vec<Told>,
    /// What is to be known beside it: that nothing was left to do, that a dancer breaks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}
