//! Many puzzles through one function: on all cores, in input order.

mod order;

pub(crate) use order::in_order;

use std::io::Write;

use anyhow::Context;
use minuet_formats::Record;

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

/// Joins nothing: each result is handed on by itself.
pub(crate) fn apart<R>(_: &mut R, next: R) -> Option<R> {
    Some(next)
}

/// A pool of the size that was asked for.
pub(crate) fn pool(threads: Option<&Threads>) -> anyhow::Result<rayon::ThreadPool> {
    let threads = threads.and_then(|threads| threads.threads).unwrap_or(0);
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads.into())
        .build()
        .context("threads cannot be started")
}
