//! `minuet hint`.

use crate::common::{EASY, EASY_SOLUTION, EMPTY, ESCARGOT, MINUET, fed, fits_schema, minuet};
use minuet_answer::{Advice, Request, answer};
use minuet_core::{Paper, Reading, Setup, Trace};
use minuet_formats::{Format, parse, write};
use minuet_words::Language;
use serde_json::Value;

#[track_caller]
fn check(args: &[&str], code: i32, said: &str) {
    let run = minuet([&["hint"], args].concat()).ends(code);
    let words: Vec<&str> = run.out.split_whitespace().collect();
    assert!(words.join(" ").contains(said), "expected {said}: {}", run.out);
}

/// The sheets of a solve after each entry of the main line, as a player would have them.
fn sheets(puzzle: &str) -> Vec<Setup> {
    let printed = minuet(["solve", "--json", "--explain", "full", puzzle]).out;
    let trace: Trace = serde_json::from_str(&printed).expect("a trace");
    let mut sheet = trace.start();
    let mut setups = Vec::new();
    for entry in &trace.entries {
        sheet.apply(entry).expect("an entry that fits");
        if entry.dance.is_empty() && sheet.is_filled() {
            let mut setup = trace.setup;
            for cell in (sheet.inked() - setup.puzzle.filled()).iter() {
                setup.placed.set(cell, sheet.ink(cell));
            }
            setups.push(Setup { candidates: Some(*sheet.position()), ..setup });
        }
    }
    setups
}

#[test]
fn three_levels_on_a_fresh_puzzle() {
    check(&[MINUET], 0, "Look at number 2 in box 2.");
    check(&[MINUET, "--level", "what"], 0, "Look at number 2 in box 2. There is a half double.");
    check(&[MINUET, "--level", "why"], 0, "Write a small 2 in both. [Step 1.2, Rule 20]");
    let picture = |level: &str| minuet(["hint", MINUET, "--level", level]).out.contains('┏');
    assert_eq!(["where", "what", "why"].map(picture), [false, false, true]);
}

#[test]
fn every_sheet_of_a_solve_has_a_next_step_in_every_format() {
    let setups = sheets(MINUET);
    assert!(setups.len() > 20);
    for format in [Format::PencilMarks, Format::Hodoku, Format::Susser, Format::Sukaku] {
        let mut text = String::new();
        for setup in &setups {
            text += &format!("{}\n\n", write(setup, format).expect("writable"));
        }
        for level in ["where", "what", "why"] {
            fed(["hint", "-", "--level", level], text.as_str()).ends(0);
        }
        let answers = fed(["hint", "-", "--json"], text).ends(0).json();
        assert_eq!(answers.len(), setups.len());
        assert_eq!(answers.last().expect("a last one")["result"], "complete");
        for answer in answers.iter().filter(|answer| answer["result"] != "complete") {
            assert_eq!(answer["result"], "hint", "{format}: {answer}");
        }
    }
}

#[test]
fn a_minuet_is_opened_when_nothing_basic_is_left() {
    let before = sheets(MINUET).into_iter().rev().nth(1).expect("a sheet before the last");
    let text = write(&before, Format::Sukaku).expect("writable");
    let answers = fed(["hint", "-", "--json"], text).ends(0).json();
    assert_eq!(answers[0]["entries"][0]["find"]["rule"], "starter", "{}", answers[0]["what"]);
}

#[test]
fn a_mistake_gets_the_reason() {
    check(&[&EASY.replacen("53..", "535.", 1)], 1, "This cannot be right: row 1 has 5 twice");
    // 2 in r1c4 blocks nothing at once: it takes a few finds to see that it is wrong.
    let wrong = EASY.replacen("53..", "53.2", 1);
    check(&[&wrong], 1, "This cannot be right, and here is the shortest reason found.");
    check(&[&wrong], 1, "This cannot be solved: ");
    let run = minuet(["hint", &wrong]).ends(1);
    assert!(!run.out.contains("The full solve takes"), "a reason is no tally: {}", run.out);
}

