//! What is seen on the paper, cell by cell: all that a picture draws.

use super::{Dance, Marks, Paper};
use crate::{Cell, Dancer, Digit, DigitSet};

/// What is in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// A digit that the puzzle came with.
    Given(Digit),
    /// A digit inked since.
    Found(Digit),
    /// A digit enclosed by a dancer that has opened a minuet of its own.
    Held {
        /// The digit.
        digit: Digit,
        /// The dancer.
        dancer: Dancer,
        /// How deep it dances: 1 for a dancer of the outermost minuet.
        level: usize,
    },
    /// Pencilled candidates, perhaps none.
    Pencil(DigitSet),
}

/// How a dancer marks one candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Not at all.
    None,
    /// With a dot.
    Dot,
    /// With its own figure.
    Enclosed,
}

impl Paper {
    /// The minuets that are seen: all of them, or none if one does not fit into the other.
    fn seen(&self) -> &[Dance] {
        let fits = |(index, dance): (usize, &Dance)| dance.by.is_some() == (index > 0);
        if self.dances.iter().enumerate().all(fits) { &self.dances } else { &[] }
    }

    /// Whether dancers' marks are seen.
    pub fn is_danced(&self) -> bool {
        !self.seen().is_empty()
    }

    /// The depth of the minuet whose marks are seen: 1 for the outermost.
    pub fn level(&self) -> usize {
        self.seen().len().max(1)
    }

    /// What is in a cell on the line that opened the innermost minuet.
    pub fn content(&self, cell: Cell) -> Content {
        if let Some(digit) = self.puzzle.get(cell) {
            return Content::Given(digit);
        }
        if let Some(digit) = self.ink.get(cell) {
            return Content::Found(digit);
        }
        let mut kept = self.pencil.get(cell);
        let dances = self.seen();
        let openers = dances.iter().skip(1).filter_map(|dance| dance.by);
        for (level, (dance, dancer)) in (1..).zip(dances.iter().zip(openers)) {
            let marks = dance.marks(dancer);
            if let Some(digit) = marks.enclosed.get(cell) {
                return Content::Held { digit, dancer, level };
            }
            let dots = marks.dots.get(cell);
            if marks.dots.is_void(cell) || !dots.is_empty() {
                kept &= dots;
            }
        }
        let marked = |dance: &Dance| dance.circle.on(cell) | dance.square.on(cell);
        Content::Pencil(kept | dances.last().map_or(DigitSet::EMPTY, marked))
    }

    /// How `dancer` of the innermost minuet marks a candidate.
    pub fn mark(&self, dancer: Dancer, cell: Cell, digit: Digit) -> Mark {
        match self.seen().last().map(|dance| dance.marks(dancer)) {
            Some(marks) if marks.enclosed.get(cell) == Some(digit) => Mark::Enclosed,
            Some(marks) if marks.dots.get(cell).contains(digit) => Mark::Dot,
            Some(_) | None => Mark::None,
        }
    }

    /// The small digits that are seen: ink covers them.
    pub fn small_digits(&self, cell: Cell) -> DigitSet {
        if self.open().contains(cell) { self.small.get(cell) } else { DigitSet::EMPTY }
    }
}

impl Marks {
    /// The candidates of a cell with a mark.
    fn on(&self, cell: Cell) -> DigitSet {
        self.dots.get(cell) | self.enclosed.get(cell).map_or(DigitSet::EMPTY, DigitSet::of)
    }
}
