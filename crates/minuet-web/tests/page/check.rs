//! Whether a sheet is still right.

use minuet_core::{Cell, Digit, DigitSet, Position, Reading};
use minuet_web::{Checked, FaultKind, HelpResult, Request, Response, Sheet, Until, Way, answer};

use crate::common::{EASY, do_it, hint, packed, sheet};

fn check(sheet: &Sheet, history: &[Sheet]) -> Checked {
    let (sheet, reading, history) = (sheet.clone(), Reading::PAPER, history.to_vec());
    match answer(Request::Check { sheet, reading, history }) {
        Response::Checked(checked) => checked,
        other => panic!("{other:?}"),
    }
}

fn kinds(sheet: &Sheet) -> Vec<FaultKind> {
    check(sheet, &[]).faults.into_iter().map(|fault| fault.kind).collect()
}

fn fill(sheet: &Sheet, by: Way) -> Sheet {
    match answer(Request::Fill { sheet: sheet.clone(), by }) {
        Response::Changed(changed) => changed.sheet,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_sheet_of_the_coach_is_right() {
    let mut sheet = packed("two-minuets");
    loop {
        assert_eq!(kinds(&sheet), [], "{:?}", check(&sheet, &[]).words);
        let changed = do_it(sheet, Reading::PAPER, Until::Entry);
        if changed.told.is_empty() {
            return;
        }
        sheet = changed.sheet;
    }
}

#[test]
fn candidates_are_filled_in_two_ways() {
    let start = packed("minuet");
    let plain = fill(&start, Way::Plainly);
    assert_eq!(plain.ink, start.ink);
    let open = Position::of(&start.puzzle);
    for cell in Cell::ALL.into_iter().filter(|&cell| start.puzzle.get(cell).is_none()) {
        assert_eq!(plain.pencil.get(cell), open.get(cell));
    }
    let method = fill(&start, Way::Method);
    assert!(method.ink.clues() + method.puzzle.clues() > 20);
    assert_eq!(kinds(&plain), []);
    assert_eq!(kinds(&method), []);
}

#[test]
fn a_wrong_erasure_is_found_and_gone_back_to() {
    let right = fill(&packed("minuet"), Way::Plainly);
    let solution = minuet_fast::examples(&Position::of(&right.puzzle))[0];
    let cell = Cell::ALL.into_iter().find(|&cell| right.pencil.get(cell).len() > 2).unwrap();
    let mut wrong = right.clone();
    wrong.pencil.set(cell, right.pencil.get(cell) - DigitSet::of(solution.get(cell)));
    let mut later = wrong.clone();
    let other = Cell::ALL.into_iter().rfind(|&cell| right.pencil.get(cell).len() > 2).unwrap();
    later.ink.set(other, Some(solution.get(other)));
    let history = [packed("minuet"), right, wrong, later.clone()];
    let checked = check(&later, &history);
    assert_eq!(checked.right, Some(1));
    assert_eq!(checked.faults[0].kind, FaultKind::MissingCandidate);
    assert_eq!(checked.faults[0].cells, [cell]);
    assert_eq!(hint(&later, Reading::PAPER).result, HelpResult::Wrong);
}

#[test]
fn wrong_ink_and_marks_without_reason_are_found() {
    let mut wrong = sheet(EASY);
    wrong.ink.set("r1c3".parse().unwrap(), Digit::new(1));
    assert_eq!(kinds(&wrong), [FaultKind::WrongInk]);
    assert!(check(&wrong, &[]).words.contains("one wrong number in ink"));
    let mut marked = sheet(EASY);
    let two = DigitSet::of(Digit::new(2).unwrap());
    for cell in ["r1c3", "r2c2", "r2c3"] {
        marked.small.set(cell.parse().unwrap(), two);
    }
    assert_eq!(kinds(&marked), [FaultKind::Unjustified]);
    let mut left = fill(&sheet(EASY), Way::Plainly);
    let solution = minuet_fast::examples(&Position::of(&left.puzzle))[0];
    let cell: Cell = "r1c3".parse().unwrap();
    left.ink.set(cell, Some(solution.get(cell)));
    assert!(kinds(&left).iter().all(|kind| *kind == FaultKind::Leftover));
    assert!(!kinds(&left).is_empty());
    assert_eq!(kinds(&sheet(&".".repeat(81))), [FaultKind::Puzzle]);
}
