//! `minuet convert`.

use minuet_formats::Format;

use crate::common::{EASY, fed, fits_schema, minuet};

fn writable() -> impl Iterator<Item = &'static str> {
    Format::ALL.into_iter().filter(|format| format.writable()).map(Format::name)
}

#[track_caller]
fn check(args: &[&str], expect: &str) {
    assert_eq!(minuet([&["convert"], args].concat()).ends(0).out, expect);
}

#[test]
fn every_format_leads_back_to_the_line() {
    for format in writable() {
        let text = minuet(["convert", EASY, "--to", format]).ends(0).out;
        assert_eq!(fed(["convert", "-"], text.repeat(2)).ends(0).out, format!("{EASY}\n{EASY}\n"));
        assert_eq!(fed(["convert", "-", "--from", format], text).ends(0).out, format!("{EASY}\n"));
    }
}

#[test]
fn many_puzzles_share_one_document() {
    let text = minuet(["convert", EASY, EASY, "--to", "opensudoku"]).ends(0).out;
    assert_eq!((text.matches("<game ").count(), text.matches("<opensudoku ").count()), (2, 1));
    assert_eq!(fed(["convert", "-"], text).ends(0).out, format!("{EASY}\n{EASY}\n"));
    let json = minuet(["convert", EASY, "--to", "opensudoku", "--json"]).ends(0).json();
    assert!(json[0]["text"].as_str().unwrap().ends_with("</opensudoku>"));
}

#[test]
fn links_are_puzzles_and_not_names_of_files() {
    let link = minuet(["convert", EASY, "--to", "f-puzzles"]).ends(0).out;
    check(&[link.trim()], &format!("{EASY}\n"));
    minuet(["convert", &link[..60]]).complains(2, "column 61: expected a letter, a digit, '+'");
    let board = "01".repeat(81);
    check(&[&format!("S9B{board}")], &format!("{}\n", "1".repeat(81)));
    minuet(["convert", "S9B12"]).complains(2, "expected 162 characters, found 2");
}

#[test]
fn signs_and_bars() {
    check(&[EASY, "--empty", "zero"], &format!("{}\n", EASY.replace('.', "0")));
    check(&[EASY, "--empty", "0"], &format!("{}\n", EASY.replace('.', "0")));
    let grid = minuet(["convert", EASY, "--to", "grid", "--bars"]).ends(0).out;
    assert!(grid.contains('|'), "{grid}");
}

#[test]
fn candidates_survive() {
    let position = format!(":0000:x:{EASY}:113 224::");
    let marks = minuet(["convert", &position, "--to", "pencil-marks"]).ends(0).out;
    let there = fed(["convert", "-", "--to", "sukaku"], marks).ends(0).out;
    assert_eq!(there, minuet(["convert", &position, "--to", "sukaku"]).ends(0).out);
}

#[test]
fn json_fits_its_schema() {
    let text = format!("{EASY} a comment");
    let answers = fed(["convert", "-", "--to", "grid", "--json"], text).ends(0).json();
    fits_schema("convert", &answers[0]);
    assert_eq!(
        (&answers[0]["from"], &answers[0]["comment"]),
        (&"line".into(), &"a comment".into())
    );
}

#[test]
fn formats_that_are_not_written() {
    for format in ["csv", "sdx", "bank", "s9b", "doc"] {
        minuet(["convert", EASY, "--to", format]).complains(2, "[possible values: line, grid, ");
    }
    minuet(["convert", EASY, "--from", "sukaku"]).complains(2, "(read as sukaku)");
}

#[test]
fn canonical_forms() {
    // The same puzzle with its rows as columns, two columns exchanged and the numbers turned round.
    let image = "\
        5..74..2..87..36...34..........2.........61..9.53..8..5.8........6...7......7..5.";
    let image = &image[..81];
    let transposed: String = (0..81).map(|i| image.as_bytes()[i % 9 * 9 + i / 9] as char).collect();
    let form = minuet(["convert", "--canonical", image]).ends(0).out;
    let other: String = transposed
        .chars()
        .map(|c| c.to_digit(10).map_or(c, |n| char::from(b'0' + (10 - n) as u8)))
        .collect();
    check(&[&other, "--canonical"], &form);
    check(&[form.trim(), "--canonical"], &form);
    assert!(form < format!("{image}\n"), "{form}");
}

#[test]
fn canonical_forms_take_candidates_along() {
    let position = format!(":0000:x:{EASY}:113 224::");
    let left = |args: &[&str]| {
        let text = minuet([&["convert", &position, "--to", "sukaku"], args].concat()).ends(0).out;
        text.chars().filter(char::is_ascii_digit).filter(|&c| c != '0').count()
    };
    assert_eq!(left(&["--canonical"]), left(&[]));
}
