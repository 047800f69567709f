//! `minuet hunt --near`: the vicinity search.

use std::fmt::Write;
use std::path::Path;

use minuet_hunt::{Goal, NearOrder, NearState};
use minuet_words::message::CommandMessage;

use crate::answer::{NearAnswer, NearPuzzle, Version};
use crate::cli::{Hunt, NearGoal};
use crate::exit::{Exit, Failure};
use crate::output;
use crate::progress::Bar;

/// How many of the best are told at the end.
const TOLD: usize = 10;

pub(super) fn run(input: &Path, args: &Hunt) -> Result<Exit, Failure> {
    let order = NearOrder {
        input: input.to_owned(),
        folder: args.output.clone(),
        reading: args.reading.reading,
        goal: match args.goal {
            NearGoal::Starters => Goal::Starters,
            NearGoal::Depth => Goal::Depth,
            NearGoal::Minuets => Goal::Minuets,
        },
        remove: args.remove,
        add: args.add,
        keep: args.keep,
        steps: args.steps,
        threads: args.threads.threads.map(usize::from),
    };
    let stop = super::signal()?;
    let mut bar = Bar::new();
    let mut watch = |state: &NearState, scored: u64| bar.say(live(state, scored));
    let state = minuet_hunt::near(&order, &stop, &mut watch);
    bar.end();
    let state = state.map_err(|error| CommandMessage::Told(error.to_string()))?;
    output::print(if args.json {
        output::json(&answer(&order, &state))
    } else {
        told(&order, &state).into_bytes()
    })?;
    Ok(if stop.load(std::sync::atomic::Ordering::Relaxed) { Exit::Stopped } else { Exit::Yes })
}

/// What is shown while it runs: the best so far.
fn live(state: &NearState, scored: u64) -> String {
    let best = state.kept.first().map_or_else(String::new, |kept| state.goal.told(kept.score));
    let waiting = state.kept.iter().filter(|kept| !kept.done).count();
    let scored = state.scored + scored;
    format!("best {best}; {scored} scored, {} looked around, {waiting} waiting", state.steps)
}

fn answer(order: &NearOrder, state: &NearState) -> NearAnswer {
    let best = state.kept.iter().take(TOLD).map(|kept| NearPuzzle {
        puzzle: kept.puzzle,
        score: state.goal.told(kept.score),
        done: kept.done,
    });
    NearAnswer {
        minuet: Version::NOW,
        folder: order.folder.display().to_string(),
        reading: order.reading,
        goal: state.goal.to_string(),
        steps: state.steps,
        scored: state.scored,
        passed_over: state.passed_over,
        waiting: state.kept.iter().filter(|kept| !kept.done).count() as u64,
        best: best.collect(),
    }
}

fn told(order: &NearOrder, state: &NearState) -> String {
    let mut text = format!(
        "{} puzzles looked around, {} neighbours scored, {} sets of clues passed over\n",
        state.steps, state.scored, state.passed_over
    );
    for kept in state.kept.iter().take(TOLD) {
        let _ = writeln!(text, "{}  {}", kept.puzzle, state.goal.told(kept.score));
    }
    let waiting = state.kept.iter().filter(|kept| !kept.done).count();
    let _ = match waiting {
        0 => writeln!(text, "All of the best have been looked around."),
        _ => writeln!(text, "{waiting} of the best wait: the same command goes on."),
    };
    let _ = writeln!(text, "See {}/best.tsv.", order.folder.display());
    text
}
