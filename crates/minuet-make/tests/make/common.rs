//! Puzzles to test on.

use std::path::PathBuf;

use minuet_core::Puzzle;

/// Famous puzzles and nonsense: few and many clues, symmetric ones, conflicts.
pub(crate) const PUZZLES: [&str; 9] = [
    // Wikipedia's example.
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    // Easter Monster.
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    // Golden Nugget.
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    // AI Escargot.
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    // Seventeen clues.
    "...8.1..........435............7.8........1...2..3....6......75..34........2..6..",
    // A conflict in a row, a column and a square.
    "11.......1...........................................23................3.........",
    // Many equal digits in one place.
    "112......121......233........................11....................4...5.........",
    // Nearly nothing.
    ".................................................................................",
    "........................................5........................................",
];

pub(crate) fn puzzles() -> Vec<Puzzle> {
    PUZZLES.iter().map(|line| line.parse().expect("these are puzzles")).collect()
}

/// A list of the corpora folder, where there is one.
pub(crate) fn corpus(name: &str) -> Option<Vec<Puzzle>> {
    let folder = std::env::var_os("MINUET_CORPORA").map(PathBuf::from)?;
    let text = std::fs::read_to_string(folder.join("corpora").join(name)).ok()?;
    Some(text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect())
}

/// Whether everything is asked for, and not a sample.
pub(crate) fn full() -> bool {
    std::env::var_os("MINUET_FULL").is_some_and(|value| value == "1")
}
