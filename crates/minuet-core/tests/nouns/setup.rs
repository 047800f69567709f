//! Where a solve starts.

use minuet_core::{Cell, Digit, DigitSet, Position, Puzzle, Setup};

fn cell(text: &str) -> Cell {
    text.parse().expect("a cell")
}

fn puzzle(ink: &[(&str, u8)]) -> Puzzle {
    let mut puzzle = Puzzle::EMPTY;
    for &(at, digit) in ink {
        puzzle.set(cell(at), Digit::new(digit));
    }
    puzzle
}

fn check(setup: &Setup, at: &str, expect: &str) {
    assert_eq!(setup.position().get(cell(at)).to_string(), expect, "{at}");
}

#[test]
fn all_that_ink_leaves_open() {
    let setup = Setup { placed: puzzle(&[("r1c2", 2)]), ..puzzle(&[("r1c1", 1)]).into() };
    check(&setup, "r1c1", "1");
    check(&setup, "r1c2", "2");
    check(&setup, "r1c9", "3456789");
    assert_eq!(setup.ink().clues(), 2);
}

#[test]
fn of_the_written_candidates_those_that_ink_leaves_open() {
    let mut written = Position::OPEN;
    written.set(cell("r1c1"), DigitSet::EMPTY);
    written.set(cell("r1c9"), DigitSet::from_bits(0b111));
    let setup = Setup { candidates: Some(written), ..puzzle(&[("r1c1", 1)]).into() };
    check(&setup, "r1c1", "1");
    check(&setup, "r1c9", "23");
}

#[test]
fn givens_stand_over_placed_digits() {
    let setup = Setup { placed: puzzle(&[("r1c1", 2)]), ..puzzle(&[("r1c1", 1)]).into() };
    check(&setup, "r1c1", "1");
    assert_eq!(setup.conflict(), None);
    let setup = Setup { placed: puzzle(&[("r1c2", 1)]), ..puzzle(&[("r1c1", 1)]).into() };
    assert!(setup.conflict().is_some());
}
