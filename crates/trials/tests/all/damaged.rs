//! The judge rejects every damaged trace and certificate.
//!
//! Some damage leaves a claim true (a hidden single of a row may be one of its square as well). An oracle
//! that looks at the sheet tells; only false claims are put before the judge, and none may pass.

use std::collections::BTreeMap;

use minuet_core::{Outcome, Puzzle, Reading};
use rayon::prelude::*;
use trials::{Extent, Random, corpora, extent, own_puzzles, puzzles};

use crate::damage::{certificates, traces};

/// Puzzles of every kind: solved in each step, and failed.
fn victims() -> Vec<Puzzle> {
    let mut victims = own_puzzles();
    let Some(corpora) = corpora() else { return victims };
    let many = if extent() == Extent::Full { 10 } else { 1 };
    for (name, count) in [
        ("controlled-bias.txt", 30),
        ("seventeen.txt", 30),
        ("diabolical.txt", 30),
        ("top1465.txt", 40),
        ("hardest375.txt", 20),
        ("te3.txt", 10),
    ] {
        let all = puzzles(&corpora.join("corpora").join(name));
        victims.extend(trials::spread(&all, count * many));
    }
    victims
}

/// How many of each kind of damage were put before the judge.
type Tally = BTreeMap<&'static str, usize>;

fn sum(tallies: Vec<Tally>) -> Tally {
    let mut sum = Tally::new();
    for (kind, count) in tallies.into_iter().flatten() {
        *sum.entry(kind).or_default() += count;
    }
    sum
}

#[test]
fn no_damaged_trace_is_accepted() {
    let victims = victims();
    let tallies: Vec<Tally> = victims
        .par_iter()
        .enumerate()
        .map(|(seed, puzzle)| {
            let full = minuet_method::solve(&(*puzzle).into(), &Reading::default());
            let brief = minuet_method::brief(&full);
            let mut random = Random::new(seed as u64);
            let mut tally = Tally::new();
            for (kind, damaged) in traces::damages(&full, &brief, &mut random) {
                let verdict = minuet_check::check_trace(&damaged);
                assert!(verdict.is_err(), "{puzzle}: accepted with {kind}: {damaged:?}");
                *tally.entry(kind).or_default() += 1;
            }
            tally
        })
        .collect();
    report(victims.len(), sum(tallies), if corpora().is_some() { 10_000 } else { 300 });
}

#[test]
fn no_damaged_certificate_is_accepted() {
    let reading = Reading::default();
    let failed: Vec<Puzzle> = victims()
        .into_iter()
        .filter(|puzzle| {
            let outcome = minuet_method::solve(&(*puzzle).into(), &reading).outcome;
            matches!(outcome, Outcome::Failed { .. })
        })
        .collect();
    let tallies: Vec<Tally> = failed
        .par_iter()
        .enumerate()
        .map(|(seed, puzzle)| {
            let certificate = minuet_fast::certificate(puzzle, &reading).expect("it fails");
            let mut tally = Tally::new();
            for (kind, damaged) in
                certificates::damages(&certificate, &mut Random::new(seed as u64))
            {
                let verdict = minuet_check::check_certificate(&damaged);
                assert!(verdict.is_err(), "{puzzle}: accepted with {kind}: {damaged:?}");
                *tally.entry(kind).or_default() += 1;
            }
            tally
        })
        .collect();
    report(failed.len(), sum(tallies), if corpora().is_some() { 3_000 } else { 100 });
}

/// Puzzles of minuet depth 4 (docs/conjecture.md).
const DEEP: [&str; 5] = [
    "12...6....571.9...6.92.....29.7.56...65.21.9.7.1......5.....34....5....29.....1..",
    ".23...7..45.......7.9.2354.2.7....943.....25...5...3.7....614.......79....45.....",
    ".23.56......7...32.8.......2.8...9.334......7.973..4...72.943.8.3.....94......27.",
    ".23.56......7...32.8..3....2.8...9.334......7.97...4....4.9.2.88........9.2..437.",
    "12..56..9.567.91.27.9......26......3.....72..97....8...125.....59...2.1.6.79.1.2.",
];

/// Each takes the judge up to half a minute.
#[test]
fn failures_at_depth_three() {
    if extent() == Extent::Sample {
        return;
    }
    let reading = Reading::PAPER.with_depth(3);
    let tallies: Vec<Tally> = DEEP
        .par_iter()
        .enumerate()
        .map(|(seed, puzzle)| {
            let puzzle = puzzle.parse().expect("a puzzle");
            let certificate = minuet_fast::certificate(&puzzle, &reading).expect("it fails");
            assert_eq!(minuet_check::check_certificate(&certificate), Ok(()), "{puzzle}");
            let mut tally = Tally::new();
            let damages = certificates::damages_within(&certificate, &mut Random::new(seed as u64));
            for (kind, damaged) in damages {
                let verdict = minuet_check::check_certificate(&damaged);
                assert!(verdict.is_err(), "{puzzle}: accepted with {kind}");
                *tally.entry(kind).or_default() += 1;
            }
            tally
        })
        .collect();
    report(DEEP.len(), sum(tallies), 45);
}

fn report(victims: usize, tally: Tally, least: usize) {
    let all: usize = tally.values().sum();
    println!("{all} damaged copies of {victims} rejected: {tally:#?}");
    assert!(all >= least, "only {all} damaged copies");
}
