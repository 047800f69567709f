//! `check`: whether a sheet is still right, and where it went wrong.

mod half_doubles;
mod justified;
mod marks;

use minuet_core::{CellSet, Dancer, DigitSet, Misfit, Paper, Position, Reading, Sheet, Solution};
use minuet_words::message::AppMessage;
use minuet_words::{Language, Message};

use super::next::solution;
use super::unfit;
use crate::{Checked, FaultKind, Said, SheetFault};

/// The most earlier sheets that are compared.
const HISTORY: usize = 400;

/// A fault that has not been put into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Unsaid {
    pub(super) kind: FaultKind,
    pub(super) cells: CellSet,
    digits: DigitSet,
    line: Vec<Dancer>,
    pub(super) message: AppMessage,
}

impl Unsaid {
    fn told(self, language: Language) -> SheetFault {
        SheetFault {
            kind: self.kind,
            cells: self.cells.iter().collect(),
            digits: self.digits,
            line: self.line,
            words: Said::new(language, self.message),
        }
    }
}

pub(super) fn check(
    paper: &Paper,
    reading: &Reading,
    history: &[Paper],
    language: Language,
) -> Result<Checked, Message> {
    if history.len() > HISTORY {
        return Err(AppMessage::TooMuchHistory { most: HISTORY }.into());
    }
    let solution = match solution(paper) {
        Ok(solution) => solution,
        Err(message) => {
            let words = Said::new(language, message.clone());
            let fault = found(FaultKind::Puzzle, CellSet::EMPTY, DigitSet::EMPTY, message);
            return Ok(Checked { words, faults: vec![fault.told(language)], right: None });
        }
    };
    let mut faults = faults(paper, &solution, reading).map_err(unfit)?;
    let worst = faults.iter().map(|fault| fault.kind).min();
    let right = worst.filter(|kind| *kind < FaultKind::Leftover).and_then(|_| {
        let is_right = |earlier: &Paper| {
            earlier.puzzle == paper.puzzle
                && self::faults(earlier, &solution, reading)
                    .is_ok_and(|found| found.iter().all(|fault| !counts(fault.kind, worst)))
        };
        history.iter().rposition(is_right)
    });
    // Where something is wrong, that comes first, and what follows from it would be noise.
    if worst.is_none_or(|kind| kind == FaultKind::Leftover) {
        let sheet = minuet_method::read(paper).map_err(unfit)?;
        faults.splice(..0, justified::not_yet(paper, &sheet, &solution, reading));
    }
    let words = Said::new(language, summary(&faults));
    let faults = faults.into_iter().map(|fault| fault.told(language)).collect();
    Ok(Checked { words, faults, right })
}

/// The gravest fault of a sheet, if it is more than candidates that can be erased; one in the cells `near` comes first.
///
/// # Errors
///
/// When the minuets do not fit on the sheet.
pub(super) fn gravest(
    paper: &Paper,
    solution: &Solution,
    reading: &Reading,
    near: CellSet,
) -> Result<Option<Unsaid>, Misfit> {
    let mut faults = faults(paper, solution, reading)?;
    faults.retain(|fault| fault.kind < FaultKind::Leftover);
    let here = faults.iter().position(|fault| !(fault.cells & near).is_empty()).unwrap_or(0);
    Ok(faults.into_iter().nth(here))
}

/// The first mark of a dancer that nothing justifies: whatever would be built on it could be false.
pub(super) fn loose_mark(sheet: &Sheet, solution: &Solution, reading: &Reading) -> Option<Unsaid> {
    marks::unjustified(sheet, solution, reading).into_iter().next()
}

/// Whether a fault of this kind is as grave as the worst: a mark that is not justified is not a reason to go back
/// beyond a wrong number.
fn counts(kind: FaultKind, worst: Option<FaultKind>) -> bool {
    match worst {
        Some(FaultKind::WrongInk | FaultKind::MissingCandidate) => {
            kind <= FaultKind::MissingCandidate
        }
        _ => kind <= FaultKind::Unjustified,
    }
}

fn summary(faults: &[Unsaid]) -> AppMessage {
    let count = |kind| faults.iter().filter(|fault| fault.kind == kind).count();
    let wrong_ink = count(FaultKind::WrongInk);
    let missing = count(FaultKind::MissingCandidate);
    let unjustified = count(FaultKind::Unjustified);
    let wrong = wrong_ink + missing + unjustified;
    match (wrong, count(FaultKind::NotYet), count(FaultKind::Leftover)) {
        (0, 0, 0) => AppMessage::SheetIsRight,
        (0, 0, _) => AppMessage::SheetIsRightWithLeftovers,
        (0, ..) => AppMessage::SheetIsNotYetJustified,
        _ => AppMessage::SheetIsWrong { wrong_ink, missing, unjustified },
    }
}

fn found(kind: FaultKind, cells: CellSet, digits: DigitSet, message: AppMessage) -> Unsaid {
    Unsaid { kind, cells, digits, line: Vec::new(), message }
}

fn faults(paper: &Paper, solution: &Solution, reading: &Reading) -> Result<Vec<Unsaid>, Misfit> {
    let sheet = minuet_method::read(paper)?;
    let mut faults: Vec<Unsaid> = wrong_ink(paper, solution).collect();
    faults.extend(missing(paper, solution));
    faults.extend(half_doubles::judged(paper, &sheet, solution, reading));
    faults.extend(marks::unjustified(&sheet, solution, reading));
    faults.extend(leftovers(paper));
    faults.sort_by_key(|fault| fault.kind);
    Ok(faults)
}

fn wrong_ink(paper: &Paper, solution: &Solution) -> impl Iterator<Item = Unsaid> {
    let wrong = paper
        .ink
        .iter()
        .filter(|&(cell, digit)| paper.puzzle.get(cell).is_none() && solution.get(cell) != digit);
    wrong.map(|(cell, digit)| {
        let message = AppMessage::WrongInk { cell, digit };
        found(FaultKind::WrongInk, cell.into(), digit.into(), message)
    })
}

fn missing(paper: &Paper, solution: &Solution) -> impl Iterator<Item = Unsaid> {
    let written = paper.open().iter().filter(|&cell| paper.pencil.is_written(cell));
    let lacking = written.filter(|&cell| !paper.pencil.get(cell).contains(solution.get(cell)));
    lacking.map(|cell| {
        let digit = solution.get(cell);
        let message = AppMessage::MissingCandidate { cell, digit };
        found(FaultKind::MissingCandidate, cell.into(), digit.into(), message)
    })
}

/// Candidates that ink rules out.
fn leftovers(paper: &Paper) -> impl Iterator<Item = Unsaid> {
    let possible = Position::of(&paper.all_ink());
    let left = paper
        .open()
        .iter()
        .map(move |cell| (cell, paper.pencil.get(cell) - possible.get(cell)))
        .filter(|(_, left)| !left.is_empty());
    left.map(|(cell, digits)| {
        let message = AppMessage::Leftover { cell, digits };
        found(FaultKind::Leftover, cell.into(), digits, message)
    })
}
