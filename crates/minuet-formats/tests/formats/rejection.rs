//! Every rejection names line, column and what was expected there.

use minuet_core::{Position, Puzzle};
use minuet_formats::{Format, WriteError, parse, parse_as, read, read_line, write};

use crate::common::LINE;

#[track_caller]
fn check(text: &str, message: &str) {
    assert_eq!(parse(text).unwrap_err().to_string(), message);
}

#[track_caller]
fn check_as(format: Format, text: &str, message: &str) {
    assert_eq!(parse_as(text, format).unwrap_err().to_string(), message);
}

fn grid() -> Vec<String> {
    (0..9).map(|i| LINE[9 * i..9 * i + 9].to_owned()).collect()
}

#[test]
fn characters() {
    let at =
        |column: usize, sign: &str| format!("{}{sign}{}", &LINE[..column - 1], &LINE[column..]);
    check(
        &at(17, "q"),
        "line 1, column 17: expected a digit, '.' or '0', found 'q' (read as line)",
    );
    check(
        &format!("\n\n{}", at(17, "é")),
        "line 3, column 17: expected a digit, '.' or '0', found 'é' (read as line)",
    );
    check(
        &format!("{}:", at(81, "?")),
        "line 1, column 81: expected a digit, '.', '0' or '+', found '?' (read as susser)",
    );
    check(
        &format!("{LINE}q"),
        "line 1, column 82: expected nothing more after the last cell, found 'q' (read as line)",
    );
    check(&at(3, "+"), "line 1, column 4: expected a digit after '+', found '.' (read as susser)");
    check(
        &format!("{}+", &LINE[..80]),
        "line 1, column 82: expected a digit after '+', found the end (read as susser)",
    );
    let sukaku = write(&parse(LINE).unwrap(), Format::Sukaku).unwrap();
    check(
        &sukaku.replacen('5', "6", 1),
        "line 1, column 5: expected '5', '.' or '0', found '6' (read as sukaku)",
    );
}

#[test]
fn counts() {
    let count = |text: &str, column: usize, expected: usize, found: usize, format: &str| {
        check(
            text,
            &format!(
                "line 1, column {column}: expected {expected} cells, found {found} (read as {format})"
            ),
        );
    };
    count(&LINE[..80], 81, 81, 80, "line");
    count(&format!("{} note", &LINE[..80]), 81, 81, 80, "line");
    count(&format!("{LINE}."), 83, 81, 82, "line");
    count(&format!("{LINE}{LINE}"), 163, 81, 162, "line");
    count(&LINE[..20], 21, 81, 20, "line");
    count(&LINE[..5], 6, 81, 5, "line");
    count(&LINE[..10], 11, 81, 10, "line");
    count(&".".repeat(10_000_000), 10_000_001, 81, 10_000_000, "line");
    count(&format!("{}:", &LINE[..80]), 81, 81, 80, "susser");
    count(&format!("0000183b305c {} 1.2", &LINE[..80]), 94, 81, 80, "bank");
    // The solution in the next field must not pass for the puzzle.
    count(&format!("1,{},{}", &LINE[..80], "1".repeat(81)), 83, 81, 80, "csv");
}

#[test]
fn characters_of_a_sukaku() {
    check(
        &".".repeat(728),
        "line 1, column 729: expected 729 characters, found 728 (read as sukaku)",
    );
}

#[test]
fn grids() {
    let mut rows = grid();
    rows[4].pop();
    check(&rows.join("\n"), "line 5, column 9: expected 9 cells, found 8 (read as grid)");
    rows[4].push_str("1.");
    check(&rows.join("\n"), "line 5, column 11: expected 9 cells, found 10 (read as grid)");
    rows[4] = "4..8q3..1".to_owned();
    check(
        &rows.join("\n"),
        "line 5, column 5: expected a digit, '.' or '0', found 'q' (read as grid)",
    );
    check(&grid()[..8].join("\n"), "line 8, column 10: expected 9 rows, found 8 (read as grid)");
    check("[Puzzle]\n", "line 1, column 1: expected 9 rows, found 0 (read as grid)");
    // A grid that lacks rows takes none from the next.
    let text = format!("{}\n\n{}", grid()[..6].join("\n"), grid().join("\n"));
    let results = read(text.as_bytes());
    assert_eq!(results.len(), 2);
    assert!(results[0].is_err() && results[1].is_ok());
    let state = grid().join("\n").replacen("53", "54", 1);
    check(
        &format!("[Puzzle]\n{}\n[State]\n{state}", grid().join("\n")),
        "line 12, column 2: expected the given 3 in r1c2, found 4 (read as grid)",
    );
}

#[test]
fn candidates() {
    let sdx = Position::of(&LINE.parse::<Puzzle>().unwrap()).to_string();
    check(
        &sdx.replacen("124", "121", 1),
        "line 1, column 5: expected candidates such as 247, or '-' for none, found \"121\" (read as sdx)",
    );
    check(
        &sdx.replacen("124", "u12", 1),
        "line 1, column 5: expected candidates such as 247, or '-' for none, found \"u12\" (read as sdx)",
    );
    check(
        &sdx.replacen("124 ", "", 1),
        "line 1, column 28: expected 9 cells, found 8 (read as sdx)",
    );
    let framed = write(&parse(LINE).unwrap(), Format::PencilMarks).unwrap();
    check(
        &framed.replacen("124 ", "12.4", 1),
        "line 2, column 14: expected candidates such as 247, or '-' for none, found \"12.4\" (read as pencil-marks)",
    );
    let short: Vec<&str> = framed.lines().take(9).collect();
    check(&short.join("\n"), "line 8, column 62: expected 9 rows, found 6 (read as pencil-marks)");
}

