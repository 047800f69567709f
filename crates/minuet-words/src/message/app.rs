//! What the application tells a player: notes, refusals, judgements.

use minuet_core::{
    Broken, Cell, CellSet, Dancer, Digit, DigitSet, Entry, Misfit, Sheet, Solution, Starter, Step,
    Structure,
};

use super::CertificateRejection;
use crate::{Dose, Lesson, Message};

/// What is still to be done of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lacking {
    /// A number to ink.
    Ink { digit: Digit, cell: Cell },
    /// Small digits to write.
    Small { digits: DigitSet, cell: Cell },
    /// Candidates to write.
    Pencil { digits: DigitSet, cell: Cell },
    /// Candidates or small digits to erase.
    Erase { digits: DigitSet, cell: Cell },
    /// A number that a dancer encloses.
    Enclose { dancer: Dancer, digit: Digit, cell: Cell },
    /// The dots that a dancer keeps in a cell.
    Dots { dancer: Dancer, digits: DigitSet, cell: Cell },
}

/// What the application tells a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppMessage {
    // The puzzle itself.
    Unsolvable {
        broken: Broken,
    },
    NoSolution,
    SeveralSolutions {
        solutions: Box<[Solution; 2]>,
    },

    // A text that is opened, a sheet that leaves.
    TextTooLong,
    NoPuzzleInText,
    SeveralPuzzlesInText,
    CodeTooLong {
        length: usize,
        most: usize,
    },
    PictureWidth {
        least: u32,
        most: u32,
    },
    CannotBeDrawn,

    // Where a minuet cannot be opened, danced or ended.
    TooDeep {
        most: u8,
    },
    NotForThePage,
    DoNotFit {
        misfit: Misfit,
    },
    LineIsBusy,
    CandidatesFirst,
    NotAStarter,
    NoMinuetOpen,
    CannotEndSo,
    NothingFollows,
    DancerTakenForRight {
        dancer: Dancer,
    },
    MarksErased,

    // What the coach knows.
    Hint(Box<HintMessage>),
    Complete,
    CannotBeRight {
        broken: Broken,
    },
    SomethingIsWrong,
    ShortestReason,
    NoShortReason,
    MethodEnds {
        starters: usize,
        depth: u8,
        deeper: Deeper,
    },
    CoachGivesUp {
        starters: usize,
        depth: u8,
        deeper: Deeper,
    },
    AlreadyFilled,
    NoCandidateLeft {
        cell: Cell,
    },
    CannotGoOn {
        broken: Broken,
    },

    // Whether a sheet is still right.
    TooMuchHistory {
        most: usize,
    },
    SheetIsRight,
    SheetIsRightWithLeftovers,
    SheetIsNotYetJustified,
    SheetIsWrong {
        wrong_ink: usize,
        missing: usize,
        unjustified: usize,
    },
    WrongInk {
        cell: Cell,
        digit: Digit,
    },
    MissingCandidate {
        cell: Cell,
        digit: Digit,
    },
    NoHalfDouble {
        structure: Structure,
        digit: Digit,
    },
    InkNotYet {
        cells: CellSet,
    },
    ErasedNotYet {
        cell: Cell,
        digits: DigitSet,
    },
    Leftover {
        cell: Cell,
        digits: DigitSet,
    },
    SpentHalfDouble {
        structure: Structure,
        digit: Digit,
        cells: CellSet,
    },
    NotRuledOut {
        line: Vec<Dancer>,
        cell: Cell,
        digits: DigitSet,
    },

    // Starters and what both dancers agree on.
    BasicLeft,
    WouldComplete {
        dancer: Dancer,
    },
    WouldBreak {
        dancer: Dancer,
        inked: usize,
    },
    WouldBreakBoth,
    WouldSolve,
    WouldErase {
        count: usize,
    },
    WouldYieldNothing,
    MinuetEnded,
    NothingYet,
    StandStill,
    Agree {
        count: usize,
    },
    IfRight {
        dancer: Dancer,
        cell: Cell,
        digits: DigitSet,
    },
    IfRightBlocked {
        dancer: Dancer,
        digit: Digit,
        cell: Cell,
        structure: Structure,
    },

    // Films.
    FilmTooLong,
    StartEndsInStep {
        step: Step,
    },
    StartNeedsMinuets {
        count: u32,
    },
    StartDoesNotFinish,

    // The collection and the gallery of failures.
    NoSuchPack {
        name: String,
    },
    NoSuchKind {
        name: String,
    },
    NoSuchDay {
        date: String,
    },
    NoPuzzleMade,
    GalleryOfFailures,
    FamousPuzzle {
        name: String,
    },
    SeventeenClues {
        number: usize,
    },
    FourDeep {
        number: usize,
    },
    OwnPuzzle {
        depth: u8,
        number: usize,
    },
    DoesNotFail,
    WhyItFails {
        starters: usize,
    },
    WhyNoHelp {
        starter: Starter,
        given_up: [usize; 2],
    },

    // Lessons.
    NoSuchLesson {
        name: String,
    },
    NoDrill,
    DifferentPuzzles,
    MinuetIsOpen,
    /// The starter that was chosen is good on both sides.
    StarterSettlesMuch {
        starter: Starter,
        settles: [u8; 2],
    },
    /// The starter that was chosen is not.
    StarterSettlesLittle {
        starter: Starter,
        settles: [u8; 2],
    },
    Task {
        lesson: Lesson,
    },
    StepIsRight {
        why: Box<HintMessage>,
    },
    RightSoFar {
        what: Box<HintMessage>,
        lacking: Vec<Lacking>,
    },
    WriteItSmall {
        cells: CellSet,
    },
    NotAskedFor {
        lesson: Lesson,
    },
    DoesNotFollow {
        fault: Box<Message>,
        lesson: Lesson,
    },

    // Documents for the judge.
    DocumentVersion {
        found: String,
    },
    ForeignDocument,
    NoClaim,
    EntriesNoList,
    CertificateOfAnother,
    CertificateRejected {
        why: Box<CertificateRejection>,
    },
    UnreadableEntry {
        number: usize,
        error: String,
    },
    UnreadableDocument {
        error: String,
    },
}

/// The next entry on a sheet, at one of three levels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintMessage {
    pub sheet: Sheet,
    pub entry: Entry,
    pub dose: Dose,
}

/// Whether one more level of minuets within minuets may be allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deeper {
    /// It may, and it may help.
    MayHelp,
    /// There is no starter, or this is the deepest level.
    No,
}
