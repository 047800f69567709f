//! What an entry rests on.

use minuet_core::{
    Blocker, Broken, CellSet, Digit, DigitSet, Entry, Find, Starter, Step, Structure,
};

use super::Book;
use super::ledger::{Ledger, Node};

impl Book {
    /// The nodes without which `entry` would not follow.
    pub(super) fn premises(&self, entry: &Entry) -> Vec<Node> {
        let path = entry.dance.as_slice();
        let line = self.ledger(path);
        let mut needs = self.evidence(entry, line);
        // A dancer's find needs the minuet it belongs to.
        needs.extend(path.len().checked_sub(1).map(|i| self.dances[i].starter));
        needs
    }

    fn evidence(&self, entry: &Entry, line: &Ledger) -> Vec<Node> {
        match entry.find {
            Find::NakedSingle { cell, digit, .. } => {
                line.gone(cell.into(), DigitSet::ALL - DigitSet::of(digit))
            }
            Find::HiddenSingle { structure, cell, digit, .. } => {
                confined(line, structure, cell.into(), digit.into())
            }
            Find::HalfDouble { structure, digit, cells, .. } => {
                confined(line, structure, cells.into_iter().collect(), digit.into())
            }
            Find::Aligned { structure, digit, cells } => {
                confined(line, structure, cells, digit.into())
            }
            Find::Passive { of: Blocker::HalfDouble { structure, .. }, cell, digit, .. }
                if entry.step == Step::Four =>
            {
                confined(line, structure, cell.into(), digit.into())
            }
            Find::Passive { of, closed, digit, .. } => {
                let mut needs = self.written(|mark| *mark == of);
                needs.push(line.who(closed, digit));
                needs
            }
            Find::NakedGroup { cells, digits, .. } => line.gone(cells, DigitSet::ALL - digits),
            Find::HiddenGroup { structure, cells, digits } if entry.step == Step::One => self
                .written(|mark| {
                    matches!(*mark, Blocker::HalfDouble { structure: square, digit, cells: both }
                        if square == structure
                            && digits.contains(digit)
                            && both.iter().all(|&cell| cells.contains(cell)))
                }),
            Find::HiddenGroup { structure, cells, digits } => {
                confined(line, structure, cells, digits)
            }
            Find::Starter { starter, .. } => binary(line, starter),
            Find::Fill { .. } | Find::Stall | Find::Leave => Vec::new(),
            Find::Unmarked { .. } => self.joint(|_| Vec::new()),
            Find::BothEnclose { cell, .. } => {
                self.joint(|dancers| dancers.each_ref().map(|one| one.solved[cell]).to_vec())
            }
            Find::DoubleBlocked { circle, square, .. } => {
                self.joint(|[one, other]| vec![one.solved[circle], other.solved[square]])
            }
            Find::Wrong { dancer, broken: seen } => self.joint(|dancers| {
                seen.map_or_else(Vec::new, |seen| broken(&dancers[dancer as usize], &seen))
            }),
            Find::Complete { dancer } => {
                self.joint(|dancers| dancers[dancer as usize].all_solved())
            }
        }
    }

    /// What rests on the two dancers of the innermost minuet: its starter, and what `needs` finds in them.
    fn joint(&self, needs: impl Fn(&[Ledger; 2]) -> Vec<Node>) -> Vec<Node> {
        let Some(dance) = self.dances.last() else { return Vec::new() };
        let mut needs = needs(&dance.dancers);
        needs.push(dance.starter);
        needs
    }

    /// The entries that wrote the marks that `wanted` picks.
    fn written(&self, wanted: impl Fn(&Blocker) -> bool) -> Vec<Node> {
        let marks = self.sheet.marks().iter().zip(&self.marks);
        marks.filter(|(mark, _)| wanted(mark)).map(|(_, &node)| node).collect()
    }
}

/// The numbers have no place in the structure but the cells.
fn confined(line: &Ledger, structure: Structure, cells: CellSet, digits: DigitSet) -> Vec<Node> {
    line.gone(structure.cells() - cells, digits)
}

fn binary(line: &Ledger, starter: Starter) -> Vec<Node> {
    match starter {
        Starter::Cell { cell, digits } => {
            line.gone(cell.into(), DigitSet::ALL - digits.into_iter().collect())
        }
        Starter::HalfDouble { digit, structure, cells } => {
            confined(line, structure, cells.into_iter().collect(), digit.into())
        }
    }
}

/// What makes a line broken.
pub(super) fn broken(line: &Ledger, broken: &Broken) -> Vec<Node> {
    let alone = |digit: Digit| DigitSet::ALL - DigitSet::of(digit);
    match *broken {
        Broken::Twice { digit, cells, .. } => line.gone(cells.into_iter().collect(), alone(digit)),
        Broken::Nowhere { digit, structure } => line.gone(structure.cells(), digit.into()),
        Broken::Empty { cell } => line.gone(cell.into(), DigitSet::ALL),
    }
}
