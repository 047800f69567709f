//! The puzzle lists that tests read, and how much of them.

use std::path::{Path, PathBuf};

use minuet_core::Puzzle;

/// How much of the corpora a run takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// A fixed sample.
    Sample,
    /// Everything.
    Full,
}

/// What `MINUET_FULL` asks for.
pub fn extent() -> Extent {
    if std::env::var_os("MINUET_FULL").is_some_and(|value| value == "1") {
        Extent::Full
    } else {
        Extent::Sample
    }
}

/// The folder named by `MINUET_CORPORA`, with `corpora` and `golden` in it.
pub fn corpora() -> Option<PathBuf> {
    std::env::var_os("MINUET_CORPORA").map(PathBuf::from)
}

/// Of a list, everything, or `size` items spread evenly over it.
pub fn sample<T: Clone>(list: &[T], size: usize) -> Vec<T> {
    let step = match extent() {
        Extent::Full => 1,
        Extent::Sample => list.len().div_ceil(size).max(1),
    };
    list.iter().step_by(step).cloned().collect()
}

/// `count` items spread evenly over a list, so that a short run meets all of it.
pub fn spread<T: Clone>(list: &[T], count: usize) -> Vec<T> {
    let step = (list.len() / count.max(1)).max(1);
    list.iter().step_by(step).take(count).cloned().collect()
}

/// The puzzles of a text file: the first 81 characters of each line that begins with a puzzle.
pub fn puzzles(file: &Path) -> Vec<Puzzle> {
    let text =
        std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect()
}

/// The project's own small set, for machines without the corpora: generated here, and a few famous ones.
pub fn own_puzzles() -> Vec<Puzzle> {
    let text = include_str!("../puzzles.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| line[..81].parse().expect("the project's own puzzles are well formed"))
        .collect()
}
