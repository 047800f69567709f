//! `minuet count`: the number of solutions.

use minuet_answer::count;
use minuet_core::{Cell, Setup};
use minuet_words::message::CommandMessage;

use crate::answer::CountAnswer;
use crate::cli::Count;
use crate::exit::{Exit, Failure};
use crate::input::Sources;
use crate::output::{self, Output};
use crate::pipeline;
use crate::speech::say;

pub(crate) fn run(args: &Count) -> Result<Exit, Failure> {
    let sources = Sources::open(&args.inputs)?;
    pipeline::print(&sources, None, &mut Output::open(None)?, |_, record| {
        let answer = count(&record.setup, args.limit as usize);
        let exit = if answer.solutions == 1 { Exit::Yes } else { Exit::No };
        let text =
            if args.json { output::json(&answer) } else { told(&answer, &record.setup).into() };
        (text, exit)
    })
}

fn told(answer: &CountAnswer, setup: &Setup) -> String {
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
