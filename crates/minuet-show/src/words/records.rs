//! Half doubles that erase nothing: those of one structure are told in one sentence (Step 3.2).

use std::ops::Range;

use minuet_core::{Cell, Digit, DigitSet, Find, Rule, Step, Structure};

use super::Sentence;
use super::lists::{capital, written};
use super::scene::Scene;

/// The half doubles of one structure, noted one after the other.
pub(super) struct Records {
    structure: Structure,
    halves: Vec<(Digit, [Cell; 2])>,
    entries: Range<usize>,
}

impl Records {
    /// The record that the entry is, if it is one: Step 3 on the main line, nothing erased.
    pub(super) fn of(index: usize, scene: &Scene<'_>) -> Option<Records> {
        let entry = scene.entry;
        match entry.find {
            Find::HalfDouble { structure, digit, cells, .. }
                if entry.step == Step::Three
                    && entry.dance.is_empty()
                    && entry.effect.is_empty() =>
            {
                let halves = vec![(digit, cells)];
                Some(Records { structure, halves, entries: index..index + 1 })
            }
            _ => None,
        }
    }

    /// Takes further records in, or gives them back when they are about another structure.
    pub(super) fn take(&mut self, more: Records) -> Option<Records> {
        if more.structure != self.structure {
            return Some(more);
        }
        self.halves.extend(more.halves);
        self.entries.end = more.entries.end;
        None
    }

    /// `Row 1: 5 is left only in r1c1 and r1c3, 6 in r1c7 and r1c8. Write 5 6 on the margin.`
    pub(super) fn sentence(self) -> Sentence {
        let structure = self.structure;
        let parts = self.halves.iter().enumerate().map(|(i, (digit, [a, b]))| {
            let verb = if i == 0 { " is left only" } else { "" };
            format!("{digit}{verb} in {a} and {b}")
        });
        let left = parts.collect::<Vec<_>>().join(", ");
        let digits: DigitSet = self.halves.iter().map(|(digit, _)| *digit).collect();
        let write = match (structure.is_square(), self.halves.as_slice()) {
            (true, [(digit, _)]) => format!("Write a small {digit} in both"),
            (true, _) => "Write each small in its two cells".into(),
            (false, _) => format!("Write {} on the margin of {structure}", written(digits)),
        };
        let text = format!("{}: {left}. {write}.", capital(&structure.to_string()));
        let cite = Some(Rule::HalfDouble.cite(Step::Three, 1));
        Sentence { text, cite, entries: self.entries }
    }
}
