//! What the page is answered.

use minuet_core::{Cell, Dancer, DigitSet, Entry, Outcome, Puzzle, Starter, Step};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Sheet, Show};

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

/// A hint, or why there is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Helped {
    /// What kind of help it is.
    pub result: HelpResult,
    /// Where to look.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// What is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub what: Option<String>,
    /// Why: a sentence for a hint, more where the sheet is wrong or the method fails.
    pub why: Vec<String>,
    /// What the first dose lights.
    pub look: Show,
    /// The evidence.
    pub show: Show,
    /// The entry, for `apply`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<Entry>,
}

/// What kind of help there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HelpResult {
    /// The next step.
    Hint,
    /// Nothing is left to do.
    Complete,
    /// The sheet cannot be right: ask `check` where.
    Wrong,
    /// The puzzle has more than one solution.
    Several,
    /// The method fails here.
    Failed,
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

/// Whether a sheet is right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Checked {
    /// One sentence.
    pub words: String,
    /// What is wrong, the gravest first.
    pub faults: Vec<Fault>,
    /// The last sheet of the history that has none of the wrong kinds of faults.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub right: Option<usize>,
}

/// Something wrong on a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Fault {
    /// What kind it is.
    pub kind: FaultKind,
    /// The cells it is about.
    pub cells: Vec<Cell>,
    /// The numbers it is about.
    pub digits: DigitSet,
    /// The dancer it is about, the outermost first; nobody on the main line.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<Dancer>,
    /// A sentence.
    pub words: String,
}

/// The kinds of faults, the gravest first.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum FaultKind {
    /// The givens themselves have no solution, or several.
    Puzzle,
    /// Ink that is not the solution's.
    WrongInk,
    /// A candidate of the solution that has been erased or was never written.
    MissingCandidate,
    /// A mark that nothing on the sheet justifies.
    Unjustified,
    /// Candidates that ink rules out: no mistake, but to be erased.
    Leftover,
}

/// The starters of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Starters {
    /// What is to be known first, such as that something basic is left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The starters, in the order in which the paper tries them.
    pub starters: Vec<Ranked>,
}

/// A starter with what speaks for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Ranked {
    /// The starter.
    pub starter: Starter,
    /// Why it stands where it stands (footnote 8).
    pub why: String,
    /// What its minuet would yield.
    pub yields: Yields,
    /// The same in words.
    pub promise: String,
    /// How many candidates it would erase.
    pub erased: usize,
    /// Its cells.
    pub show: Show,
}

/// What a minuet yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Yields {
    /// A dancer completes: the puzzle is solved.
    Solution,
    /// A dancer breaks.
    Break,
    /// Candidates are erased.
    Erasures,
    /// Nothing.
    Nothing,
    /// Nobody knows without dancing it.
    Unknown,
}

/// What both dancers allow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Tricks {
    /// How the dance stands, in a sentence.
    pub words: String,
    /// What can be done, the first thing first.
    pub tricks: Vec<Trick>,
}

/// Something that both dancers allow, or an ending.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Trick {
    /// What it is, and what is done.
    pub told: Told,
    /// Why it holds if circle is right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub circle: Option<String>,
    /// Why it holds if square is right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub square: Option<String>,
}

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

/// The built-in packs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Packs {
    /// The packs, the easiest first.
    pub packs: Vec<PackTitle>,
}

/// A pack without its puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PackTitle {
    /// Its name, for `pack`.
    pub name: String,
    /// Its title.
    pub title: String,
    /// How many puzzles it has.
    pub count: usize,
    /// The reading that solves them.
    pub reading: minuet_core::Reading,
    /// About how many minutes they take, the shortest and the longest.
    pub minutes: [u32; 2],
}

/// The puzzles of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Pack {
    /// Its title.
    pub title: String,
    /// The reading that solves them.
    pub reading: minuet_core::Reading,
    /// The puzzles, the easiest first.
    pub puzzles: Vec<Packed>,
}

/// A puzzle of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Packed {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How many minuets it takes.
    pub minuets: u32,
    /// About how many minutes it takes.
    pub minutes: u32,
}

/// The gallery of failures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Failures {
    /// What the gallery is about.
    pub words: String,
    /// The puzzles.
    pub failures: Vec<FailureTitle>,
}

/// A puzzle on which the method fails.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FailureTitle {
    /// Its name.
    pub title: String,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How deep minuets must nest to solve it, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u8>,
}

/// A failed position, and why no starter helps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Failure {
    /// The sheet in the position that the method ends in.
    pub sheet: Sheet,
    /// Why it fails.
    pub words: String,
    /// Each starter with the positions its dancers stand still in.
    pub dances: Vec<DeadDance>,
}

/// A starter that does not help.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DeadDance {
    /// The starter.
    pub starter: Starter,
    /// Why it does not help.
    pub why: String,
    /// The sheet with the marks of both dancers, where they stand still.
    pub sheet: Sheet,
}

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
    pub reading: minuet_core::Reading,
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

/// A sheet as a text for a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Shared {
    /// Letters, digits, `-`, `_` and `.` alone: it stands in an address as it is.
    pub text: String,
}

/// A QR code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Code {
    /// An SVG element.
    pub svg: String,
}

/// A file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Exported {
    /// A name for it.
    pub name: String,
    /// Its media type.
    pub mime: String,
    /// Its content, where it is text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Its content in Base64, where it is not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base64: Option<String>,
}
