//! Why a sheet cannot be right, in as few finds as a cheap search comes upon.

use minuet_core::{
    Broken, Dancer, Effect, Entry, Find, Outcome, Reading, Setup, Starter, Step, Trace,
};

/// How deep minuets may nest in a reason.
const DEEPEST: u8 = 3;

/// How many minuets are written out in search of the shortest.
const MINUETS: usize = 30;

/// The shortest reason that is found, of those that the judge accepts.
///
/// The teacher's own is one: it scans in the paper's order, and what it does not need is dropped. The others
/// make all finds at once, round by round, so that what breaks after few finds in a row shows first.
pub(super) fn shortest(setup: &Setup, reading: &Reading) -> Option<Trace> {
    let deep = reading.with_depth(reading.depth.max(DEEPEST));
    let mut reasons: Vec<Trace> = minuet_method::refute(setup, &deep).into_iter().collect();
    let filled = Setup { candidates: Some(setup.position()), ..*setup };
    let main = Line::grown(filled, reading, &[]);
    match main.broken {
        Some(_) => reasons.push(told(filled, reading, main.entries, main.broken)),
        None => reasons.extend(by_minuet(filled, reading, &main)),
    }
    let accepted = |trace: &Trace| minuet_check::check_trace(trace).is_ok();
    reasons.into_iter().filter(accepted).min_by_key(length)
}

/// How many finds a reader has to follow; to write candidates is none.
fn length(trace: &Trace) -> usize {
    trace.entries.iter().filter(|entry| !matches!(entry.find, Find::Fill { .. })).count()
}

fn told(setup: Setup, reading: &Reading, entries: Vec<Entry>, broken: Option<Broken>) -> Trace {
    let outcome = Outcome::None { broken };
    minuet_method::brief(&Trace { setup, reading: *reading, entries, outcome })
}

/// Reasons that take one minuet both of whose dancers break.
fn by_minuet(setup: Setup, reading: &Reading, main: &Line) -> Vec<Trace> {
    let position = main.setup.position();
    let breaks = |starter: &Starter, dancer| {
        minuet_fast::close(&starter.chosen(dancer, &position), reading).is_err()
    };
    minuet_method::starters(&position)
        .into_iter()
        .filter(|starter| Dancer::BOTH.into_iter().all(|dancer| breaks(starter, dancer)))
        .take(MINUETS)
        .map(|starter| {
            let [circle, square] = Dancer::BOTH.map(|dancer| {
                let chosen = Some(starter.chosen(dancer, &position));
                Line::grown(Setup { candidates: chosen, ..main.setup }, reading, &[dancer])
            });
            let open = Find::Starter { starter, depth: 1, sees: 0 };
            let close = Find::BothWrong { circle: circle.broken, square: square.broken };
            let mut entries = main.entries.clone();
            entries.push(entry(&[], open, Effect::default()));
            entries.extend(circle.entries.into_iter().chain(square.entries));
            entries.push(entry(&[], close, Effect::default()));
            told(setup, reading, entries, None)
        })
        .collect()
}

/// A line of the sheet, developed round by round.
struct Line {
    setup: Setup,
    entries: Vec<Entry>,
    broken: Option<Broken>,
}

impl Line {
    /// Makes all finds of a round before those that they make possible, until something breaks or nothing
    /// is left to find.
    fn grown(setup: Setup, reading: &Reading, dance: &[Dancer]) -> Line {
        let broken = setup.position().broken();
        let mut line = Line { setup, entries: Vec::new(), broken };
        while line.broken.is_none() {
            let round = line.finds(reading);
            if round.is_empty() {
                break;
            }
            for (find, _) in round {
                // An earlier find of the round may have left nothing for this one to do.
                let now = line.finds(reading).into_iter().find(|(other, _)| *other == find);
                let Some((find, effect)) = now else { continue };
                line.take(&effect);
                line.entries.push(entry(dance, find, effect));
                line.broken = line.setup.position().broken();
                if line.broken.is_some() {
                    break;
                }
            }
        }
        line
    }

    /// The finds that change something, the easiest first.
    fn finds(&self, reading: &Reading) -> Vec<(Find, Effect)> {
        let mut finds = minuet_method::finds(&self.setup, reading);
        finds.retain(|(_, effect)| !effect.is_empty());
        finds.sort_by_key(|(find, _)| match find {
            Find::NakedSingle { .. } | Find::HiddenSingle { .. } => 0,
            Find::HalfDouble { .. } | Find::Aligned { .. } => 1,
            Find::NakedGroup { cells, .. } | Find::HiddenGroup { cells, .. } => cells.len(),
            _ => usize::MAX,
        });
        finds
    }

    fn take(&mut self, effect: &Effect) {
        let mut position = self.setup.position();
        for erased in &effect.erased {
            position.erase(erased.cell, erased.digits);
        }
        self.setup.candidates = Some(position);
        for inked in &effect.inked {
            self.setup.placed.set(inked.cell, Some(inked.digit));
        }
    }
}

fn entry(dance: &[Dancer], find: Find, effect: Effect) -> Entry {
    let opens = matches!(find, Find::Starter { .. } | Find::BothWrong { .. });
    let step = if opens || !dance.is_empty() { Step::Four } else { Step::Three };
    Entry { step, dance: dance.to_vec(), find, effect }
}
