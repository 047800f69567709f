//! Step 3 where it breaks, and rule by rule where readings differ.

use crate::common::{FAMOUS, open_except, puzzle};
use minuet_core::{Broken, Position, Reading};
use minuet_fast::close;

/// The candidates of `cell` after Step 3.
fn check(position: &Position, reading: &str, cell: &str, expect: &str) {
    let closed = close(position, &reading.parse().expect("a reading")).expect("not broken");
    assert_eq!(closed.get(cell.parse().expect("a cell")).to_string(), expect, "{reading}");
}

#[test]
fn half_double_blocks() {
    let position = open_except(&[("r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", "23456789")]);
    check(&position, "", "r2c2", "23456789");
    check(&position, "", "r2c4", "123456789");
    check(&position, "blocking=never", "r2c2", "123456789");
}

#[test]
fn aligned_three_blocks() {
    let position = open_except(&[("r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", "23456789")]);
    check(&position, "", "r2c2", "123456789");
    check(&position, "blocking=aligned", "r2c2", "23456789");
}

#[test]
fn aligned_three_of_a_square_blocks_in_row_and_column() {
    let row = open_except(&[("r4c4 r4c5 r4c6 r6c4 r6c5 r6c6", "12345678")]);
    check(&row, "", "r5c1", "123456789");
    check(&row, "blocking=aligned", "r5c1", "12345678");
    let column = open_except(&[("r4c4 r4c5 r5c4 r5c5 r6c4 r6c5", "12345678")]);
    check(&column, "blocking=aligned", "r9c6", "12345678");
    let scattered = open_except(&[("r4c4 r4c5 r5c4 r5c5 r6c4 r6c6", "12345678")]);
    check(&scattered, "blocking=aligned", "r9c6", "123456789");
}

#[test]
fn naked_groups() {
    let triple = open_except(&[("r1c1", "12"), ("r1c5", "23"), ("r1c9", "13")]);
    check(&triple, "", "r1c2", "456789");
    check(&triple, "", "r2c2", "123456789");
    let four = open_except(&[("r1c1", "12"), ("r1c4", "23"), ("r1c6", "34"), ("r1c9", "14")]);
    check(&four, "", "r1c2", "123456789");
    check(&four, "groups=4", "r1c2", "56789");
}

#[test]
fn hidden_groups() {
    let triple = open_except(&[("r2c9 r3c9 r5c9 r6c9 r8c9 r9c9", "456789")]);
    check(&triple, "blocking=never", "r1c9", "123");
    let four = open_except(&[("r2c9 r3c9 r5c9 r6c9 r8c9", "56789")]);
    check(&four, "blocking=never", "r1c9", "123456789");
    check(&four, "blocking=never,groups=4", "r1c9", "1234");
}

#[test]
fn a_closed_position_stays() {
    for text in FAMOUS {
        let closed = close(&Position::of(&puzzle(text)), &Reading::PAPER).expect("well posed");
        assert_eq!(close(&closed, &Reading::PAPER), Ok(closed));
    }
}

fn check_broken(position: &Position, expect: impl Fn(&Broken) -> bool) {
    let broken = close(position, &Reading::PAPER).expect_err("broken");
    assert!(expect(&broken), "{broken:?}");
}

#[test]
fn broken_at_once() {
    let twice = open_except(&[("r1c1 r1c9", "4")]);
    check_broken(&twice, |broken| twice.shows(broken) && matches!(broken, Broken::Twice { .. }));
    let empty = open_except(&[("r5c5", "")]);
    check_broken(&empty, |broken| empty.shows(broken) && matches!(broken, Broken::Empty { .. }));
    let nowhere = open_except(&[("r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3", "12345678")]);
    check_broken(&nowhere, |b| nowhere.shows(b) && matches!(b, Broken::Nowhere { .. }));
}

#[test]
fn broken_in_the_end() {
    let cells = open_except(&[("r1c1 r1c2 r1c3", "45")]);
    check_broken(&cells, |_| true);
    let numbers = open_except(&[("r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", "123456")]);
    check_broken(&numbers, |_| true);
}
