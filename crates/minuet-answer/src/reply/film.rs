//! A whole solve, entry by entry.

use minuet_core::{Outcome, Paper};
use serde::Serialize;

use crate::{Said, Told};

/// A whole solve. The frames in between are asked for one by one, with `frame`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Film {
    /// What is said at the start.
    pub opening: Said,
    /// How it ends, in words.
    pub words: Vec<String>,
    /// How it ends.
    pub outcome: Outcome,
    /// The headings, with the first entry under each.
    pub chapters: Vec<Chapter>,
    /// The entries.
    pub entries: Vec<Told>,
    /// The sheet at the start, and after every `every` entries: a frame is drawn from the last of them
    /// before it.
    pub sheets: Vec<Paper>,
    /// How many entries there are from one of the sheets to the next.
    pub every: usize,
}

/// A heading of a film.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chapter {
    /// The heading.
    pub title: String,
    /// 1 for steps and minuets, more for their parts.
    pub level: usize,
    /// The index of the frame of its first entry.
    pub frame: usize,
}

/// One picture of a film.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Frame {
    /// The picture, as in `drawn`.
    pub svg: String,
    /// What each cell says to a screen reader.
    pub cells: Vec<String>,
    /// The sheet after it, to continue from there.
    pub sheet: Paper,
}
