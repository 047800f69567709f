//! The sheet, rebuilt from the trace alone, shows what a person would see on the paper.

use minuet_core::{Cell, Dancer, Find, Setup, Sheet, Step, Structure, Trace};
use minuet_method::solve;

use crate::support::{clues, pencilled, reading};

fn cell(text: &str) -> Cell {
    text.parse().expect("a cell")
}

fn structure(text: &str) -> Structure {
    text.parse().expect("a structure")
}

/// The sheet before the first entry that `moment` picks.
fn before(trace: &Trace, moment: impl Fn(&Find, Step) -> bool) -> Sheet {
    let at = trace.entries.iter().position(|entry| moment(&entry.find, entry.step));
    trace.sheet(at.expect("the moment comes")).expect("it fits")
}

fn traced(setup: &Setup) -> Trace {
    solve(setup, &reading(""))
}

/// Small digits, big digits of a cell.
fn check(sheet: &Sheet, at: &str, small: &str, big: &str) {
    assert_eq!(sheet.small(cell(at)).to_string(), small, "small digits in {at}");
    assert_eq!(sheet.pencil(cell(at)).to_string(), big, "big digits in {at}");
}

#[test]
fn small_and_big_digits_of_step_one() {
    // 1 and 2 have only r1c1 and r1c3 left in square 1.
    let trace = traced(&clues("r2c4=1 r3c7=1 r4c2=1 r3c4=2 r2c7=2 r5c2=2"));
    let sheet = trace.start();
    check(&sheet, "r1c1", "", "");
    assert_eq!(sheet.ink(cell("r2c4")).map(minuet_core::Digit::get), Some(1));
    assert_eq!(sheet.givens().len(), 6);
    let sheet = before(&trace, |find, _| matches!(find, Find::HiddenGroup { .. }));
    check(&sheet, "r1c1", "12", "");
    check(&sheet, "r1c2", "", "");
    let sheet = before(&trace, |_, step| step == Step::Two);
    check(&sheet, "r1c1", "12", "12");
    check(&sheet, "r1c2", "", "");
    assert!(!sheet.is_filled());
    let sheet = before(&trace, |_, step| step == Step::Three);
    check(&sheet, "r1c2", "", "3456789");
    assert!(sheet.is_filled());
}

#[test]
fn margins_of_step_three() {
    let row: String = [3, 4, 5, 6, 7, 8, 9].map(|column| format!("r1c{column}=12346789 ")).concat();
    let trace = traced(&pencilled(&row));
    assert!(trace.start().margin(structure("row 1")).is_empty());
    let sheet = trace.sheet(trace.entries.len()).expect("it fits");
    assert_eq!(sheet.margin(structure("row 1")).to_string(), "5");
    assert!(sheet.margin(structure("column 1")).is_empty());
    // Rule 20 leaves 5 to these two cells in the square as well.
    check(&sheet, "r1c1", "5", "123456789");
    check(&sheet, "r2c1", "", "12346789");
}

#[test]
fn spent_half_doubles_are_rubbed_out() {
    // 1 is written small in r1c1 and r1c3 until 5 is inked in r1c1.
    let trace = traced(&clues("r2c4=1 r3c7=1 r4c2=1 r2c8=5 r3c5=5 r5c2=5 r7c3=5"));
    let sheet = before(
        &trace,
        |find, _| matches!(find, Find::HiddenSingle { digit, cell: at, .. } if digit.get() == 5 && *at == cell("r1c1")),
    );
    check(&sheet, "r1c3", "1", "");
    let sheet = before(&trace, |find, _| matches!(find, Find::Passive { .. }));
    check(&sheet, "r1c3", "", "");
    assert_eq!(sheet.ink(cell("r1c1")).map(minuet_core::Digit::get), Some(5));
}

#[test]
fn dots_and_enclosures_of_the_dancers() {
    let trace = traced(&pencilled("r1c1=12 r1c5=13 r5c1=23"));
    let sheet = before(&trace, |find, _| matches!(find, Find::DoubleBlocked { .. }));
    let ground = sheet.lane(&[]).expect("the main line");
    let dance = sheet.dances().last().expect("a minuet");
    let [circle, square] = Dancer::BOTH.map(|dancer| dance.lane(dancer));
    assert_eq!(circle.solved().to_string(), "r1c1 r1c5");
    assert_eq!(square.solved().to_string(), "r1c1 r5c1");
    let dots = |at: &str| [circle, square].map(|lane| lane.dots(ground, cell(at)).to_string());
    let figures = |at: &str| [circle, square].map(|lane| lane.enclosed(ground, cell(at)));
    let figures = |at: &str| figures(at).map(|digit| digit.map_or(0, minuet_core::Digit::get));
    assert_eq!(figures("r1c1"), [1, 2]);
    assert_eq!(figures("r1c5"), [3, 0]);
    assert_eq!(figures("r5c1"), [0, 3]);
    assert_eq!(figures("r1c2"), [0, 0]);
    assert_eq!(dots("r1c1"), ["", ""]);
    assert_eq!(dots("r1c2"), ["2456789", "13456789"]);
    assert_eq!(dots("r5c5"), ["12456789", "12456789"]);
    assert_eq!(dots("r9c9"), ["", ""]);
    // Nothing is erased while they dance alone.
    check(&sheet, "r5c5", "", "123456789");
}

#[test]
fn the_marks_are_kept_after_a_trick_and_erased_after_the_dance() {
    let trace = traced(&pencilled("r1c1=12 r1c5=13 r5c1=23"));
    let at =
        trace.entries.iter().position(|entry| matches!(entry.find, Find::DoubleBlocked { .. }));
    let sheet = trace.sheet(at.expect("a trick") + 1).expect("it fits");
    check(&sheet, "r5c5", "", "12456789");
    let ground = sheet.lane(&[]).expect("the main line");
    let circle = sheet.lane(&[Dancer::Circle]).expect("it still dances");
    assert!(circle.solved().contains(cell("r1c5")));
    // Circle keeps all that is left there now, but its dots stay: the paper wants little erasing.
    assert_eq!(circle.dots(ground, cell("r5c5")).to_string(), "12456789");
    let sheet = trace.sheet(trace.entries.len()).expect("it fits");
    assert!(sheet.dances().is_empty());
    assert_eq!(sheet.lane(&[Dancer::Circle]), None);
}

/// The starting choices are the first marks of the dancers, and singles are enclosed without a dot first.
#[test]
fn choices_and_singles_are_enclosed_at_once() {
    let trace = traced(&pencilled("r1c1=12 r1c5=13 r5c1=23"));
    let opened = trace.entries.iter().position(|entry| matches!(entry.find, Find::Starter { .. }));
    let opened = opened.expect("a minuet") + 1;
    let figure = |count: usize, dancer: Dancer, at: &str| {
        let sheet = trace.sheet(count).expect("it fits");
        let ground = *sheet.lane(&[]).expect("the main line");
        let lane = *sheet.dances().last().expect("a minuet").lane(dancer);
        assert!(lane.dots(&ground, cell(at)).is_empty());
        lane.enclosed(&ground, cell(at)).map(minuet_core::Digit::get)
    };
    assert_eq!(figure(opened, Dancer::Circle, "r1c1"), Some(1));
    assert_eq!(figure(opened, Dancer::Square, "r1c1"), Some(2));
    assert_eq!(figure(opened, Dancer::Circle, "r1c5"), None);
    // Circle's first find leaves 3 alone in r1c5, its second applies Rule 19 to it.
    assert_eq!(figure(opened + 1, Dancer::Circle, "r1c5"), Some(3));
}
