//! `minuet hunt`: every puzzle of large inputs.

mod near;
mod summary;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use minuet_hunt::{By, HuntEnding, HuntError, Input, InputFault, Order, Question, Repeats};
use minuet_words::Message;
use minuet_words::message::CommandMessage;

use crate::cli::Hunt;
use crate::exit::{Exit, Failure};
use crate::output;
use crate::progress::Bar;
use crate::speech::complain;

pub(crate) fn run(args: &Hunt) -> Result<Exit, Failure> {
    if let Some(input) = &args.near {
        return near::run(input, args);
    }
    let order = order(args);
    if order.inputs.contains(&Input::Stdin) {
        complain(CommandMessage::HuntOverStandardInput);
    }
    let stop = signal()?;
    let mut bar = Bar::new();
    let summary = minuet_hunt::hunt(&order, &stop, &mut |progress| bar.show(progress));
    bar.end();
    let summary = summary.map_err(advised)?;
    output::print(if args.json {
        output::json(&summary::answer(&order, &summary))
    } else {
        summary::told(&order, &summary).into_bytes()
    })?;
    let tally = summary.tally;
    if summary.ending == HuntEnding::Stopped {
        return Ok(Exit::Stopped);
    }
    if tally.rows() + tally.rejected + tally.repeated == 0 {
        complain(CommandMessage::HuntWithoutPuzzle);
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

/// An error, with the option that may help.
fn advised(error: HuntError) -> Message {
    let is_choice = matches!(error, HuntError::Input { fault: InputFault::NoColumn { .. }, .. });
    let what = error.into();
    if is_choice { CommandMessage::ChooseColumn { what: Box::new(what) }.into() } else { what }
}

/// Becomes true with the first Ctrl-C; the second ends the program at once.
pub(super) fn signal() -> Result<Arc<AtomicBool>, CommandMessage> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
        signal_hook::flag::register_conditional_shutdown(signal, 130, stop.clone())
            .and_then(|_| signal_hook::flag::register(signal, stop.clone()))
            .map_err(|error| CommandMessage::SignalsNotHeard { error: error.to_string() })?;
    }
    Ok(stop)
}
