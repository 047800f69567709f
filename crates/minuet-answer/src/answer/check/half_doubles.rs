//! Small digits and margins: half doubles that still stand, leftovers, and marks that nothing justifies.

use minuet_core::{CellSet, Digit, DigitSet, Paper, Position, Reading, Sheet, Solution, Structure};
use minuet_fast::Rest;
use minuet_words::message::AppMessage;

use super::{Unsaid, found};
use crate::FaultKind;

/// Enough for Step 3 alone.
const WORK: u64 = 1;

/// What is to be said of all half doubles on the sheet.
pub(super) fn judged(
    paper: &Paper,
    sheet: &Sheet,
    solution: &Solution,
    reading: &Reading,
) -> Vec<Unsaid> {
    let settled = settled(sheet, solution, reading);
    let mut faults = Vec::new();
    for structure in Structure::ALL {
        for digit in Digit::ALL {
            let marked = marked(paper, structure, digit);
            if !marked.is_empty() {
                let mark = Mark { structure, digit, marked };
                faults.extend(mark.judge(paper, sheet.position(), settled.as_ref()));
            }
        }
    }
    faults
}

/// The visible cells in which a number is marked as a half double; for a margin, all open cells of the line.
fn marked(paper: &Paper, structure: Structure, digit: Digit) -> CellSet {
    match structure {
        Structure::Square(_) => paper.small_cells(structure, digit) & paper.open(),
        Structure::Row(_) | Structure::Column(_)
            if paper.margins.get(structure).contains(digit) =>
        {
            structure.cells() & paper.open()
        }
        Structure::Row(_) | Structure::Column(_) => CellSet::EMPTY,
    }
}

/// The sheet when Step 3 has nothing left to find on it; nothing if it is broken, since everything follows then. A
/// mark may rest on one that has been settled and cleared away since: what the sheet leads to still shows it.
fn settled(sheet: &Sheet, solution: &Solution, reading: &Reading) -> Option<Position> {
    match minuet_fast::rest(sheet.position(), solution, &reading.with_depth(0), WORK) {
        Rest::Still(position) => Some(position),
        Rest::Solved => Some(solution.into()),
        Rest::Broken | Rest::Unknown => None,
    }
}

/// A number that is marked as a half double of a structure.
struct Mark {
    structure: Structure,
    digit: Digit,
    marked: CellSet,
}

impl Mark {
    fn judge(
        &self,
        paper: &Paper,
        position: &Position,
        settled: Option<&Position>,
    ) -> Option<Unsaid> {
        let ink = paper.all_ink();
        let is_inked = ink
            .iter()
            .any(|(cell, digit)| digit == self.digit && self.structure.cells().contains(cell));
        if is_inked {
            return Some(self.spent());
        }
        let left = position.places(self.digit, self.structure);
        let possible = self.marked & left;
        let unjustified = || {
            let (structure, digit) = (self.structure, self.digit);
            let message = AppMessage::NoHalfDouble { structure, digit };
            Some(found(FaultKind::Unjustified, self.marked, DigitSet::of(digit), message))
        };
        if self.structure.is_square() && possible.len() > 2 {
            return unjustified();
        }
        // One mark of two may have gone with the ink that was written over it.
        let holds = |position: &Position| {
            let places = position.places(self.digit, self.structure);
            places.len() <= 2 && places.is_subset(self.marked)
        };
        let half_written = left.len() <= 2 && !possible.is_empty();
        if half_written || settled.is_none_or(holds) { None } else { unjustified() }
    }

    fn spent(&self) -> Unsaid {
        let (structure, digit, cells) = (self.structure, self.digit, self.marked);
        let message = AppMessage::SpentHalfDouble { structure, digit, cells };
        found(FaultKind::Leftover, cells, DigitSet::of(digit), message)
    }
}
