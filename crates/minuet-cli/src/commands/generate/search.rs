//! Puzzles are printed as they are found, until there are enough.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use minuet_core::Puzzle;
use minuet_make::{Wish, canonical};
use minuet_words::message::CommandMessage;
use rayon::ThreadPool;
use rayon::prelude::*;

use crate::cli::Generate;
use crate::commands::hunt::signal;
use crate::exit::{Exit, Failure};
use crate::output::Output;
use crate::pipeline::pool;
use crate::progress::Bar;
use crate::speech::complain;

/// When to say that nothing has been found yet.
const LONG: Duration = Duration::from_secs(20);

/// A search for puzzles, until there are as many as were asked for.
pub(super) struct Search<'a> {
    args: &'a Generate,
    wish: &'a Wish,
    stop: Arc<AtomicBool>,
    start: Instant,
    pool: ThreadPool,
    out: Output,
    bar: Bar,
    found: usize,
    tried: usize,
    /// Whether it was said that nothing has been found.
    warned: bool,
    /// The canonical forms that are not printed again.
    seen: HashSet<Puzzle>,
}

impl<'a> Search<'a> {
    pub(super) fn new(args: &'a Generate, wish: &'a Wish) -> Result<Search<'a>, Failure> {
        let inputs: Vec<&String> = args.near.iter().chain(&args.pattern).collect();
        Ok(Search {
            args,
            wish,
            stop: signal()?,
            start: Instant::now(),
            pool: pool(args.threads.threads)?,
            out: Output::open(&args.file, &inputs)?,
            bar: Bar::new(),
            found: 0,
            tried: 0,
            warned: false,
            seen: HashSet::new(),
        })
    }

    /// Puzzles that are not to be printed.
    pub(super) fn pass_over(&mut self, puzzles: &[Puzzle]) {
        self.seen.extend(puzzles.iter().map(canonical));
    }

    /// Whether time is up, or it was stopped, or there are enough.
    pub(super) fn is_over(&self) -> bool {
        self.found == self.args.count || is_late(self.args, &self.stop, self.start)
    }

    /// Prints the wanted puzzles of one batch after the other, until there are enough or
    /// no batch is left; what was printed.
    pub(super) fn print(
        &mut self,
        batch: impl Fn(u64) -> Option<Vec<Puzzle>> + Sync,
    ) -> Result<Vec<Puzzle>, Failure> {
        let (mut printed, mut index) = (Vec::new(), 0);
        while self.found < self.args.count {
            // As many batches at a time as keep all threads busy; they are printed in order all the same.
            let next = index + 4 * self.pool.current_num_threads() as u64;
            let batches = self.round((index..next).collect(), &batch);
            let last = batches.iter().any(Option::is_none);
            for batch in batches.into_iter().flatten() {
                // A batch that was broken off is left out: the same seed prints the same puzzles.
                let Batch::Whole { puzzles, size } = batch else { break };
                self.tried += size;
                for puzzle in puzzles {
                    if self.found < self.args.count && self.seen.insert(canonical(&puzzle)) {
                        self.out.put(format!("{puzzle}\n"))?;
                        self.found += 1;
                        printed.push(puzzle);
                    }
                }
            }
            self.out.flush()?;
            let (found, wanted, tried) = self.counts();
            self.bar.count(found, wanted, CommandMessage::Generated { found, wanted, tried });
            if found == 0 && !self.warned && self.start.elapsed() >= LONG {
                self.warned = true;
                let seconds = self.start.elapsed().as_secs();
                self.bar.beside(|| complain(CommandMessage::NothingFound { tried, seconds }));
            }
            if last || self.is_over() {
                break;
            }
            index = next;
        }
        Ok(printed)
    }

    /// Some batches, on all threads.
    fn round(
        &self,
        indices: Vec<u64>,
        batch: &(impl Fn(u64) -> Option<Vec<Puzzle>> + Sync),
    ) -> Vec<Option<Batch>> {
        let (args, wish, stop, start) = (self.args, self.wish, &self.stop, self.start);
        let over = || is_late(args, stop, start);
        self.pool.install(|| {
            let batches = indices.into_par_iter().with_max_len(1);
            batches.map(|index| Some(chosen(wish, batch(index)?, &over))).collect()
        })
    }

    /// Puzzles found, wanted and tried.
    fn counts(&self) -> (u64, u64, u64) {
        (self.found as u64, self.args.count as u64, self.tried as u64)
    }

    /// Says what is missing.
    pub(super) fn end(self) -> Result<Exit, Failure> {
        self.bar.end();
        let (found, wanted, tried) = self.counts();
        // Whatever is in the file already is better than nothing.
        if found > 0 {
            self.out.finish()?;
        }
        if found == wanted {
            return Ok(Exit::Yes);
        }
        let seconds = self.start.elapsed().as_secs_f64().round() as u64;
        complain(CommandMessage::GeneratedFewer { found, wanted, tried, seconds });
        Ok(if self.stop.load(Ordering::Relaxed) { Exit::Stopped } else { Exit::No })
    }
}

/// Whether time is up, or it was stopped.
fn is_late(args: &Generate, stop: &AtomicBool, start: Instant) -> bool {
    stop.load(Ordering::Relaxed) || args.timeout.is_some_and(|timeout| start.elapsed() >= timeout)
}

/// What is wanted of a batch.
enum Batch {
    Whole { puzzles: Vec<Puzzle>, size: usize },
    BrokenOff,
}

fn chosen(wish: &Wish, puzzles: Vec<Puzzle>, over: &impl Fn() -> bool) -> Batch {
    let size = puzzles.len();
    let mut chosen = Vec::new();
    for puzzle in puzzles {
        if over() {
            return Batch::BrokenOff;
        }
        if wish.holds(&puzzle) {
            chosen.push(puzzle);
        }
    }
    Batch::Whole { puzzles: chosen, size }
}
