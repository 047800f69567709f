//! What lies between the sheet that was dealt, what the learner made of it, and the step that was asked for.

use minuet_core::paper::Marks;
use minuet_core::{Cell, CellSet, Dancer, DigitSet, Paper};
use minuet_words::message::Lacking;

/// Three sheets: as it was dealt, as the learner leaves it, and with the step done.
#[derive(Clone, Copy)]
pub(super) struct Between<'a> {
    pub(super) before: &'a Paper,
    pub(super) after: &'a Paper,
    pub(super) done: &'a Paper,
}

impl Between<'_> {
    /// The cells where the learner did something that is no part of the step; nothing where minuets differ.
    pub(super) fn strays(self) -> Option<CellSet> {
        let dances = [self.before, self.after, self.done].map(|paper| paper.dances.len());
        if dances[1] != dances[0] || dances[2] != dances[0] {
            return None;
        }
        Some(Cell::ALL.into_iter().filter(|&cell| !self.holds(cell)).collect())
    }

    /// The cells where the learner did anything.
    pub(super) fn changed(self) -> CellSet {
        Between { done: self.before, ..self }.strays().unwrap_or(CellSet::ALL)
    }

    fn holds(self, cell: Cell) -> bool {
        let Between { before, after, done } = self;
        let ink = [before, after, done].map(|paper| paper.ink.get(cell));
        let digits = |of: fn(&Paper, Cell) -> DigitSet| {
            within([before, after, done].map(|paper| of(paper, cell)))
        };
        let mut dances = before.dances.iter().zip(&after.dances).zip(&done.dances);
        (ink[1] == ink[0] || ink[1] == ink[2])
            && digits(|paper, cell| paper.pencil.get(cell))
            && digits(|paper, cell| paper.small.get(cell))
            && dances.all(|((before, after), done)| {
                Dancer::BOTH.into_iter().all(|dancer| {
                    marks([before, after, done].map(|dance| dance.marks(dancer)), cell)
                })
            })
    }

    /// What of the step is still to be done.
    pub(super) fn lacking(self) -> Vec<Lacking> {
        let Between { after, done, .. } = self;
        let mut lacking = Vec::new();
        for cell in Cell::ALL {
            if after.ink.get(cell) != done.ink.get(cell) {
                lacking.extend(done.ink.get(cell).map(|digit| Lacking::Ink { digit, cell }));
                continue;
            }
            let mut add = |digits: DigitSet, what: fn(DigitSet, Cell) -> Lacking| {
                if !digits.is_empty() {
                    lacking.push(what(digits, cell));
                }
            };
            let (small, pencil) = (after.small.get(cell), after.pencil.get(cell));
            let (small_done, pencil_done) = (done.small.get(cell), done.pencil.get(cell));
            add(small_done - small, |digits, cell| Lacking::Small { digits, cell });
            add(pencil_done - pencil, |digits, cell| Lacking::Pencil { digits, cell });
            add((pencil - pencil_done) | (small - small_done), |digits, cell| Lacking::Erase {
                digits,
                cell,
            });
            for (now, then) in after.dances.iter().zip(&done.dances) {
                for dancer in Dancer::BOTH {
                    let (now, then) = (now.marks(dancer), then.marks(dancer));
                    if now.enclosed.get(cell) != then.enclosed.get(cell) {
                        let digit = then.enclosed.get(cell);
                        lacking.extend(digit.map(|digit| Lacking::Enclose { dancer, digit, cell }));
                    } else if now.dots.get(cell) != then.dots.get(cell) {
                        lacking.push(Lacking::Dots { dancer, digits: then.dots.get(cell), cell });
                    }
                }
            }
        }
        lacking
    }
}

/// The learner's sheet with big digits turned into small ones wherever the step writes small ones, and where that is.
pub(super) fn made_small(between: Between<'_>) -> (Paper, CellSet) {
    let Between { before, after, done } = between;
    let (mut turned, mut cells) = (after.clone(), CellSet::EMPTY);
    for cell in Cell::ALL {
        let new = after.pencil.get(cell) - before.pencil.get(cell);
        let small = new & (done.small.get(cell) - before.small.get(cell));
        if !small.is_empty() {
            turned.pencil.set(cell, after.pencil.get(cell) - small);
            turned.small.set(cell, after.small.get(cell) | small);
            cells.insert(cell);
        }
    }
    (turned, cells)
}

/// Whether the second set is the first, the third, or lies between the two.
fn within([before, after, done]: [DigitSet; 3]) -> bool {
    after == before
        || after == done
        || ((before & done).is_subset(after) && after.is_subset(before | done))
}

fn marks(marks: [&Marks; 3], cell: Cell) -> bool {
    let enclosed = marks.map(|marks| marks.enclosed.get(cell));
    // A dancer without candidates has a mark of its own there, which is not a set of digits.
    let dots = marks.map(|marks| marks.dots.get(cell));
    (enclosed[1] == enclosed[0] || enclosed[1] == enclosed[2]) && within(dots)
}
