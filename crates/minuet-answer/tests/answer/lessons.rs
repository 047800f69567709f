//! Lessons and drills.

use minuet_answer::{Drill, Grade, Judged, Lessons, Reply, Request, Until};
use minuet_core::{Cell, CellSet, DigitSet, Entry, Find, Paper, Reading, Starter, Structure};

use crate::common::{ask, hint, refusal};

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
    assert_eq!(judge(&drill.sheet, &drill.sheet, rule).verdict, Grade::Nothing);
    let Drill { sheet, reading, starters, .. } = drill.clone();
    let done = match ask(Request::Do { sheet, reading, starters, until: Until::Entry }) {
        Reply::Changed(changed) => changed,
        other => panic!("{rule} {seed}: {other:?}"),
    };
    let judged = judge(&drill.sheet, &done.sheet, rule);
    assert_eq!(judged.verdict, Grade::Done, "{rule} {seed}: {} {:?}", judged.words, done.told);
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

/// The sheet of a drill with a minuet opened on a starter.
fn begun(drill: &Drill, starter: Starter) -> Paper {
    let (sheet, line) = (drill.sheet.clone(), Vec::new());
    match ask(Request::Begin { sheet, line, starter }) {
        Reply::Changed(changed) => changed.sheet,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_starter_is_chosen_by_what_both_sides_settle() {
    let drill = drill("which-starter", 4);
    let position = *minuet_method::read(&drill.sheet).unwrap().position();
    let (mut good, mut weak) = (0, 0);
    for starter in minuet_method::starters(&position) {
        let judged = judge(&drill.sheet, &begun(&drill, starter), "which-starter");
        if minuet_method::is_good(&starter, &position) {
            assert_eq!(judged.verdict, Grade::Done, "{}", judged.words);
            good += 1;
        } else {
            assert_eq!(judged.verdict, Grade::Other, "{}", judged.words);
            assert!(judged.words.contains("look for a starter"), "{}", judged.words);
            weak += 1;
        }
    }
    assert!(good > 0 && weak > good, "{good} {weak}");
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
    assert_eq!(judge(&drill.sheet, &wrong, "naked-double").verdict, Grade::Wrong);
    let mut partly = drill.sheet.clone();
    partly.pencil.set(erased.cell, partly.pencil.get(erased.cell) - erased.digits);
    let verdict = judge(&drill.sheet, &partly, "naked-double").verdict;
    assert!(matches!(verdict, Grade::Partly | Grade::Done));
    let solution = minuet_fast::examples(&minuet_core::Position::of(&drill.sheet.puzzle))[0];
    let mut other = drill.sheet.clone();
    other.ink.set(erased.cell, Some(solution.get(erased.cell)));
    assert_eq!(judge(&drill.sheet, &other, "naked-double").verdict, Grade::Other);
}

#[test]
fn marks_under_ink_do_not_matter() {
    let drill = drill("both-enclose", 2018);
    let entry = hint(&drill.sheet, Reading::PAPER).entry.unwrap();
    let found = entry.effect.inked[0];
    // The learner inks the number and leaves the circle and the square of the dancers around it.
    let mut inked = drill.sheet.clone();
    inked.ink.set(found.cell, Some(found.digit));
    assert_eq!(judge(&drill.sheet, &inked, "both-enclose").verdict, Grade::Done);
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
        assert_eq!((judged.verdict, judged.show.cells), (Grade::Wrong, cell.into()));
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

/// The first entry that the coach would apply in a drill.
fn first(rule: &str, seed: u32) -> (Drill, Entry) {
    let drill = drill(rule, seed);
    let entry = hint(&drill.sheet, drill.reading).entry.unwrap();
    (drill, entry)
}

fn group(entry: &Entry) -> (Structure, CellSet) {
    match entry.find {
        Find::NakedGroup { structure, cells, .. } | Find::HiddenGroup { structure, cells, .. } => {
            (structure, cells)
        }
        ref other => panic!("{other:?}"),
    }
}

fn beyond(entry: &Entry) -> bool {
    let (structure, _) = group(entry);
    entry.effect.erased.iter().any(|lost| !structure.cells().contains(lost.cell))
}

#[test]
fn what_a_group_blocks_in_a_second_structure_has_a_lesson_of_its_own() {
    for seed in 1..=8 {
        assert!(!beyond(&first("naked-double", seed).1), "{seed}");
        let (drill, entry) = first("second-structure", seed);
        assert!(beyond(&entry), "{seed}");
        // Who erases in the first structure alone has begun, and is told so.
        let (structure, _) = group(&entry);
        let mut half = drill.sheet.clone();
        let near = entry.effect.erased.iter().filter(|lost| structure.cells().contains(lost.cell));
        for lost in near {
            half.pencil.set(lost.cell, half.pencil.get(lost.cell) - lost.digits);
        }
        if half != drill.sheet {
            let verdict = judge(&drill.sheet, &half, "second-structure").verdict;
            assert_eq!(verdict, Grade::Partly, "{seed}");
        }
    }
}

#[test]
fn open_cells_are_counted_before_doubles_are_looked_for() {
    for seed in 1..=8 {
        let (drill, entry) = first("where-to-look", seed);
        let open = (group(&entry).0.cells() & drill.sheet.open()).len();
        assert!((4..=5).contains(&open), "{seed}: {open}");
    }
}

#[test]
fn the_first_words_are_about_a_cell_that_sees_eight_numbers() {
    for seed in 1..=4 {
        let (drill, entry) = first("words", seed);
        let Find::NakedSingle { cell, digit, .. } = entry.find else { panic!("{entry:?}") };
        let ink = drill.sheet.all_ink();
        let seen: DigitSet = Cell::ALL
            .into_iter()
            .filter(|other| other.sees(cell))
            .filter_map(|c| ink.get(c))
            .collect();
        assert_eq!(DigitSet::ALL - seen, digit.into(), "{seed}");
    }
}

#[test]
fn a_minuet_is_put_away_only_where_nothing_more_follows() {
    let drill = drill("stall", 3);
    let mut without = drill.sheet.clone();
    without.dances.clear();
    assert_eq!(judge(&drill.sheet, &without, "stall").verdict, Grade::Done);
    // In the middle of a dance it is too early.
    let early = self::drill("alone", 3);
    let mut without = early.sheet.clone();
    without.dances.clear();
    assert_ne!(judge(&early.sheet, &without, "stall").verdict, Grade::Done);
}

#[test]
fn a_new_pass_begins_with_numbers_gone_through_before() {
    for seed in 1..=4 {
        let (drill, entry) = first("passes", seed);
        assert!(
            matches!(entry.find, Find::HiddenSingle { .. } | Find::HalfDouble { .. }),
            "{seed}: {entry:?}"
        );
        // Something has been found already.
        let small = Cell::ALL.into_iter().any(|cell| !drill.sheet.small.get(cell).is_empty());
        assert!(small || !drill.sheet.ink.filled().is_empty(), "{seed}");
    }
}

#[test]
fn what_is_missing_is_said() {
    let drill = drill("half-double", 11);
    let entry = hint(&drill.sheet, Reading::PAPER).entry.unwrap();
    let minuet_core::Find::HalfDouble { digit, cells: [one, other], .. } = entry.find else {
        panic!("{entry:?}")
    };
    let mut half = drill.sheet.clone();
    half.small.set(one, half.small.get(one) | digit.into());
    let judged = judge(&drill.sheet, &half, "half-double");
    assert_eq!(judged.verdict, Grade::Partly);
    let missing = format!("Still to do: write a small {digit} in {other}");
    assert!(judged.words.contains(&missing), "{}", judged.words);
}

#[test]
fn big_digits_where_small_ones_belong_are_known_as_such() {
    let drill = drill("half-double", 11);
    let entry = hint(&drill.sheet, Reading::PAPER).entry.unwrap();
    let minuet_core::Find::HalfDouble { digit, cells, .. } = entry.find else {
        panic!("{entry:?}")
    };
    let mut big = drill.sheet.clone();
    for cell in cells {
        big.pencil.set(cell, big.pencil.get(cell) | digit.into());
    }
    let judged = judge(&drill.sheet, &big, "half-double");
    assert_eq!((judged.verdict, judged.show.cells), (Grade::Partly, cells.into_iter().collect()));
    assert!(judged.words.contains("write them small"), "{}", judged.words);
}

#[test]
fn the_wrong_mark_is_blamed_and_not_the_right_ones() {
    let drill = drill("naked-double", 3);
    let entry = hint(&drill.sheet, Reading::PAPER).entry.unwrap();
    let erased = entry.effect.erased[0];
    let solution = minuet_fast::examples(&minuet_core::Position::of(&drill.sheet.puzzle))[0];
    let mut sheet = drill.sheet.clone();
    sheet.pencil.set(erased.cell, sheet.pencil.get(erased.cell) - erased.digits);
    // Elsewhere the digit that belongs there is erased.
    let elsewhere = minuet_core::Cell::ALL
        .into_iter()
        .find(|&cell| cell != erased.cell && sheet.pencil.get(cell).len() > 2)
        .unwrap();
    let right = solution.get(elsewhere);
    sheet.pencil.set(elsewhere, sheet.pencil.get(elsewhere) - right.into());
    let judged = judge(&drill.sheet, &sheet, "naked-double");
    assert_eq!((judged.verdict, judged.show.cells), (Grade::Wrong, elsewhere.into()));
}
