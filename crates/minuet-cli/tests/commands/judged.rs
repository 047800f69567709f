//! Generated puzzles before the judge: one solution, no clue too many, symmetric, and of the class that was
//! asked for. Nothing here rests on the racer. A thousand of each kind with `MINUET_FULL=1`.

use minuet_check::{check_trace, count_solutions, decide_plainly};
use minuet_core::{Outcome, Position, Puzzle, Reading, Step, Verdict};
use rayon::prelude::*;

use crate::common::minuet;

/// How many puzzles are asked for: a few, or as many as the project promises.
fn count(few: usize, full: usize) -> usize {
    if std::env::var_os("MINUET_FULL").is_some_and(|value| value == "1") { full } else { few }
}

/// Asks for puzzles, and tells each to the judge.
#[track_caller]
fn check(class: &str, options: &[&str], count: usize) {
    let number = count.to_string();
    let order = ["generate", "--seed", "11", "--class", class, "--count", &number];
    let run = minuet([&order, options].concat()).ends(0);
    let puzzles: Vec<Puzzle> =
        run.out.lines().map(|line| line.parse().expect("a puzzle")).collect();
    assert_eq!(puzzles.len(), count);
    puzzles.par_iter().for_each(|puzzle| {
        assert_eq!(count_solutions(&Position::of(puzzle), 2), 1, "{puzzle}");
        assert!(!options.contains(&"--minimal") || is_minimal(puzzle), "{puzzle}");
        assert!(!options.contains(&"rot180") || is_symmetric(puzzle), "{puzzle}");
        assert!(is_of(class, puzzle), "{class}: {puzzle}");
    });
}

fn is_minimal(puzzle: &Puzzle) -> bool {
    puzzle.iter().all(|(cell, _)| {
        let mut without = *puzzle;
        without.set(cell, None);
        count_solutions(&Position::of(&without), 2) == 2
    })
}

/// Whether the places of the clues are the same upside down.
fn is_symmetric(puzzle: &Puzzle) -> bool {
    let line = puzzle.to_string();
    line.chars().zip(line.chars().rev()).all(|(one, other)| (one == '.') == (other == '.'))
}

fn is_of(class: &str, puzzle: &Puzzle) -> bool {
    let verdict = decide_plainly(&Position::of(puzzle), &Reading::PAPER).verdict;
    match class {
        "step1" => verdict == Verdict::Basic && step(puzzle, 1) == Some(Step::One),
        "step3" => verdict == Verdict::Basic && step(puzzle, 1) > Some(Step::One),
        "minuet" => verdict == Verdict::Minuet,
        "depth2" => verdict == Verdict::Failed && step(puzzle, 2) == Some(Step::Four),
        _ => false,
    }
}

/// The step that finishes the canonical form, in a solve that the judge accepts.
fn step(puzzle: &Puzzle, depth: u8) -> Option<Step> {
    let reading = Reading::PAPER.with_depth(depth);
    let trace = minuet_method::solve(&minuet_make::canonical(puzzle).into(), &reading);
    assert_eq!(check_trace(&trace), Ok(()), "{puzzle}");
    match trace.outcome {
        Outcome::Solved { step, .. } => Some(step),
        _ => None,
    }
}

#[test]
fn minimal_puzzles() {
    for class in ["step1", "step3", "minuet"] {
        check(class, &["--minimal"], count(6, 1000));
    }
}

#[test]
fn symmetric_puzzles() {
    for class in ["step1", "step3", "minuet"] {
        check(class, &["--symmetry", "rot180"], count(6, 1000));
    }
}

#[test]
fn puzzles_that_are_both() {
    check("minuet", &["--symmetry", "rot180", "--minimal"], count(2, 100));
}

#[test]
fn nested_minuets() {
    check("depth2", &["--minimal"], count(1, 20));
}
