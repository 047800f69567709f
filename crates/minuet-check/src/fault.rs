//! Why a trace is rejected.

use std::fmt;

use minuet_core::{
    Blocker, Broken, Cell, CellSet, Dancer, Digit, DigitSet, Find, Inked, Reading, Rule, Starter,
    Step, Structure,
};
use thiserror::Error;

use crate::words;

/// The first thing in a trace that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}{fault}", place(*.entry))]
pub struct Rejection {
    /// The index of the entry, from 0 (the sentence counts from 1); none where the outcome is at fault.
    pub entry: Option<usize>,
    /// What is wrong with it.
    pub fault: Fault,
}

fn place(entry: Option<usize>) -> String {
    entry.map_or_else(|| "outcome: ".to_owned(), |index| format!("entry {}: ", index + 1))
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

/// The name of the field in the outcome: `tried`.
impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Figure::Step => "step",
            Figure::Tried => "tried",
            Figure::Minuets => "minuets",
            Figure::Depth => "depth",
            Figure::Starters => "starters",
            Figure::Left => "left",
        })
    }
}

/// What is wrong with an entry or an outcome.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "the fields are named in the sentence of each variant")]
pub enum Fault {
    // Where an entry stands.
    /// It speaks of a dancer that does not dance.
    #[error("there is no dancer {}", words::line(.dance))]
    NoSuchDancer { dance: Vec<Dancer> },
    /// The rule does not belong to this step on this line.
    #[error("{} is not a find of Step {step} on {}", words::rule(*.rule), words::line(.dance))]
    WrongStep { rule: Rule, step: Step, dance: Vec<Dancer> },
    /// The reading has no such rule.
    #[error("the reading {reading} does not know {}", words::rule(*.rule))]
    NotInReading { rule: Rule, reading: Reading },
    /// Step 1 looks at squares only.
    #[error("Step 1 looks at squares only, not at {structure}")]
    NotASquare { structure: Structure },

