//! The player's whole sheet: in JSON, in links of the page, and as words around a puzzle.

use minuet_core::paper::{Dance, Marks};
use minuet_core::{Cell, Dancer, Digit, DigitSet, Paper, Puzzle, Starter, Structure};
use minuet_formats::{
    Format, Reader, parse, parse_as, parse_paper, parse_paper_as, read_line, shared, write,
    write_paper,
};
use proptest::prelude::*;

use crate::common::{LINE, check, one, puzzle};

#[track_caller]
fn reject(text: &str, message: &str) {
    assert_eq!(parse(text).unwrap_err().to_string(), message, "{text}");
}

fn digits(bits: u16) -> DigitSet {
    DigitSet::from_bits(bits)
}

fn puzzles(filled: f64) -> impl Strategy<Value = Puzzle> {
    prop::collection::vec(prop::option::weighted(filled, 0_usize..9), 81).prop_map(|digits| {
        let mut puzzle = Puzzle::EMPTY;
        for (cell, digit) in Cell::ALL.into_iter().zip(digits) {
            puzzle.set(cell, digit.map(|i| Digit::ALL[i]));
        }
        puzzle
    })
}

/// Numbers for some cells, and now and then that none is left.
fn cells() -> impl Strategy<Value = minuet_core::paper::Cells> {
    prop::collection::vec(prop::option::weighted(0.3, 0_u16..512), 81).prop_map(|list| {
        let mut cells = minuet_core::paper::Cells::default();
        for (cell, bits) in Cell::ALL.into_iter().zip(list) {
            match bits {
                Some(0) => cells.set_void(cell),
                Some(bits) => cells.set(cell, digits(bits)),
                None => {}
            }
        }
        cells
    })
}

fn starters() -> impl Strategy<Value = Starter> {
    let cell = (0_u8..81, 0_usize..8).prop_map(|(cell, i)| Starter::Cell {
        cell: Cell::ALL[usize::from(cell)],
        digits: [Digit::ALL[i], Digit::ALL[i + 1]],
    });
    let half = (0_usize..27, 0_usize..9, 0_usize..8).prop_map(|(structure, digit, i)| {
        let structure = Structure::ALL[structure];
        let cells: Vec<Cell> = structure.cells().iter().collect();
        Starter::HalfDouble { digit: Digit::ALL[digit], structure, cells: [cells[i], cells[i + 1]] }
    });
    prop_oneof![cell, half]
}

fn marks() -> impl Strategy<Value = Marks> {
    (cells(), puzzles(0.2)).prop_map(|(dots, enclosed)| Marks { dots, enclosed })
}

fn dances() -> impl Strategy<Value = Vec<Dance>> {
    let dance = (starters(), any::<bool>(), marks(), marks());
    prop::collection::vec(dance, 0..4).prop_map(|dances| {
        let dance = |(level, (starter, circle_opens, circle, square))| {
            let by = if circle_opens { Dancer::Circle } else { Dancer::Square };
            Dance { starter, by: (level > 0).then_some(by), circle, square }
        };
        dances.into_iter().enumerate().map(dance).collect()
    })
}

