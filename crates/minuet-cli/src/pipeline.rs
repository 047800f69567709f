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
pub(crate) fn each<T: Send>(
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
    let mut exit = sources.exit;
    in_order(sources.items(), threads, one, |done| {
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
/// of the items it has worked on.
pub(crate) fn in_order<T: Send, R: Send>(
    mut items: impl Iterator<Item = T>,
    threads: Option<&Threads>,
    work: impl Fn(&T) -> R + Sync,
    mut take: impl FnMut(R) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    if threads.is_some_and(|threads| threads.threads == Some(1)) {
        // One thread means one: the caller's.
        return items.try_for_each(|item| take(work(&item)));
    }
    let pool = pool(threads)?;
    let mut size = Chunk::FIRST;
    let mut next = |size: Chunk| -> Vec<T> { items.by_ref().take(size.0).collect() };
    let mut chunk = next(size);
    let mut done: Vec<R> = Vec::new();
    while !chunk.is_empty() || !done.is_empty() {
        let start = Instant::now();
        let (current, finished) = (std::mem::take(&mut chunk), std::mem::take(&mut done));
        let worked = |item: T| work(&item);
        let taken = pool.in_place_scope(|scope| {
            scope.spawn(|_| {
                done = current.into_par_iter().with_max_len(64).map(worked).collect();
            });
            chunk = next(size);
            finished.into_iter().try_for_each(&mut take)
        });
        taken?;
        size = size.after(start.elapsed());
    }
    Ok(())
}

/// How many items are worked on before their results are handed on: as many as take a moment.
#[derive(Clone, Copy)]
struct Chunk(usize);

impl Chunk {
    const FIRST: Chunk = Chunk(64);
    const LARGEST: usize = 1 << 14;
    const MOMENT: Duration = Duration::from_millis(300);

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
