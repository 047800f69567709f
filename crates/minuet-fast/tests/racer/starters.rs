//! Starters: all of them, each once, in the order of Step 4.

use crate::common::{Chance, any_position, naive, open_except};
use minuet_core::{Position, Starter};
use minuet_fast::starters;
use proptest::prelude::*;

/// `r4c7 12` for a cell, `row 4: 5 r4c1 r4c2` for a half double.
fn line(starter: &Starter) -> String {
    match starter {
        Starter::Cell { cell, digits: [a, b] } => format!("{cell} {a}{b}"),
        Starter::HalfDouble { digit, structure, cells: [a, b] } => {
            format!("{structure}: {digit} {a} {b}")
        }
    }
}

fn check(position: &Position, expect: &[&str]) {
    let lines: Vec<String> = starters(position).iter().map(line).collect();
    assert_eq!(lines, expect);
}

#[test]
fn none() {
    check(&Position::OPEN, &[]);
}

/// r5c5 sees three others, each of these only r5c5 or one more.
#[test]
fn cells_that_see_most_come_first() {
    let position =
        open_except(&[("r1c1 r1c5", "12"), ("r5c5", "34"), ("r5c9", "89"), ("r6c4", "57")]);
    check(&position, &["r5c5 34", "r1c5 12", "r1c1 12", "r5c9 89", "r6c4 57"]);
}

/// A row and a square hold the same two cells: one starter, listed at the row.
#[test]
fn the_same_two_cells_are_one_starter() {
    let row = "r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
    let square = "r2c1 r2c2 r2c3 r3c1 r3c2 r3c3";
    let both = open_except(&[(row, "23456789"), (square, "23456789")]);
    check(&both, &["row 1: 1 r1c1 r1c2"]);
    let square_only = open_except(&[("r1c3", "23456789"), (square, "23456789")]);
    check(&square_only, &["square 1: 1 r1c1 r1c2"]);
}

#[test]
fn half_doubles_go_by_kind_then_number() {
    let row = "r9c2 r9c3 r9c4 r9c5 r9c6 r9c8 r9c9";
    let column = "r1c4 r2c4 r3c4 r5c4 r6c4 r7c4 r8c4";
    let square = "r1c7 r1c8 r2c7 r2c9 r3c7 r3c8 r3c9";
    let position = open_except(&[(row, "1234569"), (column, "23456789"), (square, "2345678")]);
    check(
        &position,
        &[
            "row 9: 7 r9c1 r9c7",
            "row 9: 8 r9c1 r9c7",
            "column 4: 1 r4c4 r9c4",
            "square 3: 1 r1c9 r2c8",
            "square 3: 9 r1c9 r2c8",
        ],
    );
}

proptest! {
    #[test]
    fn all_and_each_once(seed: u64) {
        let position = any_position(&mut Chance(seed));
        let mut found = starters(&position);
        prop_assert!(found.iter().all(|starter| starter.stands_in(&position)));
        found.sort();
        let mut expect = naive::starters(&position);
        expect.sort();
        prop_assert_eq!(found, expect);
    }
}
