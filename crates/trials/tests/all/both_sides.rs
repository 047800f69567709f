//! Starters chosen by what both sides settle: the reason that a trace gives is judged.

use minuet_check::{Fault, check_trace};
use minuet_core::{Find, Reading, Trace};
use minuet_method::{Choice, brief, solve_choosing};

/// The traces of the project's own puzzles that take a minuet.
fn traces() -> Vec<Trace> {
    let traces = trials::own_puzzles()
        .into_iter()
        .map(|puzzle| solve_choosing(&puzzle.into(), &Reading::PAPER, Choice::BothSides));
    traces.filter(|trace| settled(trace).is_some()).take(30).collect()
}

/// What the first starter settles.
fn settled(trace: &Trace) -> Option<[u8; 2]> {
    trace.entries.iter().find_map(|entry| match entry.find {
        Find::Starter { settles, .. } => settles,
        _ => None,
    })
}

#[test]
fn the_judge_counts_the_same() {
    let traces = traces();
    assert!(traces.len() > 5, "{}", traces.len());
    assert!(traces.iter().any(|trace| settled(trace).is_some_and(|[a, b]| a != b && a.min(b) > 2)));
    for trace in &traces {
        assert_eq!(check_trace(trace), Ok(()));
        assert_eq!(check_trace(&brief(trace)), Ok(()));
    }
}

#[test]
fn a_wrong_count_is_refused() {
    for mut trace in traces() {
        for entry in &mut trace.entries {
            if let Find::Starter { settles: Some([_, square]), .. } = &mut entry.find {
                *square += 1;
                break;
            }
        }
        let fault = check_trace(&trace).map_err(|rejection| rejection.fault);
        assert!(matches!(fault, Err(Fault::WrongSettles { .. })), "{fault:?}");
    }
}
