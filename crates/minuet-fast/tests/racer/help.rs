//! The first starter that helps. `trials` compares it with the teacher's.

use minuet_core::{Position, Puzzle, Reading};
use minuet_fast::{Help, close, examples, help, starters};

/// Arto Inkala's puzzle of 2012.
const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn check(depth: u8, work: u64, expect: impl Fn(Help) -> bool) {
    let open = Position::of(&INKALA.parse::<Puzzle>().unwrap());
    let line = close(&open, &Reading::PAPER).unwrap();
    let reading = Reading::PAPER.with_depth(depth);
    let help = help(&line, &examples(&open)[0], &reading, work, starters);
    assert!(expect(help), "{help:?}");
}

#[test]
fn shallow_minuets_do_not_help_and_deep_ones_do() {
    check(0, 0, |help| help == Help::Nothing);
    check(1, 1000, |help| help == Help::Nothing);
    check(2, 100_000, |help| matches!(help, Help::Starter { depth: 2, .. }));
    check(3, 100_000, |help| matches!(help, Help::Starter { depth: 2, .. }));
}

#[test]
fn work_is_bounded() {
    check(1, 3, |help| help == Help::Unknown);
    check(2, 40, |help| help == Help::Unknown);
}

/// Nothing is left to dance for on a line that is complete, or broken.
#[test]
fn ended_lines_need_no_help() {
    let open = Position::of(&INKALA.parse::<Puzzle>().unwrap());
    let solution = examples(&open)[0];
    let check = |line: &Position| {
        assert_eq!(help(line, &solution, &Reading::PAPER, 1000, starters), Help::Nothing);
    };
    check(&Position::from(&solution));
    let mut broken = open;
    broken.set("r1c2".parse().unwrap(), minuet_core::DigitSet::EMPTY);
    check(&broken);
}
