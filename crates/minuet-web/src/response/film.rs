//! A whole solve, entry by entry.

use minuet_core::{Dancer, Outcome, Step};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Sheet;

/// A whole solve.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Film {
    /// How it ends, in words.
    pub words: Vec<String>,
    /// How it ends.
    pub outcome: Outcome,
    /// The headings, with the first entry under each.
    pub chapters: Vec<Chapter>,
    /// A sentence for each entry.
    pub entries: Vec<Scene>,
}

/// A heading of a film.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Chapter {
    /// The heading.
    pub title: String,
    /// 1 for steps and minuets, more for their parts.
    pub level: usize,
    /// The index of the frame of its first entry.
    pub frame: usize,
}

/// An entry of a film.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Scene {
    /// The sentence.
    pub words: String,
    /// Where the paper states the rule.
    pub cite: String,
    /// The step.
    pub step: Step,
    /// Whose marks it changes.
    pub line: Vec<Dancer>,
}

/// One picture of a film.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Frame {
    /// The picture, as in `drawn`.
    pub svg: String,
    /// What each cell says to a screen reader.
    pub cells: Vec<String>,
    /// What is said beside it.
    pub words: String,
    /// The sheet after it, to go on from there.
    pub sheet: Sheet,
    /// How many frames there are.
    pub count: usize,
}
