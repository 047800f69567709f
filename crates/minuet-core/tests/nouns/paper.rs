//! What is seen on a player's paper.

use minuet_core::paper::{Content, Dance, Mark, Marks};
use minuet_core::{Cell, Dancer, Digit, DigitSet, Paper, Puzzle, Starter};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn cell(text: &str) -> Cell {
    text.parse().expect("a cell")
}

fn digits(text: &str) -> DigitSet {
    text.bytes().filter_map(|byte| Digit::new(byte - b'0')).collect()
}

/// A minuet on r1c3, opened by `by`, in which circle has enclosed `enclosed` and retains 1 4 of r1c4.
fn dance(by: Option<Dancer>, enclosed: &str) -> Dance {
    let starter = Starter::Cell {
        cell: cell("r1c3"),
        digits: [1, 2].map(|n| Digit::new(n).expect("1 to 9")),
    };
    let mut circle = Marks::default();
    circle.enclosed.set(cell(enclosed), Digit::new(1));
    circle.dots.set(cell("r1c4"), digits("14"));
    circle.dots.set_void(cell("r1c6"));
    Dance { starter, by, circle, square: Marks::default() }
}

fn paper() -> Paper {
    let puzzle: Puzzle = PUZZLE.parse().expect("a puzzle");
    let mut paper = Paper::new(puzzle);
    paper.ink.set(cell("r1c9"), Digit::new(2));
    for place in ["r1c3", "r1c4", "r1c6"] {
        paper.pencil.set(cell(place), digits("124"));
        paper.small.set(cell(place), digits("4"));
    }
    paper.small.set(cell("r1c9"), digits("4"));
    paper
}

fn check(paper: &Paper, at: &str, expect: Content) {
    assert_eq!(paper.content(cell(at)), expect, "{at}");
}

#[test]
fn ink_pencil_and_small_digits() {
    let paper = paper();
    check(&paper, "r1c1", Content::Given(Digit::ALL[4]));
    check(&paper, "r1c9", Content::Found(Digit::ALL[1]));
    check(&paper, "r1c3", Content::Pencil(digits("124")));
    check(&paper, "r2c2", Content::Pencil(DigitSet::EMPTY));
    assert_eq!(paper.small_digits(cell("r1c3")), digits("4"));
    assert_eq!(paper.small_digits(cell("r1c9")), DigitSet::EMPTY, "ink covers them");
    assert!(!paper.is_danced());
}

#[test]
fn marks_stand_on_the_candidates_of_the_main_line() {
    let paper = Paper { dances: vec![dance(None, "r2c2")], ..paper() };
    check(&paper, "r1c4", Content::Pencil(digits("124")));
    check(&paper, "r2c2", Content::Pencil(digits("1")));
    let mark = |at: &str, n: usize| paper.mark(Dancer::Circle, cell(at), Digit::ALL[n - 1]);
    assert_eq!([mark("r1c4", 1), mark("r1c4", 2)], [Mark::Dot, Mark::None]);
    assert_eq!(mark("r2c2", 1), Mark::Enclosed);
    assert_eq!(paper.level(), 1);
}

#[test]
fn a_minuet_within_is_seen_as_its_dancer_has_the_sheet() {
    let within = dance(Some(Dancer::Circle), "r5c5");
    let paper = Paper { dances: vec![dance(None, "r2c2"), within], ..paper() };
    let held = Content::Held { digit: Digit::ALL[0], dancer: Dancer::Circle, level: 1 };
    check(&paper, "r2c2", held);
    check(&paper, "r1c4", Content::Pencil(digits("14")));
    check(&paper, "r1c6", Content::Pencil(DigitSet::EMPTY));
    assert_eq!(paper.level(), 2);
}

#[test]
fn a_minuet_of_an_unknown_dancer_is_not_seen() {
    let paper = Paper { dances: vec![dance(Some(Dancer::Square), "r2c2")], ..paper() };
    assert!(!paper.is_danced());
    check(&paper, "r2c2", Content::Pencil(DigitSet::EMPTY));
}
