//! The coach on the main line, and refutations.

use minuet_core::{Outcome, Puzzle, Setup, Sheet, Step};
use minuet_method::{Coach, refute, solve};

use crate::support::{EASY, ESCARGOT, head, line, pencilled, puzzles, reading};

/// The next basic find on a sheet, as a line without what follows; nothing if nothing basic is left.
fn check(setup: &Setup, expect: Option<&str>) {
    let (sheet, reading) = (Sheet::new(setup), reading(""));
    let next = Coach::new(&sheet, &reading).basic().expect("nothing is broken");
    let next = next.as_ref().map(line);
    assert_eq!(next.as_deref().map(head), expect);
}

fn fresh(text: &str) -> Setup {
    text.parse::<Puzzle>().expect("a puzzle").into()
}

#[test]
fn before_step_three_it_is_the_first_find_that_is_missing() {
    for puzzle in puzzles() {
        let full = solve(&puzzle.into(), &reading(""));
        let mut sheet = full.start();
        let phase_one = full.entries.iter().take_while(|entry| entry.step < Step::Three);
        for entry in phase_one.take(40) {
            let (reading, coached) = (reading(""), sheet.clone());
            let next = Coach::new(&coached, &reading).basic();
            assert!(next.expect("nothing is broken").is_some(), "{puzzle}");
            sheet.apply(entry).expect("it fits");
        }
        let first = Coach::new(&full.start(), &reading("")).basic().expect("nothing is broken");
        assert_eq!(first.as_ref(), full.entries.first(), "{puzzle}");
    }
}

#[test]
fn afterwards_it_is_the_easiest_find() {
    // A triple in row 1, a double in row 9.
    check(
        &pencilled("r1c1=56 r1c5=68 r1c9=58 r9c1=12 r9c9=12"),
        Some("naked 12 in r9c1 r9c9 of row 9"),
    );
    check(&pencilled("r9c1=12 r9c9=12 r5c5=3"), Some("naked single 3 in r5c5"));
}

#[test]
fn a_record_that_erases_nothing_is_no_hint() {
    let rest: String = (2..=8).map(|column| format!("r1c{column}=12346789 ")).collect();
    check(&pencilled(&format!("{rest} r9c4=12 r9c9=12")), Some("naked 12 in r9c4 r9c9 of row 9"));
}

#[test]
fn nothing_basic_is_left() {
    let full = solve(&fresh(EASY), &reading(""));
    let Outcome::Solved { solution, .. } = full.outcome else { panic!("{:?}", full.outcome) };
    check(&solution.puzzle().into(), None);
    check(&pencilled(""), None);
    check(&pencilled("r1c1=12 r1c5=13 r5c1=23"), None);
}

#[test]
fn a_broken_sheet_is_said_to_be_broken() {
    let broken = [
        pencilled("r1c1= r9c9=5"),
        pencilled("r1c1=5 r1c2=5"),
        fresh(&format!("55{}", &EASY[2..])),
    ];
    for setup in broken {
        assert!(Coach::new(&Sheet::new(&setup), &reading("")).basic().is_err());
    }
}

#[test]
fn a_sheet_with_a_solution_cannot_be_refuted() {
    assert_eq!(refute(&fresh(EASY), &reading("")), None);
    assert_eq!(refute(&fresh(ESCARGOT), &reading("")), None);
    assert_eq!(refute(&fresh(ESCARGOT), &reading("depth=2")), None);
}

#[test]
fn a_refutation_uses_no_minuet_where_none_is_needed() {
    let trace = refute(&pencilled("r1c1=12 r1c2=12 r1c3=12"), &reading("depth=3")).expect("broken");
    assert!(trace.entries.iter().all(|entry| entry.step == Step::Three));
    assert_eq!(trace.reading, reading("depth=3"));
    assert!(matches!(trace.outcome, Outcome::None { broken: Some(_) }));
}