#[test]
fn hodoku() {
    check(
        &format!(":0000:x:{LINE}::"),
        "line 1, column 92: expected 6 or 7 colons, found 5 (read as hodoku)",
    );
    check(
        &format!(":0000:x:{LINE}:::::"),
        "line 1, column 95: expected 6 or 7 colons, found 8 (read as hodoku)",
    );
    check(
        &format!(":0000:x:{LINE}:224 52::"),
        "line 1, column 95: expected a candidate as digit, row and column, such as 436, found \"52\" (read as hodoku)",
    );
    check(
        &format!(":0000:x:{LINE}:220::"),
        "line 1, column 91: expected a candidate as digit, row and column, such as 436, found \"220\" (read as hodoku)",
    );
    check(
        &format!(":00!0:x:{LINE}:::"),
        "line 1, column 4: expected a technique code of letters, digits and '-', found '!' (read as hodoku)",
    );
    check(
        &format!(":0000:y:{LINE}:::"),
        "line 1, column 7: expected digits or 'x', found 'y' (read as hodoku)",
    );
    let long = "7".repeat(1_000_000);
    let message = parse(&format!(":0000:x:{LINE}:{long}::")).unwrap_err().to_string();
    assert!(message.len() < 200, "{message}");
}

#[test]
fn formats_asked_for() {
    check_as(
        Format::Hodoku,
        LINE,
        "line 1, column 1: expected ':' at the beginning, found '5' (read as hodoku)",
    );
    check_as(
        Format::Bank,
        LINE,
        "line 1, column 3: expected a hash of 12 hexadecimal digits, found '.' (read as bank)",
    );
    check_as(
        Format::Bank,
        "0123",
        "line 1, column 5: expected a hash of 12 hexadecimal digits, found the end (read as bank)",
    );
    check_as(
        Format::Csv,
        "1,2,3",
        "line 1, column 1: expected a field of 81 cells, found none (read as csv)",
    );
    check_as(Format::Grid, LINE, "line 1, column 82: expected 9 cells, found 81 (read as grid)");
    check_as(
        Format::Line,
        &grid().join("\n"),
        "line 1, column 10: expected 81 cells, found 9 (read as line)",
    );
}

#[test]
fn nothing_and_too_much() {
    check("", "line 1, column 1: expected a puzzle, found none");
    check("# only a comment\n\n", "line 2, column 1: expected a puzzle, found none");
    check("hello, this is no puzzle at all", "line 1, column 1: expected a puzzle, found none");
    check("\nhello world", "line 2, column 1: expected a puzzle, found \"hello world\"");
    check(
        &"some words ".repeat(100_000),
        "line 1, column 1: expected a puzzle, found \"some words some words so…\"",
    );
    check(
        &format!("{LINE}\n\n{LINE}"),
        "line 3, column 1: expected one puzzle, found another one here (read as line)",
    );
    check(
        &format!("{LINE}\n{}", &LINE[..80]),
        "line 2, column 81: expected 81 cells, found 80 (read as line)",
    );
}

#[test]
fn bytes_that_are_no_text() {
    let mut bytes = format!("# caf\u{e9}\n{LINE}\n53..é??\n{LINE}\tcaf?\n{LINE}\n").into_bytes();
    for byte in &mut bytes {
        if *byte == b'?' {
            *byte = 0xff;
        }
    }
    bytes[5] = 0xfe;
    let results = read(&bytes);
    let shown: Vec<String> = results
        .iter()
        .map(|result| {
            result.as_ref().map_or_else(ToString::to_string, |record| record.line.to_string())
        })
        .collect();
    assert_eq!(
        shown,
        [
            "2",
            "line 3, column 6: expected UTF-8 text, found the byte 0xff",
            "line 4, column 86: expected UTF-8 text, found the byte 0xff",
            "5",
        ]
    );
}

#[test]
fn bad_lines_among_good_ones() {
    let text = format!("{LINE}\n{}\n{LINE}\nnonsense\n{LINE}\n12345678\n{LINE}\n", &LINE[..80]);
    let good: Vec<bool> = read(text.as_bytes()).iter().map(Result::is_ok).collect();
    assert_eq!(good, [true, false, true, false, true, false, true]);
}

#[test]
fn single_lines() {
    let row = read_line(b"53..7....\n", 4).unwrap_err();
    assert_eq!(
        row.to_string(),
        "line 4, column 1: expected a whole puzzle on this line, found a row of a grid"
    );
    assert!(read_line(b"puzzle\tleft", 1).unwrap().is_none());
    assert!(read_line(b"puzzle\tleft", 2).is_err());
    assert!(read_line(b"--------", 2).unwrap().is_none());
    let record = read_line(format!("\u{feff}{LINE}\r\n").as_bytes(), 1).unwrap().unwrap();
    assert_eq!(record.setup.puzzle.to_string(), LINE);
    let short = read_line(&LINE.as_bytes()[..80], 7).unwrap_err();
    assert_eq!((short.line, short.column, short.format), (7, 81, Some("line")));
}

#[test]
fn formats_that_are_only_read() {
    let setup = parse(LINE).unwrap();
    for format in [Format::Sdx, Format::Bank, Format::Csv] {
        assert_eq!(write(&setup, format), Err(WriteError::ReadOnly(format.name())));
    }
    let message = WriteError::ReadOnly(Format::Csv.name()).to_string();
    assert_eq!(message, "the format csv can be read, but not written");
}
