//! Why the judge rejects a trace or a certificate.

use minuet_core::{
    Blocker, Broken, Cell, CellSet, Dancer, Digit, DigitSet, Find, Inked, Reading, Rule, Starter,
    Step, Structure,
};

/// What the judge says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JudgeMessage {
    Trace(Rejection),
    Certificate(CertificateRejection),
}

/// The first thing in a trace that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// The index of the entry, from 0 (the sentence counts from 1); `None` if the outcome is at fault.
    pub entry: Option<usize>,
    /// What is wrong with it.
    pub fault: Fault,
}

/// A figure that an outcome states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// The step that finishes the puzzle.
    Step,
    /// The minuets opened on the main line.
    Tried,
    /// The minuets that changed the main line.
    Minuets,
    /// The depth of the reading.
    Depth,
    /// The starters of the final position.
    Starters,
    /// The candidates of the final position.
    Left,
}

/// What is wrong with an entry or an outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    // The place of an entry.
    /// It names a dancer that does not dance.
    NoSuchDancer { dance: Vec<Dancer> },
    /// The rule does not belong to this step on this line.
    WrongStep { rule: Rule, step: Step, dance: Vec<Dancer> },
    /// The reading has no such rule.
    NotInReading { rule: Rule, reading: Reading },
    /// Step 1 looks at squares only.
    NotASquare { structure: Structure },

    // What an entry says follows.
    /// The numbers inked are not those that the rule gives.
    WrongInk { expected: Vec<Inked>, found: Vec<Inked> },
    /// The numbers erased from a cell are not those that the rule gives.
    WrongErasure { cell: Cell, expected: DigitSet, found: DigitSet },
    /// The erasures are right, but not one item per cell in reading order.
    ErasuresOutOfOrder,
    /// The rule applies, but nothing follows from it.
    NoEffect { rule: Rule },

    // Singles and fills.
    /// The cell is inked or enclosed already.
    AlreadySolved { cell: Cell },
    /// The cell has other candidates than the one number.
    NotNakedSingle { cell: Cell, digit: Digit, found: DigitSet },
    /// The structure has other cells, or none, for the number.
    NotHiddenSingle { structure: Structure, digit: Digit, cell: Cell, found: CellSet },
    /// The mark that a passive single relies on does not confine the number to the two cells.
    NotPassiveMark { of: Blocker, digit: Digit, closed: Cell, cell: Cell },
    /// The cell that should be closed is open.
    NotClosed { closed: Cell, digit: Digit },
    /// The cell that should take the number is closed to it.
    NotACandidate { cell: Cell, digit: Digit },
    /// The candidates of the cell are written already.
    AlreadyFilled { cell: Cell },
    /// Other numbers are written than the candidates of the cell.
    WrongCandidates { cell: Cell, expected: DigitSet, found: DigitSet },
    /// Fewer than two numbers are written.
    TooFewCandidates { cell: Cell },

    // Half doubles, groups and their marks.
    /// The number has other cells in the structure than those named.
    WrongPlaces { structure: Structure, digit: Digit, expected: CellSet, found: CellSet },
    /// Two cells are not in reading order.
    CellsOutOfOrder { cells: [Cell; 2] },
    /// The mark is already on the sheet.
    MarkStands { mark: Blocker },
    /// The mark is not on the sheet.
    MarkMissing { mark: Blocker },
    /// The cells are not three cells shared by two structures.
    NotAligned { cells: CellSet },
    /// The group is too small or too large.
    WrongGroupSize { size: usize, largest: usize },
    /// The group is not inside the structure.
    OutsideStructure { structure: Structure, cells: CellSet },
    /// The cells of a naked group hold other numbers than those named.
    WrongGroupNumbers { cells: CellSet, expected: DigitSet, found: DigitSet },
    /// The numbers of a hidden group have other cells than those named.
    WrongGroupCells { structure: Structure, digits: DigitSet, expected: CellSet, found: CellSet },
    /// A number of a hidden group has no cell left.
    NoPlace { structure: Structure, digit: Digit },
    /// A number of a group that Step 1 reads off half doubles is not a half double on the sheet.
    NotAHalfDouble { structure: Structure, digit: Digit, cells: CellSet },

    // Blocks.
    /// There are blocks where candidates are written.
    StrayBlocks,
    /// A block names the ink of a cell without ink.
    NoInk { cell: Cell },
    /// A block names a half double although half doubles do not block.
    HalfDoublesNeverBlock,
    /// A block claims what its mark does not do.
    FalseBlock { by: Blocker, cell: Cell, digit: Digit },
    /// No block closes a cell to a number that must be closed.
    MissingBlock { cell: Cell, digit: Digit },
    /// A block closes more than the find is about.
    SurplusBlock { cell: Cell, digit: Digit },

    // The dance.
    /// A minuet is opened where one is open.
    MinuetOpen,
    /// No minuet is open on the line, or another one inside it is.
    NoMinuet { dance: Vec<Dancer> },
    /// The starter cell has other candidates.
    NotAStarter { cell: Cell, found: DigitSet },
    /// Another structure comes first.
    WrongStarterStructure { digit: Digit, expected: Structure, found: Structure },
    /// The minuet nests too deep, or not at all.
    WrongDepth { dance: Vec<Dancer>, most: u8, depth: u8 },
    /// The number of cells with two candidates is wrong.
    WrongSees { expected: usize, found: usize },
    /// The number of cells that circle and square settle is wrong.
    WrongSettles { expected: [usize; 2], found: [usize; 2] },
    /// A dancer keeps something else in the cell.
    WrongKeeps { dancer: Dancer, cell: Cell, expected: DigitSet, found: DigitSet },
    /// A dancer has no marks in the cell: it keeps everything, or nothing.
    NoMarks { dancer: Dancer, cell: Cell },
    /// A dancer does not enclose the number in the cell.
    NotEnclosed { dancer: Dancer, cell: Cell, digit: Digit },
    /// A structure does not hold the cell.
    NotInStructure { structure: Structure, cell: Cell },

    // Endings.
    /// A dancer does not show what should be wrong with it.
    NotBroken { dancer: Dancer, broken: Broken },
    /// A dancer is said to be wrong, but not what is seen of it.
    NothingShown { dancer: Dancer },
    /// A dancer is not complete.
    NotComplete { dancer: Dancer },
    /// Something still applies where nothing should.
    RuleApplies { dance: Vec<Dancer>, find: Box<Find> },
    /// A line that should stall is broken.
    LineBroken { dance: Vec<Dancer>, broken: Broken },
    /// Something is found although a dancer is broken.
    BreakFirst { dance: Vec<Dancer>, broken: Broken },
    /// Something is found although a dancer is complete and trusted.
    CompletionFirst { dance: Vec<Dancer> },
    /// A dancer that should stall is complete.
    LineComplete { dance: Vec<Dancer> },
    /// Neither dancer keeps some candidates.
    NotKept { cell: Cell, digits: DigitSet },
    /// A starter has not stalled.
    NotStalled { dance: Vec<Dancer>, starter: Starter, depth: u8 },

    // Outcomes.
    /// The puzzle has no solution.
    NoSolution,
    /// The puzzle has more than one solution.
    SeveralSolutions,
    /// A cell is not inked.
    NotInked { cell: Cell },
    /// The solution disagrees with the ink.
    WrongSolution { cell: Cell, expected: Digit, found: Digit },
    /// A figure is wrong.
    WrongFigure { figure: Figure, expected: usize, found: usize },
    /// All cells are inked.
    NotFailed,
    /// A minuet was never closed.
    StillOpen,
    /// There is a solution.
    HasSolution,
    /// The main line does not show what should be wrong with it.
    NotShown { broken: Broken },
    /// A solution does not fit the starting position.
    NotPossible { cell: Cell, digit: Digit },
    /// The two solutions are the same.
    SameSolution,
}

