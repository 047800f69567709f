//! What is measured: each takes the line of a puzzle, so that all pay for reading it.

use std::hint::black_box;

use minuet_core::{Position, Puzzle, Reading};
use sudoku::Sudoku;
use sudoku::strategy::{Strategy, StrategySolver};

/// Something to measure.
pub(crate) struct Work {
    /// Its name.
    pub(crate) name: &'static str,
    /// At most this many puzzles a round: enough that a processor cannot learn them by heart.
    pub(crate) at_most: usize,
    /// What it does with one puzzle.
    pub(crate) run: fn(&str),
}

/// All of it; counting comes first, as the others are compared with it.
pub(crate) const WORK: [Work; 6] = [
    Work { name: "count", at_most: 20_000, run: count },
    Work { name: "count, sudoku crate", at_most: 20_000, run: peer_count },
    Work { name: "step3", at_most: 5_000, run: step3 },
    Work { name: "decide", at_most: 5_000, run: decide },
    Work { name: "strategies, sudoku crate", at_most: 500, run: peer_strategies },
    Work { name: "teach", at_most: 100, run: teach },
];

fn puzzle(line: &str) -> Puzzle {
    line.parse().expect("the corpora hold puzzles")
}

fn count(line: &str) {
    black_box(minuet_fast::count(&puzzle(line), 2));
}

fn step3(line: &str) {
    let _ = black_box(minuet_fast::close(&Position::of(&puzzle(line)), &Reading::PAPER));
}

fn decide(line: &str) {
    black_box(minuet_fast::decide(&puzzle(line), &Reading::PAPER));
}

fn teach(line: &str) {
    black_box(minuet_method::solve(&puzzle(line).into(), &Reading::PAPER));
}

fn peer_puzzle(line: &str) -> Sudoku {
    Sudoku::from_str_line(line).expect("the corpora hold puzzles")
}

fn peer_count(line: &str) {
    black_box(peer_puzzle(line).solutions_count_up_to(2));
}

/// What people look for, easy first: rests where it finds no more, as the method does.
const STRATEGIES: [Strategy; 14] = [
    Strategy::NakedSingles,
    Strategy::HiddenSingles,
    Strategy::LockedCandidates,
    Strategy::NakedPairs,
    Strategy::HiddenPairs,
    Strategy::NakedTriples,
    Strategy::HiddenTriples,
    Strategy::XWing,
    Strategy::Swordfish,
    Strategy::XyWing,
    Strategy::XyzWing,
    Strategy::NakedQuads,
    Strategy::HiddenQuads,
    Strategy::Jellyfish,
];

fn peer_strategies(line: &str) {
    let solver = StrategySolver::from_sudoku(peer_puzzle(line));
    let _ = black_box(solver.solve(&STRATEGIES));
}
