//! What the page is answered.

mod coach;
mod collection;
mod dance;
mod film;
mod lessons;
mod share;
mod sheet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use coach::{Checked, Fault, FaultKind, HelpResult, Helped};
pub use collection::{DeadDance, Failure, FailureTitle, Failures, Pack, PackTitle, Packed, Packs};
pub use dance::{Ranked, Starters, Trick, Tricks, Yields};
pub use film::{Chapter, Film, Frame, Scene};
pub use lessons::{Drill, Judged, Lesson, LessonTitle, Lessons, Verdict};
pub use share::{Code, Exported, Shared};
pub use sheet::{Changed, Drawn, Opened, Told};

/// An answer to the page. Each question has one kind of answer, or is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum Response {
    /// The question cannot be answered as it stands.
    Refused(Refused),
    /// To `open`.
    Opened(Opened),
    /// To `draw`.
    Drawn(Drawn),
    /// To `hint`.
    Helped(Helped),
    /// To `do`, `fill`, `begin`, `develop`, `apply` and `end`.
    Changed(Changed),
    /// To `check`.
    Checked(Checked),
    /// To `starters`.
    Starters(Starters),
    /// To `tricks`.
    Tricks(Tricks),
    /// To `film`.
    Film(Film),
    /// To `frame`.
    Frame(Frame),
    /// To `packs`.
    Packs(Packs),
    /// To `pack`.
    Pack(Pack),
    /// To `failures`.
    Failures(Failures),
    /// To `failure`.
    Failure(Failure),
    /// To `lessons`.
    Lessons(Lessons),
    /// To `lesson`.
    Lesson(Lesson),
    /// To `drill`.
    Drill(Drill),
    /// To `judge`.
    Judged(Judged),
    /// To `share`.
    Shared(Shared),
    /// To `code`.
    Code(Code),
    /// To `export`.
    Exported(Exported),
}

/// Why a question is not answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Refused {
    /// What is wrong, where, and what to do: sentences for people.
    pub why: String,
    /// The line of a text that cannot be read, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The column likewise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
}
