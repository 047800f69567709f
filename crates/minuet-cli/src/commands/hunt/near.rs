//! `minuet hunt --near`: the vicinity search.

use std::path::Path;

use minuet_hunt::{Goal, NearOrder, NearState};
use minuet_words::message::HuntMessage;

use crate::cli::{Hunt, NearGoal};
use crate::document::{NearDocument, NearPuzzle, Version};
use crate::exit::{Exit, Failure};
use crate::output;
use crate::progress::Bar;
use crate::speech::say;

/// How many of the best are listed at the end.
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
    let state = state?;
    output::print(if args.json {
        output::json(&answer(&order, &state))
    } else {
        told(&order, &state).into_bytes()
    })?;
    Ok(if stop.load(std::sync::atomic::Ordering::Relaxed) { Exit::Stopped } else { Exit::Yes })
}

/// What is shown while it runs: the best so far.
fn live(state: &NearState, scored: u64) -> String {
    say(HuntMessage::NearProgress {
        best: state.kept.first().map(|kept| state.goal.told(kept.score)),
        scored: state.scored + scored,
        steps: state.steps,
        waiting: waiting(state),
    })
}

/// How many of the best have not been searched around.
fn waiting(state: &NearState) -> u64 {
    state.kept.iter().filter(|kept| !kept.done).count() as u64
}

fn answer(order: &NearOrder, state: &NearState) -> NearDocument {
    let best = state.kept.iter().take(TOLD).map(|kept| NearPuzzle {
        puzzle: kept.puzzle,
        score: HuntMessage::Score(state.goal.told(kept.score)).to_string(),
        done: kept.done,
    });
    NearDocument {
        minuet: Version::NOW,
        folder: order.folder.display().to_string(),
        reading: order.reading,
        goal: state.goal.to_string(),
        steps: state.steps,
        scored: state.scored,
        passed_over: state.passed_over,
        waiting: waiting(state),
        best: best.collect(),
    }
}

fn told(order: &NearOrder, state: &NearState) -> String {
    let &NearState { steps, scored, passed_over, .. } = state;
    let mut lines = vec![say(HuntMessage::NearTotal { steps, scored, passed_over })];
    lines.extend(state.kept.iter().take(TOLD).map(|kept| {
        let score = say(HuntMessage::Score(state.goal.told(kept.score)));
        format!("{}  {score}", kept.puzzle)
    }));
    lines.push(say(HuntMessage::NearWaiting { count: waiting(state) }));
    lines.push(say(HuntMessage::NearList { folder: order.folder.display().to_string() }));
    lines.join("\n") + "\n"
}
