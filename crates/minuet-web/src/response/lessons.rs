//! Lessons, drills and what is said about them.

use minuet_core::Reading;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Sheet, Show};

/// The lessons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Lessons {
    /// The lessons, in order.
    pub lessons: Vec<LessonTitle>,
}

/// A lesson without its pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LessonTitle {
    /// Its name, for `lesson` and `drill`.
    pub name: String,
    /// Its title.
    pub title: String,
    /// The item of the paper.
    pub cite: String,
    /// Whether there is a drill for it.
    pub drill: bool,
}

/// A lesson: words, then a position where the learner does the step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Lesson {
    /// Its title.
    pub title: String,
    /// The item of the paper.
    pub cite: String,
    /// What is to be learnt, in short paragraphs.
    pub words: Vec<String>,
    /// The task.
    pub drill: Drill,
}

/// A position that needs one rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Drill {
    /// The sheet.
    pub sheet: Sheet,
    /// The name of the rule, for `judge`.
    pub rule: String,
    /// What is to be done.
    pub task: String,
    /// How the paper is read there: a coach that is asked for a hint needs to know.
    pub reading: Reading,
}

/// What is to be said about a learner's step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Judged {
    /// How it went.
    pub verdict: Verdict,
    /// A sentence.
    pub words: String,
    /// What is lit.
    pub show: Show,
}

/// How a learner's step went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
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
