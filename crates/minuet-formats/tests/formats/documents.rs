//! Documents: the XML of OpenSudoku.

use minuet_core::DigitSet;
use minuet_formats::{Format, Reader, Setup, parse, parse_as, read, read_line, write};

use crate::common::{LINE, puzzle};

fn zeros() -> String {
    LINE.replace('.', "0")
}

fn document(games: &str) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n<folder name=\"A &amp; B\">\n{games}\n\
         </folder></opensudoku>\n"
    )
}

fn game(data: &str) -> String {
    document(&format!("<game created=\"12\" data=\"{data}\" user_note=''/>"))
}

/// The data of a game in which every cell is written by `cell`.
fn progress(version: &str, cell: impl Fn(usize, char) -> String) -> String {
    let cells: String = zeros().chars().enumerate().map(|(i, c)| cell(i, c)).collect();
    format!("version: {version}&#10;{cells}")
}

#[track_caller]
fn check(text: &str, setup: Setup) {
    let records = read(text.as_bytes());
    assert_eq!(records.len(), 1, "{records:?}");
    let record = records[0].as_ref().unwrap();
    assert_eq!((record.format, record.setup), (Format::OpenSudoku, setup));
    assert_eq!(record.comment, "A & B");
    assert_eq!(parse_as(text, Format::OpenSudoku), Ok(setup));
}

#[track_caller]
fn reject(text: &str, message: &str) {
    let message = format!("{message} (read as opensudoku)");
    assert_eq!(parse(text).unwrap_err().to_string(), message);
}

#[test]
fn fresh_games() {
    check(&game(&zeros()), puzzle().into());
    check(&game(LINE), puzzle().into());
    check(&game(&zeros()).replace('\n', ""), puzzle().into());
    check(&game(&zeros()).replace('\n', "\r\n\r\n"), puzzle().into());
    check(
        &document(&format!("<!-- <game data='1'/> -->\n<game\n\tdata = '{LINE}'\n>\n</game>")),
        puzzle().into(),
    );
    check(
        &document(&format!(
            "<name>Some\nwords</name><![CDATA[<game/>]]><game data='{LINE}'></game>"
        )),
        puzzle().into(),
    );
}

#[test]
fn games_in_progress() {
    let mut expected = Setup::from(puzzle());
    let given = |c: char| u8::from(c == '0');
    for version in ["1", "2", "3", "4", "5"] {
        let (none, more) = match version {
            "1" => ("-", ""),
            "4" => ("0", "|0"),
            "5" => ("0", "|0|7"),
            _ => ("0", ""),
        };
        let data = progress(version, |_, c| format!("{c}|{none}{more}|{}|", given(c)));
        check(&game(&data), expected);
        check(&game(&data.replace("&#10;", "\n")), expected);
    }
    let r1c3 = "r1c3".parse().unwrap();
    let mut candidates = minuet_core::Position::of(&puzzle());
    candidates.set(r1c3, DigitSet::from_bits(0b1001));
    expected.candidates = Some(candidates);
    let noted = |version: &str, notes: &str, none: &str| {
        game(&progress(version, |i, c| {
            format!("{c}|{}|{}|", if i == 2 { notes } else { none }, given(c))
        }))
    };
    check(&noted("1", "1,4,", "-"), expected);
    check(&noted("2", "9|", "0"), expected);
    check(&noted("3", "9", "0"), expected);
    check(&noted("4", "9|3", "0|0"), expected);
    check(&noted("4", "0|9", "0|0"), expected);
    check(&noted("5", "9|3|0", "0|0|1"), expected);
    let placed = progress("3", |i, c| format!("{}|0|{}|", if i == 2 { '4' } else { c }, given(c)));
    expected.candidates = None;
    expected.placed.set(r1c3, minuet_core::Digit::new(4));
    check(&game(&placed), expected);
}

#[test]
fn many_games_among_other_formats() {
    let game = format!("<game data=\"{}\"/>", zeros());
    let text = format!("{LINE}\n{}{LINE}\n{game}\n", document(&game.repeat(3)));
    let found: Vec<(usize, Format)> = Reader::new(text.as_bytes())
        .map(|record| record.map(|record| (record.line, record.format)).unwrap())
        .collect();
    let games = [(5, Format::OpenSudoku); 3];
    assert_eq!(found[1..4], games);
    assert_eq!(found[4..], [(7, Format::Line), (8, Format::OpenSudoku)]);
}

#[test]
fn what_is_written() {
    let text = write(&puzzle().into(), Format::OpenSudoku).unwrap();
    assert!(text.contains(&format!("<game data=\"{}\"/>", zeros())), "{text}");
    assert!(text.starts_with("<?xml") && text.ends_with("</opensudoku>"), "{text}");
    let setup = parse(&format!("{}:", LINE.replacen('5', "+5", 1))).unwrap();
    let text = write(&setup, Format::OpenSudoku).unwrap();
    assert!(text.contains("data=\"version: 3&#10;5|0|1|3|0|0|0|0|1|"), "{text}");
}

