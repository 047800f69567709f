//! Packs and failures.

use minuet_answer::{Failure, Failures, PackContents, Packs, Reply, Request};
use minuet_core::{Reading, Verdict};
use minuet_fast::MinuetDepth;

use crate::common::{EASY, ask, refusal};

fn packs() -> Packs {
    match ask(Request::Packs) {
        Reply::Packs(packs) => packs,
        other => panic!("{other:?}"),
    }
}

fn pack(name: &str) -> PackContents {
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
        let depth = minuet_fast::minuet_depth(&title.puzzle, &Reading::PAPER, 9);
        assert_eq!(depth, title.depth.map(MinuetDepth::Exactly), "{}", title.title);
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

#[test]
fn puzzles_are_made_to_order_and_days_have_theirs() {
    let made = |request| match ask(request) {
        Reply::Made(made) => made,
        other => panic!("{other:?}"),
    };
    let make = |kind: &str, seed| made(Request::Make { kind: kind.into(), seed });
    for kind in ["step1", "step3", "minuet", "two-minuets", "many-minuets"] {
        let one = make(kind, 5);
        assert_eq!((one.kind.as_str(), &one), (kind, &make(kind, 5)));
        assert_ne!(one.puzzle, make(kind, 6).puzzle);
        let [shortest, longest] = one.minutes;
        assert!(5 <= shortest && shortest < longest && longest < 400, "{kind}: {:?}", one.minutes);
    }
    let day = made(Request::Day { date: "2026-11-20".into() });
    assert_eq!(day.kind, "minuet");
    assert!(refusal(Request::Make { kind: "depth2".into(), seed: 1 }).contains("step1"));
    assert!(refusal(Request::Day { date: "today".into() }).contains("2026-11-17"));
}
