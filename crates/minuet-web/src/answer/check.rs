//! `check`: whether a sheet is still right, and where it went wrong.

mod marks;

use minuet_core::{
    Blocker, Cell, CellSet, Digit, DigitSet, Misfit, Position, Reading, Solution, Structure,
};

use super::next::solution;
use crate::{Checked, Fault, FaultKind, Refused, Sheet};

/// The most earlier sheets that are looked at.
const HISTORY: usize = 400;

pub(super) fn check(
    sheet: &Sheet,
    reading: &Reading,
    history: &[Sheet],
) -> Result<Checked, Refused> {
    if history.len() > HISTORY {
        return Err(Refused::because(format!(
            "{HISTORY} earlier sheets at most can be looked at."
        )));
    }
    let solution = match solution(&sheet.puzzle) {
        Ok(solution) => solution,
        Err(Refused { why, .. }) => {
            let fault = fault(FaultKind::Puzzle, CellSet::EMPTY, DigitSet::EMPTY, why.clone());
            return Ok(Checked { words: why, faults: vec![fault], right: None });
        }
    };
    let faults = faults(sheet, &solution, reading)?;
    let worst = faults.iter().map(|fault| fault.kind).min();
    let right = worst.filter(|kind| *kind < FaultKind::Leftover).and_then(|_| {
        let is_right = |earlier: &Sheet| {
            earlier.puzzle == sheet.puzzle
                && self::faults(earlier, &solution, reading)
                    .is_ok_and(|found| found.iter().all(|fault| !counts(fault.kind, worst)))
        };
        history.iter().rposition(is_right)
    });
    Ok(Checked { words: summary(&faults), faults, right })
}

/// The gravest fault of a sheet; none where candidates can be erased at most.
///
/// # Errors
///
/// When the minuets do not fit on the sheet.
pub(super) fn gravest(
    sheet: &Sheet,
    solution: &Solution,
    reading: &Reading,
) -> Result<Option<Fault>, Misfit> {
    let first = faults(sheet, solution, reading)?.into_iter().next();
    Ok(first.filter(|fault| fault.kind < FaultKind::Leftover))
}

/// Whether a fault of this kind is as grave as the worst: a mark that is not justified is no reason to go back
/// beyond a wrong number.
fn counts(kind: FaultKind, worst: Option<FaultKind>) -> bool {
    match worst {
        Some(FaultKind::WrongInk | FaultKind::MissingCandidate) => {
            kind <= FaultKind::MissingCandidate
        }
        _ => kind <= FaultKind::Unjustified,
    }
}

fn summary(faults: &[Fault]) -> String {
    let count = |kind| faults.iter().filter(|fault| fault.kind == kind).count();
    let plural = |n: usize, one: &str, many: &str| match n {
        0 => None,
        1 => Some(format!("one {one}")),
        n => Some(format!("{n} {many}")),
    };
    let parts: Vec<String> = [
        plural(count(FaultKind::WrongInk), "wrong number in ink", "wrong numbers in ink"),
        plural(
            count(FaultKind::MissingCandidate),
            "cell that lacks a candidate",
            "cells that lack a candidate",
        ),
        plural(
            count(FaultKind::Unjustified),
            "mark that nothing justifies",
            "marks that nothing justifies",
        ),
    ]
    .into_iter()
    .flatten()
    .collect();
    match (parts.as_slice(), count(FaultKind::Leftover)) {
        ([], 0) => "The sheet is right.".to_owned(),
        ([], _) => "The sheet is right. Some candidates can be erased.".to_owned(),
        (parts, _) => format!("The sheet is not right: there is {}.", parts.join(", ")),
    }
}

fn fault(kind: FaultKind, cells: CellSet, digits: DigitSet, words: String) -> Fault {
    Fault { kind, cells: cells.iter().collect(), digits, line: Vec::new(), words }
}

fn faults(sheet: &Sheet, solution: &Solution, reading: &Reading) -> Result<Vec<Fault>, Misfit> {
    let mut faults: Vec<Fault> = wrong_ink(sheet, solution).collect();
    faults.extend(missing(sheet, solution));
    faults.extend(half_doubles(sheet)?);
    faults.extend(marks::unjustified(&sheet.core()?, solution, reading));
    faults.extend(leftovers(sheet));
    faults.sort_by_key(|fault| fault.kind);
    Ok(faults)
}

fn wrong_ink(sheet: &Sheet, solution: &Solution) -> impl Iterator<Item = Fault> {
    let wrong = sheet
        .ink
        .iter()
        .filter(|&(cell, digit)| sheet.puzzle.get(cell).is_none() && solution.get(cell) != digit);
    wrong.map(|(cell, digit)| {
        let words = format!("{digit} in {cell} is wrong.");
        fault(FaultKind::WrongInk, cell.into(), digit.into(), words)
    })
}

fn missing(sheet: &Sheet, solution: &Solution) -> impl Iterator<Item = Fault> {
    let written = sheet.open().iter().filter(|&cell| !sheet.pencil.get(cell).is_empty());
    let lacking = written.filter(|&cell| !sheet.pencil.get(cell).contains(solution.get(cell)));
    lacking.map(|cell| {
        let digit = solution.get(cell);
        let words = format!("{cell} lacks {digit}: nothing rules it out there.");
        fault(FaultKind::MissingCandidate, cell.into(), digit.into(), words)
    })
}

/// Small digits and margins that are no half doubles.
fn half_doubles(sheet: &Sheet) -> Result<Vec<Fault>, Misfit> {
    let core = sheet.core()?;
    let stands = |structure: Structure, digit: Digit| {
        core.marks().iter().any(|mark| {
            matches!(mark, Blocker::HalfDouble { structure: at, digit: of, .. }
                if *at == structure && *of == digit)
        })
    };
    let mut faults = Vec::new();
    for structure in Structure::ALL {
        let open = structure.cells() & sheet.open();
        for digit in Digit::ALL {
            let marked: CellSet = match structure {
                Structure::Square(_) => sheet.small_cells(structure, digit),
                _ if sheet.margins.get(structure).contains(digit) => open,
                _ => CellSet::EMPTY,
            };
            // Marks of a number that has been inked, or that has but one cell left, are spent and not wrong.
            let left = core.position().places(digit, structure);
            let spent = left.len() <= 1 && left.is_subset(marked);
            if marked.is_empty() || spent || stands(structure, digit) {
                continue;
            }
            let words = match structure {
                Structure::Square(_) => {
                    format!(
                        "Small {digit} in {structure} is no half double: it needs just two cells."
                    )
                }
                _ => format!("{digit} on the margin of {structure} is no half double there."),
            };
            faults.push(fault(FaultKind::Unjustified, marked, digit.into(), words));
        }
    }
    Ok(faults)
}

/// Candidates that ink rules out.
fn leftovers(sheet: &Sheet) -> impl Iterator<Item = Fault> {
    let open = Position::of(&sheet.all_ink());
    let cells: Vec<(Cell, DigitSet)> = sheet
        .open()
        .iter()
        .map(|cell| (cell, sheet.pencil.get(cell) - open.get(cell)))
        .filter(|(_, left)| !left.is_empty())
        .collect();
    cells.into_iter().map(|(cell, left)| {
        let digits: Vec<String> = left.iter().map(|digit| digit.to_string()).collect();
        let words = format!("{} in {cell} can be erased: ink rules it out.", digits.join(" and "));
        fault(FaultKind::Leftover, cell.into(), left, words)
    })
}
