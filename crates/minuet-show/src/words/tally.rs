//! What a solve took: passes, singles, starters, dots.

use minuet_core::{Cell, Dancer, DigitSet, Entry, Find, Sheet};

use super::lists::{and, plural};
use super::scene::Scene;

/// Counts kept along a trace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) passes: usize,
    singles: usize,
    starters: usize,
    dots: usize,
}

impl Tally {
    /// Counts one entry more.
    pub(super) fn add(&mut self, scene: &Scene<'_>) {
        let entry: &Entry = scene.entry;
        match entry.find {
            Find::NakedSingle { .. }
            | Find::HiddenSingle { .. }
            | Find::Passive { .. }
            | Find::BothEnclose { .. }
                if entry.dance.is_empty() =>
            {
                self.singles += 1;
            }
            Find::Starter { .. } => self.starters += 1,
            _ => {}
        }
        if !entry.dance.is_empty() {
            self.dots += drawn(scene.before, scene.after, &entry.dance);
        }
    }

    /// `What it took: 2 passes of Step 1, 31 singles, 1 starter and 84 dots.`
    pub(super) fn sentence(&self) -> String {
        let parts = [
            (
                self.passes,
                if self.passes == 1 { "pass of Step 1" } else { "passes of Step 1" }.into(),
            ),
            (self.singles, plural(self.singles, "single")),
            (self.starters, plural(self.starters, "starter")),
            (self.dots, plural(self.dots, "dot")),
        ];
        let parts: Vec<String> = parts
            .into_iter()
            .filter(|(n, _)| *n > 0)
            .map(|(n, noun)| format!("{n} {noun}"))
            .collect();
        if parts.is_empty() { String::new() } else { format!("What it took: {}.", and(parts)) }
    }
}

/// The dots that a dancer draws with one entry; enclosures are none.
fn drawn(before: &Sheet, after: &Sheet, path: &[Dancer]) -> usize {
    Cell::ALL
        .into_iter()
        .map(|cell| (dots(after, path, cell) - dots(before, path, cell)).len())
        .sum()
}

fn dots(sheet: &Sheet, path: &[Dancer], cell: Cell) -> DigitSet {
    let Some((_, ground)) = path.split_last() else { return DigitSet::EMPTY };
    match (sheet.lane(path), sheet.lane(ground)) {
        (Some(lane), Some(ground)) if !lane.solved().contains(cell) => lane.dots(ground, cell),
        _ => DigitSet::EMPTY,
    }
}
