//! Many puzzles decided at once: the same answers.

use crate::common::{Chance, FAMOUS, dug, puzzle};
use minuet_core::{Puzzle, Reading};
use minuet_fast::{Decision, decide, decide_all};

/// Puzzles of all outcomes.
pub(crate) fn puzzles() -> Vec<Puzzle> {
    let mut chance = Chance(7);
    let ill_posed = [Puzzle::EMPTY, puzzle(&format!("11{}", ".".repeat(79)))];
    let dug = (0..20).map(|_| dug(&mut chance));
    FAMOUS.iter().map(|text| puzzle(text)).chain(ill_posed).chain(dug).collect()
}

#[test]
fn the_same_as_one_by_one() {
    let puzzles = puzzles();
    let mut decisions = vec![Decision::default(); puzzles.len()];
    decide_all(&puzzles, &Reading::PAPER, &mut decisions);
    let expect: Vec<Decision> = puzzles.iter().map(|p| decide(p, &Reading::PAPER)).collect();
    assert_eq!(decisions, expect);
}

#[test]
fn as_far_as_both_reach() {
    let mut decisions = [Decision::default(); 1];
    decide_all(&[Puzzle::EMPTY; 2], &Reading::PAPER, &mut decisions);
    assert_eq!(decisions, [decide(&Puzzle::EMPTY, &Reading::PAPER)]);
    decide_all(&[], &Reading::PAPER, &mut decisions);
    assert_eq!(decisions, [decide(&Puzzle::EMPTY, &Reading::PAPER)]);
}

#[test]
fn threads_may_share() {
    fn check<T: Send + Sync>() {}
    check::<Decision>();
    check::<minuet_fast::MinuetDepth>();
    check::<minuet_fast::MinuetNumber>();
}