#[test]
fn one_of_two_opposite_claims_is_a_mistake() {
    for setup in sheets(MINUET).into_iter().step_by(9).chain(sheets(EASY)) {
        let position = setup.position();
        let open = position.iter().find(|(_, digits)| digits.len() > 1);
        let Some((cell, digits)) = open else { continue };
        let digit = digits.iter().next().expect("two or more");
        let wrong = [digit.into(), digits - digit.into()].map(|kept| {
            let mut candidates = position;
            candidates.set(cell, kept);
            let claim = Setup { candidates: Some(candidates), ..setup };
            let text = write(&claim, Format::Sukaku).expect("writable");
            let run = fed(["hint", "-", "--json"], text);
            assert!(run.err.is_empty() && run.code < 2, "{run:?}");
            run.json()[0]["result"] == "wrong"
        });
        assert!(wrong[0] != wrong[1], "{digit} in {cell}: {wrong:?}");
    }
}

/// Reasons are looked for, so that they are short: this one took 106 sentences in the teacher's order.
#[test]
fn reasons_are_short() {
    let wrong = "2...4.5..71.....3............6...8.2.7.3.9......1.....4...5.6.....7...9...8......";
    let answers = minuet(["hint", "--json", wrong]).ends(1).json();
    let why = answers[0]["why"].as_array().expect("sentences");
    assert!(why.len() < 60, "{} sentences", why.len());
}

#[test]
fn there_is_not_always_a_next_step() {
    check(&[EASY_SOLUTION], 0, "The sheet is complete");
    check(&[EMPTY], 1, "There is more than one solution");
    let stuck = sheets(ESCARGOT).pop().expect("a last sheet");
    let stuck = write(&stuck, Format::Sukaku).expect("writable");
    check(&[&stuck], 1, "all 17 starters have been danced at depth 1");
    check(&[&stuck], 1, "(--reading depth=2 lets the dancers dance minuets of their own.)");
    check(&[&stuck, "--reading", "depth=2"], 0, "Nothing basic is left.");
}

#[test]
fn json_fits_its_schema() {
    for puzzle in [EASY, EASY_SOLUTION, EMPTY, &EASY.replacen("53..", "53.2", 1)] {
        fits_schema("hint", &minuet(["hint", "--json", puzzle]).json()[0]);
    }
}

#[test]
fn garbage_is_a_wrong_request() {
    minuet(["hint", "nowhere.txt"]).complains(2, "neither an existing file nor a puzzle");
    minuet(["hint", "53.."]).complains(2, "expected 81 cells, found 4");
    minuet(["hint", EASY, "--level", "all"]).complains(2, "[possible values: where, what, why]");
}

/// The page and Python ask the application; so does the command line. On the way of a few hundred puzzles all of them
/// get the same find and the same sentences.
#[test]
fn the_command_line_and_the_page_have_one_coach() {
    let (mut text, mut asked) = (String::new(), Vec::new());
    for setup in ways() {
        let line = write(&setup, Format::Hodoku).expect("writable");
        // The format does not say whether candidates are written where none is deleted.
        asked.push(Paper::from(&parse(&line).expect("readable")));
        text += &format!("{line}\n");
    }
    let printed = fed(["hint", "-", "--json"], text).json();
    assert_eq!(printed.len(), asked.len());
    for (printed, sheet) in printed.iter().zip(asked) {
        let request = Request::Hint {
            sheet: sheet.clone(),
            reading: Reading::PAPER,
            starters: Advice::Footnote8,
        };
        let reply = serde_json::to_value(answer(request, Language::English)).expect("JSON");
        let entry: Vec<_> = reply.get("entry").into_iter().cloned().collect();
        assert_eq!(printed["entries"], Value::Array(entry), "{sheet:?}");
        for [here, there] in
            [["where", "place"], ["what", "what"], ["why", "why"], ["result", "result"]]
        {
            assert_eq!(printed.get(here), reply.get(there), "{sheet:?}");
        }
    }
}

/// Sheets on the way of the coach through the built-in puzzles, each as a text can say it: before the candidates are
/// written, and then every few finds on the main line.
fn ways() -> Vec<Setup> {
    let mut setups = Vec::new();
    for packed in minuet_make::packs().into_iter().flat_map(|pack| pack.puzzles) {
        setups.push(packed.puzzle.into());
        let trace = minuet_method::solve(&packed.puzzle.into(), &Reading::PAPER);
        let mut sheet = trace.start();
        for (number, entry) in trace.entries.iter().enumerate() {
            sheet.apply(entry).expect("an entry that fits");
            if sheet.is_filled() && sheet.dances().is_empty() && number % 3 == 0 {
                setups.push(Paper::from(&sheet).setup());
            }
        }
    }
    setups
}
