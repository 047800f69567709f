//! Packs and failures.

use minuet_answer::{Failure, Failures, Pack, Packs, Reply, Request};
use minuet_core::{Reading, Verdict};

use crate::common::{EASY, ask, refusal};

fn packs() -> Packs {
    match ask(Request::Packs) {
        Reply::Packs(packs) => packs,
        other => panic!("{other:?}"),
    }
}

fn pack(name: &str) -> Pack {
    match ask(Request::Pack { name: name.to_owned() }) {
        Reply::Pack(pack) => pack,
        other => panic!("{other:?}"),
    }
}

fn failures() -> Failures {
    match ask(Request::Failures) {
        Reply::Failures(failures) => failures,
        other => panic!("{other:?}"),
    }
}

fn failure(puzzle: minuet_core::Puzzle) -> Failure {
    match ask(Request::Failure { puzzle, reading: Reading::PAPER }) {
        Reply::Failure(failure) => failure,
        other => panic!("{other:?}"),
    }
}

#[test]
fn packs_are_listed_with_their_puzzles() {
    for title in packs().packs {
        let pack = pack(&title.name);
        assert_eq!(pack.puzzles.len(), title.count);
        assert_eq!(pack.reading, title.reading);
        assert!(title.minutes[0] <= title.minutes[1]);
    }
    assert!(refusal(Request::Pack { name: "none".into() }).contains("no pack"));
}

#[test]
fn every_failure_is_one() {
    for title in failures().failures {
        let flat = minuet_fast::decide(&title.puzzle, &Reading::PAPER);
        assert_eq!(flat.verdict, Verdict::Failed, "{}", title.title);
        let depth = title.depth.unwrap();
        if depth == 2 {
            let deep = minuet_fast::decide(&title.puzzle, &Reading::PAPER.with_depth(2));
            assert_eq!(deep.verdict, Verdict::Minuet, "{}", title.title);
        }
    }
}

#[test]
fn a_failed_position_says_why_no_starter_helps() {
    let titles = failures().failures;
    let failure = failure(titles[2].puzzle);
    assert_eq!(failure.dances.len(), 9);
    for dance in &failure.dances {
        assert!(dance.why.contains("circle gives up") && dance.why.contains("square gives up"));
        assert_eq!(dance.sheet.dances.len(), 1);
        assert_eq!(dance.sheet.pencil, failure.sheet.pencil);
    }
    let puzzle = EASY.parse().unwrap();
    let request = Request::Failure { puzzle, reading: Reading::PAPER };
    assert!(refusal(request).contains("does not fail"));
}
