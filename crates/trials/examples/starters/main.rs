//! Which starter? What starters yield, what can be seen of them, and which rule for choosing one serves best.
//!
//!     cargo run --release -p trials --example starters -- COMMAND FILE… [OPTIONS]
//!
//! `play` measures the rules that `--rule` gives; `search` looks for better ones, trying all of them on the first `--sample N`
//! puzzles; `data` writes what is known of every starter to the Parquet file after `-o`; `effort` counts the work of whole
//! solves, and `sides` what it matters which side dances first; `check` asks the teacher whether all this is true. A file has one puzzle per line; `--first N` takes the first N,
//! `--half 0|1` the puzzles whose hash is even or odd. `docs/starters.md` tells what the features are, how a rule is
//! written, and what was found.

mod check;
mod dance;
mod data;
mod effort;
mod features;
mod figures;
mod game;
mod mean;
mod rule;
mod search;
mod sides;

use std::path::{Path, PathBuf};

use minuet_core::Puzzle;

use crate::figures::measure;
use crate::rule::Rule;

struct Arguments {
    command: String,
    files: Vec<String>,
    rules: Vec<Rule>,
    half: Option<u64>,
    first: usize,
    sample: usize,
    out: Option<PathBuf>,
}

const COMMANDS: &str = "expected play, search, data, effort, sides or check";

fn arguments() -> Result<Arguments, Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let command = words.next().ok_or(COMMANDS)?;
    let mut arguments = Arguments {
        command,
        files: Vec::new(),
        rules: Vec::new(),
        half: None,
        first: usize::MAX,
        sample: 600,
        out: None,
    };
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or(format!("{word}: expected a value"));
        match word.as_str() {
            "--rule" => arguments.rules.push(value()?.parse()?),
            "--half" => arguments.half = Some(value()?.parse()?),
            "--first" => arguments.first = value()?.parse()?,
            "--sample" => arguments.sample = value()?.parse()?,
            "-o" => arguments.out = Some(value()?.into()),
            _ => arguments.files.push(word),
        }
    }
    Ok(arguments)
}

/// The half that a puzzle belongs to, by the hash of its line.
fn half_of(puzzle: &Puzzle) -> u64 {
    (hash(&puzzle.to_string()) >> 20) % 2
}

/// FNV-1a.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

impl Arguments {
    fn puzzles(&self, file: &str) -> Vec<Puzzle> {
        let mut puzzles = trials::puzzles(Path::new(file));
        puzzles.retain(|puzzle| self.half.is_none_or(|half| half == half_of(puzzle)));
        puzzles.truncate(self.first);
        puzzles
    }

    fn all(&self) -> Vec<Puzzle> {
        self.files.iter().flat_map(|file| self.puzzles(file)).collect()
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments = arguments()?;
    match arguments.command.as_str() {
        "play" => play(&arguments),
        "search" => search::search(&arguments),
        "data" => {
            let out = arguments.out.as_ref().ok_or("data: expected -o OUT.parquet")?;
            println!("{} starters", data::write(&arguments.all(), &arguments.rules, out)?);
        }
        "effort" => effort::print(&arguments.all())?,
        "sides" => sides::print(&arguments.all()),
        "check" => println!("the teacher agrees on {} starters", check::check(&arguments.all())?),
        _ => return Err(COMMANDS.into()),
    }
    Ok(())
}

fn play(arguments: &Arguments) {
    for file in &arguments.files {
        let puzzles = arguments.puzzles(file);
        let figures = measure(&puzzles, &arguments.rules);
        println!("{file}: {} puzzles", figures.first().map_or(0, |all| all.minuets.count()));
        for (rule, figures) in arguments.rules.iter().zip(figures) {
            println!("  {figures}  {rule}");
        }
    }
}
