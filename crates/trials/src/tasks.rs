//! What benchmarks run on.

use std::hint::black_box;
use std::path::PathBuf;

use minuet_core::{Position, Puzzle, Reading};

use crate::corpora::{corpora, own_puzzles, puzzles};

/// Something to measure.
pub struct Task {
    /// Its name.
    pub name: &'static str,
    /// How many puzzles it takes at a time.
    pub size: usize,
    /// What it does with one.
    pub run: fn(&Puzzle),
}

/// Everything that is measured: counting solutions, closing Step 3, deciding the method, teaching it.
pub const TASKS: [Task; 4] = [
    Task { name: "count", size: 200, run: count },
    Task { name: "step3", size: 200, run: step3 },
    Task { name: "decide", size: 200, run: decide },
    Task { name: "teach", size: 40, run: teach },
];

fn count(puzzle: &Puzzle) {
    black_box(minuet_fast::count(puzzle, 2));
}

fn step3(puzzle: &Puzzle) {
    let _ = black_box(minuet_fast::close(&Position::of(puzzle), &Reading::PAPER));
}

fn decide(puzzle: &Puzzle) {
    black_box(minuet_fast::decide(puzzle, &Reading::PAPER));
}

fn teach(puzzle: &Puzzle) {
    black_box(minuet_method::solve(&(*puzzle).into(), &Reading::PAPER));
}

/// The corpora that are measured, by name.
const NAMES: [&str; 5] = ["controlled-bias", "seventeen", "diabolical", "top1465", "hardest375"];

/// A corpus by name: a file of the corpora folder, or the project's own set where there is none.
pub fn corpus(name: &str) -> Vec<Puzzle> {
    match corpora() {
        Some(folder) => puzzles(&file(folder, name)),
        None => own_puzzles(),
    }
}

/// The names of the corpora to measure.
pub fn corpus_names() -> Vec<&'static str> {
    if corpora().is_some() { NAMES.to_vec() } else { vec!["own"] }
}

fn file(folder: PathBuf, name: &str) -> PathBuf {
    folder.join("corpora").join(format!("{name}.txt"))
}

/// `count` puzzles spread evenly over a corpus, so that a short run meets all of it.
pub fn spread(corpus: &[Puzzle], count: usize) -> Vec<Puzzle> {
    let step = (corpus.len() / count.max(1)).max(1);
    corpus.iter().step_by(step).take(count).copied().collect()
}
