//! The judge accepts every trace of the teacher, full and brief, and every certificate of the racer.

use minuet_core::{Certificate, Outcome, Puzzle, Reading};
use rayon::prelude::*;
use trials::{corpora, own_puzzles, puzzles, sample};

/// What the judge objects to in anything that is claimed about `puzzle`.
fn objection(puzzle: &Puzzle, reading: &Reading) -> Option<String> {
    let trace = minuet_method::solve(&(*puzzle).into(), reading);
    if let Err(rejection) = minuet_check::check_trace(&trace) {
        return Some(format!("{puzzle} full: {rejection}"));
    }
    let brief = minuet_method::brief(&trace);
    if let Err(rejection) = minuet_check::check_trace(&brief) {
        return Some(format!("{puzzle} brief: {rejection}"));
    }
    if brief.outcome.verdict() != trace.outcome.verdict() {
        return Some(format!("{puzzle}: brief is {:?}, full {:?}", brief.outcome, trace.outcome));
    }
    let certificate = minuet_fast::certificate(puzzle, reading);
    match (trace.outcome, certificate) {
        (Outcome::Failed { .. }, Some(certificate)) => {
            if let Err(rejection) = minuet_check::check_certificate(&certificate) {
                return Some(format!("{puzzle} certificate: {rejection}"));
            }
            short_failure(puzzle, &certificate)
        }
        (Outcome::Failed { .. }, None) => Some(format!("{puzzle}: failed without a certificate")),
        (_, Some(_)) => Some(format!("{puzzle}: solved with a failed certificate")),
        (_, None) => None,
    }
}

/// What the judge objects to in a failure that leaves out the dances which its certificate stands for.
fn short_failure(puzzle: &Puzzle, certificate: &Certificate) -> Option<String> {
    let (reading, rest) = (&certificate.reading, certificate.deadlock.position);
    let choice = minuet_method::Choice::Footnote8;
    let claimed = !certificate.deadlock.dances.is_empty();
    let whole = minuet_method::solve_to_rest(&(*puzzle).into(), reading, choice, rest);
    [("short", minuet_method::brief(&whole)), ("unstalled", whole)].into_iter().find_map(
        |(name, trace)| {
            if claimed && minuet_check::check_trace(&trace).is_ok() {
                return Some(format!("{puzzle} {name}: accepted without its certificate"));
            }
            let rejection = minuet_check::check_to_rest(&trace, Some(&rest)).err()?;
            Some(format!("{puzzle} {name}: {rejection}"))
        },
    )
}

fn check(name: &str, puzzles: &[Puzzle], reading: &Reading) {
    let objections: Vec<String> =
        puzzles.par_iter().filter_map(|puzzle| objection(puzzle, reading)).collect();
    assert!(
        objections.is_empty(),
        "{name}, {reading}: {} of {}: {:#?}",
        objections.len(),
        puzzles.len(),
        &objections[..objections.len().min(3)]
    );
    println!("{name}, {reading}: {} traces, full and brief, accepted", puzzles.len());
}

#[test]
fn the_judge_accepts_the_traces_of_all_corpora() {
    check("own puzzles", &own_puzzles(), &Reading::default());
    let Some(corpora) = corpora() else { return };
    let names = [
        "controlled-bias.txt",
        "diabolical.txt",
        "easy.txt",
        "eleven.txt",
        "hardest375.txt",
        "named.tsv",
        "seventeen.txt",
        "te3.txt",
        "top1465.txt",
    ];
    for name in names {
        let mut all = puzzles(&corpora.join("corpora").join(name));
        if name == "eleven.txt" {
            all.truncate(200);
        }
        check(name, &sample(&all, 300), &Reading::default());
    }
}

#[test]
fn the_judge_accepts_traces_under_every_reading() {
    let mut some = own_puzzles();
    if let Some(corpora) = corpora() {
        let folder = corpora.join("corpora");
        for name in ["controlled-bias.txt", "top1465.txt", "hardest375.txt", "te3.txt"] {
            some.extend(puzzles(&folder.join(name)).into_iter().step_by(60).take(8));
        }
    }
    for reading in [
        "blocking=never",
        "blocking=aligned",
        "groups=4",
        "blocking=aligned,groups=4",
        "ending=proof",
        "ending=proof,blocking=never",
        "tricks=none",
        "tricks=none,ending=proof",
        "depth=2",
        "depth=2,ending=proof",
        "depth=2,tricks=none",
    ] {
        let reading: Reading = reading.parse().expect("a reading");
        // Nested dances make long traces: every third puzzle is enough.
        let step = if reading.depth > 1 { 3 } else { 1 };
        let some: Vec<Puzzle> = some.iter().step_by(step).copied().collect();
        check("some of all", &some, &reading);
    }
}
