//! The order of starters.

use minuet_method::starters;

use crate::support::{pencilled, starter_words};

fn check(sheet: &str, expect: &[&str]) {
    let position = pencilled(sheet).position();
    let found: Vec<String> = starters(&position).iter().map(starter_words).collect();
    assert_eq!(found, expect);
}

/// `digit` out of all cells of row 1 (or column 1) but the two with these places.
fn confined(line: char, digit: char, keep: [u8; 2]) -> String {
    let rest: String = ('1'..='9').filter(|other| *other != digit).collect();
    let places = (1..=9).filter(|place| !keep.contains(place));
    let cell = |place| if line == 'r' { format!("r1c{place}") } else { format!("r{place}c1") };
    places.map(|place| format!("{}={rest} ", cell(place))).collect()
}

#[test]
fn none_on_an_open_sheet() {
    check("", &[]);
}

#[test]
fn cells_that_see_more_of_their_kind_come_first() {
    // r5c5 sees two others, which see only it; r9c9 sees none.
    let sheet = "r5c1=12 r1c5=34 r5c5=56 r9c9=78";
    check(sheet, &["starter r5c5 56", "starter r1c5 34", "starter r5c1 12", "starter r9c9 78"]);
}

#[test]
fn a_cell_seen_twice_counts_once() {
    // r1c1 and r1c2 share a row and a square, and see one each; r5c5 sees two.
    let sheet = "r1c1=12 r1c2=34 r5c5=56 r5c7=78 r7c5=13";
    let expect = [
        "starter r5c5 56",
        "starter r1c1 12",
        "starter r1c2 34",
        "starter r5c7 78",
        "starter r7c5 13",
    ];
    check(sheet, &expect);
}

#[test]
fn half_doubles_follow_cells() {
    let sheet = confined('r', '5', [1, 4]) + "r9c9=78";
    check(&sheet, &["starter r9c9 78", "starter 5 in r1c1 r1c4 of row 1"]);
}

#[test]
fn rows_come_before_columns_and_numbers_ascend() {
    check(&confined('c', '3', [1, 4]), &["starter 3 in r1c1 r4c1 of column 1"]);
    // The cells of the column come last: where both lines meet, 3 and 5 are out.
    let sheet = confined('c', '3', [2, 4]) + &confined('r', '5', [2, 4]) + "r1c1=1246789";
    let expect = ["starter 5 in r1c2 r1c4 of row 1", "starter 3 in r2c1 r4c1 of column 1"];
    check(&sheet, &expect);
}

#[test]
fn one_starter_where_two_structures_confine_the_same_cells() {
    // 5 has only r1c1 and r1c2 in row 1, and in square 1 as well.
    let rest = "12346789";
    let square: String = ["r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"]
        .map(|cell| format!("{cell}={rest} "))
        .concat();
    check(&(confined('r', '5', [1, 2]) + &square), &["starter 5 in r1c1 r1c2 of row 1"]);
    // Without row 1 it belongs to the square.
    check(&(square + "r1c3=12346789"), &["starter 5 in r1c1 r1c2 of square 1"]);
}
