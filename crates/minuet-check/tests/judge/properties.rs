//! What holds for puzzles made at random.

use crate::support::{From, certificate, trace};
use minuet_check::{check_certificate, check_trace, count_solutions};
use minuet_core::{
    Blocking, Cell, Dancer, Digit, Ending, Find, Groups, Position, Puzzle, Reading, Step, Tricks,
};
use proptest::prelude::*;

const SOLVED: &str =
    "162857493534129678789643521475312986913586742628794135356478219241935867897261354";

/// A puzzle from which no given can be taken, dug out of one solution in a random order.
fn puzzle() -> impl Strategy<Value = Puzzle> {
    Just(Cell::ALL.to_vec()).prop_shuffle().prop_map(|order| {
        let mut puzzle: Puzzle = SOLVED.parse().unwrap();
        for cell in order {
            let given = puzzle.get(cell);
            puzzle.set(cell, None);
            if count_solutions(&Position::of(&puzzle), 2) > 1 {
                puzzle.set(cell, given);
            }
        }
        puzzle
    })
}

fn reading() -> impl Strategy<Value = Reading> {
    let blocking = prop::sample::select(&Blocking::ALL);
    let groups = prop::sample::select(&Groups::ALL);
    let ending = prop::sample::select(&Ending::ALL);
    let tricks = prop::sample::select(&Tricks::ALL);
    (blocking, groups, ending, tricks, 1..=2_u8).prop_map(
        |(blocking, groups, ending, tricks, depth)| Reading {
            blocking,
            groups,
            ending,
            tricks,
            depth,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn true_traces_are_accepted(puzzle in puzzle(), reading in reading()) {
        for from in [From::Givens, From::Candidates] {
            prop_assert_eq!(check_trace(&trace(puzzle, reading, from)), Ok(()));
        }
        if let Some(certificate) = certificate(puzzle, reading) {
            prop_assert_eq!(check_certificate(&certificate), Ok(()));
        }
    }

    /// Nonsense is refused, never a panic: an entry of another trace or with another line in the middle.
    #[test]
    fn nonsense_is_refused(
        puzzle in puzzle(),
        from in 0usize..200,
        to in 0usize..200,
        step in 0usize..4,
        dance in prop::collection::vec(prop::sample::select(vec![Dancer::Circle, Dancer::Square]), 0..4),
    ) {
        let mut trace = trace(puzzle, Reading::PAPER, From::Givens);
        let count = trace.entries.len();
        let mut entry = trace.entries[from % count].clone();
        entry.step = Step::ALL[step];
        entry.dance = dance;
        if let Find::NakedSingle { digit, .. } = &mut entry.find {
            *digit = Digit::ALL[to % 9];
        }
        trace.entries.insert(to % count, entry);
        prop_assert!(check_trace(&trace).is_err() || trace.entries[to % count].effect.is_empty());
    }
}
