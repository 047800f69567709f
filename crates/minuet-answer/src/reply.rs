//! What the application replies.

mod coach;
mod collection;
mod dance;
mod documents;
mod film;
mod lessons;
mod photo;
mod said;
mod share;
mod sheet;
mod version;

use minuet_core::Trace;
use serde::Serialize;

pub use coach::{Checked, FaultKind, HelpResult, Helped, SheetFault};
pub use collection::{
    Failure, FailureTitle, Failures, Made, PackContents, PackTitle, Packed, Packs, VainStarter,
};
pub use dance::{Agreement, Ranked, Starters, Trick, Yields};
pub use documents::{CertificateDocument, Counted, TraceDocument, Verified};
pub use film::{Chapter, Film, Frame};
pub use lessons::{Drill, Grade, Judged, LessonContents, LessonTitle, Lessons};
pub use photo::{Doubt, Misread, Photo, Repair};
pub use said::Said;
pub use share::{Code, Exported, Shared};
pub use sheet::{Changed, Drawn, Opened, Told};
pub use version::Version;

/// A reply. Each request has one kind of reply, or is refused.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum Reply {
    /// The request makes no sense as it is.
    Refused(Refused),
    /// To `open`.
    Opened(Opened),
    /// To `read`.
    Read(Box<Photo>),
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
    Tricks(Agreement),
    /// To `film`.
    Film(Film),
    /// To `frame`.
    Frame(Frame),
    /// To `packs`.
    Packs(Packs),
    /// To `pack`.
    Pack(PackContents),
    /// To `make` and `day`.
    Made(Made),
    /// To `failures`.
    Failures(Failures),
    /// To `failure`.
    Failure(Failure),
    /// To `lessons`.
    Lessons(Lessons),
    /// To `lesson`.
    Lesson(LessonContents),
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
    /// To `solve`.
    Solved(Trace),
    /// To `count`.
    Counted(Counted),
    /// To `verify`.
    Verified(Verified),
}

/// Why a request is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refused {
    /// What is wrong, where, and what to do: sentences for people.
    pub why: Said,
    /// The line of a text that cannot be read, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The column likewise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
}

impl Refused {
    /// A refusal that is not about a place in a text.
    pub fn because(why: Said) -> Refused {
        Refused { why, line: None, column: None }
    }
}
