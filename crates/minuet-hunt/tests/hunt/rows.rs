//! Rows, and parts as bytes.

use minuet_core::{Puzzle, Verdict};
use minuet_fast::decide;
use minuet_hunt::{By, Line, Part, Question, Rejected, Row};
use trials::own_puzzles;

use crate::common::{file, place};

const ALL: Question = Question {
    reading: minuet_core::Reading::PAPER,
    find_depth: Some(2),
    find_number: Some(2),
    by: By::Teacher,
    weighed: false,
};

#[test]
fn the_teacher_agrees_with_the_racer() {
    for puzzle in own_puzzles() {
        let row = Row::of(&puzzle, &Question { find_depth: None, find_number: None, ..ALL });
        assert_eq!(row.decision, decide(&puzzle, &ALL.reading), "{puzzle}");
        let taught = row.taught.as_deref().expect("a well-posed puzzle");
        assert_eq!(taught.step == Some(4), row.verdict() == Verdict::Minuet);
        assert!(taught.minuets <= taught.tried);
        assert_eq!(taught.tried == 0, taught.ending.word() == "basic");
        assert_eq!(row.verdict() == Verdict::Failed, taught.ending.word() == "failed");
    }
}

#[test]
fn bytes_keep_every_column() {
    let check = |question: Question, weight: Option<f64>| {
        let puzzles = own_puzzles().into_iter().take(12).chain([Puzzle::EMPTY]);
        let lines = (1..).zip(puzzles).map(|(number, puzzle)| {
            let row = Row { weight, ..Row::of(&puzzle, &question) };
            Line { number: 3 * number, row }
        });
        let reason = "a \"reason\"\twith signs, ünd more".to_owned();
        let rejected = vec![Rejected { line: 4, column: Some(7), reason }];
        let part = Part::new("hunt", 7, "source.txt", lines.collect(), rejected, 5);
        let bytes = part.encode(&question).expect("bytes");
        assert_eq!(bytes, part.encode(&question).expect("the same bytes"));
        let path = file(&place(&format!("bytes-{}", weight.is_some())), "part", bytes);
        assert_eq!(Part::open(&path).expect("a part"), part);
    };
    check(Question::default(), None);
    check(Question { weighed: true, ..ALL }, Some(0.1));
}

#[test]
fn a_part_without_rows_is_a_part() {
    let part = Part::new("hunt", 0, "source.txt", Vec::new(), Vec::new(), 0);
    let path = file(&place("no-rows"), "part", part.encode(&ALL).expect("bytes"));
    assert_eq!(Part::open(&path).expect("a part"), part);
}

#[test]
fn pages_follow_one_another() {
    // A few pages of rows; in some of them all outcomes are the same.
    let row = Row::of(&own_puzzles()[0], &Question::default());
    let verdicts = [Verdict::Basic, Verdict::Failed, Verdict::Several];
    let lines = (1..=20_003).map(|number| {
        let mut line = Line { number, row: row.clone() };
        if number > 9_000 {
            line.row.decision.verdict = verdicts[number as usize * number as usize / 7 % 3];
            line.row.decision.starters = (number % 3 > 0).then_some(number as u16);
        }
        if number > 15_000 {
            // Some differences fill nearly all bits of a number.
            line.number = number.wrapping_pow(7) >> (1 + number % 50);
        }
        line
    });
    let part = Part::new("hunt", 0, "source.txt", lines.collect(), Vec::new(), 0);
    let bytes = part.encode(&Question::default()).expect("bytes");
    let path = file(&place("pages"), "part", bytes);
    assert_eq!(Part::open(&path).expect("a part"), part);
}
