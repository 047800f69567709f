//! `minuet print`.

use std::fs;
use std::process::Command;

use crate::common::{EASY, EMPTY, ESCARGOT, MINUET, fed, file, minuet, path};

/// Prints into a new file, and gives back its name.
fn printed(name: &str, args: &[&str]) -> String {
    let target = path(name);
    let _ = fs::remove_file(&target);
    let target = target.display().to_string();
    minuet([&["print", "-o", &target], args].concat()).ends(0);
    target
}

/// The number of pages; where the programs are there, qpdf finds no fault and pdfinfo counts as many.
fn pages(target: &str) -> usize {
    let bytes = fs::read(target).expect("a document");
    let text = String::from_utf8_lossy(&bytes);
    let count = text.split("/Count ").nth(1).and_then(|rest| rest.split_whitespace().next());
    let count: usize = count.and_then(|count| count.parse().ok()).expect("a number of pages");
    if let Ok(output) = Command::new("qpdf").args(["--check", target]).output() {
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    if let Ok(output) = Command::new("pdfinfo").arg(target).output() {
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let line = said.lines().find_map(|line| line.strip_prefix("Pages:"));
        assert_eq!(line.map(str::trim), Some(count.to_string().as_str()), "{said}");
    }
    count
}

/// The words on the pages, where pdftotext is there to read them.
fn words(target: &str) -> Option<String> {
    let output = Command::new("pdftotext").args(["-raw", target, "-"]).output().ok()?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn worksheets_and_their_answers() {
    let puzzles = file("print.txt", [EASY, MINUET, ESCARGOT, EASY, EASY].join("\n"));
    let check = |name: &str, args: &[&str], expect: usize| {
        let args = [&["--worksheet", &puzzles], args].concat();
        assert_eq!(pages(&printed(name, &args)), expect, "{args:?}");
    };
    check("print-1.pdf", &[], 5 + 1);
    check("print-2.pdf", &["--per-page", "2", "--no-answers"], 3);
    check("print-4.pdf", &["--per-page", "4", "--paper", "letter"], 2 + 1);
    check("print-6.pdf", &["--per-page", "6", "--theme", "mono"], 1 + 1);
    minuet(["print", "--worksheet", EASY, "--per-page", "3", "-o", "a.pdf"])
        .complains(2, "[possible values: 1, 2, 4, 6]");
}

#[test]
fn a_booklet() {
    let target = printed("booklet.pdf", &["--booklet", MINUET, "--title", "Sunday, ½"]);
    // Six minuets: more than a newspaper has.
    assert!(pages(&target) <= 4);
    if let Some(words) = words(&target) {
        for expect in ["Sunday, ½", "Minuet 1 on", "circle takes", "Solved in Step 4"] {
            assert!(words.contains(expect), "{expect}: {words}");
        }
    }
    assert!(fs::metadata(&target).expect("a document").len() < 300_000);
    let all = printed("pictures.pdf", &["--booklet", MINUET, "--pictures", "all"]);
    assert!(pages(&all) > 5);
}

#[test]
fn a_picture_as_pdf() {
    let target = path("drawn.pdf");
    let _ = fs::remove_file(&target);
    let target = target.display().to_string();
    minuet(["draw", EASY, "--step", "3", "-o", &target]).ends(0);
    assert_eq!(pages(&target), 1);
}

#[test]
fn odd_requests() {
    let check = |args: &[&str], words: &str| {
        minuet([&["print", EASY], args].concat()).complains(2, words);
    };
    check(&["-o", "a.pdf"], "<--worksheet|--booklet>");
    check(&["--worksheet", "--booklet", "-o", "a.pdf"], "cannot be used with");
    check(&["--worksheet"], "--output <FILE>");
    check(&["--worksheet", "-o", "a.pdf", "--paper", "a5"], "\"a5\" is not a page size");
    check(
        &["--worksheet", "-o", "a.svg"],
        "a.svg is not a PDF: expected a file name that ends in .pdf",
    );
    check(&["--worksheet", "-o", "nowhere/a.pdf"], "there is no folder nowhere");
    check(&["--worksheet", "-o", "a.pdf", "--base-url", "here"], "is not the address of a page");
    check(&["--worksheet", "-o", "a.pdf", "--title", "水"], "which the font does not have");
    let there = file("there.pdf", "mine");
    check(&["--worksheet", "-o", &there], "there.pdf already exists");
    assert_eq!(fs::read(&there).expect("it is there"), b"mine");
    minuet(["print", EASY, "--worksheet", "-o", &there, "--force"]).ends(0);
    assert_eq!(pages(&there), 2);
}

#[test]
fn what_cannot_be_explained_is_told_and_left_out() {
    let target = path("mixed.pdf");
    let _ = fs::remove_file(&target);
    let target = target.display().to_string();
    let text = format!("{EMPTY}\n{EASY}\nnonsense\n");
    fed(["print", "--booklet", "-", "-o", &target], text)
        .complains(2, "line 1: more than one solution");
    assert!(pages(&target) >= 1);
    fs::remove_file(&target).expect("it is there");
    minuet(["print", "--booklet", EMPTY, "-o", &target]).complains(2, "there is nothing to print");
    assert!(!path("mixed.pdf").exists());
}
