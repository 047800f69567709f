//! Ratings.

use minuet_core::{Puzzle, Reading, Step};
use minuet_make::{Random, Rating, Symmetry};

fn rated(puzzle: &str) -> Rating {
    let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
    Rating::of(&puzzle, &Reading::PAPER).expect("a puzzle with one solution")
}

#[test]
fn step_minuets_and_effort() {
    let easy =
        rated("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    assert_eq!((easy.step, easy.minuets, easy.tried), (Some(Step::One), 0, 0));
    assert_eq!(easy.effort.map(|effort| (effort.ink, effort.dots)), Some((51, 0)));
    let hard =
        rated("4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........");
    assert_eq!(hard.step, Some(Step::Four));
    assert!(hard.minuets >= 2 && hard.tried >= hard.minuets);
    assert!(hard.effort.expect("it is solved") > easy.effort.expect("it is solved"));
}

#[test]
fn a_failure_has_no_effort() {
    let escargot =
        rated("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
    assert_eq!((escargot.step, escargot.effort, escargot.tried), (None, None, 17));
}

#[test]
fn nothing_for_what_is_not_well_posed() {
    let twice = "55.......".to_owned() + &".".repeat(72);
    for puzzle in [Puzzle::EMPTY, twice.parse().expect("a puzzle")] {
        assert_eq!(Rating::of(&puzzle, &Reading::PAPER), None);
    }
}

#[test]
fn symmetries_change_nothing() {
    let mut random = Random::new(20_181_224);
    // Famous puzzles and puzzles of our own, of every outcome.
    let puzzles = include_str!("../../../trials/puzzles.txt").lines();
    for line in puzzles.filter(|line| !line.starts_with('#')).step_by(3).take(24) {
        let puzzle: Puzzle = line[..81].parse().expect("a puzzle");
        let rating = Rating::of(&puzzle, &Reading::PAPER);
        for _ in 0..4 {
            let image = Symmetry::random(&mut random).apply(&puzzle);
            assert_eq!(Rating::of(&image, &Reading::PAPER), rating, "{puzzle} and {image}");
        }
    }
}
