//! The brief trace.

use minuet_core::{Cell, Dancer, Find, Outcome, Position, Puzzle, Trace};
use minuet_method::{brief, refute, solve};

use crate::support::{ESCARGOT, puzzles, reading, solved};

#[test]
fn it_is_shorter_and_says_the_same() {
    let (mut all, mut kept) = (0, 0);
    for puzzle in puzzles() {
        let full = solve(&puzzle.into(), &reading(""));
        let short = brief(&full);
        assert_eq!(short.outcome.verdict(), full.outcome.verdict());
        assert_eq!((short.setup, short.reading), (full.setup, full.reading));
        if let Outcome::Solved { solution, .. } = full.outcome {
            assert!(
                matches!(short.outcome, Outcome::Solved { solution: same, .. } if same == solution)
            );
        }
        let again = brief(&short);
        assert!(again.entries.len() <= short.entries.len());
        all += full.entries.len();
        kept += short.entries.len();
    }
    assert!(kept < all, "{kept} of {all}");
}

#[test]
fn a_failure_keeps_a_dance_for_every_starter() {
    let full = solved(ESCARGOT, "");
    let short = brief(&full);
    let Outcome::Failed { starters, tried, .. } = short.outcome else {
        panic!("{:?}", short.outcome);
    };
    assert_eq!(starters, tried);
}

/// Puzzles without a solution: a wrong digit or more in puzzles that have one.
fn unsolvable() -> Vec<Puzzle> {
    let mut seed = 2018_u64;
    let mut random = move |below: usize| {
        // Xorshift: any fixed sequence will do, as long as it is the same on every machine.
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % below as u64) as usize
    };
    let mut all = Vec::new();
    for puzzle in puzzles() {
        for wrong in [1, 1, 2, 5, 12, 30] {
            let mut puzzle = puzzle;
            for _ in 0..wrong {
                let cell = Cell::ALL[random(81)];
                let open = Position::of(&puzzle).get(cell);
                if puzzle.get(cell).is_none() && !open.is_empty() {
                    puzzle.set(cell, open.iter().nth(random(open.len())));
                }
            }
            if minuet_check::count_solutions(&Position::of(&puzzle), 1) == 0 {
                all.push(puzzle);
            }
        }
    }
    all
}

#[test]
fn a_puzzle_without_a_solution_is_refuted_in_brief() {
    let puzzles = unsolvable();
    assert!(puzzles.len() > 100, "{}", puzzles.len());
    for puzzle in puzzles {
        for text in ["", "blocking=never", "depth=2"] {
            let full = solve(&puzzle.into(), &reading(text));
            let short = brief(&full);
            if let Outcome::None { .. } = full.outcome {
                assert_eq!(minuet_check::check_trace(&full), Ok(()), "{text} {puzzle}");
                assert_eq!(minuet_check::check_trace(&short), Ok(()), "{text} {puzzle}");
                assert_eq!(short.outcome, full.outcome);
            }
            let refutation = refute(&puzzle.into(), &reading(text));
            assert_eq!(refutation.is_some(), matches!(full.outcome, Outcome::None { .. }));
            if let Some(trace) = refutation {
                assert_eq!(minuet_check::check_trace(&trace), Ok(()), "{text} {puzzle}");
            }
        }
    }
}

/// Whatever a stranger's trace says, there is an answer, and it does not claim anything new.
fn check(trace: &Trace) {
    let short = brief(trace);
    if let Outcome::Solved { solution, .. } = short.outcome {
        assert!(
            matches!(trace.outcome, Outcome::Solved { solution: same, .. } if same == solution)
        );
    }
}

#[test]
fn a_trace_that_does_not_fit_comes_back_as_it_is() {
    let full = solved(ESCARGOT, "depth=2");
    let mut lost = full.clone();
    lost.entries.retain(|entry| !matches!(entry.find, Find::Starter { .. }));
    assert_eq!(brief(&lost), lost);
    let mut deep = full.clone();
    deep.entries[0].dance = vec![Dancer::Circle; 3];
    assert_eq!(brief(&deep), deep);
    let mut claims = full;
    claims.entries.truncate(10);
    assert_eq!(brief(&claims), claims);
}

#[test]
fn several_solutions_are_no_concern_of_it() {
    let mut trace = solved(ESCARGOT, "depth=2");
    let Outcome::Solved { solution, .. } = trace.outcome else { panic!("{:?}", trace.outcome) };
    trace.outcome = Outcome::Several { solutions: [solution, solution] };
    assert_eq!(brief(&trace), trace);
}

#[test]
fn damaged_traces_do_no_harm() {
    let full = solved(ESCARGOT, "depth=2");
    for i in (0..full.entries.len()).step_by(9) {
        let mut missing = full.clone();
        missing.entries.remove(i);
        check(&missing);
        let mut swapped = full.clone();
        swapped.entries.swap(i, full.entries.len() - 1 - i);
        check(&swapped);
        let mut elsewhere = full.clone();
        elsewhere.entries[i].dance.push(Dancer::Square);
        check(&elsewhere);
        let mut twice = full.clone();
        twice.entries.insert(i, full.entries[i].clone());
        check(&twice);
        let mut early = full.clone();
        early.entries.insert(i, full.entries[full.entries.len() - 1].clone());
        check(&early);
    }
}
