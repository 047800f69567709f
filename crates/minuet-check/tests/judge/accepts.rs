//! True traces and certificates are accepted.

use crate::support::{EASY, ESCARGOT, From, PUZZLES, certificate, corpora, trace, trace_of};
use minuet_check::{check_certificate, check_trace};
use minuet_core::{CellSet, Find, Outcome, Puzzle, Reading, Rule, Setup, Verdict};

const READINGS: [&str; 6] = [
    "",
    "blocking=never",
    "blocking=aligned",
    "groups=4",
    "ending=proof",
    "blocking=aligned,groups=4,ending=proof",
];

fn puzzles() -> Vec<Puzzle> {
    let famous = PUZZLES.iter().map(|text| text.parse().unwrap());
    famous.chain(corpora(20)).collect()
}

fn check(puzzle: Puzzle, reading: Reading, from: From) -> Verdict {
    let trace = trace(puzzle, reading, from);
    if let Err(rejection) = check_trace(&trace) {
        let entry = rejection.entry.map(|index| &trace.entries[index]);
        panic!("{puzzle} {reading} {from:?}: {rejection}\n{entry:?}");
    }
    trace.outcome.verdict()
}

#[test]
fn traces_from_the_givens() {
    for puzzle in puzzles() {
        for reading in READINGS {
            check(puzzle, reading.parse().unwrap(), From::Givens);
        }
    }
}

#[test]
fn traces_from_written_candidates() {
    for puzzle in puzzles() {
        for reading in READINGS {
            check(puzzle, reading.parse().unwrap(), From::Candidates);
        }
    }
}

#[test]
fn traces_of_nested_minuets() {
    for text in &PUZZLES[..5] {
        for reading in ["depth=2", "depth=2,ending=proof", "depth=3,blocking=aligned"] {
            check(text.parse().unwrap(), reading.parse().unwrap(), From::Candidates);
        }
    }
}

#[test]
fn the_outcomes_that_are_known() {
    let verdict =
        |text: &str, reading: Reading| check(text.parse().unwrap(), reading, From::Candidates);
    assert_eq!(verdict(EASY, Reading::PAPER), Verdict::Basic);
    assert_eq!(verdict(ESCARGOT, Reading::PAPER), Verdict::Failed);
    assert_eq!(verdict(ESCARGOT, Reading::PAPER.with_depth(2)), Verdict::Minuet);
    let Outcome::Failed { starters, left, .. } =
        trace(ESCARGOT.parse().unwrap(), Reading::PAPER, From::Givens).outcome
    else {
        panic!("expected a failure");
    };
    assert_eq!((starters, left), (17, 240));
}

#[test]
fn a_puzzle_without_a_solution() {
    let text = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
    for reading in READINGS {
        let verdict = check(text.parse().unwrap(), reading.parse().unwrap(), From::Givens);
        assert_eq!(verdict, Verdict::None);
    }
}

#[test]
fn certificates_of_failures() {
    let mut failures = 0;
    for puzzle in puzzles() {
        for reading in READINGS {
            if let Some(certificate) = certificate(puzzle, reading.parse().unwrap()) {
                assert_eq!(check_certificate(&certificate), Ok(()), "{puzzle} {reading}");
                failures += 1;
            }
        }
    }
    assert!(failures > 6, "{failures} failures");
}

#[test]
fn certificates_of_depth_two() {
    for (text, fails) in [(ESCARGOT, false), (PUZZLES[10], true)] {
        let made = certificate(text.parse().unwrap(), Reading::PAPER.with_depth(2));
        assert_eq!(made.is_some(), fails);
        if let Some(certificate) = made {
            assert_eq!(check_certificate(&certificate), Ok(()), "{text}");
        }
    }
}

/// Every rule of the tables is in some true trace; `leave` has a test of its own.
#[test]
fn every_rule_is_seen() {
    let mut seen = Vec::new();
    for text in &PUZZLES[..8] {
        for reading in ["", "blocking=aligned,groups=4", "depth=2"] {
            let (puzzle, reading) = (text.parse().unwrap(), reading.parse().unwrap());
            let trace = trace(puzzle, reading, From::Givens);
            assert_eq!(check_trace(&trace), Ok(()));
            seen.extend(trace.entries.iter().map(|entry| entry.find.rule()));
        }
    }
    seen.sort();
    seen.dedup();
    // A brief trace alone leaves a minuet.
    let all: Vec<Rule> = Rule::ALL.into_iter().filter(|rule| *rule != Rule::Leave).collect();
    assert_eq!(seen, all);
}

/// A brief trace leaves the minuets that come to nothing; a failure may not.
#[test]
fn minuets_are_left() {
    for (text, fails) in [(PUZZLES[3], false), (ESCARGOT, true)] {
        let mut trace = trace(text.parse().unwrap(), Reading::PAPER, From::Givens);
        for stall in trace.entries.iter_mut().filter(|entry| entry.find == Find::Stall) {
            stall.find = Find::Leave;
        }
        assert_eq!(check_trace(&trace).is_err(), fails);
    }
}

/// A solve may start in the middle: with ink, or with ink and candidates.
#[test]
fn traces_from_the_middle() {
    let puzzle: Puzzle = PUZZLES[2].parse().unwrap();
    let whole = trace(puzzle, Reading::PAPER, From::Givens);
    let Outcome::Solved { solution, .. } = whole.outcome else { panic!("not solved") };
    for placed in [5, 20, 50] {
        let mut setup = Setup::from(puzzle);
        for cell in (CellSet::ALL - puzzle.filled()).iter().take(placed) {
            setup.placed.set(cell, Some(solution.get(cell)));
        }
        assert_eq!(check_trace(&trace_of(setup, Reading::PAPER)), Ok(()));
        setup.candidates = Some(setup.position());
        assert_eq!(check_trace(&trace_of(setup, Reading::PAPER)), Ok(()));
    }
}

/// Where the known outcomes are at hand, they are those of the traces.
#[test]
fn the_outcomes_on_file() {
    let Some(directory) = std::env::var_os("MINUET_CORPORA") else { return };
    let path = std::path::PathBuf::from(directory).join("golden").join("named.tsv");
    for row in std::fs::read_to_string(path).unwrap().lines().skip(1) {
        let fields: Vec<&str> = row.split('\t').collect();
        let verdict = check(fields[0].parse().unwrap(), Reading::PAPER, From::Givens);
        assert_eq!(verdict.to_string(), fields[2], "{row}");
    }
}
