//! `minuet count`: the number of solutions.

use std::fmt::Write;

use minuet_answer::count;
use minuet_core::{Cell, Setup, Solution};

use crate::answer::CountAnswer;
use crate::cli::Count;
use crate::exit::Exit;
use crate::input::Sources;
use crate::output;
use crate::pipeline::{self, Done};

pub(crate) fn run(args: &Count) -> anyhow::Result<Exit> {
    let sources = Sources::open(&args.inputs)?;
    let mut out = output::open(None)?;
    pipeline::run(&sources, None, &mut out, Exit::Wrong, |_, record| {
        let answer = count(&record.setup, args.limit as usize);
        let exit = if answer.solutions == 1 { Exit::Yes } else { Exit::No };
        let text = if args.json {
            format!("{}\n", serde_json::to_string(&answer)?)
        } else {
            told(&answer, &record.setup)
        };
        Ok(Done { exit, ..Done::yes(text) })
    })
}

fn told(answer: &CountAnswer, setup: &Setup) -> String {
    let mut text = String::new();
    let _ = match (answer.solutions, answer.stopped) {
        (0, _) => match setup.conflict().or_else(|| setup.position().broken()) {
            Some(broken) => {
                writeln!(text, "no solution: {}", minuet_words::message::NounMessage::from(broken))
            }
            None => writeln!(text, "no solution"),
        },
        (1, _) => writeln!(text, "1 solution"),
        (many, false) => writeln!(text, "{many} solutions"),
        (many, true) => writeln!(text, "{many} solutions or more"),
    };
    for solution in &answer.examples {
        let _ = writeln!(text, "{solution}");
    }
    if let [first, second] = answer.examples.as_slice() {
        let _ = writeln!(text, "they differ in {}", differing(first, second));
    }
    text
}

/// The cells where two solutions differ.
fn differing(first: &Solution, second: &Solution) -> String {
    let cells = Cell::ALL.into_iter().filter(|&cell| first.get(cell) != second.get(cell));
    cells.map(|cell| cell.to_string()).collect::<Vec<_>>().join(", ")
}
