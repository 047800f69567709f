//! Puzzles in links: f-puzzles and SudokuWiki.

use minuet_core::{Digit, DigitSet, Position};
use minuet_formats::{Format, Setup, parse, parse_as, write};

use crate::common::{LINE, check, one, puzzle};

const BOARD: &str = "S9B05030t1g0758bf7x4c062k2k010905660w640l09080o0u0s33062k0811859u062ja28c0304109008\
                     0y039u8401070z8782020rbu8a067r06a72u122a02080q0o5w2g0401091i0m050p191d20081g1r0709";

#[track_caller]
fn reject(text: &str, message: &str) {
    assert_eq!(parse(text).unwrap_err().to_string(), message);
}

/// The puzzle that a site packs when it holds this JSON: `edit` changes what we write.
fn link(edit: impl Fn(String) -> String) -> String {
    let cells: Vec<String> = LINE
        .chars()
        .map(|c| match c {
            '.' => "{}".to_owned(),
            digit => format!("{{\"value\":{digit},\"given\":true}}"),
        })
        .collect();
    let rows: Vec<String> = cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    trials::packed(&edit(format!("{{\"size\":9,\"grid\":[{}]}}", rows.join(","))))
}

#[test]
fn f_puzzles() {
    let link = write(&puzzle().into(), Format::FPuzzles).unwrap();
    let packed = link.strip_prefix("https://www.f-puzzles.com/?load=").unwrap();
    let with_blanks = link.replace("%2B", " ");
    for text in [
        &link,
        packed,
        &format!("https://sudokupad.app/?setting=1&load={packed}&more=2"),
        &format!("https://sudokupad.app/fpuzzles{packed}"),
        &format!("https://sudokupad.app/fpuz{packed}"),
        &packed.replace("%2B", "+"),
        &with_blanks,
        link.trim_end_matches('='),
        &link.replace('=', "%3D").replacen("%3D", "=", 1),
        &format!("  {link}\r\n"),
    ] {
        check(text, Format::FPuzzles, puzzle().into());
    }
    let record = check(&format!("{link}\tfrom a friend"), Format::FPuzzles, puzzle().into());
    assert_eq!(record.comment, "from a friend");
    // A link in a comment is part of the comment.
    let record =
        check(&format!("{} {link}", LINE.replace('.', "-")), Format::Line, puzzle().into());
    assert_eq!(record.comment, link);
}

#[test]
fn f_puzzles_with_titles_and_texts_for_numbers() {
    let text = link(|json| {
        json.replacen("\"value\":5,", "\"value\":\"5\",", 1).replacen(
            "{\"size\":9",
            "{\"size\":\"9\",\"title\":\" Łódź \",\"thermometer\":[]",
            1,
        )
    });
    assert_eq!(check(&text, Format::FPuzzles, puzzle().into()).comment, "Łódź");
}

#[test]
fn f_puzzles_with_marks() {
    let marks = |key: &str| format!("{{\"{key}\":[2,\"1\",4]}}");
    let mut expected = Setup::from(puzzle());
    let mut position = Position::of(&puzzle());
    let few: DigitSet = [Digit::ALL[0], Digit::ALL[1], Digit::ALL[3]].into_iter().collect();
    position.set("r1c3".parse().unwrap(), few);
    expected.candidates = Some(position);
    let centre = link(|json| json.replacen("{}", &marks("centerPencilMarks"), 1));
    check(&centre, Format::FPuzzles, expected);
    // A mark in a corner says where a number may go, not what the cell may hold.
    let corner = link(|json| json.replacen("{}", &marks("cornerPencilMarks"), 1));
    check(&corner, Format::FPuzzles, puzzle().into());
    let corners = link(|json| json.replace("{}", &marks("cornerPencilMarks")));
    let setup = one(&corners).setup;
    assert_eq!(setup.candidates.unwrap().get("r9c7".parse().unwrap()), few);
    let placed = link(|json| json.replacen("{}", "{\"value\":4,\"given\":false}", 1));
    assert_eq!(one(&placed).setup.placed.to_string()[..4], *"..4.");
    let nothing = link(|json| json.replace("{}", "{\"centerPencilMarks\":[],\"value\":0}"));
    check(&nothing, Format::FPuzzles, puzzle().into());
}