#[test]
fn refused() {
    reject(&game(&zeros()[1..]), "line 4, column 106: expected 81 cells, found 80");
    reject(
        &game(&zeros().replacen('7', "q", 1)),
        "line 4, column 30: expected a digit, '.' or '0', found 'q'",
    );
    reject(
        &game(&zeros().replacen('7', "&lt;", 1)),
        "line 4, column 30: expected a digit, '.' or '0', found '<'",
    );
    reject(&document("<game/>"), "line 4, column 1: expected a game with data, found none");
    reject(
        &game("version: 9&#10;"),
        "line 4, column 26: expected 'version: 1' to 'version: 5' and a line end, found \"version: 9\"",
    );
    let cells = |cell: &str| progress("3", |_, _| cell.to_owned());
    reject(&game(&cells("0|0|1|")[..90]), "line 4, column 116: expected 81 cells, found 12");
    reject(
        &game(&format!("{}7|", cells("0|0|1|"))),
        "line 4, column 527: expected nothing more after the last cell, found \"7\"",
    );
    reject(
        &game(&cells("x|0|1|")),
        "line 4, column 41: expected a value from 1 to 9, or 0, found \"x\"",
    );
    reject(
        &game(&cells("0|512|1|")),
        "line 4, column 43: expected notes from 0 to 511, found \"512\"",
    );
    reject(
        &game(&cells("0|0|2|")),
        "line 4, column 45: expected 0 for a given or 1 for a placed digit, found \"2\"",
    );
    reject(
        &game(&progress("1", |_, _| "0|1,x,|1|".to_owned())),
        "line 4, column 43: expected notes such as '1,4,', or '-' for none, found \"1,x,\"",
    );
    reject(
        &game(&progress("5", |_, _| "0|0|0|red|1|".to_owned())),
        "line 4, column 47: expected the number of a colour, found \"red\"",
    );
}

#[test]
fn tags_that_are_refused() {
    let good = format!("<game data=\"{}\"/>", zeros());
    for (bad, message) in [
        ("<game data=>", "line 4, column 12: expected a quotation mark, found '>'"),
        (
            "<game data>",
            "line 4, column 11: expected '=' after the name of an attribute, found '>'",
        ),
        ("<game data=\"123", "line 5, column 1: expected a quotation mark, found '<'"),
        ("<game ", "line 5, column 1: expected the end of the tag, found '<'"),
        (
            "<game =\"\"/>",
            "line 4, column 10: expected '=' after the name of an attribute, found '/'",
        ),
    ] {
        let results = read(document(&format!("{bad}\n{good}")).as_bytes());
        let [Err(error), Ok(record)] = &*results else { panic!("{bad}: {results:?}") };
        assert_eq!(error.to_string(), format!("{message} (read as opensudoku)"));
        assert_eq!(record.line, 5);
    }
    reject("<opensudoku><!-- ", "line 1, column 18: expected the end of the tag, found the end");
    let error = parse_as(LINE, Format::OpenSudoku).unwrap_err().to_string();
    assert_eq!(
        error,
        "line 1, column 1: expected '<' at the beginning, found '5' (read as opensudoku)"
    );
    let error = parse_as(&game(LINE), Format::Grid).unwrap_err().to_string();
    assert_eq!(
        error,
        "line 1, column 1: expected a puzzle, found \"<?xml version=\\\"1.0\\\" enco…\""
    );
    let error = read_line(good.as_bytes(), 3).unwrap_err().to_string();
    assert_eq!(
        error,
        "line 3, column 1: expected a whole puzzle on this line, found part of a document"
    );
}

#[test]
fn bytes_that_are_no_text() {
    let mut bytes = game(&zeros().replacen("53", "5?", 1)).into_bytes();
    let at = bytes.iter().rposition(|&byte| byte == b'?').unwrap();
    bytes[at] = 0xff;
    let error = read(&bytes)[0].clone().unwrap_err().to_string();
    assert_eq!(
        error,
        "line 4, column 27: expected UTF-8 text, found the byte 0xff (read as opensudoku)"
    );
}

#[test]
fn comments_in_any_encoding() {
    let text = document(&format!("<!-- ? <game/> -->\n<game data='{LINE}'/>"));
    let mut bytes = text.into_bytes();
    let at = bytes.iter().rposition(|&byte| byte == b'?').unwrap();
    bytes[at] = 0xe9;
    let results = read(&bytes);
    assert_eq!(results.len(), 1, "{results:?}");
    assert_eq!(results[0].as_ref().unwrap().line, 5);
}

#[test]
fn tags_without_an_end_are_refused_quickly() {
    for piece in [
        "<game ",
        "<game data='",
        "<!-- = ",
        "<!x ",
        "<![CDATA[ ",
        "<? ",
        "</game ",
        "<",
        "<\u{e9}",
    ] {
        let text = format!("<opensudoku>\n{}", piece.repeat(300_000));
        assert!(read(text.as_bytes()).iter().all(Result::is_err), "{piece}");
    }
}
