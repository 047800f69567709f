//! Puzzles solved and counted, and documents judged.

use minuet_answer::{Advice, Choose, HelpResult, Reply, Request, TraceDocument, Verified};
use minuet_core::{Reading, Setup};
use minuet_words::Message;
use minuet_words::message::AppMessage;
use serde_json::{Value, json};

use crate::common::{EASY, ask, hint, refusal, sheet};

const ESCARGOT: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

fn setup(text: &str) -> Setup {
    minuet_formats::parse(text).expect("these are puzzles")
}

fn document(text: &str) -> Value {
    let (setup, reading) = (setup(text), Reading::PAPER);
    match ask(Request::Solve { setup, reading, starters: Choose::Footnote8 }) {
        Reply::Solved(trace) => {
            serde_json::to_value(TraceDocument::from(trace)).expect("traces are JSON")
        }
        other => panic!("{other:?}"),
    }
}

fn verify(document: Value) -> Verified {
    match ask(Request::Verify { document: document.to_string() }) {
        Reply::Verified(verified) => verified,
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_solved_is_accepted() {
    for (text, claim, starters) in [(EASY, "basic", None), (ESCARGOT, "failed", Some(17))] {
        let verified = verify(document(text));
        assert!(verified.accepted, "{:?}", verified.reason);
        assert_eq!(verified.claim.map(|claim| claim.to_string()).as_deref(), Some(claim));
        assert_eq!(verified.starters, starters);
    }
}

#[test]
fn a_certificate_for_another_puzzle_is_rejected() {
    let mut document = document(ESCARGOT);
    document["certificate"]["puzzle"] = json!(EASY);
    let reason = verify(document).reason.expect("it is rejected");
    assert_eq!(reason.message, Message::App(AppMessage::CertificateOfAnother));
}

#[test]
fn what_is_no_document_is_refused() {
    let check = |document: Value, expect: &str| {
        assert_eq!(refusal(Request::Verify { document: document.to_string() }), expect);
    };
    check(json!({"minuet": 3}), "version 3 of the format, expected 2: solve the puzzle again");
    check(
        json!({"minuet": 1, "entries": []}),
        "version 1 of the format, expected 2: solve the puzzle again",
    );
    check(json!([]), "expected an object with \"minuet\": 2");
    check(
        json!({"minuet": 2}),
        "expected the entries of a trace, or the position of a certificate",
    );
    check(json!({"minuet": 2, "entries": 3}), "entries: expected a list");
    check(
        json!({"minuet": 2, "entries": [3]}),
        "entry 1: invalid type: integer `3`, expected struct Entry",
    );
    let position = vec![["123456789"; 9].join(" "); 9];
    let document = json!({"minuet": 1, "position": position, "puzzle": EASY}).to_string();
    let missing = refusal(Request::Verify { document });
    assert!(missing.starts_with("missing field `reading`"), "{missing}");
}

#[test]
fn hints() {
    let check = |text: &str, expect: HelpResult| {
        assert_eq!(hint(&sheet(text), Reading::PAPER).result, expect, "{text}");
    };
    check(EASY, HelpResult::Hint);
    check(&".".repeat(81), HelpResult::Several);
    check(&EASY.replacen("53", "55", 1), HelpResult::Wrong);
    check(
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
        HelpResult::Complete,
    );
}

#[test]
fn solutions() {
    let check = |text: &str, expect: (usize, bool, usize)| {
        let Reply::Counted(counted) = ask(Request::Count { setup: setup(text), limit: 10 }) else {
            panic!("{text}")
        };
        assert_eq!((counted.solutions, counted.stopped, counted.examples.len()), expect, "{text}");
    };
    check(EASY, (1, false, 1));
    check(&".".repeat(81), (10, true, 2));
    check(&EASY.replacen("53", "55", 1), (0, false, 0));
}

/// What a door that anyone can knock at must not be asked.
#[test]
fn long_work_is_not_for_every_door() {
    let (setup, reading) = (setup(EASY), Reading::PAPER);
    let solve = Request::Solve { setup, reading, starters: Choose::Footnote8 };
    assert_eq!(solve.is_bounded(), Err(AppMessage::NotForThePage.into()));
    let hint = |depth| Request::Hint {
        sheet: sheet(EASY),
        reading: reading.with_depth(depth),
        starters: Advice::Footnote8,
    };
    assert_eq!(hint(4).is_bounded(), Ok(()));
    assert_eq!(hint(5).is_bounded(), Err(AppMessage::TooDeep { most: 4 }.into()));
}
