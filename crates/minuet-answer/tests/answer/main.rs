//! What is answered, and what is refused.

use minuet_answer::{HintResult, SolveAnswer, count, help, judge, solved};
use minuet_core::{Reading, Setup};
use minuet_method::Choice;
use serde_json::{Value, json};

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const ESCARGOT: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

fn setup(text: &str) -> Setup {
    minuet_formats::parse(text).expect("these are puzzles")
}

fn document(text: &str) -> Value {
    let trace = solved(&setup(text), &Reading::PAPER, Choice::Footnote8);
    serde_json::to_value(SolveAnswer::from(trace)).expect("traces are JSON")
}

#[test]
fn what_is_solved_is_accepted() {
    for (text, claim, starters) in [(EASY, "basic", None), (ESCARGOT, "failed", Some(17))] {
        let answer = judge("here", 1, &document(text)).expect("it is a document");
        assert!(answer.accepted, "{:?}", answer.reason);
        assert_eq!(answer.claim.map(|claim| claim.to_string()).as_deref(), Some(claim));
        assert_eq!(answer.starters, starters);
    }
}

#[test]
fn a_certificate_for_another_puzzle_is_rejected() {
    let mut document = document(ESCARGOT);
    document["certificate"]["puzzle"] = json!(EASY);
    let answer = judge("here", 1, &document).expect("it is a document");
    let reason = "the certificate is for another puzzle or reading";
    assert_eq!(answer.reason.as_deref(), Some(reason));
}

#[test]
fn what_is_no_document_is_refused() {
    let check = |document: Value, expect: &str| {
        let error = judge("here", 1, &document).expect_err("it is none");
        assert_eq!(error.to_string(), expect);
    };
    check(json!({"minuet": 2}), "version 2 of the format, expected 1");
    check(json!([]), "expected an object with \"minuet\": 1, as minuet solve --json prints it");
    check(
        json!({"minuet": 1}),
        "expected the entries of a trace, or the position of a certificate",
    );
    check(json!({"minuet": 1, "entries": 3}), "entries: expected a list");
    check(
        json!({"minuet": 1, "entries": [3]}),
        "entry 1: invalid type: integer `3`, expected struct Entry",
    );
    check(json!({"minuet": 1, "position": "", "puzzle": EASY}), "missing field `reading`");
}

#[test]
fn hints() {
    let check = |text: &str, expect: HintResult| {
        assert_eq!(help(&setup(text), &Reading::PAPER).answer.result, expect, "{text}");
    };
    check(EASY, HintResult::Hint);
    check(&".".repeat(81), HintResult::Several);
    check(&EASY.replacen("53", "55", 1), HintResult::Wrong);
    check(
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
        HintResult::Complete,
    );
}

#[test]
fn solutions() {
    let check = |text: &str, expect: (usize, bool, usize)| {
        let answer = count(&setup(text), 10);
        assert_eq!((answer.solutions, answer.stopped, answer.examples.len()), expect, "{text}");
    };
    check(EASY, (1, false, 1));
    check(&".".repeat(81), (10, true, 2));
    check(&EASY.replacen("53", "55", 1), (0, false, 0));
}
