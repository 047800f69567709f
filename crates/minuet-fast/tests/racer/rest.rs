//! Where a line comes to rest.

use minuet_core::{Position, Puzzle, Reading, Solution};
use minuet_fast::{Rest, close, examples, rest};

use crate::common::failed_position;

/// AI Escargot.
const ESCARGOT: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

fn puzzle() -> Puzzle {
    ESCARGOT.parse().unwrap()
}

fn solution() -> Solution {
    examples(&Position::of(&puzzle()))[0]
}

fn check(line: &Position, reading: Reading, work: u64, expect: Rest) {
    assert_eq!(rest(line, &solution(), &reading, work), expect);
}

#[test]
fn a_line_stands_still_where_step_3_or_the_method_ends() {
    let open = Position::of(&puzzle());
    let closed = close(&open, &Reading::PAPER).unwrap();
    check(&open, Reading::PAPER.with_depth(0), 10, Rest::Still(closed));
    let failed = failed_position(&puzzle(), &Reading::PAPER).unwrap();
    check(&open, Reading::PAPER.with_depth(1), 1000, Rest::Still(failed));
}

#[test]
fn a_line_ends() {
    let open = Position::of(&puzzle());
    let proof = Reading { ending: minuet_core::Ending::Proof, ..Reading::PAPER.with_depth(0) };
    check(&open, Reading::PAPER.with_depth(2), 100_000, Rest::Solved);
    check(&Position::from(&solution()), Reading::PAPER.with_depth(0), 10, Rest::Solved);
    check(&Position::from(&solution()), proof, 10, Rest::Still((&solution()).into()));
    let mut broken = open;
    broken.set("r1c2".parse().unwrap(), minuet_core::DigitSet::EMPTY);
    check(&broken, Reading::PAPER.with_depth(1), 10, Rest::Broken);
}

#[test]
fn work_is_bounded() {
    check(&Position::of(&puzzle()), Reading::PAPER.with_depth(1), 5, Rest::Unknown);
}