/// Whatever may be on a paper, sense or nonsense.
fn papers() -> impl Strategy<Value = Paper> {
    let margins = prop::collection::vec(0_u16..512, 18);
    (puzzles(0.3), puzzles(0.2), cells(), cells(), margins, dances()).prop_map(
        |(puzzle, mut ink, pencil, small, numbers, dances)| {
            puzzle.filled().iter().for_each(|cell| ink.set(cell, None));
            let mut margins = minuet_core::paper::Margins::default();
            for (line, bits) in minuet_core::paper::Margins::lines().zip(numbers) {
                margins.set(line, digits(bits));
            }
            Paper { puzzle, ink, pencil, small, margins, dances }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_mark_comes_back(paper in papers()) {
        for format in [Format::Sheet, Format::Link] {
            let text = write_paper(&paper, format).unwrap();
            prop_assert_eq!(&parse_paper(&text).unwrap(), &paper);
            prop_assert_eq!(&parse_paper_as(&text, format).unwrap(), &paper);
            prop_assert!(!text.contains('\n'));
            let record = read_line(text.as_bytes(), 7).unwrap().unwrap();
            prop_assert_eq!((record.line, record.format, record.setup), (7, format, paper.setup()));
            let again = format!("\u{feff}{text}\r\n\r\n# next\r\n{text}\r\n{LINE}");
            let found: Vec<_> =
                Reader::new(again.as_bytes()).map(|record| record.unwrap().format).collect();
            prop_assert_eq!(found, [format, format, Format::Line]);
        }
        let pretty: serde_json::Value =
            serde_json::from_str(&write_paper(&paper, Format::Sheet).unwrap()).unwrap();
        let pretty = serde_json::to_string_pretty(&pretty).unwrap();
        prop_assert_eq!(&parse_paper(&format!("\n{pretty}\n\n")).unwrap(), &paper);
        // What knows no marks gets what is on the main line.
        prop_assert_eq!(
            write_paper(&paper, Format::Sukaku).unwrap(),
            write(&paper.setup(), Format::Sukaku).unwrap()
        );
    }
}

fn sheet(json: &str) -> String {
    format!("{{\"minuet\":1,\"sheet\":{json}}}")
}

#[test]
fn sheets_that_are_refused() {
    // The place is that of the last character of the last such text.
    let refused = |json: &str, at: &str, why: &str| {
        let text = sheet(json);
        let column = text.rfind(at).unwrap() + at.len();
        reject(&text, &format!("line 1, column {column}: {why} (read as sheet)"));
    };
    let not = "this is not the JSON of a sheet:";
    refused("{}", "{}", &format!("{not} missing field `puzzle`"));
    let full = format!("\"puzzle\":\"{LINE}\"");
    refused(
        &format!("{{{full},{full}}}"),
        "\"puzzle\"",
        &format!("{not} duplicate field `puzzle`"),
    );
    refused(
        &format!("{{{full},\"pen\":[]}}"),
        "\"pen\"",
        &format!(
            "{not} unknown field `pen`, expected one of `puzzle`, `ink`, `pencil`, `small`, `margins`, `dances`"
        ),
    );
    refused(
        &format!("{{{full},\"small\":[\"1\"]}}"),
        "[\"1\"]}",
        &format!("{not} expected 81 items or none, found 1"),
    );
    // The puzzle has a 5 in r1c1 and a 3 in r1c2.
    let ink = |digits: &str| format!("{digits}{}", ".".repeat(81 - digits.len()));
    refused(
        &format!("{{{full},\"ink\":\"{}\"}}", ink(".4")),
        "\"ink\":\".4",
        "expected the given 3 in r1c2, found 4",
    );
    let starter = |by: &str| {
        format!("{{{by}\"starter\":{{\"kind\":\"cell\",\"cell\":\"r1c3\",\"digits\":[1,2]}}}}")
    };
    let by = "\"by\":\"circle\",";
    refused(
        &format!("{{{full},\"dances\":[{}]}}", starter(by)),
        "\"by\":\"circle\",\"",
        "expected no \"by\" in the outermost minuet, found a dancer that opened it",
    );
    refused(
        &format!("{{{full},\"dances\":[{},{}]}}", starter(""), starter("")),
        "},{\"",
        "expected \"by\", the dancer that opened this minuet within another, found none",
    );
    let many = vec![starter(by); 12].join(",").replacen(by, "", 1);
    let error = parse(&sheet(&format!("{{{full},\"dances\":[{many}]}}"))).unwrap_err().to_string();
    assert!(
        error.contains("expected at most 9 minuets, one within the other, found 12"),
        "{error}"
    );
    let same = starter("").replace("[1,2]", "[2,2]");
    let error = parse(&sheet(&format!("{{{full},\"dances\":[{same}]}}"))).unwrap_err().to_string();
    assert!(error.contains("found a starter without two such choices"), "{error}");
    let far = starter("").replace(
        "\"kind\":\"cell\",\"cell\":\"r1c3\",\"digits\":[1,2]",
        "\"kind\":\"half-double\",\"digit\":1,\"structure\":\"row 2\",\"cells\":[\"r1c3\",\"r2c3\"]",
    );
    let error = parse(&sheet(&format!("{{{full},\"dances\":[{far}]}}"))).unwrap_err().to_string();
    assert!(error.contains("found a starter without two such choices"), "{error}");
}

#[test]
fn documents_that_are_refused() {
    let version = sheet(&format!("{{\"puzzle\":\"{LINE}\"}}"));
    check(&version, Format::Sheet, puzzle().into());
    reject(
        &version.replacen("1", "2", 1),
        "line 1, column 2: expected \"minuet\": 1, the version of this program's sheets, found \"2\" (read as sheet)",
    );
    reject(
        &format!("{version} {version}"),
        &format!(
            "line 1, column {}: expected nothing more on this line after the sheet, found \"{{\\\"minuet\\\":1,\\\"sheet\\\":{{\\\"pu…\" (read as sheet)",
            version.len() + 2
        ),
    );
    reject(
        "{\"minuet\":1,\n \"entries\":[]}",
        "line 2, column 10: this is not the JSON of a sheet: unknown field `entries`, expected `minuet` or `sheet` (read as sheet)",
    );
    let error = parse_as(LINE, Format::Sheet).unwrap_err().to_string();
    assert_eq!(error, "line 1, column 1: expected '{' at the beginning, found '5' (read as sheet)");
    // A document that does not end spoils no other.
    let cut = &version[..60];
    let text = format!("{cut}\n{version}\n{{\n \"minuet\": 1,\n\n{LINE}\n");
    let found: Vec<_> = Reader::new(text.as_bytes()).map(|record| record.is_ok()).collect();
    assert_eq!(found, [false, true, false, true]);
    assert!(parse_as(&"{\"a\":".repeat(100_000), Format::Sheet).is_err());
    assert!(parse(&sheet(&"[".repeat(100_000))).is_err());
}

#[test]
fn links_of_the_page() {
    for text in [
        &format!("http://127.0.0.1:2018/?puzzle={LINE}"),
        &format!("https://example.org/minuet/?reading=x&puzzle={}", LINE.replace('.', "%2E")),
        &format!("http://127.0.0.1:2018/?failure={LINE}&reading=depth%3D1#sheet"),
        &format!("/?puzzle={}", LINE.replace('.', "0")),
        &format!("http://127.0.0.1:2018/#sheet={LINE}"),
    ] {
        check(text, Format::Link, puzzle().into());
    }
    let mut paper = Paper::new(puzzle());
    paper.small.set("r1c3".parse().unwrap(), digits(3));
    let packed = shared(&paper);
    for text in [
        packed.clone(),
        format!("{packed}="),
        format!("http://localhost:2018/#sheet={packed}&x=1"),
        format!("see http://localhost:2018/#sheet={packed} please"),
    ] {
        assert_eq!(parse_paper(&text).unwrap(), paper, "{text}");
    }
    let comment = one(&format!("{packed} from a friend")).comment;
    assert_eq!(comment, "from a friend");
    // What a link holds is read in any format.
    let susser = format!("http://127.0.0.1:2018/?puzzle={}", LINE.replacen("..7", "+4.7", 1));
    assert_eq!(parse(&susser).unwrap().placed.to_string()[..4], *"..4.");
}

#[test]
fn links_that_are_refused() {
    let refused = |text: &str, column: usize, why: &str| {
        reject(text, &format!("line 1, column {column}: expected {why} (read as link)"));
    };
    let damaged = "a packed puzzle, found a code that means nothing: was the whole link copied?";
    refused("m1.AAAA", 4, damaged);
    let packed = shared(&Paper::new(puzzle()));
    refused(&packed[..40], 4, damaged);
    refused(
        &packed.replacen(&packed[10..11], "!", 1).replacen("m1!", "m1.", 1),
        packed.find(&packed[10..11]).unwrap() + 1,
        "a sheet or puzzle in the link, all of it, found '!'",
    );
    refused("http://127.0.0.1/?puzzle=53..q", 30, "a digit, '.' or '0', found 'q'");
    refused("http://127.0.0.1/?puzzle=53..7", 31, "81 cells, found 5");
    refused("http://127.0.0.1/?puzzle=", 26, "a puzzle, found none");
    let nested = "http://a/?puzzle=".repeat(1000);
    assert!(parse(&nested).unwrap_err().to_string().contains("all of it"));
    let error = parse_as(LINE, Format::Link).unwrap_err().to_string();
    assert_eq!(
        error,
        "line 1, column 1: expected a link with 'sheet=', 'puzzle=' or 'failure=', found '5' (read as link)"
    );
    // A few bytes that unpack to far too much.
    use base64::Engine;
    use std::io::Write;
    let mut encoder = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(&vec![b' '; 50_000_000]).unwrap();
    let bomb = base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(encoder.finish().unwrap());
    refused(
        &format!("m1.{bomb}"),
        4,
        "a packed puzzle, found a text that is far too long when unpacked",
    );
}

#[test]
fn words_around_one_run_of_cells() {
    let zeros = LINE.replace('.', "0");
    for text in [
        format!("Puzzle 1: {LINE}"),
        format!("\"{LINE}\""),
        format!("> ({LINE})"),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}&x=1"),
        format!("https://example.org/daily-sudoku-of-2026-11-17/{zeros}"),
        format!("let grid = '{zeros}';"),
        format!("Hello,\n\nhere is today's puzzle (no. 7):\n\n{LINE}\n\nIt took me 45 minutes!\n"),
        format!("<p>1. {}</p>", LINE.replace('.', "*")),
    ] {
        let record = one(&text);
        assert_eq!(record.setup, puzzle().into(), "{text}");
        assert_eq!(parse_as(&text, Format::Text), Ok(puzzle().into()), "{text}");
    }
    assert_eq!(one(&format!("Puzzle 1: {LINE} (easy)")).comment, "Puzzle 1: (easy)");
    // A puzzle with a slip is not passed over for the solution beside it.
    assert!(parse(&format!("p: {} s: {zeros}", &LINE[..80])).is_err());
    assert!(parse(&format!("p: {LINE} s: {zeros}")).is_err());
    assert!(parse(&format!("p: {LINE}1")).is_err());
    assert_eq!(
        parse_as("nothing here", Format::Text).unwrap_err().to_string(),
        "line 1, column 1: expected a puzzle, found none (read as text)"
    );
    // Where there are several, words are still words.
    let found: Vec<_> = Reader::new(format!("hello\n{LINE}\n{LINE}\n").as_bytes())
        .map(|record| record.is_ok())
        .collect();
    assert_eq!(found, [false, true, true]);
}
