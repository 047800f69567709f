//! Minuets within minuets.

use minuet_core::{Dancer, Entry, Find, Outcome, Trace};

use crate::support::{ESCARGOT, solved};

fn depths(trace: &Trace) -> Vec<(usize, u8)> {
    let opened = trace.entries.iter().filter_map(|entry| match entry.find {
        Find::Starter { depth, .. } => Some((entry.dance.len(), depth)),
        _ => None,
    });
    let mut depths: Vec<(usize, u8)> = opened.collect();
    depths.sort_unstable();
    depths.dedup();
    depths
}

/// How a trace at some depth ends, and which depths are danced on which lines.
fn check(puzzle: &str, reading: &str, expect: &[(usize, u8)]) -> Trace {
    let trace = solved(puzzle, reading);
    assert_eq!(minuet_check::check_trace(&trace), Ok(()));
    assert_eq!(depths(&trace), expect);
    trace
}

#[test]
fn escargot_needs_depth_two() {
    let flat = check(ESCARGOT, "", &[(0, 1)]);
    assert!(matches!(flat.outcome, Outcome::Failed { depth: 1, minuets: 0, .. }));
    let deep = check(ESCARGOT, "depth=2", &[(0, 1), (0, 2), (1, 1)]);
    assert!(matches!(deep.outcome, Outcome::Solved { .. }));
    // More depth than is needed changes nothing.
    let deeper = solved(ESCARGOT, "depth=9");
    assert_eq!((deeper.entries, deeper.outcome), (deep.entries, deep.outcome));
}

#[test]
fn shallow_rounds_come_before_deep_ones() {
    let trace = solved(ESCARGOT, "depth=2");
    let first =
        trace.entries.iter().position(|entry| matches!(entry.find, Find::Starter { depth: 2, .. }));
    let flat = solved(ESCARGOT, "");
    assert_eq!(trace.entries[..first.expect("a deep minuet")], flat.entries);
}

const BOTH_WRONG: &str =
    "....3.4...2......6863..2..759..4...83......9...6..5........7.5.....1......46..7..";

/// The second break of an inner minuet shows on the dancer who opened it, which ends the outer one.
#[test]
fn a_dancer_whose_own_dancers_are_both_wrong_is_wrong() {
    let trace = check(BOTH_WRONG, "depth=2,ending=proof", &[(0, 1), (0, 2), (1, 1)]);
    let inner = |entry: &Entry| matches!(entry.find, Find::Wrong { .. }) && entry.dance.len() == 1;
    let ends = trace.entries.iter().enumerate().filter(|(_, entry)| inner(entry));
    let both = ends.filter_map(|(at, entry)| {
        let outer: Dancer = *entry.dance.last()?;
        let after = trace.entries[at + 1..].iter().skip_while(|next| next.dance == [outer]);
        let next = after.map(|next| (&next.dance, &next.find)).next()?;
        let wrong = matches!(next.1, Find::Wrong { dancer, broken: Some(_) } if *dancer == outer);
        (next.0.is_empty() && wrong).then_some(at)
    });
    assert!(both.count() > 0);
}

#[test]
fn a_dancer_complete_in_an_inner_minuet_solves_the_puzzle() {
    let trace = solved(ESCARGOT, "depth=2");
    let last = trace.entries.last().expect("an entry");
    assert!(matches!(last.find, Find::Complete { .. }));
    assert_eq!(last.dance.len(), 1);
    let sheet = trace.sheet(trace.entries.len()).expect("it fits");
    assert!(sheet.dances().is_empty());
    assert_eq!(sheet.inked().len(), 81);
}
