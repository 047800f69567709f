//! The lines that are raced on.

use std::fs::read_to_string;

use trials::{corpora, own_puzzles};

/// Easy to hard; the files of the corpora folder.
const NAMES: [&str; 6] =
    ["controlled-bias", "seventeen", "diabolical", "top1465", "eleven", "hardest375"];

/// The names of the corpora to measure.
pub(crate) fn corpus_names() -> Vec<&'static str> {
    if corpora().is_some() { NAMES.to_vec() } else { vec!["own"] }
}

/// The puzzles of a corpus, a line each; the project's own set where there are no corpora.
pub(crate) fn corpus_lines(name: &str) -> Vec<String> {
    let Some(folder) = corpora() else {
        return own_puzzles().iter().map(ToString::to_string).collect();
    };
    let file = folder.join("corpora").join(format!("{name}.txt"));
    let text = read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let lines = text.lines().filter_map(|line| line.get(..81));
    lines.filter(|line| line.parse::<minuet_core::Puzzle>().is_ok()).map(str::to_owned).collect()
}
