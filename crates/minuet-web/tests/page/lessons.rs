//! Lessons and drills.

use minuet_core::Reading;
use minuet_web::{Drill, Judged, Lessons, Request, Response, Sheet, Until, Verdict, answer};

use crate::common::{do_it, hint, refusal};

fn lessons() -> Lessons {
    match answer(Request::Lessons) {
        Response::Lessons(lessons) => lessons,
        other => panic!("{other:?}"),
    }
}

fn drill(rule: &str, seed: u32) -> Drill {
    match answer(Request::Drill { rule: rule.to_owned(), seed }) {
        Response::Drill(drill) => drill,
        other => panic!("{rule} {seed}: {other:?}"),
    }
}

fn judge(before: &Sheet, after: &Sheet, rule: &str) -> Judged {
    let (before, after, rule) = (before.clone(), after.clone(), rule.to_owned());
    match answer(Request::Judge { before, after, rule }) {
        Response::Judged(judged) => judged,
        other => panic!("{other:?}"),
    }
}

/// A drill for the rule is dealt, the coach does what is asked for, and the judge agrees.
fn check(rule: &str, seed: u32) {
    let drill = drill(rule, seed);
    assert_eq!(judge(&drill.sheet, &drill.sheet, rule).verdict, Verdict::Nothing);
    let done = do_it(drill.sheet.clone(), drill.reading, Until::Entry);
    let judged = judge(&drill.sheet, &done.sheet, rule);
    assert_eq!(judged.verdict, Verdict::Done, "{rule} {seed}: {} {:?}", judged.words, done.told);
}

#[test]
fn every_rule_has_a_lesson_and_a_drill() {
    for title in lessons().lessons {
        let name = title.name.as_str();
        match answer(Request::Lesson { name: name.to_owned() }) {
            Response::Lesson(lesson) => assert!(!lesson.words.is_empty()),
            other => panic!("{name}: {other:?}"),
        }
        for seed in 1..=2 {
            check(name, seed);
        }
    }
}

#[test]
fn seeds_deal_positions() {
    assert_eq!(drill("single", 7), drill("single", 7));
    assert_ne!(drill("single", 7), drill("single", 8));
}

#[test]
fn other_steps_are_told_apart_from_wrong_ones() {
    let drill = drill("naked-double", 3);
    let entry = hint(&drill.sheet, Reading::PAPER).entry.unwrap();
    let erased = entry.effect.erased[0];
    // What is erased is dead, so to ink it is wrong.
    let mut wrong = drill.sheet.clone();
    wrong.ink.set(erased.cell, erased.digits.first());
    assert_eq!(judge(&drill.sheet, &wrong, "naked-double").verdict, Verdict::Wrong);
    let mut partly = drill.sheet.clone();
    partly.pencil.set(erased.cell, partly.pencil.get(erased.cell) - erased.digits);
    let verdict = judge(&drill.sheet, &partly, "naked-double").verdict;
    assert!(matches!(verdict, Verdict::Partly | Verdict::Done));
    let solution = minuet_fast::examples(&minuet_core::Position::of(&drill.sheet.puzzle))[0];
    let mut other = drill.sheet.clone();
    other.ink.set(erased.cell, Some(solution.get(erased.cell)));
    assert_eq!(judge(&drill.sheet, &other, "naked-double").verdict, Verdict::Other);
}

#[test]
fn unknown_rules_are_refused() {
    assert!(refusal(Request::Lesson { name: "x".into() }).contains("no lesson"));
    assert!(refusal(Request::Drill { rule: "x".into(), seed: 1 }).contains("no lesson"));
}
