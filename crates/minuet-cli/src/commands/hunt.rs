//! `minuet hunt`: every puzzle of large inputs.

mod near;
mod summary;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::Context;
use minuet_hunt::{By, HuntEnding, Input, Order, Question, Repeats};

use crate::cli::Hunt;
use crate::exit::Exit;
use crate::output::{self, complain};
use crate::progress::Bar;

pub(crate) fn run(args: &Hunt) -> anyhow::Result<Exit> {
    if let Some(input) = &args.near {
        return near::run(input, args);
    }
    let order = order(args);
    if order.inputs.contains(&Input::Stdin) {
        complain("standard input cannot be read again: if this hunt is stopped, it cannot go on");
    }
    let stop = signal()?;
    let mut bar = Bar::new();
    let summary = minuet_hunt::hunt(&order, &stop, &mut |progress| bar.show(progress));
    bar.end();
    let summary = summary?;
    let mut out = output::open(None)?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&summary::answer(&order, &summary))?)?;
    } else {
        out.write_all(summary::told(&order, &summary).as_bytes())?;
    }
    out.flush()?;
    let tally = summary.tally;
    if summary.ending == HuntEnding::Stopped {
        return Ok(Exit::Stopped);
    }
    if tally.rows() + tally.rejected + tally.repeated == 0 {
        complain("there is no puzzle in these inputs");
        return Ok(Exit::Wrong);
    }
    Ok(if tally.rejected == 0 { Exit::Yes } else { Exit::No })
}

fn order(args: &Hunt) -> Order {
    let input = |path: &PathBuf| match path.as_path() {
        path if path == Path::new("-") => Input::Stdin,
        path => Input::File(path.to_owned()),
    };
    let question = Question {
        reading: args.reading.reading,
        find_depth: args.find_depth,
        find_number: args.find_number,
        by: if args.teach { By::Teacher } else { By::Racer },
        weighed: args.sample.is_some(),
    };
    Order {
        inputs: match args.sample {
            Some(clusters) => vec![Input::Sample { clusters, seed: args.seed }],
            None => args.inputs.iter().map(input).collect(),
        },
        column: args.column.clone(),
        question,
        chunk: args.chunk,
        repeats: if args.dedupe { Repeats::Omit } else { Repeats::Decide },
        threads: args.threads.threads.map(usize::from),
        folder: args.output.clone(),
    }
}

/// Becomes true with the first Ctrl-C; the second ends the program at once.
pub(super) fn signal() -> anyhow::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
        signal_hook::flag::register_conditional_shutdown(signal, 130, stop.clone())
            .and_then(|_| signal_hook::flag::register(signal, stop.clone()))
            .context("signals cannot be heard")?;
    }
    Ok(stop)
}
