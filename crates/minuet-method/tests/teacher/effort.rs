//! What a solve asks of eye and hand.

use minuet_core::{Outcome, Setup, Trace};
use minuet_method::{Effort, brief, solve};

use crate::support::{EASY, pencilled, puzzles, reading, solved};

fn effort(trace: &Trace) -> Effort {
    Effort::of(trace).expect("the teacher's traces fit")
}

/// The first entries of a solve, counted.
#[track_caller]
fn check(setup: &Setup, entries: usize, expect: Effort) {
    let mut trace = solve(setup, &reading(""));
    trace.entries.truncate(entries);
    assert_eq!(effort(&trace), expect, "{:#?}", trace.entries);
}

#[test]
fn a_single_rubs_out_what_it_closes() {
    // The 1 of r1c1 is in pencil in the other 20 cells that it sees.
    check(&pencilled("r1c1=1"), 1, Effort { scans: 1, ink: 1, erased: 20, ..Effort::default() });
}

#[test]
fn a_naked_double_is_two_looks() {
    // 1 and 2 go from the other seven cells of row 1, and from the six more of square 1.
    check(&pencilled("r1c1=12 r1c2=12"), 1, Effort { scans: 2, erased: 26, ..Effort::default() });
}

#[test]
fn ink_is_what_the_puzzle_lacks() {
    for puzzle in puzzles() {
        let trace = brief(&solve(&puzzle.into(), &reading("depth=2")));
        if let Outcome::Solved { .. } = trace.outcome {
            assert_eq!(effort(&trace).ink as usize, 81 - puzzle.clues(), "{puzzle}");
        }
    }
}

#[test]
fn step_1_draws_no_dots() {
    let taken = effort(&brief(&solved(EASY, "")));
    // What is rubbed out are two doubles, when their cells are inked.
    assert_eq!((taken.ink, taken.erased, taken.dots, taken.enclosed), (51, 4, 0, 0));
    assert_eq!(taken.total(), taken.scans + 51 + taken.pencil + 4);
}

#[test]
fn an_hour_is_an_hour() {
    let hour = Effort { scans: Effort::HOUR, ..Effort::default() };
    assert_eq!(hour.minutes(), 60);
    assert_eq!(Effort::default().minutes(), 1);
}

#[test]
fn what_does_not_fit_is_refused() {
    let mut trace = solved(EASY, "");
    trace.entries[0].dance = vec![minuet_core::Dancer::Circle];
    assert!(Effort::of(&trace).is_err());
}
