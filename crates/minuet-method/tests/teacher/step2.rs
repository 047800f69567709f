//! Step 2: cells look for numbers.

use minuet_core::{Blocker, Broken, Find, Outcome, Setup, Step};
use minuet_method::solve;

use crate::support::{clues, head, lines, reading};

/// What Step 2 does with a cell.
fn check(setup: &Setup, text: &str, cell: &str, expect: Option<&str>) {
    let trace = solve(setup, &reading(text));
    let found = lines(&trace, Step::Two).into_iter().find(|line| {
        line.starts_with(&format!("fill {cell} "))
            || line.starts_with("naked single") && line.contains(&format!("in {cell} "))
    });
    let head = found.as_deref().map(head);
    assert_eq!(head, expect);
}

#[test]
fn ink_blocks() {
    let setup = clues("r1c4=1 r5c1=2 r3c3=3");
    check(&setup, "", "r1c1", Some("fill r1c1 with 456789"));
}

#[test]
fn half_doubles_block_unless_they_never_do() {
    // 1 has only r1c1 and r1c3 left in square 1.
    let setup = clues("r2c1=2 r2c2=3 r2c3=4 r3c1=5 r3c2=6 r3c3=7 r5c2=1");
    check(&setup, "", "r1c4", Some("fill r1c4 with 23456789"));
    check(&setup, "blocking=never", "r1c4", Some("fill r1c4 with 123456789"));
    let trace = solve(&setup, &reading(""));
    let blockers: Vec<Blocker> = trace
        .entries
        .iter()
        .filter_map(|entry| match &entry.find {
            Find::Fill { cell, blocks, .. } if cell.to_string() == "r1c4" => Some(blocks),
            _ => None,
        })
        .flat_map(|blocks| blocks.iter().map(|block| block.by))
        .collect();
    assert!(blockers.iter().all(|by| matches!(by, Blocker::HalfDouble { .. })));
    assert!(!blockers.is_empty());
}

#[test]
fn cells_with_big_digits_are_filled_already() {
    let setup = clues("r2c4=1 r3c7=1 r4c2=1 r3c4=2 r2c7=2 r5c2=2");
    check(&setup, "", "r1c1", None);
    check(&setup, "", "r1c2", Some("fill r1c2 with 3456789"));
}

/// Eight numbers see r1c1, and 9 has other cells in its square.
const ALONE: &str = "r1c4=1 r1c5=2 r1c7=3 r4c1=4 r5c1=5 r7c1=6 r2c2=7 r3c3=8";

#[test]
fn one_candidate_is_a_naked_single() {
    check(&clues(ALONE), "", "r1c1", Some("naked single 9 in r1c1"));
}

#[test]
fn a_cell_without_candidates_is_named_and_not_filled() {
    let trace = solve(&clues(&format!("{ALONE} r6c1=9")), &reading(""));
    let Outcome::None { broken: Some(Broken::Empty { cell }) } = trace.outcome else {
        panic!("{:?}", trace.outcome);
    };
    assert_eq!(cell.to_string(), "r1c1");
    assert!(lines(&trace, Step::Two).is_empty());
    assert_eq!(minuet_check::check_trace(&trace), Ok(()));
}
