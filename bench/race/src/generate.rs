//! Minimal puzzles made: ours, the `sudoku` crate and qqwing, in turn.
//!
//! Times are processor time, children included: on a busy machine the clock says little.

use std::hint::black_box;
use std::process::Command;

use minuet_core::{Position, Puzzle};
use minuet_make::{Generator, Recipe};
use sudoku::{Sudoku, Symmetry};

const ROUNDS: usize = 7;

/// A maker of puzzles without symmetry.
struct Maker {
    name: &'static str,
    /// How many puzzles it makes in a round: about a second's worth.
    count: usize,
    /// Makes this many puzzles in some round.
    make: fn(usize, usize) -> Option<Vec<String>>,
}

const MAKERS: [Maker; 3] = [
    Maker { name: "minuet", count: 64 * 200, make: ours },
    Maker { name: "sudoku crate", count: 4000, make: peer },
    Maker { name: "qqwing", count: 120, make: qqwing },
];

/// Prints a line for each maker: its name, puzzles a round, the share that is minimal, and the median and
/// the best rate.
pub(crate) fn race() {
    let mut rates: [Vec<f64>; MAKERS.len()] = Default::default();
    let mut minimal = [0; MAKERS.len()];
    for round in 0..ROUNDS {
        for (i, maker) in MAKERS.iter().enumerate() {
            let start = seconds();
            let Some(puzzles) = (maker.make)(round, maker.count) else { continue };
            let taken = seconds() - start;
            minimal[i] = puzzles.iter().filter(|line| is_minimal(line)).count();
            rates[i].push(puzzles.len() as f64 / taken);
        }
    }
    for ((maker, rates), minimal) in MAKERS.iter().zip(&mut rates).zip(minimal) {
        rates.sort_by(f64::total_cmp);
        let Some(best) = rates.last() else {
            println!("{}\tnot on this machine\t-\t-\t-", maker.name);
            continue;
        };
        let share = 100 * minimal / maker.count;
        let median = rates[rates.len() / 2];
        println!("{}\t{}\t{share}\t{median:.0}\t{best:.0}", maker.name, maker.count);
    }
}

fn ours(round: usize, count: usize) -> Option<Vec<String>> {
    let generator = Generator::new(round as u64, Recipe::default()).ok()?;
    let puzzles = (0..).flat_map(|index| generator.batch(index)).take(count);
    Some(puzzles.map(|puzzle| puzzle.to_string()).collect())
}

fn peer(_: usize, count: usize) -> Option<Vec<String>> {
    let puzzle = |_| black_box(Sudoku::generate_with_symmetry(Symmetry::None));
    Some((0..count).map(puzzle).map(|puzzle| puzzle.to_str_line().to_string()).collect())
}

fn qqwing(_: usize, count: usize) -> Option<Vec<String>> {
    let order = ["--generate", &count.to_string(), "--symmetry", "none", "--one-line"];
    let output = Command::new("qqwing").args(order).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    Some(text.lines().map(str::to_owned).collect())
}

fn is_minimal(line: &str) -> bool {
    let puzzle: Puzzle = line.parse().expect("makers make puzzles");
    let solutions = minuet_fast::solutions(&Position::of(&puzzle), 2);
    solutions.len() == 1 && minuet_fast::is_minimal(&puzzle, &solutions[0])
}

/// What this process and its children have had of a processor.
fn seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").expect("this is Linux");
    let after_name = stat.rsplit(") ").next().unwrap_or_default();
    let ticks =
        after_name.split(' ').skip(11).take(4).filter_map(|ticks| ticks.parse::<f64>().ok());
    ticks.sum::<f64>() / 100.0
}
