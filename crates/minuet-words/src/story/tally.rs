//! What a solve took: passes, singles, starters, dots.

use minuet_core::{Cell, Dancer, DigitSet, Entry, Find, Sheet};

use super::Scene;

/// Counts kept along a trace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Passes of Step 1.
    pub passes: usize,
    /// Singles on the main line.
    pub singles: usize,
    /// Minuets opened.
    pub starters: usize,
    /// Dots drawn.
    pub dots: usize,
}

impl Tally {
    /// Counts one more entry.
    pub(super) fn add(&mut self, scene: &Scene<'_>) {
        let entry: &Entry = scene.entry;
        match entry.find {
            Find::NakedSingle { .. }
            | Find::HiddenSingle { .. }
            | Find::Passive { .. }
            | Find::BothEnclose { .. } => self.singles += usize::from(entry.dance.is_empty()),
            Find::Starter { .. } => self.starters += 1,
            Find::HalfDouble { .. }
            | Find::Aligned { .. }
            | Find::NakedGroup { .. }
            | Find::HiddenGroup { .. }
            | Find::Fill { .. }
            | Find::Unmarked { .. }
            | Find::DoubleBlocked { .. }
            | Find::Wrong { .. }
            | Find::BothWrong { .. }
            | Find::Complete { .. }
            | Find::Stall
            | Find::Leave => {}
        }
        if !entry.dance.is_empty() {
            self.dots += drawn(scene.before, scene.after, &entry.dance);
        }
    }
}

/// The dots that a dancer draws with one entry; enclosures do not count.
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
