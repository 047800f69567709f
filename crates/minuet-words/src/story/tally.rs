//! What a solve took: passes, singles, starters, dots.

use minuet_core::{Cell, Dancer, Digit, DigitSet, Entry, Find, Sheet, Step, Structure, Trace};

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
    /// Finds that are not told, because nothing depends on them.
    pub left_out: usize,
    /// The number and square that Step 1 looked at last.
    place: Option<(Digit, Structure)>,
}

impl Tally {
    /// Counts along a trace, up to the first entry that does not fit.
    pub fn of(trace: &Trace) -> Tally {
        let mut tally = Tally::default();
        let (mut sheet, mut previous) = (trace.start(), None);
        for entry in &trace.entries {
            let mut after = sheet.clone();
            if after.apply(entry).is_err() {
                break;
            }
            tally.add(&Scene { before: &sheet, after: &after, entry, previous });
            (sheet, previous) = (after, Some(entry));
        }
        tally
    }

    /// Counts one more entry.
    pub(super) fn add(&mut self, scene: &Scene<'_>) {
        let entry: &Entry = scene.entry;
        if entry.step == Step::One {
            self.pass(&entry.find);
        }
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
            | Find::Complete { .. }
            | Find::Stall
            | Find::Leave => {}
        }
        if !entry.dance.is_empty() {
            self.dots += drawn(scene.before, scene.after, &entry.dance);
        }
    }

    /// A pass goes over the numbers, and for each over the squares: a new one begins where that order turns
    /// back. Rule 22 and the corollaries may apply at any time.
    fn pass(&mut self, find: &Find) {
        let place = match *find {
            Find::HiddenSingle { digit, structure, .. }
            | Find::HalfDouble { digit, structure, .. } => Some((digit, structure)),
            Find::NakedSingle { .. }
            | Find::Passive { .. }
            | Find::Aligned { .. }
            | Find::NakedGroup { .. }
            | Find::HiddenGroup { .. }
            | Find::Fill { .. }
            | Find::Starter { .. }
            | Find::Unmarked { .. }
            | Find::BothEnclose { .. }
            | Find::DoubleBlocked { .. }
            | Find::Wrong { .. }
            | Find::Complete { .. }
            | Find::Stall
            | Find::Leave => None,
        };
        if place.is_some() {
            if place <= self.place {
                self.passes += 1;
            }
            self.place = place;
        }
        self.passes = self.passes.max(1);
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
        (Some(lane), Some(ground)) => lane.dots(ground, cell),
        _ => DigitSet::EMPTY,
    }
}
