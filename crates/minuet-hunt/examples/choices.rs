//! What footnote 8's choice of starters gains: `cargo run --release --example choices -- FILE… [--lots N]`.
//!
//! Every puzzle of the files that Step 4 solves is solved by the teacher, once as footnote 8 says and N times (3
//! by default) with starters drawn at random; the racer knows the least number of minuets. One puzzle per line.

use std::collections::BTreeMap;

use minuet_core::{Outcome, Puzzle, Reading, Setup, Verdict};
use minuet_fast::{MinuetNumber, decide, minuet_number};
use minuet_method::{Choice, solve_choosing};

/// Minuets over puzzles.
#[derive(Default)]
struct Figures {
    puzzles: u64,
    minuets: u64,
    tried: u64,
    best: u64,
    by_minuets: BTreeMap<u32, u64>,
}

impl Figures {
    fn count(&mut self, puzzle: &Puzzle, least: u32, choice: Choice) {
        let trace = solve_choosing(&Setup::from(*puzzle), &Reading::PAPER, choice);
        let Outcome::Solved { minuets, tried, .. } = trace.outcome else { return };
        self.puzzles += 1;
        self.minuets += u64::from(minuets);
        self.tried += u64::from(tried);
        self.best += u64::from(minuets == least);
        *self.by_minuets.entry(minuets).or_default() += 1;
    }

    fn print(&self, name: &str) {
        let mean = |sum: u64| sum as f64 / self.puzzles as f64;
        println!(
            "{name:10}  {:.3} minuets a puzzle changed the sheet, {:.3} were tried; as few as possible for {:.1} %",
            mean(self.minuets),
            mean(self.tried),
            100.0 * mean(self.best)
        );
        println!("            {:?}", self.by_minuets);
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut files, mut lots) = (Vec::new(), 3);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--lots" => lots = arguments.next().ok_or("--lots: expected a number")?.parse()?,
            _ => files.push(argument),
        }
    }
    let (mut footnote, mut lot, mut needed) = (Figures::default(), Figures::default(), 0_u64);
    for file in files {
        let text = std::fs::read_to_string(file)?;
        for puzzle in text.lines().filter_map(|line| line.get(..81)?.parse::<Puzzle>().ok()) {
            if decide(&puzzle, &Reading::PAPER).verdict != Verdict::Minuet {
                continue;
            }
            let number = minuet_number(&puzzle, &Reading::PAPER, 8);
            let Some(MinuetNumber::Exactly(least)) = number else { continue };
            needed += u64::from(least);
            footnote.count(&puzzle, least, Choice::Footnote8);
            for seed in 0..lots {
                lot.count(&puzzle, least, Choice::Lot(seed));
            }
        }
    }
    println!("{} puzzles that take minuets; {lots} times by lot", footnote.puzzles);
    footnote.print("footnote 8");
    lot.print("by lot");
    println!("the least   {:.3}", needed as f64 / footnote.puzzles as f64);
    Ok(())
}
