//! One step of a vicinity search: all neighbours of one puzzle.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use crossbeam_channel::{Receiver, RecvTimeoutError, unbounded};
use minuet_core::{CellSet, Puzzle};
use minuet_make::{Passed, Vicinity, canonical};

use super::{Kept, NearOrder, NearState, SOLUTIONS};
use minuet_words::message::HuntError;

/// What a step has brought.
#[derive(Default)]
pub(super) struct Found {
    /// The best neighbours.
    pub(super) best: Vec<Kept>,
    /// How many were scored.
    pub(super) scored: u64,
    /// How many sets of clues left too many solutions.
    pub(super) passed_over: u64,
}

/// Scores all neighbours of one puzzle on all threads; nothing when it was stopped. What it brings does not
/// depend on the threads: the best of all by score, and among equals by canonical form.
pub(super) fn look_around(
    order: &NearOrder,
    state: &NearState,
    next: usize,
    threads: usize,
    stop: &AtomicBool,
    watch: &mut dyn FnMut(u64),
) -> Result<Option<Found>, HuntError> {
    let puzzle = state.kept[next].puzzle;
    let vicinity =
        Vicinity { remove: 1..=order.remove.into(), add: 1..=order.add.into(), limit: SOLUTIONS };
    let (jobs, todo) = unbounded::<CellSet>();
    for gone in vicinity.removals(&puzzle) {
        jobs.send(gone).map_err(|_| HuntError::Lost)?;
    }
    drop(jobs);
    let (results, done) = unbounded::<Found>();
    let scored = AtomicU64::new(0);
    let search = Search { order, vicinity, puzzle, worst: state.worst(), stop, scored: &scored };
    let mut all = Found::default();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (todo, results, search) = (todo.clone(), results.clone(), &search);
            scope.spawn(move || results.send(search.work(&todo)));
        }
        drop(results);
        loop {
            match done.recv_timeout(Duration::from_millis(200)) {
                Ok(found) => {
                    all.best.extend(found.best);
                    all.scored += found.scored;
                    all.passed_over += found.passed_over;
                }
                Err(RecvTimeoutError::Timeout) => watch(scored.load(Ordering::Relaxed)),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
    });
    Ok((!stop.load(Ordering::Relaxed)).then_some(all))
}

/// What the threads of a step share.
struct Search<'a> {
    order: &'a NearOrder,
    vicinity: Vicinity,
    puzzle: Puzzle,
    /// What is not better than this is of no use.
    worst: Option<Kept>,
    stop: &'a AtomicBool,
    scored: &'a AtomicU64,
}

impl Search<'_> {
    fn work(&self, todo: &Receiver<CellSet>) -> Found {
        let mut found = Found::default();
        let mut best: BTreeSet<Kept> = BTreeSet::new();
        for gone in todo {
            let mut look = |neighbour: Puzzle| {
                if self.stop.load(Ordering::Relaxed) {
                    return ControlFlow::Break(());
                }
                found.scored += 1;
                self.scored.fetch_add(1, Ordering::Relaxed);
                self.keep(&neighbour, &mut best);
                ControlFlow::Continue(())
            };
            match self.vicinity.additions(&self.puzzle, gone, &mut look) {
                Passed::Through => {}
                Passed::Over => found.passed_over += 1,
                Passed::BrokenOff => break,
            }
        }
        found.best = best.into_iter().collect();
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
