//! The vicinity search.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use minuet_core::{Puzzle, Reading, Verdict};
use minuet_fast::{count, decide};
use minuet_hunt::{Goal, HuntError, NearOrder, NearState, near};
use minuet_words::message::HuntMessage;

use crate::common::{self, file, place, refused, text};

/// Inkala 2012: the method fails with nine starters left.
const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn asked(name: &str, goal: Goal) -> NearOrder {
    let folder = place(name);
    let seed: Puzzle = INKALA.parse().expect("a puzzle");
    NearOrder {
        input: file(&folder, "seeds.txt", text(&[seed])),
        folder: folder.join("out"),
        reading: Reading::PAPER,
        goal,
        remove: 1,
        add: 1,
        keep: 20,
        steps: Some(2),
        threads: Some(2),
    }
}

fn run(order: &NearOrder) -> Result<NearState, HuntError> {
    near(order, &Arc::new(AtomicBool::new(false)), &mut |_, _| {})
}

#[test]
fn the_best_are_kept() {
    let order = asked("near-best", Goal::Starters);
    let state = run(&order).expect("a search");
    assert!(state.scored > 10 && state.kept.len() > 1, "{state:?}");
    assert!(state.kept.is_sorted_by_key(|kept| kept.score));
    for kept in &state.kept {
        assert_eq!(minuet_make::canonical(&kept.puzzle), kept.puzzle);
        assert_eq!(count(&kept.puzzle, 2), 1);
        assert_eq!(decide(&kept.puzzle, &order.reading).verdict, Verdict::Failed);
        assert_eq!(Goal::Starters.score(&kept.puzzle, &order.reading), Some(kept.score));
    }
    let list = std::fs::read_to_string(order.folder.join("best.tsv")).expect("a list");
    assert_eq!(list.lines().count(), 1 + state.kept.len());
    let certificates = std::fs::read_dir(order.folder.join("failures")).expect("a folder").count();
    assert_eq!(certificates, state.kept.len());
}

#[test]
fn steps_in_several_runs_come_to_the_same() {
    let at_once = asked("near-at-once", Goal::Starters);
    let all = run(&NearOrder { threads: Some(1), ..at_once }).expect("a search");
    let one = NearOrder { steps: Some(1), ..asked("near-one", Goal::Starters) };
    run(&one).expect("a step");
    let rest = run(&one).expect("another");
    assert_eq!((rest.kept, rest.scored, rest.steps), (all.kept, all.scored, 2));
}

#[test]
fn other_goals() {
    let order = NearOrder { steps: Some(0), ..asked("near-depth", Goal::Depth) };
    let state = run(&order).expect("a search");
    let told = HuntMessage::Score(Goal::Depth.told(state.kept[0].score));
    assert_eq!(told.to_string(), "depth 2, 9 starters");
    let error = run(&asked("near-minuets", Goal::Minuets)).expect_err("no score").to_string();
    assert!(error.contains("no puzzle in it has a score to begin with"), "{error}");
}

#[test]
fn what_changed_is_said() {
    let order = NearOrder { steps: Some(0), ..asked("near-changed", Goal::Starters) };
    run(&order).expect("a search");
    let check = |changed: NearOrder, words: &str| {
        let error = run(&changed).expect_err(words).to_string();
        assert!(error.contains(words), "{words}: {error}");
    };
    check(
        NearOrder { goal: Goal::Depth, ..order.clone() },
        "the goal was starters, and is now depth",
    );
    check(
        NearOrder { remove: 2, ..order.clone() },
        "the number of clues to remove was 1, and is now 2",
    );
    check(NearOrder { add: 2, ..order.clone() }, "the number of clues to add was 1, and is now 2");
    check(
        NearOrder { keep: 9, ..order.clone() },
        "the number of puzzles to keep was 20, and is now 9",
    );
    let deep = Reading::PAPER.with_depth(2);
    check(NearOrder { reading: deep, ..order.clone() }, "the reading was");
    // A hunt and a search do not share a folder.
    refused(&common::order(&order.input, &order.folder), "does not hold a hunt: name a new folder");
    std::fs::write(&order.input, text(&[Puzzle::EMPTY])).expect("another input");
    check(order, "seeds.txt is not the input it had");
}

/// What is on disk is what was found: damage is refused, and the list is made anew.
#[test]
fn a_state_is_sealed() {
    let order = asked("near-sealed", Goal::Starters);
    run(&order).expect("a search");
    let (path, list) = (order.folder.join("near.json"), order.folder.join("best.tsv"));
    let (whole, best) =
        (std::fs::read(&path).expect("a state"), std::fs::read(&list).expect("one"));
    std::fs::write(&list, "").expect("no list");
    let none = NearOrder { steps: Some(0), ..order };
    run(&none).expect("a look");
    assert!(std::fs::read(&list).expect("a list") == best);
    let text = String::from_utf8(whole.clone()).expect("text");
    std::fs::write(&path, text.replacen("\"scored\": 5", "\"scored\": 6", 1)).expect("damaged");
    let error = run(&none).expect_err("damage").to_string();
    assert!(error.contains("checksum"), "{error}");
    std::fs::write(&path, whole).expect("as it was");
    run(&none).expect("a look");
}
