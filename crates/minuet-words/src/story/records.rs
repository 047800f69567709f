//! Half doubles that erase nothing: those of one structure are told in one sentence (Step 3.2).

use std::ops::Range;

use minuet_core::{Cell, Digit, Find, Step, Structure};

use super::Scene;
use crate::Words;

/// The half doubles of one structure, noted one after another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Records {
    /// The structure.
    pub structure: Structure,
    /// The numbers, each with its two cells.
    pub halves: Vec<(Digit, [Cell; 2])>,
    pub(super) cite: String,
    pub(super) entries: Range<usize>,
}

impl Records {
    /// The entry as a record, if it is one: Step 3 on the main line, nothing erased.
    pub(super) fn of(index: usize, scene: &Scene<'_>, words: &dyn Words) -> Option<Records> {
        let entry = scene.entry;
        match entry.find {
            Find::HalfDouble { structure, digit, cells, .. }
                if entry.step == Step::Three
                    && entry.dance.is_empty()
                    && entry.effect.is_empty() =>
            {
                let halves = vec![(digit, cells)];
                let cite = words.cite(entry);
                Some(Records { structure, halves, cite, entries: index..index + 1 })
            }
            _ => None,
        }
    }

    /// Takes in further records, or gives them back when they are about another structure.
    pub(super) fn take(&mut self, more: Records) -> Option<Records> {
        if more.structure != self.structure {
            return Some(more);
        }
        self.halves.extend(more.halves);
        self.entries.end = more.entries.end;
        None
    }
}
