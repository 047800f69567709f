//! `minuet check`.

use crate::common::{EASY, EMPTY, ESCARGOT, MINUET, fed, file, fits_schema, minuet, zstandard};
use serde_json::{Value, json};

fn document(puzzle: &str) -> Value {
    minuet(["solve", "--json", puzzle]).json().remove(0)
}

/// Judges one document.
#[track_caller]
fn check(document: &Value, code: i32, said: &str) {
    let run = fed(["check", "-"], document.to_string());
    assert_eq!(run.code, code, "{run:?}");
    assert!(run.out.contains(said) || run.err.contains(said), "expected {said}: {run:?}");
}

#[test]
fn what_solve_prints_is_accepted() {
    for puzzle in [EASY, MINUET, ESCARGOT, EMPTY, &EASY.replacen("53..", "535.", 1)] {
        for detail in ["brief", "full", "none"] {
            let printed = minuet(["solve", "--json", puzzle, "--explain", detail]).out;
            let run = fed(["check", "-"], printed).ends(0);
            assert!(run.out.starts_with("standard input, document 1: accepted: "), "{run:?}");
        }
    }
    let proof = ["solve", "--json", ESCARGOT, "--reading", "depth=2,ending=proof,groups=4"];
    fed(["check", "-"], minuet(proof).out).ends(0);
}

#[test]
fn many_documents_many_files() {
    let printed = minuet(["solve", "--json", EASY, MINUET, ESCARGOT]).out;
    let plain = file("check-three.json", &printed);
    let packed = zstandard(&printed);
    let packed = file("check-three.json.zst", packed);
    let pretty = file("check-pretty.json", format!("{:#}\n{:#}", document(EASY), document(MINUET)));
    let run = minuet(["check", &plain, &packed, &pretty, "--threads", "2"]).ends(0);
    assert_eq!(run.out.lines().count(), 8);
    assert!(run.out.contains("document 3: accepted: failed"));
}

#[test]
fn a_certificate_may_stand_alone() {
    let mut certificate = document(ESCARGOT)["certificate"].take();
    certificate["minuet"] = json!(1);
    fits_schema("certificate", &certificate);
    check(&certificate, 0, "accepted: failed (certificate of 17 starters holds)");
    certificate["dances"].as_array_mut().expect("dances").pop();
    check(&certificate, 1, "rejected: certificate: ");
}

#[test]
fn damage_is_rejected() {
    let whole = document(MINUET);
    let damaged = |damage: fn(&mut Value)| {
        let mut document = whole.clone();
        damage(&mut document);
        document
    };
    check(&damaged(|d| d["entries"][3]["step"] = json!(4)), 1, "rejected: entry 4: ");
    check(&damaged(|d| d["outcome"]["minuets"] = json!(9)), 1, "rejected: outcome: ");
    check(&damaged(|d| d["entries"] = json!([])), 1, "rejected: outcome: ");
    check(&damaged(|d| d["puzzle"] = json!(EASY)), 1, "rejected: ");
}

#[test]
fn a_certificate_of_something_else_is_rejected() {
    let mut mixed = document(ESCARGOT);
    mixed["certificate"]["reading"] = json!("depth=2");
    check(&mixed, 1, "the certificate is for another puzzle or reading");
    let mut failed = document(ESCARGOT);
    failed["certificate"]["dances"][0]["circle"]["position"] =
        failed["certificate"]["position"].clone();
    check(&failed, 1, "rejected: certificate: ");
}

#[test]
fn what_cannot_be_read_is_located() {
    let whole = document(MINUET);
    let mut wrong = whole.clone();
    wrong["entries"][7]["find"]["rule"] = json!("x-wing");
    check(&wrong, 2, "document 1: entry 8: unknown variant `x-wing`");
    let mut wrong = whole.clone();
    wrong["minuet"] = json!(1);
    check(&wrong, 2, "version 1 of the format, expected 2");
    let mut wrong = whole.clone();
    wrong.as_object_mut().expect("an object").remove("outcome");
    check(&wrong, 2, "missing field `outcome`");
    let mut wrong = whole.clone();
    wrong["placed"] = wrong["puzzle"].clone();
    check(&wrong, 2, "is a given, and placed as well");
    let mut wrong = whole;
    wrong["entries"] = json!("many");
    check(&wrong, 2, "entries: expected a list");
    check(&json!({ "minuet": 2 }), 2, "expected the entries of a trace");
    check(&json!([]), 2, "expected an object with \"minuet\": 2");
}

#[test]
fn a_broken_line_spoils_only_itself() {
    let line = document(EASY).to_string();
    let text = format!("{line}\n{}\nnonsense\n{line}\n", &line[..500]);
    let run = fed(["check", "-"], text).complains(2, "document 2: ");
    assert!(run.err.contains("expected JSON"));
    assert_eq!(run.out.matches("accepted").count(), 2, "{run:?}");
    let cut = &line[..line.len() - 1];
    fed(["check", "-"], cut).complains(2, "expected JSON: EOF while parsing");
}

#[test]
fn files_that_hold_nothing() {
    let good = file("check-good.json", document(EASY).to_string());
    let empty = file("check-empty.json", "\n");
    let run = minuet(["check", "nowhere.json", &empty, &good]);
    let run = run.complains(2, "nowhere.json cannot be read");
    assert!(run.err.contains("check-empty.json: there is no document in it"));
    assert!(run.out.contains("accepted: basic"), "the others are judged all the same");
    let binary = file("check-binary.json", b"\xff\x00\xfe");
    minuet(["check", &binary]).complains(2, "is not a text file");
    minuet(["check"]).complains(2, "required");
}

#[test]
fn json_fits_its_schema() {
    let mut bad = document(EASY);
    bad["entries"][0]["step"] = json!(4);
    let text = format!("{}\n{bad}\n{}\n", document(EASY), document(ESCARGOT));
    let answers = fed(["check", "--json", "-"], text).ends(1).json();
    for answer in &answers {
        fits_schema("check", answer);
    }
    let accepted: Vec<&Value> = answers.iter().map(|answer| &answer["accepted"]).collect();
    assert_eq!(accepted, [&json!(true), &json!(false), &json!(true)]);
    assert_eq!((&answers[1]["entry"], &answers[2]["starters"]), (&json!(1), &json!(17)));
}

/// Of two values of one key, a reader may believe either.
#[test]
fn a_key_occurs_once() {
    let whole = document(ESCARGOT).to_string();
    let twice = |key: &str, value: &str| whole.replacen('{', &format!("{{\"{key}\":{value},"), 1);
    let puzzle = format!("\"{ESCARGOT}\"");
    for (key, value) in
        [("minuet", "1"), ("entries", "[]"), ("puzzle", &puzzle), ("certificate", "null")]
    {
        let run = fed(["check", "-"], twice(key, value));
        run.complains(2, &format!("duplicate field `{key}`"));
    }
    let mut certificate = document(ESCARGOT)["certificate"].take();
    certificate["minuet"] = json!(1);
    let dances = certificate.to_string().replacen("\"dances\":", "\"dances\":[],\"dances\":", 1);
    fed(["check", "-"], dances).complains(2, "duplicate field `dances`");
    let find = whole.replacen("\"rule\":", "\"rule\":\"x\",\"rule\":", 1);
    fed(["check", "-"], find).complains(2, "entry 1: ");
}