    // What an entry says follows.
    /// The numbers inked are not those that the rule gives.
    #[error("the rule inks {}, the entry {}", inked(.expected), inked(.found))]
    WrongInk { expected: Vec<Inked>, found: Vec<Inked> },
    /// The numbers erased from a cell are not those that the rule gives.
    #[error(
        "from {cell} the rule erases {}, the entry {}",
        words::digits(*.expected),
        words::digits(*.found)
    )]
    WrongErasure { cell: Cell, expected: DigitSet, found: DigitSet },
    /// The erasures are right, but not one item a cell in reading order.
    #[error("the erasures are not one item a cell in reading order")]
    ErasuresOutOfOrder,
    /// The rule applies, but nothing follows from it.
    #[error("{} erases nothing here", words::rule(*.rule))]
    NoEffect { rule: Rule },

    // Singles and fills.
    /// The cell is inked or enclosed already.
    #[error("{cell} is solved already")]
    AlreadySolved { cell: Cell },
    /// The cell has other candidates than the one number.
    #[error(
        "{cell} has the candidates {}, so {digit} is not a naked single there",
        words::digits(*.found)
    )]
    NotNakedSingle { cell: Cell, digit: Digit, found: DigitSet },
    /// The structure has other cells, or none, for the number.
    #[error(
        "the cells left for {digit} in {structure} are {}, so {cell} is not a hidden single",
        words::cells(*.found)
    )]
    NotHiddenSingle { structure: Structure, digit: Digit, cell: Cell, found: CellSet },
    /// The mark that a passive single leans on does not confine the number to the two cells.
    #[error(
        "{} does not confine {digit} to {closed} and {cell}",
        words::mark(.of)
    )]
    NotPassiveMark { of: Blocker, digit: Digit, closed: Cell, cell: Cell },
    /// The cell that should be closed is open.
    #[error("{closed} is not closed to {digit}")]
    NotClosed { closed: Cell, digit: Digit },
    /// The cell that should take the number is closed to it.
    #[error("{cell} does not have the candidate {digit}")]
    NotACandidate { cell: Cell, digit: Digit },
    /// The candidates of the cell are written already.
    #[error("the candidates of {cell} are written already")]
    AlreadyFilled { cell: Cell },
    /// Other numbers are written than the candidates of the cell.
    #[error(
        "the candidates of {cell} are {}, not {}",
        words::digits(*.expected),
        words::digits(*.found)
    )]
    WrongCandidates { cell: Cell, expected: DigitSet, found: DigitSet },
    /// Fewer than two numbers are written.
    #[error("{cell} has fewer than two candidates, so there is nothing to fill in")]
    TooFewCandidates { cell: Cell },

    // Half doubles, groups and their marks.
    /// The number has other cells in the structure than those named.
    #[error(
        "the cells left for {digit} in {structure} are {}, not {}",
        words::cells(*.expected),
        words::cells(*.found)
    )]
    WrongPlaces { structure: Structure, digit: Digit, expected: CellSet, found: CellSet },
    /// Two cells are not in reading order.
    #[error("{} and {} are not two cells in reading order", .cells[0], .cells[1])]
    CellsOutOfOrder { cells: [Cell; 2] },
    /// The mark stands on the sheet already.
    #[error("{} stands on the sheet already", words::mark(.mark))]
    MarkStands { mark: Blocker },
    /// The mark does not stand on the sheet.
    #[error("{} does not stand on the sheet", words::mark(.mark))]
    MarkMissing { mark: Blocker },
    /// The cells are not three cells shared by two structures.
    #[error("{} are not three cells that share two structures", words::cells(*.cells))]
    NotAligned { cells: CellSet },
    /// The group is too small or too large.
    #[error("a group here has from 2 to {largest} cells and as many numbers, not {size}")]
    WrongGroupSize { size: usize, largest: usize },
    /// The group is not inside the structure.
    #[error("{} are not all in {structure}", words::cells(*.cells))]
    OutsideStructure { structure: Structure, cells: CellSet },
    /// The cells of a naked group hold other numbers than those named.
    #[error(
        "{} hold together {}, not {}",
        words::cells(*.cells),
        words::digits(*.expected),
        words::digits(*.found)
    )]
    WrongGroupNumbers { cells: CellSet, expected: DigitSet, found: DigitSet },
    /// The numbers of a hidden group have other cells than those named.
    #[error(
        "the cells left for {} in {structure} are {}, not {}",
        words::digits(*.digits),
        words::cells(*.expected),
        words::cells(*.found)
    )]
    WrongGroupCells { structure: Structure, digits: DigitSet, expected: CellSet, found: CellSet },
    /// A number of a hidden group has no cell left.
    #[error("{structure} has no cell left for {digit}")]
    NoPlace { structure: Structure, digit: Digit },
    /// A number of a group that Step 1 reads off half doubles does not stand as one.
    #[error("no half double of {digit} in {structure} stands within {}", words::cells(*.cells))]
    NotAHalfDouble { structure: Structure, digit: Digit, cells: CellSet },

    // Blocks.
    /// Blocks stand where candidates are written.
    #[error("blocks belong to Steps 1 and 2 only")]
    StrayBlocks,
    /// A block names ink where there is none.
    #[error("{cell} has no ink that could block")]
    NoInk { cell: Cell },
    /// A block names a half double although half doubles do not block.
    #[error("half doubles never block in this reading")]
    HalfDoublesNeverBlock,
    /// A block claims what its mark does not do.
    #[error("{} does not close {cell} to {digit}", words::mark(.by))]
    FalseBlock { by: Blocker, cell: Cell, digit: Digit },
    /// No block closes a cell to a number that must be closed.
    #[error("no block closes {cell} to {digit}")]
    MissingBlock { cell: Cell, digit: Digit },
    /// A block closes more than the find is about.
    #[error("a block closes {cell} to {digit}, which the find does not need")]
    SurplusBlock { cell: Cell, digit: Digit },

    // The dance.
    /// A minuet is opened where one is open.
    #[error("a minuet is open already")]
    MinuetOpen,
    /// No minuet is open on the line, or another one inside it is.
    #[error("the innermost open minuet is not one of {}", words::line(.dance))]
    NoMinuet { dance: Vec<Dancer> },
    /// The starter cell has other candidates.
    #[error("{cell} has the candidates {}, so it is not this starter", words::digits(*.found))]
    NotAStarter { cell: Cell, found: DigitSet },
    /// Another structure comes first.
    #[error("the first structure that confines {digit} to these cells is {expected}, not {found}")]
    WrongStarterStructure { digit: Digit, expected: Structure, found: Structure },
    /// The minuet nests too deep, or not at all.
    #[error("the depth of a minuet on {} is from 1 to {most}, not {depth}", words::line(.dance))]
    WrongDepth { dance: Vec<Dancer>, most: u8, depth: u8 },
    /// The number of cells with two candidates is wrong.
    #[error("the starter sees {expected} cells with two candidates, not {found}")]
    WrongSees { expected: usize, found: usize },
    /// A dancer keeps something else in the cell.
    #[error(
        "{dancer} keeps {} in {cell}, not {}",
        words::digits(*.expected),
        words::digits(*.found)
    )]
    WrongKeeps { dancer: Dancer, cell: Cell, expected: DigitSet, found: DigitSet },
    /// A dancer has no marks in the cell: it keeps everything, or nothing.
    #[error("{cell} carries no marks of {dancer}")]
    NoMarks { dancer: Dancer, cell: Cell },
    /// A dancer does not enclose the number in the cell.
    #[error("{dancer} does not enclose {digit} in {cell}")]
    NotEnclosed { dancer: Dancer, cell: Cell, digit: Digit },
    /// A structure does not hold the cell.
    #[error("{structure} does not hold {cell}")]
    NotInStructure { structure: Structure, cell: Cell },

    // Endings.
    /// A dancer does not show what should be wrong with it.
    #[error("it cannot be seen of {dancer} that {broken}")]
    NotBroken { dancer: Dancer, broken: Broken },
    /// No minuet of the dancer ended with both wrong.
    #[error("no minuet that {dancer} opened has shown both dancers wrong")]
    NotGivenUp { dancer: Dancer },
    /// A dancer is not complete.
    #[error("{dancer} has not solved all cells without a conflict")]
    NotComplete { dancer: Dancer },
    /// Something still applies where nothing should.
    #[error("{} still applies on {}", words::find(.find), words::line(.dance))]
    RuleApplies { dance: Vec<Dancer>, find: Box<Find> },
    /// A line that should stall is broken.
    #[error("{} is broken: {broken}", words::line(.dance))]
    LineBroken { dance: Vec<Dancer>, broken: Broken },
    /// A line that should stall has been shown wrong by a minuet of its own.
    #[error("{} is wrong: both dancers of a minuet that it opened were", words::line(.dance))]
    LineWrong { dance: Vec<Dancer> },
    /// A dancer that should stall is complete.
    #[error("{} is complete, so the minuet does not stall", words::line(.dance))]
    LineComplete { dance: Vec<Dancer> },
    /// Neither dancer keeps some candidates.
    #[error("neither dancer keeps {} in {cell}, so the minuet does not stall", words::digits(*.digits))]
    NotKept { cell: Cell, digits: DigitSet },
    /// A starter has not stalled.
    #[error(
        "the starter {} of {} has not stalled at depth {depth} since the position last changed",
        words::starter(.starter),
        words::line(.dance)
    )]
    NotStalled { dance: Vec<Dancer>, starter: Starter, depth: u8 },

    // Outcomes.
    /// The puzzle has no solution.
    #[error("the puzzle has no solution")]
    NoSolution,
    /// The puzzle has more than one solution.
    #[error("the puzzle has more than one solution")]
    SeveralSolutions,
    /// A cell is not inked.
    #[error("{cell} is not inked, so the puzzle is not solved")]
    NotInked { cell: Cell },
    /// The solution disagrees with the ink.
    #[error("{cell} is inked with {expected}, but the solution says {found}")]
    WrongSolution { cell: Cell, expected: Digit, found: Digit },
    /// A figure is wrong.
    #[error("{figure} is {expected}, not {found}")]
    WrongFigure { figure: Figure, expected: usize, found: usize },
    /// All cells are inked.
    #[error("all cells are inked, so the method has not failed")]
    NotFailed,
    /// A minuet was never closed.
    #[error("a minuet is still open")]
    StillOpen,
    /// There is a solution.
    #[error("the puzzle has a solution")]
    HasSolution,
    /// The main line does not show what should be wrong with it.
    #[error("it cannot be seen on the main line that {broken}")]
    NotShown { broken: Broken },
    /// A solution does not fit the starting position.
    #[error("one of the two solutions has {digit} in {cell}, which is not possible there")]
    NotPossible { cell: Cell, digit: Digit },
    /// The two solutions are the same.
    #[error("the two solutions are the same")]
    SameSolution,
}

fn inked(inked: &[Inked]) -> String {
    let list: Vec<String> =
        inked.iter().map(|Inked { cell, digit }| format!("{digit} in {cell}")).collect();
    if list.is_empty() { "nothing".to_owned() } else { list.join(", ") }
}
