//! Teacher, racer and peers on the corpora, side by side in one run.
//!
//! `race` prints a line for each kind of work and corpus: work, corpus, puzzles, puzzles per second, and how
//! many times slower it is than our own counting. `race WORK CORPUS COUNT` does one piece of work once, for an
//! instruction counter. `race generate` lets makers of puzzles race.
#![forbid(unsafe_code)]

mod corpora;
mod generate;
mod rounds;
mod work;

use corpora::{corpus_lines, corpus_names};
use trials::spread;
use work::{WORK, Work};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.as_slice() {
        [] => corpus_names().into_iter().for_each(rounds::race),
        [order] if order == "generate" => generate::race(),
        [name, corpus, count] => once(name, corpus, count),
        _ => refuse("race takes nothing, `generate`, or WORK CORPUS COUNT"),
    }
}

/// The corpus is read whatever the count, so that a run without puzzles measures all but the work.
fn once(name: &str, corpus: &str, count: &str) {
    let Some(Work { run, .. }) = WORK.iter().find(|work| work.name == name) else {
        return refuse(&format!("there is no work {name}"));
    };
    let Ok(count) = count.parse() else {
        return refuse(&format!("{count} is not a number of puzzles"));
    };
    let lines = spread(&corpus_lines(corpus), count);
    lines.iter().take(count).for_each(|line| run(line));
}

fn refuse(reason: &str) {
    eprintln!("{reason}");
    std::process::exit(2);
}
