//! Lessons and drills.

use minuet_answer::{Drill, Judged, Lessons, Reply, Request, Until, Verdict};
use minuet_core::{Paper, Reading};

use crate::common::{ask, do_it, hint, refusal};

fn lessons() -> Lessons {
    match ask(Request::Lessons) {
        Reply::Lessons(lessons) => lessons,
        other => panic!("{other:?}"),
    }
}

fn drill(rule: &str, seed: u32) -> Drill {
    match ask(Request::Drill { rule: rule.to_owned(), seed }) {
        Reply::Drill(drill) => drill,
        other => panic!("{rule} {seed}: {other:?}"),
    }
}

fn judge(before: &Paper, after: &Paper, rule: &str) -> Judged {
    let (before, after, rule) = (before.clone(), after.clone(), rule.to_owned());
    match ask(Request::Judge { before, after, rule }) {
        Reply::Judged(judged) => judged,
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
        match ask(Request::Lesson { name: name.to_owned() }) {
            Reply::Lesson(lesson) => assert!(!lesson.words.is_empty()),
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
fn marks_under_ink_do_not_matter() {
    let drill = drill("both-enclose", 2018);
    let entry = hint(&drill.sheet, Reading::PAPER).entry.unwrap();
    let found = entry.effect.inked[0];
    // The learner inks the number and leaves the circle and the square of the dancers around it.
    let mut inked = drill.sheet.clone();
    inked.ink.set(found.cell, Some(found.digit));
    assert_eq!(judge(&drill.sheet, &inked, "both-enclose").verdict, Verdict::Done);
}

#[test]
fn a_wrong_step_is_named_whatever_is_asked_for() {
    for rule in ["starter", "nested", "blocking"] {
        let drill = drill(rule, 5);
        let solution = minuet_fast::examples(&minuet_core::Position::of(&drill.sheet.puzzle))[0];
        let open = |&cell: &minuet_core::Cell| drill.sheet.pencil.get(cell).len() > 1;
        let cell = minuet_core::Cell::ALL.into_iter().find(open).unwrap();
        let wrong = drill.sheet.pencil.get(cell).iter().find(|&digit| digit != solution.get(cell));
        let mut sheet = drill.sheet.clone();
        sheet.ink.set(cell, wrong);
        let judged = judge(&drill.sheet, &sheet, rule);
        assert_eq!((judged.verdict, judged.show.cells), (Verdict::Wrong, cell.into()));
        assert!(
            judged.words.contains(&format!("in {cell} is wrong. Undo it.")),
            "{}",
            judged.words
        );
    }
}

#[test]
fn unknown_rules_are_refused() {
    assert!(refusal(Request::Lesson { name: "x".into() }).contains("no lesson"));
    assert!(refusal(Request::Drill { rule: "x".into(), seed: 1 }).contains("no lesson"));
}
