//! Many puzzles through one function: on all cores, in input order.

mod order;

pub(crate) use order::{in_order, patiently, pool};

use minuet_formats::Record;
use minuet_words::Message;

use crate::exit::{Exit, Failure};
use crate::input::{Item, Source, Sources};
use crate::output::Output;
use crate::speech::complain;

/// What is made of a puzzle, and how it counts for the exit code; or what to complain about instead.
pub(crate) type Made<T> = Result<(T, Exit), (Message, Exit)>;

/// Runs `work` over every puzzle of the sources and prints the results in order. A line that cannot be
/// read is reported on standard error, and stops nothing.
pub(crate) fn print(
    sources: &Sources,
    threads: Option<u16>,
    out: &mut Output,
    work: impl Fn(&Source, &Record) -> (Vec<u8>, Exit) + Sync,
) -> Result<Exit, Failure> {
    let work = |source: &Source, record: &Record| Ok(work(source, record));
    let exit = each(sources, threads, Exit::Wrong, work, |made| match made {
        Some(text) => out.put(text),
        None => out.flush(),
    })?;
    out.flush()?;
    Ok(exit)
}

/// The same with results of any kind, which `take` gets in order; nothing before a complaint, so that what
/// was printed so far can be flushed. A line that cannot be read counts as `rejected`.
pub(crate) fn each<T: Send>(
    sources: &Sources,
    threads: Option<u16>,
    rejected: Exit,
    work: impl Fn(&Source, &Record) -> Made<T> + Sync,
    mut take: impl FnMut(Option<T>) -> Result<(), Failure>,
) -> Result<Exit, Failure> {
    let one = |Item { source, record }: Item<'_>| match record {
        Ok(record) => work(source, &record),
        Err((message, exit)) => Err((message, exit.max(rejected))),
    };
    let mut exit = sources.exit;
    in_order(sources.items(), threads, one, |made| match made {
        Ok((made, end)) => {
            exit = exit.max(end);
            take(Some(made))
        }
        Err((message, end)) => {
            exit = exit.max(end);
            take(None)?;
            complain(message);
            Ok(())
        }
    })?;
    Ok(exit)
}