#[test]
fn f_puzzles_that_are_refused() {
    let refused = |edit: &dyn Fn(String) -> String, what: &str| {
        let message = format!("line 1, column 1: expected {what} (read as f-puzzles)");
        reject(&link(edit), &message);
    };
    let replace =
        |from: &'static str, to: &'static str| move |json: String| json.replacen(from, to, 1);
    refused(&|_| "{\"a".to_owned(), r#"a puzzle in JSON, found "{\"a""#);
    refused(&|_| "{\"size\":6}".to_owned(), "the size 9, found \"6\"");
    refused(&|_| "{\"size\":9}".to_owned(), "a grid of 9 rows, found \"null\"");
    refused(
        &replace("{\"size\":9", "{\"size\":9,\"antiknight\":true"),
        "a plain Sudoku without other rules, found \"antiknight\"",
    );
    refused(
        &replace("[{}", "[[],{}"),
        "a row of 9 cells, found \"[[],{},{\\\"given\\\":true,\\\"va…\"",
    );
    refused(&replace("{}", "[]"), "a row of 9 cells, found \"[]\"");
    refused(&replace("\"value\":5", "\"value\":10"), "a value from 1 to 9, or 0, found \"10\"");
    refused(&replace("{}", "{\"region\":3}"), "the nine boxes as regions, found \"3\"");
    refused(
        &replace("{}", "{\"centerPencilMarks\":[0]}"),
        "pencil marks from 1 to 9, found \"[0]\"",
    );
    let link = write(&puzzle().into(), Format::FPuzzles).unwrap();
    let at = |i: usize, sign: &str| format!("{}{sign}{}", &link[..i - 1], &link[i..]);
    reject(
        &at(40, "!"),
        "line 1, column 40: expected a letter, a digit, '+' or '/' of a packed puzzle, found '!' (read as f-puzzles)",
    );
    reject(
        &link[..60],
        "line 1, column 61: expected a letter, a digit, '+' or '/' of a packed puzzle, found the end (read as f-puzzles)",
    );
    // The place is that in the link as it is written.
    reject(
        "N4Ig%2B%2B!",
        "line 1, column 11: expected a letter, a digit, '+' or '/' of a packed puzzle, found '!' (read as f-puzzles)",
    );
    reject(
        "N4Ig/////",
        "line 1, column 6: expected a packed puzzle, found a code that means nothing: was the whole link copied? (read as f-puzzles)",
    );
    let error = parse_as("hello", Format::FPuzzles).unwrap_err().to_string();
    assert_eq!(
        error,
        "line 1, column 1: expected a link with '?load=', or 'N4Ig' at the beginning, found 'h' (read as f-puzzles)",
    );
}

#[test]
fn a_link_that_unpacks_to_far_too_much_is_refused_quickly() {
    let deep = link(|json| json + &"[".repeat(1 << 20));
    reject(
        &deep,
        "line 1, column 1: expected a packed puzzle, found a text that is far too long when unpacked (read as f-puzzles)",
    );
    let deep = link(|_| "{\"a\":".repeat(100_000));
    assert!(parse(&deep).unwrap_err().to_string().contains("expected a puzzle in JSON"));
}

#[test]
fn boards_of_sudoku_wiki() {
    check(BOARD, Format::S9b, puzzle().into());
    check(
        &format!("https://www.sudokuwiki.org/sudoku.htm?bd={BOARD}&x=1"),
        Format::S9b,
        puzzle().into(),
    );
    let record = check(&format!("{BOARD} easy"), Format::S9b, puzzle().into());
    assert_eq!(record.comment, "easy");
    // A placed 4 in r1c3, and 2 left in r1c4.
    let setup = one(&BOARD.replacen("0t1g", "0d0k", 1)).setup;
    assert_eq!(setup.placed.to_string()[..4], *"..4.");
    assert_eq!(setup.position().get("r1c4".parse().unwrap()).to_string(), "2");
    assert!(setup.candidates.is_some());
}

#[test]
fn boards_that_are_refused() {
    let refused = |text: &str, column: usize, what: &str| {
        reject(text, &format!("line 1, column {column}: expected {what} (read as s9b)"));
    };
    refused(&BOARD.replacen("1g", "1!", 1), 11, "a digit or a letter from a to z, found '!'");
    refused(&BOARD[..164], 165, "162 characters, found 161");
    refused(&format!("{BOARD}0"), 167, "162 characters, found 163");
    refused(&BOARD.replacen("1g", "00", 1), 10, "a pair from 01 to ep, found \"00\"");
    refused(&BOARD.replacen("1g", "eq", 1), 10, "a pair from 01 to ep, found \"eq\"");
    let error = parse_as(LINE, Format::S9b).unwrap_err().to_string();
    assert_eq!(
        error,
        "line 1, column 1: expected 'S9B' at the beginning or in a link, found '5' (read as s9b)",
    );
}
