//! Classes of puzzles, on famous ones.

use minuet_core::Reading;
use minuet_make::Class;

use crate::common::puzzles;

#[track_caller]
fn check(puzzle: usize, class: &str) {
    let puzzle = puzzles()[puzzle];
    for other in ["step1", "step3", "minuet", "depth2", "depth3"] {
        let parsed: Class = other.parse().unwrap();
        assert_eq!(parsed.to_string(), other);
        assert_eq!(parsed.holds(&puzzle, &Reading::PAPER), other == class, "{puzzle} {other}");
    }
}

#[test]
fn famous_puzzles() {
    check(0, "step1");
    check(3, "depth2");
}

#[test]
fn names_that_are_none() {
    for name in ["", "step2", "depth1", "depth10", "hard"] {
        let error = name.parse::<Class>().unwrap_err();
        assert!(error.to_string().contains("depth2 to depth9"));
    }
}
