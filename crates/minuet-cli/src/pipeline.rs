//! Many puzzles through one function: on all cores, in input order.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Context;
use minuet_formats::Record;
use rayon::prelude::*;

use crate::cli::Threads;
use crate::exit::Exit;
use crate::input::{Found, Item, Source, Sources};
use crate::output::complain;

/// What became of one puzzle.
pub(crate) struct Done<T = Vec<u8>> {
    /// What was made of it: for most commands, the text to print.
    pub(crate) made: Option<T>,
    /// What to say on standard error.
    pub(crate) complaint: Option<String>,
    /// How it counts for the exit code.
    pub(crate) exit: Exit,
}

impl Done {
    pub(crate) fn yes(text: impl Into<Vec<u8>>) -> Done {
        Done { made: Some(text.into()), complaint: None, exit: Exit::Yes }
    }
}

impl<T: Join> Done<T> {
    /// Takes the next in, where nothing has to be said between the two; otherwise gives it back.
    fn join(&mut self, next: Done<T>) -> Option<Done<T>> {
        let (Some(made), None) = (&mut self.made, &self.complaint) else { return Some(next) };
        match next.made {
            Some(more) => match made.join(more) {
                Some(more) => return Some(Done { made: Some(more), ..next }),
                None => self.complaint = next.complaint,
            },
            None => self.complaint = next.complaint,
        }
        self.exit = self.exit.max(next.exit);
        None
    }
}

/// What can be put together, so that less is handed from thread to thread.
pub(crate) trait Join: Sized {
    /// Takes the next in, or gives it back.
    fn join(&mut self, next: Self) -> Option<Self>;
}

impl Join for Vec<u8> {
    fn join(&mut self, next: Vec<u8>) -> Option<Vec<u8>> {
        self.extend(next);
        None
    }
}

impl<T> Done<T> {
    pub(crate) fn rejected(complaint: String, exit: Exit) -> Done<T> {
        Done { made: None, complaint: Some(complaint), exit }
    }
}

/// Runs `work` over every puzzle of the sources and prints the results in order. A line that cannot be
/// read is reported on standard error, counts as `rejected`, and stops nothing.
pub(crate) fn run(
    sources: &Sources,
    threads: Option<&Threads>,
    out: &mut dyn Write,
    rejected: Exit,
    work: impl Fn(&Source, &Record) -> anyhow::Result<Done> + Sync,
) -> anyhow::Result<Exit> {
    let exit = each(sources, threads, rejected, work, |made| match made {
        Some(text) => Ok(out.write_all(&text)?),
        None => Ok(out.flush()?),
    })?;
    out.flush()?;
    Ok(exit)
}

/// The same with results of any kind, which `take` gets in order; nothing before a complaint, so that what
/// was printed so far can be flushed.
pub(crate) fn each<T: Join + Send>(
    sources: &Sources,
    threads: Option<&Threads>,
    rejected: Exit,
    work: impl Fn(&Source, &Record) -> anyhow::Result<Done<T>> + Sync,
    mut take: impl FnMut(Option<T>) -> anyhow::Result<()>,
) -> anyhow::Result<Exit> {
    let one = |Item { source, found }: &Item<'_>| match found {
        Found::Puzzle(record) => work(source, record),
        Found::Rejected(reason) => Ok(Done::rejected(source.named(reason), rejected)),
        Found::Nothing => Ok(Done::rejected(source.named("there is no puzzle in it"), Exit::Wrong)),
    };
    let join = |before: &mut anyhow::Result<Done<T>>, next| match (before, next) {
        (Ok(before), Ok(next)) => before.join(next).map(Ok),
        (_, next) => Some(next),
    };
    let mut exit = sources.exit;
    in_order(sources.items(), threads, one, join, |done| {
        let done = done?;
        if let Some(made) = done.made {
            take(Some(made))?;
        }
        if let Some(complaint) = done.complaint {
            take(None)?;
            complain(&complaint);
        }
        exit = exit.max(done.exit);
        Ok(())
    })?;
    Ok(exit)
}

/// Works on all items, on all threads, and hands the results on in the order of the items. While the threads
/// work, the caller's hands on what they have finished and fetches what comes next; and each thread lets go
/// of the items it has worked on. Results of neighbours become one where `join` takes the second in.
pub(crate) fn in_order<T: Send, R: Send>(
    mut items: impl Iterator<Item = T>,
    threads: Option<&Threads>,
    work: impl Fn(&T) -> R + Sync,
    join: impl Fn(&mut R, R) -> Option<R> + Sync,
    mut take: impl FnMut(R) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    if threads.is_some_and(|threads| threads.threads == Some(1)) {
        // One thread means one: the caller's.
        return items.try_for_each(|item| take(work(&item)));
    }
    let pool = pool(threads)?;
    let mut size = Chunk::FIRST;
    let mut next = |size: Chunk| -> Vec<Vec<T>> {
        let piece = size.piece(pool.current_num_threads());
        let piece = || -> Vec<T> { items.by_ref().take(piece).collect() };
        let pieces = std::iter::repeat_with(piece).take_while(|piece| !piece.is_empty());
        pieces.take(size.pieces(pool.current_num_threads())).collect()
    };
    let mut chunk = next(size);
    let mut done: Vec<Vec<R>> = Vec::new();
    while !chunk.is_empty() || !done.is_empty() {
        let start = Instant::now();
        let (current, finished) = (std::mem::take(&mut chunk), std::mem::take(&mut done));
        let worked = |piece: Vec<T>| {
            let mut results = Vec::new();
            for item in piece {
                let result = work(&item);
                let result = match results.last_mut() {
                    Some(last) => join(last, result),
                    None => Some(result),
                };
                results.extend(result);
            }
            results
        };
        let taken = pool.in_place_scope(|scope| {
            scope.spawn(|_| {
                done = current.into_par_iter().with_max_len(1).map(worked).collect();
            });
            chunk = next(size);
            finished.into_iter().flatten().try_for_each(&mut take)
        });
        taken?;
        size = size.after(start.elapsed());
    }
    Ok(())
}

/// Joins nothing: each result is handed on by itself.
pub(crate) fn apart<R>(_: &mut R, next: R) -> Option<R> {
    Some(next)
}

/// How many items are worked on before their results are handed on: as many as take a moment.
#[derive(Clone, Copy)]
struct Chunk(usize);

impl Chunk {
    const FIRST: Chunk = Chunk(64);
    const LARGEST: usize = 1 << 14;
    const MOMENT: Duration = Duration::from_millis(300);

    /// How many of them a thread takes at once: few enough that no thread stands idle for long.
    fn piece(self, threads: usize) -> usize {
        (self.0 / (8 * threads)).clamp(1, 64)
    }

    /// How many such pieces there are.
    fn pieces(self, threads: usize) -> usize {
        self.0.div_ceil(self.piece(threads))
    }

    fn after(self, elapsed: Duration) -> Chunk {
        if elapsed > 4 * Chunk::MOMENT {
            Chunk((self.0 / 2).max(Chunk::FIRST.0))
        } else if elapsed < Chunk::MOMENT {
            Chunk((self.0 * 2).min(Chunk::LARGEST))
        } else {
            self
        }
    }
}

/// A pool of the size that was asked for.
pub(crate) fn pool(threads: Option<&Threads>) -> anyhow::Result<rayon::ThreadPool> {
    let threads = threads.and_then(|threads| threads.threads).unwrap_or(0);
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads.into())
        .build()
        .context("threads cannot be started")
}
