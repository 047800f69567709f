//! What benchmarks run on.

use std::path::PathBuf;

use minuet_core::Puzzle;

use crate::corpora::{corpora, own_puzzles, puzzles};

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
