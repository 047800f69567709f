//! Which starter? What starters yield, what can be seen of them, and which rule for choosing one serves best.
//!
//!     cargo run --release -p trials --example starters -- COMMAND FILE… [OPTIONS]
//!
//! `play` measures the rules that `--rule` gives; `rankings`, `firsts` and `windows` search for better ones; `data` writes
//! what is known of every starter to the Parquet file after `-o`; `effort` counts the work of whole solves; `check` asks the
//! teacher whether all this is true. A file has one puzzle per line; `--first N` takes the first N, `--half 0|1` the puzzles
//! whose hash is even or odd. `docs/starters.md` tells what the features are, how a rule is written, and what was found.

mod check;
mod dance;
mod data;
mod effort;
mod features;
mod game;
mod mean;
mod rule;
mod search;

use std::fmt;
use std::path::{Path, PathBuf};

use minuet_core::Puzzle;
use rayon::prelude::*;
use rule::Rule;

use crate::game::Game;

struct Arguments {
    command: String,
    files: Vec<String>,
    rules: Vec<Rule>,
    half: Option<u64>,
    first: usize,
    terms: usize,
    keep: usize,
    features: Vec<String>,
    out: Option<PathBuf>,
}

const COMMANDS: &str = "expected play, rankings, firsts, windows, data, effort or check";

fn arguments() -> Result<Arguments, Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let command = words.next().ok_or(COMMANDS)?;
    let mut arguments = Arguments {
        command,
        files: Vec::new(),
        rules: Vec::new(),
        half: None,
        first: usize::MAX,
        terms: 2,
        keep: 20,
        features: Vec::new(),
        out: None,
    };
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or(format!("{word}: expected a value"));
        match word.as_str() {
            "--rule" => arguments.rules.push(value()?.parse()?),
            "--half" => arguments.half = Some(value()?.parse()?),
            "--first" => arguments.first = value()?.parse()?,
            "--terms" => arguments.terms = value()?.parse()?,
            "--features" => {
                arguments.features = value()?.split(',').map(feature).collect::<Result<_, _>>()?;
            }
            "--keep" => arguments.keep = value()?.parse()?,
            "-o" => arguments.out = Some(value()?.into()),
            _ => arguments.files.push(word),
        }
    }
    Ok(arguments)
}

fn feature(name: &str) -> Result<String, String> {
    let known = features::NAMES.contains(&name);
    if known {
        Ok(name.to_owned())
    } else {
        Err(format!("{name}: expected one of {}", features::NAMES.join(", ")))
    }
}

/// FNV-1a of the puzzle as a line.
fn hash(puzzle: &Puzzle) -> u64 {
    let text = puzzle.to_string();
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

impl Arguments {
    fn puzzles(&self, file: &str) -> Vec<Puzzle> {
        let mut puzzles = trials::puzzles(Path::new(file));
        puzzles.retain(|puzzle| self.half.is_none_or(|half| (hash(puzzle) >> 20) % 2 == half));
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
        "rankings" => search::rankings(&arguments),
        "firsts" => search::firsts(&arguments),
        "windows" => search::windows(&arguments),
        "data" => {
            let out = arguments.out.as_ref().ok_or("data: expected -o OUT.parquet")?;
            println!("{} starters", data::write(&arguments.all(), &arguments.rules, out)?);
        }
        "effort" => effort::print(&arguments.all())?,
        "check" => println!("the teacher agrees on {} starters", check::check(&arguments.all())?),
        _ => return Err(COMMANDS.into()),
    }
    Ok(())
}

/// Minuets and starters over puzzles.
#[derive(Clone, Copy, Default)]
pub(crate) struct Figures {
    puzzles: u64,
    minuets: u64,
    minuets_squared: u64,
    tried: u64,
    tried_squared: u64,
    /// Puzzles that took four minuets or more.
    four: u64,
    looks: u64,
}

impl Figures {
    fn count(mut self, game: &mut Game, rule: &Rule) -> Figures {
        if let Some(score) = game.play(rule) {
            let (minuets, tried) = (u64::from(score.minuets), u64::from(score.tried));
            self.puzzles += 1;
            self.minuets += minuets;
            self.minuets_squared += minuets * minuets;
            self.tried += tried;
            self.tried_squared += tried * tried;
            self.four += u64::from(minuets >= 4);
            self.looks += u64::from(score.looks);
        }
        self
    }

    fn add(self, other: Figures) -> Figures {
        Figures {
            puzzles: self.puzzles + other.puzzles,
            minuets: self.minuets + other.minuets,
            minuets_squared: self.minuets_squared + other.minuets_squared,
            tried: self.tried + other.tried,
            tried_squared: self.tried_squared + other.tried_squared,
            four: self.four + other.four,
            looks: self.looks + other.looks,
        }
    }

    /// The mean and its standard error.
    fn mean(&self, sum: u64, squares: u64) -> (f64, f64) {
        let n = self.puzzles as f64;
        let mean = sum as f64 / n;
        (mean, ((squares as f64 / n - mean * mean) / n).sqrt())
    }

    fn minuets(&self) -> (f64, f64) {
        self.mean(self.minuets, self.minuets_squared)
    }

    /// Looks at starters, a puzzle.
    fn looks(&self) -> f64 {
        self.looks as f64 / self.puzzles as f64
    }

    /// Looks at starters before one is taken that helps.
    fn looks_a_choice(&self) -> f64 {
        self.looks as f64 / self.minuets as f64
    }

    fn tried(&self) -> (f64, f64) {
        self.mean(self.tried, self.tried_squared)
    }
}

/// The figures of each rule over the puzzles; each puzzle is opened once.
pub(crate) fn measure(puzzles: &[Puzzle], rules: &[Rule]) -> Vec<Figures> {
    let none = || vec![Figures::default(); rules.len()];
    puzzles
        .par_iter()
        .with_min_len(16)
        .fold(none, |mut figures, puzzle| {
            if let Some(mut game) = Game::new(puzzle) {
                for (figures, rule) in figures.iter_mut().zip(rules) {
                    *figures = figures.count(&mut game, rule);
                }
            }
            figures
        })
        .reduce(none, |a, b| a.into_iter().zip(b).map(|(a, b)| a.add(b)).collect())
}

/// Means with their standard errors.
impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ((minuets, m), (tried, t)) = (self.minuets(), self.tried());
        let four = 100.0 * self.four as f64 / self.puzzles as f64;
        write!(f, "{minuets:.3} ± {m:.3} minuets  {tried:.3} ± {t:.3} tried  ")?;
        write!(f, "{four:5.2} % four and more  ")?;
        write!(f, "{:6.1} looks, {:6.1} a choice", self.looks(), self.looks_a_choice())
    }
}

fn play(arguments: &Arguments) {
    for file in &arguments.files {
        let puzzles = arguments.puzzles(file);
        let figures = measure(&puzzles, &arguments.rules);
        println!("{file}: {} puzzles", figures.first().map_or(0, |figures| figures.puzzles));
        for (rule, figures) in arguments.rules.iter().zip(figures) {
            println!("  {figures}  {rule}");
        }
    }
}
