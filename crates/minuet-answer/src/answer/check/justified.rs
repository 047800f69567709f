//! Ink and erasures that nothing on the sheet justifies yet, though they may well be right.
//!
//! The sheet is worked out again from its givens, with each find of the method taken only as far as the player has
//! written or erased it, because later finds rest on that. What is left over follows from nothing.

use minuet_core::{
    Cell, CellSet, Dancer, DigitSet, LineState, Paper, Position, Reading, Sheet, Solution, Starter,
};
use minuet_fast::Rest;
use minuet_method::Coach;
use minuet_words::message::AppMessage;

use super::{Unsaid, found};
use crate::FaultKind;

/// The dancers that may be grown for one sheet: far more than minuets of depth 1 need.
const WORK: u64 = 20_000;

/// What is not yet justified on a sheet without mistakes.
pub(super) fn not_yet(
    paper: &Paper,
    sheet: &Sheet,
    solution: &Solution,
    reading: &Reading,
) -> Vec<Unsaid> {
    let start = Position::of(&paper.puzzle);
    // Without givens there is no telling where the sheet began; on a full sheet nothing is left to find out.
    if sheet.inked() == CellSet::ALL || minuet_fast::examples(&start).len() != 1 {
        return Vec::new();
    }
    let depth = usize::from(reading.depth).max(sheet.dances().len()) as u8;
    let reading = reading.with_depth(depth);
    let replay = Replay { paper, goal: *sheet.position(), solution, reading, work: WORK };
    match replay.played(start) {
        Some(shown) => told(paper, &shown),
        None => Vec::new(),
    }
}

fn told(paper: &Paper, shown: &Position) -> Vec<Unsaid> {
    let inked = paper.ink.filled() - paper.puzzle.filled();
    let cells: CellSet = inked.iter().filter(|&cell| shown.get(cell).len() > 1).collect();
    let ink = (!cells.is_empty()).then(|| {
        let message = AppMessage::InkNotYet { cells };
        found(FaultKind::NotYet, cells, DigitSet::EMPTY, message)
    });
    let open = Position::of(&paper.all_ink());
    let written = paper.open().iter().filter(|&cell| paper.pencil.is_written(cell));
    let erased = written.filter_map(|cell| {
        let digits = (shown.get(cell) & open.get(cell)) - paper.pencil.get(cell);
        let message = AppMessage::ErasedNotYet { cell, digits };
        (!digits.is_empty()).then(|| found(FaultKind::NotYet, cell.into(), digits, message))
    });
    ink.into_iter().chain(erased).collect()
}

/// Whether Step 3 would find more than what is on the sheet.
#[derive(Clone, Copy)]
enum Basic {
    Done,
    Left,
}

struct Replay<'a> {
    paper: &'a Paper,
    /// What the sheet has come to.
    goal: Position,
    solution: &'a Solution,
    reading: Reading,
    work: u64,
}

impl Replay<'_> {
    /// What is left when all that is on the sheet and follows has been done; nothing if that takes too long to tell.
    fn played(mut self, mut shown: Position) -> Option<Position> {
        loop {
            let (mut next, rest) = self.basic(&shown);
            let starters = self.starters(&shown, rest);
            let mut depth = 0;
            while next == shown && shown != self.goal && depth < self.reading.depth {
                next = self.danced(&shown, &starters, depth)?;
                depth += 1;
            }
            if next == shown {
                return Some(shown);
            }
            shown = next;
        }
    }

    /// Every find of Step 3, as far as the player has done what follows from it, and whether more would follow.
    fn basic(&self, shown: &Position) -> (Position, Basic) {
        let is_done = |&(cell, digits): &(Cell, DigitSet)| {
            let seen = |digit| cell.seen().iter().any(|other| shown.has(other, digit));
            digits.single().is_some_and(|digit| !seen(digit))
        };
        let solved = shown.iter().filter(is_done).map(|(cell, _)| cell).collect();
        let line = LineState { position: *shown, solved, marked: CellSet::EMPTY };
        let sheet = Sheet::resume(&self.paper.puzzle, line, CellSet::ALL, Vec::new());
        let (mut next, mut rest) = (*shown, Basic::Done);
        for entry in Coach::new(&sheet, &self.reading).all() {
            for erased in &entry.effect.erased {
                let kept = self.goal.get(erased.cell);
                next.erase(erased.cell, erased.digits - kept);
                if !(erased.digits & kept).is_empty() {
                    rest = Basic::Left;
                }
            }
        }
        (next, rest)
    }

    /// The method opens minuets when nothing basic is left; the player may have opened one before.
    fn starters(&self, shown: &Position, rest: Basic) -> Vec<Starter> {
        let open = || self.paper.dances.first().map(|dance| dance.starter);
        match rest {
            Basic::Done => minuet_fast::starters(shown),
            Basic::Left => open().filter(|starter| starter.stands_in(shown)).into_iter().collect(),
        }
    }

    /// What both dancers of any starter agree on, and what follows where one breaks, as far as the player has done it.
    /// Dancers may open minuets `depth` deep.
    fn danced(&mut self, shown: &Position, starters: &[Starter], depth: u8) -> Option<Position> {
        let mut next = *shown;
        for starter in starters {
            let [circle, square] =
                Dancer::BOTH.map(|dancer| self.rest(shown, starter, dancer, depth));
            let kept = match (circle?, square?) {
                (Some(circle), Some(square)) => circle.union(&square),
                (None, Some(right)) | (Some(right), None) => right,
                (None, None) => continue,
            };
            for (cell, digits) in shown.iter() {
                next.erase(cell, digits - kept.get(cell) - self.goal.get(cell));
            }
        }
        Some(next)
    }

    /// Where a dancer comes to rest; inside, nothing if it breaks; outside, nothing if that takes too long to tell.
    fn rest(
        &mut self,
        shown: &Position,
        starter: &Starter,
        dancer: Dancer,
        depth: u8,
    ) -> Option<Option<Position>> {
        self.work = self.work.checked_sub(1)?;
        let reading = self.reading.with_depth(depth);
        let chosen = starter.chosen(dancer, shown);
        match minuet_fast::rest(&chosen, self.solution, &reading, self.work) {
            Rest::Still(position) => Some(Some(position)),
            Rest::Solved => Some(Some(self.solution.into())),
            Rest::Broken => Some(None),
            Rest::Unknown => None,
        }
    }
}
