//! Every puzzle of every pack is what its pack says, according to the judge.

use minuet_core::{Outcome, Puzzle, Reading, Step};
use minuet_make::{Class, Pack, Packed, Rating, packs};
use rayon::prelude::*;
use trials::{Extent, extent};

/// The outcome of the teacher's solve, once the judge has accepted it.
fn judged(puzzle: &Puzzle, reading: &Reading) -> Outcome {
    let trace = minuet_method::solve(&(*puzzle).into(), reading);
    assert_eq!(minuet_check::check_trace(&trace), Ok(()), "{puzzle}");
    trace.outcome
}

fn check(pack: &Pack, packed: &Packed) {
    let puzzle = &packed.puzzle;
    let Outcome::Solved { step, .. } = judged(puzzle, &pack.reading()) else {
        panic!("{}: {puzzle} is not solved", pack.name)
    };
    let fits = match pack.class {
        Class::Step1 => step == Step::One,
        Class::Step3 => step == Step::Two || step == Step::Three,
        Class::Minuet => step == Step::Four,
        Class::Depth(depth) => {
            let certificate =
                minuet_fast::certificate(puzzle, &pack.reading().with_depth(depth - 1));
            let certificate = certificate.expect("it fails at a smaller depth");
            minuet_check::check_certificate(&certificate).is_ok()
        }
    };
    assert!(fits, "{}: {puzzle}", pack.name);
    assert!(pack.class.holds(puzzle, &Reading::PAPER), "{}: {puzzle}", pack.name);
}

/// All puzzles, or only some of those that take long.
fn taken(pack: &Pack) -> Vec<Packed> {
    let is_long = matches!(pack.class, Class::Depth(_)) && extent() == Extent::Sample;
    pack.puzzles.iter().copied().step_by(if is_long { 4 } else { 1 }).collect()
}

#[test]
fn the_judge_agrees_with_every_class() {
    for pack in packs() {
        taken(&pack).par_iter().for_each(|packed| check(&pack, packed));
    }
}

#[test]
fn ratings_are_those_of_rate() {
    for pack in packs() {
        taken(&pack).par_iter().for_each(|packed| {
            let rating = Rating::of(&packed.puzzle, &pack.reading()).expect("one solution");
            let effort = rating.effort.map(|effort| effort.total());
            assert_eq!((rating.minuets, effort), (packed.minuets, Some(packed.effort)));
        });
    }
}

#[test]
fn there_are_a_few_hundred_and_no_two_alike() {
    let mut forms: Vec<Puzzle> = packs()
        .iter()
        .flat_map(|pack| &pack.puzzles)
        .map(|packed| minuet_make::canonical(&packed.puzzle))
        .collect();
    let count = forms.len();
    forms.sort_unstable_by_key(Puzzle::to_string);
    forms.dedup();
    assert!(count > 200 && forms.len() == count, "{count} puzzles, {} different", forms.len());
    assert_eq!(packs().len(), 7, "every pack can be read");
}
