//! Whatever is written on the sheet, there is an outcome.

use minuet_check::{check_trace, count_solutions};
use minuet_core::{
    Broken, Cell, DigitSet, Outcome, Position, Puzzle, Reading, Setup, Sheet, Solution,
};
use minuet_method::{Choice, Coach, brief, refute, solve, solve_choosing};
use proptest::prelude::*;

use crate::support::{EASY, clues, pencilled, pencilled_on, reading};

/// Everything answers, and the full and the brief trace say the same.
fn check(setup: &Setup, expect: impl Fn(&Outcome) -> bool) {
    for text in ["", "blocking=never", "ending=proof,groups=4", "depth=2"] {
        for choice in [Choice::Footnote8, Choice::BothSides, Choice::Shortest, Choice::Lot(3)] {
            let trace = solve_choosing(setup, &reading(text), choice);
            assert!(expect(&trace.outcome), "{text} {choice:?} {:?}", trace.outcome);
            assert_eq!(brief(&trace).outcome.verdict(), trace.outcome.verdict());
        }
        refute(setup, &reading(text));
        let (sheet, reading) = (Sheet::new(setup), reading(text));
        let coach = Coach::new(&sheet, &reading);
        let _ = coach.basic();
        coach.all();
    }
}

fn is_none(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::None { .. })
}

fn is_failed(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::Failed { tried: 0, starters: 0, .. })
}

#[test]
fn the_empty_puzzle() {
    check(&Setup::from(Puzzle::EMPTY), is_failed);
}

#[test]
fn two_equal_digits_of_ink() {
    let setup = clues("r1c1=5 r1c9=5");
    check(
        &setup,
        |outcome| matches!(outcome, Outcome::None { broken: Some(Broken::Twice { digit, .. }) } if digit.get() == 5),
    );
    assert!(solve(&setup, &reading("")).entries.is_empty());
}

#[test]
fn a_complete_grid() {
    let solution =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let puzzle: Puzzle = solution.parse().expect("a puzzle");
    check(&puzzle.into(), |outcome| matches!(outcome, Outcome::Solved { tried: 0, .. }));
    let mut wrong = puzzle;
    wrong.set("r1c1".parse().expect("a cell"), puzzle.get("r1c2".parse().expect("a cell")));
    check(&wrong.into(), is_none);
}

#[test]
fn candidates_that_leave_nothing() {
    let mut position = Position::OPEN;
    for cell in Cell::ALL {
        position.set(cell, DigitSet::EMPTY);
    }
    let setup = Setup { candidates: Some(position), ..Setup::from(Puzzle::EMPTY) };
    check(&setup, is_none);
    check(&pencilled("r5c5="), is_none);
}

#[test]
fn candidates_that_ink_contradicts() {
    // The ink counts, and what it sees loses its number.
    let setup = pencilled_on(clues("r1c1=5"), "r1c1=12 r1c2=5");
    check(&setup, is_none);
}

#[test]
fn placed_digits_that_are_wrong() {
    let puzzle: Puzzle = EASY.parse().expect("a puzzle");
    let mut setup = Setup::from(puzzle);
    setup.placed.set("r1c3".parse().expect("a cell"), minuet_core::Digit::new(1));
    check(&setup, is_none);
}

#[test]
fn both_dancers_wrong_is_an_end_for_every_choice() {
    check(&pencilled("r1c1=12 r1c5=13 r5c1=14 r5c5=34 r1c9=23 r9c1=24 r9c9=34"), is_none);
}

#[test]
fn any_depth_at_all() {
    for depth in [0, 9, u8::MAX] {
        let reading = Reading::default().with_depth(depth);
        assert!(is_failed(&solve(&Setup::from(Puzzle::EMPTY), &reading).outcome));
        let shortest = solve_choosing(&Setup::from(Puzzle::EMPTY), &reading, Choice::Shortest);
        assert!(is_failed(&shortest.outcome));
        let easy: Puzzle = EASY.parse().expect("a puzzle");
        assert!(matches!(solve(&easy.into(), &reading).outcome, Outcome::Solved { .. }));
    }
}

/// Sheets that were not worked on in order: each cell has its number and some others, or just some.
fn any_sheet() -> impl Strategy<Value = Setup> {
    let solution: Solution =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
            .parse()
            .expect("a solution");
    let cell = (0_u16..512, 0_u16..512, prop::bool::weighted(0.99));
    prop::collection::vec(cell, 81).prop_map(move |cells| {
        let mut position = Position::from(&solution);
        for (cell, (some, others, is_true)) in Cell::ALL.into_iter().zip(cells) {
            let known = if is_true { position.get(cell) } else { DigitSet::EMPTY };
            position.set(cell, known | DigitSet::from_bits(some & others));
        }
        Setup { candidates: Some(position), ..Setup::from(Puzzle::EMPTY) }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn any_sheet_is_answered(setup in any_sheet()) {
        let solutions = count_solutions(&setup.position(), 2);
        for choice in [Choice::Footnote8, Choice::BothSides, Choice::Shortest, Choice::Lot(3)] {
            let full = solve_choosing(&setup, &reading(""), choice);
            let short = brief(&full);
            match full.outcome {
                Outcome::None { .. } => prop_assert_eq!(solutions, 0),
                Outcome::Solved { .. } => prop_assert!(solutions > 0),
                _ => {}
            }
            if solutions == 1 || matches!(full.outcome, Outcome::None { .. }) {
                prop_assert_eq!(check_trace(&full), Ok(()));
                prop_assert_eq!(check_trace(&short), Ok(()));
            }
        }
    }
}
