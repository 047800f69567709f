//! What the command line says.

use minuet_core::{Cell, Digit, Puzzle, Verdict};

use super::{Message, ServerMessage, Uncompared};

/// What the command line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandMessage {
    /// A message about one of the inputs.
    In {
        input: InputName,
        place: Place,
        what: Box<Message>,
    },
    InputName(InputName),

    // What cannot be read.
    NotRead {
        input: InputName,
        error: String,
    },
    NotText {
        input: InputName,
    },
    /// More than is kept in memory.
    TooLarge {
        input: InputName,
        most_mib: u64,
    },
    InputIsFolder {
        path: String,
    },
    EmptyArgument,
    NeitherFileNorPuzzle {
        argument: String,
    },
    ColumnWithoutParquet {
        input: InputName,
    },
    /// What is wrong with the column of an input, and that another may be chosen.
    ChooseColumn {
        what: Box<Message>,
    },
    EmptyCell,
    NoPuzzle,
    NotSingle {
        input: InputName,
    },
    NoDocument,
    NotJson {
        place: Place,
        error: String,
    },

    // What cannot be written.
    OutputNotWritten {
        error: String,
    },
    NotWritten {
        path: String,
        error: String,
    },
    NoFolder {
        path: String,
        folder: String,
    },
    IsFolder {
        path: String,
    },
    IsFile {
        path: String,
    },
    Exists {
        path: String,
    },
    IsInput {
        path: String,
    },

    // What the system refuses.
    ThreadsNotStarted {
        error: String,
    },
    ThreadDied,
    ServerFailed {
        error: String,
    },
    SignalsNotHeard {
        error: String,
    },
    OpenToOthers,
    NoBrowser {
        url: String,
    },
    ChooseAnotherPort(ServerMessage),

    // Arguments that cannot be understood.
    ExpectedStep,
    ExpectedPace {
        least: &'static str,
        most: &'static str,
    },
    ExpectedSeconds,
    ExpectedClues,
    NoColumn {
        name: String,
        columns: Vec<&'static str>,
    },
    NoLetter {
        place: usize,
        sign: char,
        next: Option<char>,
        letters: Vec<(char, &'static str)>,
    },
    Condition {
        place: usize,
        found: String,
        expected: ConditionPart,
    },

    // `solve`
    MidDance {
        circle: (Digit, Cell),
        square: (Digit, Cell),
    },
    LegendOfDance,
    LegendOfDanceInAscii,
    LegendOfHalfDoubles,
    AllowDepth {
        depth: u8,
    },
    DepthSolves {
        depth: u8,
    },
    DepthDoesNotSolve {
        depth: u8,
    },

    // `read`, and photos anywhere
    /// Something of a photo should be looked at before it is used.
    PhotoUnsure {
        puzzle: Puzzle,
        notes: Vec<Message>,
    },
    PhotoRepair {
        what: Box<Message>,
        puzzle: Puzzle,
    },
    DebugSingle,
    /// What is written has one format only, and the file's name says another.
    Extension {
        path: String,
        /// In small letters, without the dot.
        expected: &'static str,
    },

    // `count`
    NoSolution {
        why: Option<Box<Message>>,
    },
    Solutions {
        count: usize,
    },
    SolutionsOrMore {
        count: usize,
    },
    Differ {
        cells: Vec<Cell>,
    },

    // `check`
    Accepted {
        claim: Option<Verdict>,
        entries: Option<usize>,
        starters: Option<usize>,
    },
    Rejected {
        reason: Box<Message>,
    },
    HuntChecked(HuntChecked),
    MoreFaults {
        count: u64,
    },
    PartsChecked {
        done: u64,
        total: u64,
    },

    // `rate`
    RateExtension,
    RateNotParquet,
    CandidatesErased,

    // `hunt`
    HuntOverStandardInput,
    HuntWithoutPuzzle,
    HuntProgress {
        lines: u64,
        pace: u64,
        failed: u64,
        rejected: u64,
    },

    // `generate`
    NearNotUnique {
        puzzle: Puzzle,
    },
    NearNotRead,
    PatternNotSingle {
        argument: String,
    },
    Seed {
        seed: u64,
    },
    /// A search that may never end.
    NothingFound {
        tried: u64,
        seconds: u64,
    },
    /// One puzzle that takes long, after those that are done.
    Working {
        done: u64,
        seconds: u64,
    },
    Generated {
        found: u64,
        wanted: u64,
        tried: u64,
    },
    GeneratedFewer {
        found: u64,
        wanted: u64,
        tried: u64,
        seconds: u64,
    },

    // `pack`
    NoPack {
        name: String,
        packs: Vec<&'static str>,
    },
    PackEnds {
        name: String,
        count: usize,
    },
    PackColumns,
    PackTime {
        minutes: [u32; 2],
    },

    // `draw`
    NothingToSolve {
        why: Box<Message>,
    },
    Several,
    StepBeyondEnd {
        step: usize,
        last: usize,
    },
    PictureExtension {
        extension: Option<String>,
    },
    PicturesInMarkdown,
    /// More steps than can be drawn.
    FilmTooLong {
        most: usize,
    },
    /// Said before it is written.
    LongTrace {
        entries: usize,
        bytes: usize,
    },
    FilmIsSvg,

    // `print`
    TitleCharacter {
        character: char,
    },
    NothingToPrint,

    // `report`
    ReportExtension,
}

/// What an input is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputName {
    /// An argument that is a puzzle itself, counted from 1.
    Argument(usize),
    File(String),
    StandardInput,
}

/// A place in an input; all are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Whole,
    Line(usize),
    Character { line: usize, column: usize },
    EndOfLine(usize),
    Row(usize),
    RowCharacter { row: usize, column: usize },
    Document(usize),
}

/// What can be at a place in a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConditionPart {
    JoinerOrEnd,
    JoinerOrBracket,
    LessNesting,
    Column { names: Vec<&'static str> },
    ColumnOrSign,
    Relation,
    Equality { column: &'static str },
    Verdict,
    Number { most: u32 },
}

/// How the check of a whole hunt ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HuntChecked {
    pub folder: String,
    pub accepted: bool,
    pub complete: bool,
    pub parts: u64,
    pub rows: u64,
    /// Why parts could not be compared with the inputs.
    pub uncompared: Option<Uncompared>,
    /// Rows that were decided again.
    pub again: u64,
    pub certificates: u64,
}
