//! Weighted samples.

use minuet_core::Position;
use minuet_fast::{is_minimal, solutions};
use minuet_hunt::{Input, Order, Question};
use minuet_report::Report;

use crate::common::{bytes, lines, order, place, refused, run};

#[test]
fn samples_are_minimal_and_repeatable() {
    let folder = place("sample");
    let asked = |out: &str, clusters, seed, threads| Order {
        inputs: vec![Input::Sample { clusters, seed }],
        question: Question { weighed: true, ..Question::default() },
        chunk: Some(2),
        threads: Some(threads),
        ..order(&folder, &folder.join(out))
    };
    let one = asked("one", 6, 7, 1);
    let two = asked("two", 6, 7, 2);
    run(&one).expect("a hunt");
    run(&two).expect("a hunt");
    assert!(bytes(&one.folder) == bytes(&two.folder));
    let rows = lines(&one.folder);
    assert!(rows.iter().all(|line| line.row.weight.is_some_and(|weight| weight > 0.0)));
    assert!(rows.iter().all(|line| (1..=6).contains(&line.number)));
    for line in rows.iter().step_by(97) {
        let puzzle = &line.row.puzzle;
        let [solution] = solutions(&Position::of(puzzle), 2)[..] else { panic!("{puzzle}") };
        assert!(is_minimal(puzzle, &solution), "{puzzle}");
    }
    let sampled = Report::of(&one.folder).expect("a report").sampled.expect("an estimate");
    assert_eq!(sampled.puzzles, rows.len() as u64);
    // The published mean is 26.58; six grids say no more than that it is near.
    assert!((24.0..29.0).contains(&sampled.clues), "{sampled:?}");
    refused(&asked("one", 7, 7, 1), "the sample size was 6, and is now 7");
    refused(&asked("one", 6, 8, 1), "the seed was 7, and is now 8");
}
