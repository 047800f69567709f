//! Step 3: basic cleanup, rule by rule.

use minuet_core::{Setup, Sheet, Step};
use minuet_method::{Coach, solve};

use crate::support::{clues, find, head, lines, pencilled, pencilled_on, reading};

fn found(setup: &Setup, text: &str) -> Vec<String> {
    let (sheet, reading) = (Sheet::new(setup), reading(text));
    let all = Coach::new(&sheet, &reading).all();
    all.iter().map(|entry| find(&entry.find, &entry.effect)).collect()
}

/// Everything that Step 3 finds on a sheet and that erases something, before anything is done about it.
fn check(sheet: &str, text: &str, expect: &[&str]) {
    let found = found(&pencilled(sheet), text);
    let heads: Vec<&str> = found.iter().map(|line| head(line)).collect();
    assert_eq!(heads, expect);
}

/// `digits` out of each of `cells`.
fn without(cells: &[&str], digits: &str) -> String {
    let rest: String = ('1'..='9').filter(|digit| !digits.contains(*digit)).collect();
    cells.iter().map(|cell| format!("{cell}={rest} ")).collect()
}

#[test]
fn nothing_on_an_open_sheet() {
    check("", "blocking=aligned,groups=4", &[]);
}

#[test]
fn naked_single() {
    // It is seen in its row, its column and its square.
    check("r1c1=5", "", &["naked single 5 in r1c1"; 3]);
    let effect = &found(&pencilled("r1c1=5"), "")[0];
    assert!(effect.contains(" | ink r1c1 5 | erase r1c2 5"));
    assert_eq!(effect.matches("erase").count(), 20);
}

#[test]
fn hidden_single() {
    let row = ["r1c2", "r1c3", "r1c4", "r1c5", "r1c6", "r1c7", "r1c8", "r1c9"];
    check(&without(&row, "5"), "", &["hidden single 5 in r1c1 of row 1"]);
}

/// All of row 1 but r1c1 and r1c2, which share a square.
const TAIL: [&str; 7] = ["r1c3", "r1c4", "r1c5", "r1c6", "r1c7", "r1c8", "r1c9"];

#[test]
fn half_double_with_rule_20() {
    let sheet = without(&TAIL, "5");
    check(&sheet, "", &["half double 5 in r1c1 r1c2 of row 1"]);
    let erased: String = ["r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"]
        .map(|cell| format!(" | erase {cell} 5"))
        .concat();
    let line = format!("half double 5 in r1c1 r1c2 of row 1{erased}");
    assert_eq!(found(&pencilled(&sheet), ""), [line]);
    check(&sheet, "blocking=never", &[]);
}

#[test]
fn half_doubles_are_recorded_once() {
    let trace = solve(&pencilled(&without(&TAIL, "5")), &reading("blocking=never").with_depth(0));
    assert_eq!(lines(&trace, Step::Three), ["half double 5 in r1c1 r1c2 of row 1"]);
}

#[test]
fn three_aligned_cells_block_only_as_an_extension() {
    let sheet = without(&TAIL[1..], "5");
    check(&sheet, "", &[]);
    check(&sheet, "blocking=aligned", &["aligned 5 in r1c1 r1c2 r1c3 of row 1"]);
}

#[test]
fn naked_double() {
    check("r1c1=12 r1c9=12", "", &["naked 12 in r1c1 r1c9 of row 1"]);
    // Two structures hold both, and each shows it.
    let both = ["naked 12 in r1c1 r1c2 of row 1", "naked 12 in r1c1 r1c2 of square 1"];
    check("r1c1=12 r1c2=12", "", &both);
}

#[test]
fn hidden_double() {
    let row = ["r1c2", "r1c3", "r1c4", "r1c6", "r1c7", "r1c8", "r1c9"];
    check(&without(&row, "45"), "", &["hidden 45 in r1c1 r1c5 of row 1"]);
    let trace = solve(&pencilled(&without(&row, "45")), &reading("").with_depth(0));
    let records = ["half double 4 in r1c1 r1c5 of row 1", "half double 5 in r1c1 r1c5 of row 1"];
    assert_eq!(lines(&trace, Step::Three)[..2], records);
}

#[test]
fn naked_triple() {
    check("r1c1=56 r1c5=68 r1c9=58", "", &["naked 568 in r1c1 r1c5 r1c9 of row 1"]);
    check("r1c1=36 r1c5=37 r1c9=367", "", &["naked 367 in r1c1 r1c5 r1c9 of row 1"]);
}

#[test]
fn hidden_triple() {
    let row = ["r1c2", "r1c3", "r1c4", "r1c6", "r1c7", "r1c8"];
    check(&without(&row, "456"), "", &["hidden 456 in r1c1 r1c5 r1c9 of row 1"]);
}

#[test]
fn groups_of_four_only_as_an_extension() {
    let naked = "r1c1=12 r1c4=23 r1c7=34 r1c9=14";
    check(naked, "", &[]);
    check(naked, "groups=4", &["naked 1234 in r1c1 r1c4 r1c7 r1c9 of row 1"]);
    let row = ["r1c2", "r1c3", "r1c4", "r1c6", "r1c8"];
    let hidden = without(&row, "4567");
    check(&hidden, "", &[]);
    check(&hidden, "groups=4", &["hidden 4567 in r1c1 r1c5 r1c7 r1c9 of row 1"]);
}

#[test]
fn doubles_are_looked_for_only_where_four_cells_are_open() {
    let doubles = |ink: &str, pencil: &str| -> Vec<String> {
        let all = found(&pencilled_on(clues(ink), pencil), "");
        all.into_iter()
            .filter(|line| line.starts_with("naked 12") && line.contains("row 1"))
            .collect()
    };
    let pencil = "r1c1=12 r1c4=12";
    assert_eq!(doubles("r1c5=5 r1c6=6 r1c7=7 r1c8=8 r1c9=9", pencil).len(), 1);
    assert_eq!(doubles("r1c3=4 r1c5=5 r1c6=6 r1c7=7 r1c8=8 r1c9=9", pencil).len(), 0);
}

#[test]
fn triples_are_looked_for_only_where_six_cells_are_open() {
    let triples = |ink: &str| -> Vec<String> {
        let all = found(&pencilled_on(clues(ink), "r1c1=12 r1c4=23 r1c7=13"), "");
        all.into_iter().filter(|line| line.starts_with("naked 123")).collect()
    };
    assert_eq!(triples("r1c5=7 r1c6=8 r1c9=9").len(), 1);
    assert_eq!(triples("r1c3=6 r1c5=7 r1c6=8 r1c9=9").len(), 0);
}

#[test]
fn rounds_repeat_until_one_finds_nothing() {
    // The double of row 9 makes a single of r9c5, and that another of r1c5, which the round passed by in row 1.
    let trace = solve(&pencilled("r9c1=12 r9c9=12 r9c5=124 r1c5=34"), &reading(""));
    let found: Vec<String> =
        lines(&trace, Step::Three).iter().map(|line| head(line).to_owned()).collect();
    let expect = [
        "naked 12 in r9c1 r9c9 of row 9",
        "naked single 4 in r9c5",
        "half double 1 in r9c1 r9c9 of row 9",
        "half double 2 in r9c1 r9c9 of row 9",
        "naked single 3 in r1c5",
    ];
    assert_eq!(found, expect);
}
