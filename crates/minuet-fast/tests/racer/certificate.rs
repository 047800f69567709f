//! Failed certificates, checked against their seven conditions with the naive rules.

use crate::common::{Chance, FAMOUS, naive, puzzle, solution};
use minuet_core::{Certificate, Dancer, Deadlock, Ending, Position, Reading};
use minuet_fast::certificate;

fn check(text: &str, reading: &str) {
    let reading: Reading = reading.parse().expect("a reading");
    let puzzle = puzzle(text);
    let Certificate { puzzle: of, reading: under, deadlock } =
        certificate(&puzzle, &reading).expect("the method fails");
    assert_eq!((of, under), (puzzle, reading));
    assert!(deadlock.position.is_within(&Position::of(&puzzle)));
    assert!(deadlock.position.admits(&solution(&puzzle)));
    assert!(deadlock.position.solution().is_none());
    check_deadlock(&deadlock, &reading, reading.depth);
}

fn check_deadlock(deadlock: &Deadlock, reading: &Reading, depth: u8) {
    let Deadlock { position, dances } = deadlock;
    let closed = naive::close(position, reading, &mut Chance(depth.into()));
    assert_eq!(closed.as_ref(), Some(position), "a rule applies");
    let complete = position.solution().is_some();
    assert!(!complete || reading.ending == Ending::Proof, "complete");
    // A dancer's own dances of depth 1 are left out.
    if depth == 1 && reading.depth > 1 && !complete {
        assert!(dances.is_empty(), "too much is written");
        return check_left_out(position, reading);
    }
    let mut starters: Vec<_> = dances.iter().map(|dance| dance.starter).collect();
    starters.sort();
    let mut expect = naive::starters(position);
    expect.sort();
    assert_eq!(starters, if depth == 0 || complete { Vec::new() } else { expect });
    for dance in dances {
        for (dancer, end) in Dancer::BOTH.into_iter().zip([&dance.circle, &dance.square]) {
            assert!(end.position.is_within(&dance.starter.chosen(dancer, position)));
            check_deadlock(end, reading, depth - 1);
        }
        assert_eq!(dance.circle.position.union(&dance.square.position), *position);
    }
}

fn check_left_out(position: &Position, reading: &Reading) {
    for starter in naive::starters(position) {
        let [circle, square] = Dancer::BOTH.map(|dancer| {
            let chosen = starter.chosen(dancer, position);
            let end = naive::close(&chosen, reading, &mut Chance(1)).expect("it does not break");
            assert!(end.solution().is_none() || reading.ending == Ending::Proof, "complete");
            end
        });
        assert_eq!(circle.union(&square), *position);
    }
}

#[test]
fn depth_1() {
    for text in &FAMOUS[..4] {
        check(text, "");
        check(text, "blocking=never");
        check(text, "blocking=aligned,groups=4");
        check(text, "ending=proof");
    }
}

#[test]
fn depth_2() {
    check(FAMOUS[1], "depth=2");
}

#[test]
fn only_failures_have_one() {
    for text in FAMOUS {
        for depth in 0..=2 {
            for ending in [Ending::Trust, Ending::Proof] {
                let reading = Reading { ending, depth, ..Reading::PAPER };
                let verdict = minuet_fast::decide(&puzzle(text), &reading).verdict;
                let failed = verdict == minuet_core::Verdict::Failed;
                assert_eq!(certificate(&puzzle(text), &reading).is_some(), failed);
            }
        }
    }
}

#[test]
fn ill_posed_puzzles_have_none() {
    let empty = ".................................................................................";
    assert_eq!(certificate(&puzzle(empty), &Reading::PAPER), None);
    let conflict =
        "11...............................................................................";
    assert_eq!(certificate(&puzzle(conflict), &Reading::PAPER), None);
}
