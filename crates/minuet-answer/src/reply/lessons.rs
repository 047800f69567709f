//! Lessons, drills and what is said about them.

use minuet_core::Reading;
use serde::Serialize;

use minuet_core::Paper;
use minuet_show::Highlight;

use crate::{Advice, Said};

/// The lessons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lessons {
    /// The lessons, in order.
    pub lessons: Vec<LessonTitle>,
}

/// A lesson without its pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonTitle {
    /// Its name, for `lesson` and `drill`.
    pub name: String,
    /// Its title.
    pub title: String,
    /// The item of the paper.
    pub cite: String,
}

/// A lesson: words, then a position where the learner does the step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonContents {
    /// Its title.
    pub title: String,
    /// The item of the paper.
    pub cite: String,
    /// What to learn, in short paragraphs.
    pub words: Vec<String>,
    /// The task.
    pub drill: Drill,
}

/// A position that needs one rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Drill {
    /// The sheet.
    pub sheet: Paper,
    /// The name of the rule, for `judge`.
    pub rule: String,
    /// What to do.
    pub task: String,
    /// How the paper is read there: a coach that is asked for a hint needs to know.
    pub reading: Reading,
    /// Which starters the coach advises there.
    pub starters: Advice,
}

/// The comment on a learner's step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judged {
    /// How it went.
    pub verdict: Grade,
    /// A sentence.
    pub words: Said,
    /// What is lit.
    pub show: Highlight,
}

/// How a learner's step went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Nothing has been done yet.
    Nothing,
    /// The step has been begun and is right so far.
    Partly,
    /// The step is done.
    Done,
    /// Something true has been done, but by another rule.
    Other,
    /// Something does not follow.
    Wrong,
}
