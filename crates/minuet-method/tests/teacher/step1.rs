//! Step 1: hidden treasures in the squares.

use minuet_core::{Block, Blocker, Broken, Cell, Find, Outcome, Setup, Step};
use minuet_method::solve;

use crate::support::{EASY, assert_in_order, clues, head, lines, reading, solved};

fn check(setup: &Setup, wanted: &[&str]) {
    check_reading(setup, "", wanted);
}

fn check_reading(setup: &Setup, text: &str, wanted: &[&str]) {
    let trace = solve(setup, &reading(text));
    assert_in_order(&lines(&trace, Step::One), wanted);
}

/// The finds of Step 1 without what follows.
fn heads(setup: &Setup) -> Vec<String> {
    let found = lines(&solve(setup, &reading("")), Step::One);
    found.iter().map(|line| head(line).to_owned()).collect()
}

fn cell(text: &str) -> Cell {
    text.parse().expect("a cell")
}

#[test]
fn a_hidden_single_with_the_marks_that_close_the_other_cells() {
    let trace = solve(&clues("r2c4=1 r3c7=1 r4c2=1 r7c3=1"), &reading(""));
    let Find::HiddenSingle { cell: found, blocks, .. } = &trace.entries[0].find else {
        panic!("{:?}", trace.entries[0]);
    };
    assert_eq!(*found, cell("r1c1"));
    let by = |text: &str| Blocker::Ink { cell: cell(text) };
    let told: Vec<(Blocker, String)> =
        blocks.iter().map(|Block { by, cells, .. }| (*by, cells.to_string())).collect();
    let expected = [
        (by("r2c4"), "r2c1 r2c2 r2c3"),
        (by("r3c7"), "r3c1 r3c2 r3c3"),
        (by("r4c2"), "r1c2"),
        (by("r7c3"), "r1c3"),
    ];
    assert_eq!(told, expected.map(|(by, cells)| (by, cells.to_owned())));
}

/// Square 1 lacks 1, 8 and 9, and 1 cannot be in r1c2.
const CORNER: &str = "r2c1=2 r2c2=3 r2c3=4 r3c1=5 r3c2=6 r3c3=7 r5c2=1";

#[test]
fn a_half_double_blocks_its_row() {
    let erased =
        "| erase r1c4 1 | erase r1c5 1 | erase r1c6 1 | erase r1c7 1 | erase r1c8 1 | erase r1c9 1";
    check(&clues(CORNER), &[&format!("half double 1 in r1c1 r1c3 of square 1 {erased}")]);
}

#[test]
fn a_half_double_that_never_blocks_is_written_all_the_same() {
    check_reading(&clues(CORNER), "blocking=never", &["half double 1 in r1c1 r1c3 of square 1"]);
}

/// 1 and 2 have only r1c1 and r1c3 left in square 1.
const DOUBLE: &str = "r2c4=1 r3c7=1 r4c2=1 r3c4=2 r2c7=2 r5c2=2";
const CLOSED: &str = "hidden 12 in r1c1 r1c3 of square 1 | erase r1c1 3456789 | erase r1c3 3456789";

#[test]
fn two_half_doubles_on_the_same_cells_are_a_double() {
    let halves =
        ["half double 1 in r1c1 r1c3 of square 1", "half double 2 in r1c1 r1c3 of square 1"];
    check(&clues(DOUBLE), &[halves[0], halves[1], CLOSED]);
    check_reading(&clues(DOUBLE), "blocking=never", &[CLOSED]);
}

#[test]
fn three_half_doubles_in_three_cells_are_a_triple() {
    let setup = clues("r2c4=1 r2c5=2 r2c6=3 r3c7=1 r3c8=2 r3c9=3 r4c3=1 r5c1=2 r6c2=3");
    check(
        &setup,
        &[
            "half double 1 in r1c1 r1c2 of square 1",
            "half double 2 in r1c2 r1c3 of square 1",
            "half double 3 in r1c1 r1c3 of square 1",
            "hidden 123 in r1c1 r1c2 r1c3 of square 1 \
             | erase r1c1 456789 | erase r1c2 456789 | erase r1c3 456789",
        ],
    );
}

#[test]
fn a_single_in_a_cell_of_a_half_double_sends_its_number_to_the_other() {
    let setup = clues("r2c4=1 r3c7=1 r4c2=1 r2c8=5 r3c5=5 r5c2=5 r7c3=5");
    let found = heads(&setup);
    let at = found.iter().position(|line| line == "hidden single 5 in r1c1 of square 1");
    let next = at.and_then(|at| found.get(at + 1)).map(String::as_str);
    assert_eq!(next, Some("passive 1 in r1c3, r1c1 closed, of half double 1 r1c1 r1c3"));
}

#[test]
fn a_double_one_cell_of_which_is_closed_is_solved_by_rule_22() {
    // 9 leaves r7c1 to 1, which closes r1c1 of the double of 1 and 2 above it.
    let setup = clues(
        "r2c4=1 r3c7=1 r4c2=1 r3c4=2 r2c7=2 r5c2=2 r7c2=3 r7c3=4 r8c1=5 r8c2=6 r9c1=7 r9c2=8 \
         r9c5=1 r7c9=9 r9c6=9",
    );
    let expect = [
        "hidden 12 in r1c1 r1c3 of square 1",
        "hidden single 9 in r8c3 of square 7",
        "passive 1 in r7c1, r8c3 closed, of half double 1 r7c1 r8c3",
        "passive 1 in r1c3, r1c1 closed, of half double 1 r1c1 r1c3",
        "passive 2 in r1c1, r1c3 closed, of half double 2 r1c1 r1c3",
    ];
    assert_in_order(&heads(&setup), &expect);
}

#[test]
fn a_number_without_a_cell_is_named_with_its_square() {
    for (text, digit) in
        [("r1c4=4 r2c7=4 r3c1=1 r3c2=2 r3c3=3", 4), ("r1c4=9 r2c7=9 r3c1=1 r3c2=2 r3c3=3", 9)]
    {
        let outcome = solve(&clues(text), &reading("")).outcome;
        let Outcome::None { broken: Some(Broken::Nowhere { digit: lost, structure }) } = outcome
        else {
            panic!("{outcome:?}");
        };
        assert_eq!((lost.get(), structure.to_string().as_str()), (digit, "square 1"));
    }
}

#[test]
fn passes_repeat_until_one_finds_nothing() {
    let trace = solved(EASY, "");
    assert!(matches!(trace.outcome, Outcome::Solved { step: Step::One, tried: 0, .. }));
    let visited: Vec<u8> = trace
        .entries
        .iter()
        .filter_map(|entry| match entry.find {
            Find::HiddenSingle { digit, .. } => Some(digit.get()),
            _ => None,
        })
        .collect();
    let passes = 1 + visited.windows(2).filter(|pair| pair[1] < pair[0]).count();
    assert!(passes > 1, "{visited:?}");
}
