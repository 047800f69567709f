//! Many puzzles through one function: on all cores, in input order.

use std::io::Write;

use anyhow::Context;
use minuet_formats::Record;
use rayon::prelude::*;

use crate::cli::{Inputs, Threads};
use crate::exit::Exit;
use crate::input::{Item, Source, items, sources};

/// How many puzzles are worked on before their results are printed.
const CHUNK: usize = 2048;

/// What became of one puzzle.
pub(crate) struct Done {
    /// What to print.
    pub(crate) text: Vec<u8>,
    /// What to say on standard error.
    pub(crate) complaint: Option<String>,
    /// How it counts for the exit code.
    pub(crate) exit: Exit,
}

impl Done {
    pub(crate) fn yes(text: impl Into<Vec<u8>>) -> Done {
        Done { text: text.into(), complaint: None, exit: Exit::Yes }
    }
}

/// Runs `work` over every puzzle of the inputs and prints the results in order. A line that cannot be
/// read is reported on standard error, counts as `rejected`, and stops nothing.
pub(crate) fn run(
    inputs: &Inputs,
    threads: Option<&Threads>,
    out: &mut dyn Write,
    rejected: Exit,
    work: impl Fn(&Source, &Record) -> anyhow::Result<Done> + Sync,
) -> anyhow::Result<Exit> {
    let sources = sources(inputs)?;
    let pool = pool(threads)?;
    let mut exit = Exit::Yes;
    let mut any = false;
    let mut items = items(inputs, &sources);
    loop {
        let chunk: Vec<Item<'_>> = items.by_ref().take(CHUNK).collect();
        if chunk.is_empty() {
            break;
        }
        any = true;
        let one = |item: &Item<'_>| match &item.record {
            Ok(record) => work(item.source, record),
            Err(error) => Ok(Done {
                text: Vec::new(),
                complaint: Some(rejection(item.source, error)),
                exit: rejected,
            }),
        };
        let done: Vec<anyhow::Result<Done>> =
            pool.install(|| chunk.par_iter().with_max_len(64).map(one).collect());
        for done in done {
            let done = done?;
            out.write_all(&done.text)?;
            if let Some(complaint) = done.complaint {
                out.flush()?;
                anstream::eprintln!("minuet: {complaint}");
            }
            exit = exit.max(done.exit);
        }
    }
    out.flush()?;
    anyhow::ensure!(any, "there is no puzzle in the input");
    Ok(exit)
}

fn rejection(source: &Source, error: &minuet_formats::FormatError) -> String {
    match &source.name {
        Some(name) => format!("{name}: {error}"),
        None => error.to_string(),
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