/// The first thing in a certificate that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CertificateRejection {
    /// The way to the position at fault: a starter and the dancer followed, the outermost first; empty for
    /// the position of the certificate itself.
    pub way: Vec<(Starter, Dancer)>,
    /// What is wrong with it.
    pub fault: CertificateFault,
}

/// What is wrong with a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CertificateFault {
    /// The puzzle has no solution.
    NoSolution,
    /// The puzzle has more than one solution.
    SeveralSolutions,
    /// The position has candidates that the givens rule out.
    NotLeftOpen { cell: Cell, digits: DigitSet },
    /// The position has lost a number of the solution.
    LacksSolution { cell: Cell, digit: Digit },
    /// A position in which something should be left to do is complete.
    Complete,
    /// A position is broken.
    Broken(Broken),
    /// Something still applies where nothing should.
    RuleApplies(Box<Find>),
    /// A dancer ends below where Step 3 leaves it.
    LostTooMuch { cell: Cell, digits: DigitSet },
    /// A starter has no dance.
    MissingStarter(Starter),
    /// A dance has no starter of the position.
    NotAStarter(Starter),
    /// A starter has two dances.
    RepeatedStarter(Starter),
    /// There are dances where no minuet is opened.
    StrayDances,
    /// A dancer has candidates beyond the position with its choice made.
    OutsideChoice { cell: Cell, digits: DigitSet },
    /// Neither dancer keeps some candidates.
    NotKept { starter: Starter, cell: Cell, digits: DigitSet },
}
