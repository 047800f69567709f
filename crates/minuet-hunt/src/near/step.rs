//! One step of a vicinity search: all neighbours of one puzzle.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use minuet_core::{CellSet, Puzzle};
use minuet_make::{Passed, Vicinity, canonical};
use rayon::ThreadPool;
use rayon::prelude::*;

use super::{Kept, NearOrder, NearState, SOLUTIONS};

/// What a step has brought.
#[derive(Default)]
pub(super) struct Found {
    /// The best neighbours.
    pub(super) best: BTreeSet<Kept>,
    /// How many were scored.
    pub(super) scored: u64,
    /// How many sets of clues left too many solutions.
    pub(super) passed_over: u64,
}

impl Found {
    fn add(mut self, other: Found, keep: usize) -> Found {
        self.best.extend(other.best);
        while self.best.len() > keep {
            self.best.pop_last();
        }
        self.scored += other.scored;
        self.passed_over += other.passed_over;
        self
    }
}

/// Scores all neighbours of one puzzle on all threads; nothing when it was stopped. What it brings does not
/// depend on the threads: the best of all by score, and among equals by canonical form.
pub(super) fn look_around(
    order: &NearOrder,
    state: &NearState,
    next: usize,
    pool: &ThreadPool,
    stop: &AtomicBool,
    watch: &mut (dyn FnMut(u64) + Send),
) -> Option<Found> {
    let puzzle = state.kept[next].puzzle;
    let vicinity =
        Vicinity { remove: 1..=order.remove.into(), add: 1..=order.add.into(), limit: SOLUTIONS };
    let removals: Vec<CellSet> = vicinity.removals(&puzzle).collect();
    let search = Search { order, vicinity, puzzle, worst: state.worst(), stop };
    let (keep, watched) = (order.keep as usize, Mutex::new((0, watch)));
    let look = |found: Found, gone: &CellSet| {
        let before = found.scored;
        let found = search.look(found, *gone);
        if let Ok(mut watched) = watched.lock() {
            watched.0 += found.scored - before;
            let scored = watched.0;
            (watched.1)(scored);
        }
        found
    };
    let found = pool.install(|| {
        let all = removals.par_iter().fold(Found::default, look);
        all.reduce(Found::default, |one, other| one.add(other, keep))
    });
    (!stop.load(Ordering::Relaxed)).then_some(found)
}

/// What the threads of a step share.
struct Search<'a> {
    order: &'a NearOrder,
    vicinity: Vicinity,
    puzzle: Puzzle,
    /// What is not better than this is of no use.
    worst: Option<Kept>,
    stop: &'a AtomicBool,
}

impl Search<'_> {
    /// Adds the neighbours without these clues.
    fn look(&self, mut found: Found, gone: CellSet) -> Found {
        let mut look = |neighbour: Puzzle| {
            if self.stop.load(Ordering::Relaxed) {
                return ControlFlow::Break(());
            }
            found.scored += 1;
            self.keep(&neighbour, &mut found.best);
            ControlFlow::Continue(())
        };
        match self.vicinity.additions(&self.puzzle, gone, &mut look) {
            Passed::Through | Passed::BrokenOff => {}
            Passed::Over => found.passed_over += 1,
        }
        found
    }

    /// Keeps a neighbour where it is good enough.
    fn keep(&self, neighbour: &Puzzle, best: &mut BTreeSet<Kept>) {
        let Some(score) = self.order.goal.score(neighbour, &self.order.reading) else { return };
        let full = best.len() >= self.order.keep as usize;
        let bar = if full { best.last().map(|kept| kept.score) } else { None };
        let bars = [bar, self.worst.map(|kept| kept.score)];
        if bars.into_iter().flatten().any(|bar| score > bar) {
            return;
        }
        best.insert(Kept { score, puzzle: canonical(neighbour), done: false });
        if best.len() > self.order.keep as usize {
            best.pop_last();
        }
    }
}
