//! Hints and refutations.

use minuet_core::{Entry, Outcome, Puzzle, Setup, Sheet, Step};
use minuet_method::{next, refute, solve};

use crate::support::{EASY, ESCARGOT, head, line, pencilled, puzzles, reading};

/// The next step on a sheet, as lines without what follows.
fn check(setup: &Setup, expect: &[&str]) {
    let lines: Vec<String> = next(setup, &reading("")).iter().map(line).collect();
    let heads: Vec<&str> = lines.iter().map(|line| head(line)).collect();
    assert_eq!(heads, expect);
}

fn fresh(text: &str) -> Setup {
    text.parse::<Puzzle>().expect("a puzzle").into()
}

#[test]
fn before_step_two_it_is_the_first_ink_after_what_it_rests_on() {
    for puzzle in puzzles() {
        let setup = Setup::from(puzzle);
        let full = solve(&setup, &reading(""));
        let entries = next(&setup, &reading(""));
        let inks = |entry: &&Entry| !entry.effect.inked.is_empty() && entry.step < Step::Three;
        let Some(first) = full.entries.iter().find(inks) else {
            assert_eq!(entries, full.entries[..1], "{puzzle}");
            continue;
        };
        let (last, before) = entries.split_last().expect("a hint");
        assert_eq!(last.effect.inked, first.effect.inked, "{puzzle}");
        assert!(before.iter().all(|entry| entry.effect.inked.is_empty()), "{puzzle}");
        let mut sheet = Sheet::new(&setup);
        assert!(entries.iter().all(|entry| sheet.apply(entry).is_ok()), "{puzzle}");
    }
}

#[test]
fn afterwards_it_is_the_easiest_find() {
    // A triple in row 1, a double in row 9.
    check(
        &pencilled("r1c1=56 r1c5=68 r1c9=58 r9c1=12 r9c9=12"),
        &["naked 12 in r9c1 r9c9 of row 9"],
    );
    check(&pencilled("r9c1=12 r9c9=12 r5c5=3"), &["naked single 3 in r5c5"]);
}

#[test]
fn a_record_that_erases_nothing_is_no_hint() {
    let rest: String = (2..=8).map(|column| format!("r1c{column}=12346789 ")).collect();
    check(&pencilled(&format!("{rest} r9c4=12 r9c9=12")), &["naked 12 in r9c4 r9c9 of row 9"]);
}

#[test]
fn a_minuet_up_to_the_first_thing_it_yields() {
    check(
        &pencilled("r1c1=12 r1c5=13 r5c1=23"),
        &[
            "starter r1c1 12, depth 1, sees 2",
            "circle: naked single 1 in r1c1",
            "circle: naked single 3 in r1c5",
            "square: naked single 2 in r1c1",
            "square: naked single 3 in r5c1",
            "double-blocked 3 by r1c5 in column 5 and r5c1 in row 5",
        ],
    );
}

#[test]
fn none_where_nothing_is_left_to_do() {
    let full = solve(&fresh(EASY), &reading(""));
    let Outcome::Solved { solution, .. } = full.outcome else { panic!("{:?}", full.outcome) };
    check(&solution.puzzle().into(), &[]);
    check(&pencilled(""), &[]);
    check(&pencilled("r1c1=12"), &[]);
}

#[test]
fn none_on_a_broken_sheet() {
    check(&pencilled("r1c1= r9c9=5"), &[]);
    check(&pencilled("r1c1=5 r1c2=5"), &[]);
    check(&fresh(&format!("55{}", &EASY[2..])), &[]);
}

#[test]
fn hints_lead_to_the_solution() {
    for puzzle in puzzles().into_iter().step_by(7) {
        let mut setup = Setup::from(puzzle);
        let outcome = solve(&setup, &reading("")).outcome;
        // Once Step 3 has begun, the sheet is all that the next hint has to go by.
        let phase_one = solve(&setup, &reading("").with_depth(0)).entries;
        let written = phase_one.iter().filter(|entry| entry.step <= Step::Two);
        setup = after(&setup, written);
        loop {
            let entries = next(&setup, &reading(""));
            if entries.is_empty() {
                break;
            }
            setup = after(&setup, entries.iter());
        }
        let solved = setup.ink().clues() == 81;
        assert_eq!(solved, matches!(outcome, Outcome::Solved { .. }), "{puzzle}");
    }
}

/// The sheet with the entries done, as somebody would hand it in again.
fn after<'a>(setup: &Setup, entries: impl Iterator<Item = &'a Entry>) -> Setup {
    let mut sheet = Sheet::new(setup);
    entries.for_each(|entry| sheet.apply(entry).expect("it fits"));
    let mut placed = setup.placed;
    for cell in (sheet.inked() - sheet.givens()).iter() {
        placed.set(cell, sheet.ink(cell));
    }
    Setup { puzzle: setup.puzzle, placed, candidates: Some(*sheet.position()) }
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
