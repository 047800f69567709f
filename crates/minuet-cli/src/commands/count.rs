//! `minuet count`: the number of solutions.

use minuet_answer::{Counted, Reply, Request};
use minuet_core::{Cell, Setup};
use minuet_words::message::CommandMessage;

use crate::cli::Count;
use crate::exit::{Exit, Failure};
use crate::input::Sources;
use crate::output::{self, Output};
use crate::pipeline;
use crate::speech::{ask, say};

pub(crate) fn run(args: &Count) -> Result<Exit, Failure> {
    let sources = Sources::open(&args.inputs)?;
    pipeline::print(&sources, None, &mut Output::standard(), |_, record| {
        let (setup, limit) = (record.setup, args.limit as usize);
        let answer = match ask(Request::Count { setup, limit }) {
            Ok(Reply::Counted(counted)) => counted,
            other => unreachable!("anything can be counted: {other:?}"),
        };
        let exit = if answer.solutions == 1 { Exit::Yes } else { Exit::No };
        let text =
            if args.json { output::json(&answer) } else { told(&answer, &record.setup).into() };
        (text, exit)
    })
}

fn told(answer: &Counted, setup: &Setup) -> String {
    let broken = || setup.conflict().or_else(|| setup.position().broken());
    let count = answer.solutions;
    let mut lines = vec![say(match (count, answer.stopped) {
        (0, _) => {
            CommandMessage::NoSolution { why: broken().map(|broken| Box::new(broken.into())) }
        }
        (_, false) => CommandMessage::Solutions { count },
        (_, true) => CommandMessage::SolutionsOrMore { count },
    })];
    lines.extend(answer.examples.iter().map(ToString::to_string));
    if let [first, second] = answer.examples.as_slice() {
        let differ = |cell: &Cell| first.get(*cell) != second.get(*cell);
        lines.push(say(CommandMessage::Differ {
            cells: Cell::ALL.into_iter().filter(differ).collect(),
        }));
    }
    lines.join("\n") + "\n"
}
