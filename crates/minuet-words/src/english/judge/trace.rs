//! What is wrong with an entry or an outcome.

use super::super::lists::{place, plural};
use super::super::noun::say_broken;

use super::names::{cells, digits, figure, find, inked, line, mark, rule, starter};
use crate::message::Fault;

pub(super) fn say(fault: &Fault) -> String {
    match fault {
        Fault::NoSuchDancer { dance } => format!("there is no dancer {}", line(dance)),
        Fault::WrongStep { rule: wrong, step, dance } => {
            format!("{} is not a find of Step {step} on {}", rule(*wrong), line(dance))
        }
        Fault::NotInReading { rule: unknown, reading } => {
            format!("the reading {reading} does not include {}", rule(*unknown))
        }
        Fault::NotASquare { structure } => {
            format!("Step 1 looks at boxes only, not at {}", place(*structure))
        }

        Fault::WrongInk { expected, found } => {
            format!("the rule inks {}, the entry {}", inked(expected), inked(found))
        }
        Fault::WrongErasure { cell, expected, found } => format!(
            "from {cell} the rule erases {}, the entry {}",
            digits(*expected),
            digits(*found)
        ),
        Fault::ErasuresOutOfOrder => {
            "the erasures are not one item per cell in reading order".into()
        }
        Fault::NoEffect { rule: idle } => format!("{} erases nothing here", rule(*idle)),

        Fault::AlreadySolved { cell } => format!("{cell} is already solved"),
        Fault::NotNakedSingle { cell, digit, found } => format!(
            "{cell} has the candidates {}, so {digit} is not a naked single there",
            digits(*found)
        ),
        Fault::NotHiddenSingle { structure, digit, cell, found } => format!(
            "the cells left for {digit} in {} are {}, so {cell} is not a hidden single",
            place(*structure),
            cells(*found)
        ),
        Fault::NotPassiveMark { of, digit, closed, cell } => {
            format!("{} does not confine {digit} to {closed} and {cell}", mark(of))
        }
        Fault::NotClosed { closed, digit } => format!("{closed} is not closed to {digit}"),
        Fault::NotACandidate { cell, digit } => {
            format!("{cell} does not have the candidate {digit}")
        }
        Fault::AlreadyFilled { cell } => format!("the candidates of {cell} are already written"),
        Fault::WrongCandidates { cell, expected, found } => {
            format!("the candidates of {cell} are {}, not {}", digits(*expected), digits(*found))
        }
        Fault::TooFewCandidates { cell } => {
            format!("{cell} has fewer than two candidates, so there is nothing to fill in")
        }

        Fault::WrongPlaces { structure, digit, expected, found } => format!(
            "the cells left for {digit} in {} are {}, not {}",
            place(*structure),
            cells(*expected),
            cells(*found)
        ),
        Fault::CellsOutOfOrder { cells: [a, b] } => {
            format!("{a} and {b} are not two cells in reading order")
        }
        Fault::MarkStands { mark: twice } => format!("{} is already on the sheet", mark(twice)),
        Fault::MarkMissing { mark: missing } => format!("{} is not on the sheet", mark(missing)),
        Fault::NotAligned { cells: places } => {
            format!("{} are not three cells that share two structures", cells(*places))
        }
        Fault::WrongGroupSize { size, largest } => {
            format!("a group here has from 2 to {largest} cells and as many numbers, not {size}")
        }
        Fault::OutsideStructure { structure, cells: places } => {
            format!("{} are not all in {}", cells(*places), place(*structure))
        }
        Fault::WrongGroupNumbers { cells: places, expected, found } => format!(
            "{} together hold {}, not {}",
            cells(*places),
            digits(*expected),
            digits(*found)
        ),
        Fault::WrongGroupCells { structure, digits: numbers, expected, found } => format!(
            "the cells left for {} in {} are {}, not {}",
            digits(*numbers),
            place(*structure),
            cells(*expected),
            cells(*found)
        ),
        Fault::NoPlace { structure, digit } => {
            format!("{} has no cell left for {digit}", place(*structure))
        }
        Fault::NotAHalfDouble { structure, digit, cells: places } => format!(
            "no half double of {digit} in {} lies within {}",
            place(*structure),
            cells(*places)
        ),

        Fault::StrayBlocks => "blocks belong to Steps 1 and 2 only".into(),
        Fault::NoInk { cell } => format!("{cell} has no ink that could block"),
        Fault::HalfDoublesNeverBlock => "half doubles never block in this reading".into(),
        Fault::FalseBlock { by, cell, digit } => {
            format!("{} does not close {cell} to {digit}", mark(by))
        }
        Fault::MissingBlock { cell, digit } => format!("no block closes {cell} to {digit}"),
        Fault::SurplusBlock { cell, digit } => {
            format!("a block closes {cell} to {digit}, which the find does not need")
        }

        Fault::MinuetOpen => "a minuet is already open".into(),
        Fault::NoMinuet { dance } => {
            format!("the innermost open minuet is not one of {}", line(dance))
        }
        Fault::NotAStarter { cell, found } => {
            format!("{cell} has the candidates {}, so it is not this starter", digits(*found))
        }
        Fault::WrongStarterStructure { digit, expected, found } => format!(
            "the first structure that confines {digit} to these cells is {}, not {}",
            place(*expected),
            place(*found)
        ),
        Fault::WrongDepth { dance, most, depth } => {
            format!("the depth of a minuet on {} is from 1 to {most}, not {depth}", line(dance))
        }
        Fault::WrongSees { expected, found } => {
            let cells = plural(*expected, "cell");
            format!("the starter sees {expected} {cells} with two candidates, not {found}")
        }
        Fault::WrongSettles { expected: [circle, square], found: [c, s] } => format!(
            "by its own numbers, circle settles {circle} other cells and square {square}, not {c} and {s}"
        ),
        Fault::WrongKeeps { dancer, cell, expected, found } => {
            format!("{dancer} keeps {} in {cell}, not {}", digits(*expected), digits(*found))
        }
        Fault::NoMarks { dancer, cell } => format!("{cell} carries no marks of {dancer}"),
        Fault::NotEnclosed { dancer, cell, digit } => {
            format!("{dancer} does not enclose {digit} in {cell}")
        }
        Fault::NotInStructure { structure, cell } => {
            format!("{} does not hold {cell}", place(*structure))
        }

        Fault::NotBroken { dancer, broken } => {
            format!("{dancer} does not show that {}", say_broken(broken))
        }
        Fault::NothingShown { dancer } => {
            format!("the entry does not say what is wrong with {dancer}")
        }
        Fault::NotComplete { dancer } => {
            format!("{dancer} has not solved all cells without a conflict")
        }
        Fault::RuleApplies { dance, find: applies } => {
            format!("{} still applies on {}", find(applies), line(dance))
        }
        Fault::LineBroken { dance, broken } => {
            format!("{} is broken: {}", line(dance), say_broken(broken))
        }
        Fault::BreakFirst { dance, broken } => format!(
            "{} is broken, which ends its minuet before any other find: {}",
            line(dance),
            say_broken(broken)
        ),
        Fault::CompletionFirst { dance } => {
            format!("{} is complete, which ends its minuet before any other find", line(dance))
        }
        Fault::LineComplete { dance } => {
            format!("{} is complete, so the minuet does not stall", line(dance))
        }
        Fault::NotKept { cell, digits: numbers } => format!(
            "neither dancer keeps {} in {cell}, so the minuet does not stall",
            digits(*numbers)
        ),
        Fault::NotStalled { dance, starter: untried, depth } => format!(
            "the starter {} of {} has not stalled at depth {depth} since the position last changed",
            starter(untried),
            line(dance)
        ),

        Fault::NoSolution => "the puzzle has no solution".into(),
        Fault::SeveralSolutions => "the puzzle has more than one solution".into(),
        Fault::NotInked { cell } => format!("{cell} is not inked, so the puzzle is not solved"),
        Fault::WrongSolution { cell, expected, found } => {
            format!("{cell} is inked with {expected}, but the solution says {found}")
        }
        Fault::WrongFigure { figure: wrong, expected, found } => {
            format!("{} is {expected}, not {found}", figure(*wrong))
        }
        Fault::NotFailed => "all cells are inked, so the method has not failed".into(),
        Fault::StillOpen => "a minuet is still open".into(),
        Fault::HasSolution => "the puzzle has a solution".into(),
        Fault::NotShown { broken } => {
            format!("the main line does not show that {}", say_broken(broken))
        }
        Fault::NotPossible { cell, digit } => {
            format!("one of the two solutions has {digit} in {cell}, which is not possible there")
        }
        Fault::SameSolution => "the two solutions are the same".into(),
    }
}
