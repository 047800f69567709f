//! One entry with the sheet before and after it: all that a sentence may mention.

use minuet_core::{Cell, Dancer, DigitSet, Entry, Lane, Sheet};

/// An entry on its sheet.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The sheet before the entry.
    pub before: &'a Sheet,
    /// The sheet after it.
    pub after: &'a Sheet,
    /// The entry.
    pub entry: &'a Entry,
    /// The entry before it, when it is known.
    pub previous: Option<&'a Entry>,
}

impl Scene<'_> {
    /// The dancer whose marks the entry changes; none on the main line.
    pub fn dancer(&self) -> Option<Dancer> {
        self.entry.dance.last().copied()
    }

    /// The line of the entry before it, and after it.
    pub fn lanes(&self) -> Option<[&Lane; 2]> {
        let path = &self.entry.dance;
        Some([self.before.lane(path)?, self.after.lane(path)?])
    }

    /// The candidates of `cell` on the line of the entry, before it.
    pub fn keeps(&self, cell: Cell) -> DigitSet {
        self.before
            .lane(&self.entry.dance)
            .map_or(DigitSet::EMPTY, |lane| lane.position().get(cell))
    }
}
