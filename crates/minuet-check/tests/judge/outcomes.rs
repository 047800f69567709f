//! Each way in which an outcome can be false.

use crate::support::sketch::{cell, digit};
use crate::support::{EASY, ESCARGOT, From, PUZZLES, trace};
use minuet_check::check_trace;
use minuet_core::{
    Broken, Find, Outcome, Position, Puzzle, Reading, Setup, Solution, Step, Trace, Verdict,
};

/// Solved in Step 3 from written candidates.
fn solved() -> Trace {
    trace(EASY.parse().unwrap(), Reading::PAPER, From::Candidates)
}

fn failed() -> Trace {
    trace(ESCARGOT.parse().unwrap(), Reading::PAPER, From::Givens)
}

fn solution(trace: &Trace) -> Solution {
    match trace.outcome {
        Outcome::Solved { solution, .. } => solution,
        _ => panic!("not solved"),
    }
}

/// The same solution with two numbers exchanged everywhere.
fn exchanged(solution: &Solution, a: u8, b: u8) -> Solution {
    let mut puzzle = solution.puzzle();
    for (cell, found) in solution.puzzle().iter() {
        let other = match found.get() {
            n if n == a => b,
            n if n == b => a,
            n => n,
        };
        puzzle.set(cell, Some(digit(other)));
    }
    Solution::try_from(&puzzle).unwrap()
}

fn check(trace: &Trace, expect: &str) {
    let rejection = check_trace(trace).unwrap_err();
    assert_eq!(rejection.entry, None);
    assert_eq!(rejection.to_string(), format!("outcome: {expect}"));
}

#[test]
fn solved_figures() {
    let claim = |change: &dyn Fn(&mut Step, &mut u32, &mut u32), expect: &str| {
        let mut trace = solved();
        if let Outcome::Solved { step, minuets, tried, .. } = &mut trace.outcome {
            change(step, minuets, tried);
        }
        check(&trace, expect);
    };
    claim(&|step, _, _| *step = Step::Two, "step is 3, not 2");
    claim(&|_, minuets, _| *minuets = 1, "minuets is 0, not 1");
    claim(&|_, _, tried| *tried = 1, "tried is 0, not 1");
}

#[test]
fn solved_in_step_four() {
    let mut found = 0;
    for text in PUZZLES {
        let trace = trace(text.parse().unwrap(), Reading::PAPER, From::Givens);
        if trace.outcome.verdict() != Verdict::Minuet {
            continue;
        }
        found += 1;
        for field in 0..3 {
            let mut trace = trace.clone();
            if let Outcome::Solved { step, minuets, tried, .. } = &mut trace.outcome {
                match field {
                    0 => *step = Step::Three,
                    1 => *minuets += 1,
                    _ => *tried -= 1,
                }
            }
            assert_eq!(check_trace(&trace).unwrap_err().entry, None);
        }
    }
    assert!(found > 0);
}

#[test]
fn not_solved() {
    let mut trace = solved();
    trace.entries.pop();
    assert!(check_trace(&trace).unwrap_err().to_string().ends_with("so the puzzle is not solved"));
    let mut trace = solved();
    if let Outcome::Solved { solution, .. } = &mut trace.outcome {
        *solution = exchanged(solution, 5, 3);
    }
    check(&trace, "r1c1 is inked with 5, but the solution says 3");
}

#[test]
fn not_well_posed() {
    let solution = solution(&solved());
    let mut trace = Trace {
        setup: Setup::from(Puzzle::EMPTY),
        reading: Reading::PAPER,
        entries: vec![],
        outcome: Outcome::Failed { depth: 1, minuets: 0, tried: 0, starters: 0, left: 729 },
    };
    check(&trace, "the puzzle has more than one solution");
    trace.setup.puzzle =
        "55..............................................................................."
            .parse()
            .unwrap();
    check(&trace, "the puzzle has no solution");
    trace.setup.candidates = Some(Position::OPEN);
    trace.setup.puzzle = solution.puzzle();
    check(&trace, "all cells are inked, so the method has not failed");
}

#[test]
fn failed_figures() {
    let claim = |change: &dyn Fn([&mut u32; 4], &mut u8), expect: &str| {
        let mut trace = failed();
        if let Outcome::Failed { depth, minuets, tried, starters, left } = &mut trace.outcome {
            change([minuets, tried, starters, left], depth);
        }
        check(&trace, expect);
    };
    claim(&|_, depth| *depth = 2, "depth is 1, not 2");
    claim(&|[minuets, ..], _| *minuets = 1, "minuets is 0, not 1");
    claim(&|[_, tried, ..], _| *tried = 18, "tried is 17, not 18");
    claim(&|[_, _, starters, _], _| *starters = 16, "starters is 17, not 16");
    claim(&|[_, _, _, left], _| *left = 241, "left is 240, not 241");
}

#[test]
fn not_failed() {
    let mut trace = failed();
    trace.entries.pop();
    check(&trace, "a minuet is still open");
    let opening =
        trace.entries.iter().rposition(|entry| matches!(entry.find, Find::Starter { .. }));
    trace.entries.truncate(opening.unwrap());
    let message = check_trace(&trace).unwrap_err().to_string();
    let end = "of the main line has not stalled at depth 1 since the position last changed";
    assert!(message.starts_with("outcome: the starter ") && message.ends_with(end), "{message}");
    let mut trace = failed();
    trace.entries.clear();
    check(&trace, "a hidden single, 1 of column 3 in r8c3 still applies on the main line");
}

#[test]
fn none() {
    let mut trace = solved();
    trace.outcome = Outcome::None { broken: None };
    check(&trace, "the puzzle has a solution");
    let puzzle =
        "55...............................................................................";
    let broken = Some(Broken::Empty { cell: cell("r9c9") });
    let mut trace = Trace {
        setup: Setup::from(puzzle.parse::<Puzzle>().unwrap()),
        reading: Reading::PAPER,
        entries: vec![],
        outcome: Outcome::None { broken },
    };
    check(&trace, "the main line does not show that r9c9 has no candidate left");
    trace.outcome = Outcome::None { broken: trace.setup.conflict() };
    assert_eq!(check_trace(&trace), Ok(()));
}

#[test]
fn several() {
    let first = solution(&solved());
    let second = exchanged(&first, 1, 2);
    let claim = |puzzle: Puzzle, solutions| Trace {
        setup: Setup::from(puzzle),
        reading: Reading::PAPER,
        entries: vec![],
        outcome: Outcome::Several { solutions },
    };
    assert_eq!(check_trace(&claim(Puzzle::EMPTY, [first, second])), Ok(()));
    check(&claim(Puzzle::EMPTY, [first, first]), "the two solutions are the same");
    check(
        &claim(EASY.parse().unwrap(), [first, second]),
        "one of the two solutions has 1 in r1c9, which is not possible there",
    );
}
