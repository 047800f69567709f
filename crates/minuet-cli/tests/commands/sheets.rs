//! A player's whole sheet, in mid-dance and within minuets of dancers, through every command.

use minuet_answer::{Advice, ExportFormat, Reply, Request, ThemeName, Until, answer};
use minuet_core::{Paper, Puzzle, Reading};
use minuet_formats::{Format, parse_paper, write_paper};
use minuet_words::Language;
use serde_json::Value;

use crate::common::{EASY, ESCARGOT, MINUET, fed, fits_schema, minuet};

fn ask(request: Request) -> Reply {
    answer(request, Language::English)
}

/// Sheets that the coach comes to, at regular intervals.
fn sheets(puzzle: &str, reading: Reading) -> Vec<Paper> {
    let mut paper = Paper::new(puzzle.parse::<Puzzle>().expect("a puzzle"));
    let mut sheets = Vec::new();
    for step in 0..400 {
        if step % 23 == 0 {
            sheets.push(paper.clone());
        }
        let Reply::Changed(changed) = ask(Request::Do {
            sheet: paper.clone(),
            reading,
            starters: Advice::Footnote8,
            until: Until::Entry,
        }) else {
            panic!("the coach helps")
        };
        if changed.told.is_empty() {
            break;
        }
        paper = changed.sheet;
    }
    sheets
}

/// What the page exports.
fn exported(sheet: &Paper, format: ExportFormat) -> String {
    let (theme, width) = (ThemeName::Light, None);
    match ask(Request::Export { sheet: sheet.clone(), format, theme, width }) {
        Reply::Exported(file) => file.text.expect("a text"),
        other => panic!("{other:?}"),
    }
}

fn opened(text: &str) -> Paper {
    match ask(Request::Open { text: text.to_owned() }) {
        Reply::Opened(opened) => opened.sheet,
        other => panic!("{other:?}"),
    }
}

fn depth_two() -> (Reading, [&'static str; 2]) {
    (Reading::PAPER.with_depth(2), ["--reading", "depth=2"])
}

#[test]
fn what_the_page_exports_is_gone_on_with_and_comes_back() {
    let (reading, option) = depth_two();
    let mut sheets = sheets(ESCARGOT, reading);
    sheets.extend(self::sheets(MINUET, reading));
    assert!(sheets.iter().any(|sheet| sheet.dances.len() == 1));
    assert!(sheets.iter().any(|sheet| sheet.dances.len() == 2));
    for format in [ExportFormat::Sheet, ExportFormat::Link] {
        let file: String = sheets.iter().map(|sheet| exported(sheet, format) + "\n").collect();
        let hints =
            fed(["hint", "-", "--json", option[0], option[1]], file.as_str()).ends(0).json();
        assert_eq!(hints.len(), sheets.len());
        for (sheet, hinted) in sheets.iter().zip(hints) {
            let Reply::Helped(helped) =
                ask(Request::Hint { sheet: sheet.clone(), reading, starters: Advice::Footnote8 })
            else {
                panic!("help")
            };
            let entries: Vec<_> = helped.entry.into_iter().collect();
            assert_eq!(hinted["entries"], serde_json::to_value(entries).expect("JSON"));
        }
        // From one of the two formats to the other and back to the page.
        for to in ["sheet", "link"] {
            let converted = fed(["convert", "-", "--to", to], file.as_str()).ends(0).out;
            let back: Vec<Paper> = converted.lines().map(opened).collect();
            assert_eq!(back, sheets);
        }
    }
}

#[test]
fn links_and_documents_are_arguments() {
    let sheet = sheets(MINUET, Reading::PAPER).pop().expect("a sheet");
    assert!(!sheet.dances.is_empty() || sheet.ink.clues() > 0);
    for format in [Format::Sheet, Format::Link] {
        let text = write_paper(&sheet, format).expect("a text");
        for command in ["hint", "draw", "solve", "convert", "count", "check"] {
            let run = match command {
                "convert" => minuet([command, &text, "--to", "sheet"]),
                _ => minuet([command, &text]),
            };
            let run = run.ends(0);
            assert!(!run.out.is_empty(), "{command}");
            if command == "convert" {
                assert_eq!(parse_paper(&run.out).expect("a sheet"), sheet);
            }
        }
    }
    minuet(["hint", &format!("http://127.0.0.1:2018/?puzzle={EASY}")]).ends(0);
    minuet(["hint", &format!("Puzzle 1: {EASY}")]).ends(0);
    minuet(["hint", &format!("https://example.org/play?bd={}&lang=en", EASY.replace('.', "0"))])
        .ends(0);
}

#[test]
fn a_picture_of_a_sheet_has_its_dancers() {
    let sheet = sheets(MINUET, Reading::PAPER)
        .into_iter()
        .find(|sheet| !sheet.dances.is_empty())
        .expect("a dance");
    let drawn = minuet(["draw", &exported(&sheet, ExportFormat::Link)]).ends(0).out;
    let main_line =
        minuet(["draw", &write_paper(&sheet, Format::Sukaku).expect("a text")]).ends(0).out;
    let dots = |picture: &str| picture.matches("<circle").count();
    assert!(dots(&drawn) > dots(&main_line), "{} {}", dots(&drawn), dots(&main_line));
}

fn checked(sheet: &Paper) -> Value {
    let text = exported(sheet, ExportFormat::Sheet);
    let run = fed(["check", "-", "--json"], text.as_str());
    let answer = run.json().remove(0);
    fits_schema("check-sheet", &answer);
    assert_eq!(run.code, i32::from(answer["right"] != true), "{run:?}");
    // The page says the same.
    let (reading, history) = (Reading::PAPER, Vec::new());
    let Reply::Checked(checked) = ask(Request::Check { sheet: sheet.clone(), reading, history })
    else {
        panic!("a judgement")
    };
    let checked = serde_json::to_value(checked).expect("JSON");
    assert_eq!(answer["faults"], checked["faults"]);
    assert_eq!(answer["words"], checked["words"]);
    fits_schema("sheet", &serde_json::from_str(&text).expect("JSON"));
    answer
}

#[test]
fn check_says_whether_a_sheet_is_still_right() {
    for sheet in sheets(MINUET, Reading::PAPER) {
        assert_eq!(checked(&sheet)["right"], true);
    }
    let mut wrong = Paper::new(EASY.parse().expect("a puzzle"));
    wrong.ink.set("r1c3".parse().expect("a cell"), minuet_core::Digit::new(1));
    assert_eq!(checked(&wrong)["right"], false);
    let run = fed(["check", "-"], exported(&wrong, ExportFormat::Link));
    assert_eq!(run.code, 1);
    assert_eq!(
        run.out,
        "standard input, document 1: The sheet is not right: there is 1 wrong number in ink.\n  1 in r1c3 is wrong.\n"
    );
}

#[test]
fn documents_that_contradict_themselves_are_refused_with_the_place() {
    let sheet = exported(&Paper::new(EASY.parse().expect("a puzzle")), ExportFormat::Sheet);
    let ink = sheet.replacen("\"ink\":\".", "\"ink\":\"4", 1);
    for command in ["hint", "draw", "solve", "check"] {
        fed([command, "-"], ink.as_str())
            .complains(2, "line 1, column 122: expected the given 5 in r1c1, found 4");
    }
    fed(["hint", "-"], sheet.replacen(":1,", ":7,", 1)).complains(2, "found \"7\"");
    fed(["check", "-"], sheet.replacen("\"ink\"", "\"puzzle\"", 1)).complains(2, "duplicate field");
    minuet(["hint", "m1.AAAA"]).complains(2, "was the whole link copied?");
}
