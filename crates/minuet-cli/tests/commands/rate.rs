//! `minuet rate`.

use crate::common::{EASY, EMPTY, ESCARGOT, MINUET, fed, file, fits_schema, minuet};

/// The rows of a table, without the column of puzzles.
#[track_caller]
fn check(args: &[&str], puzzles: &[&str], expect: &[&str]) {
    let run = minuet([&["rate", "--tsv"], args, puzzles].concat()).ends(0);
    let mut lines = run.out.lines().map(|line| line.split_once('\t').expect("two columns or more"));
    assert_eq!(lines.next(), Some(("puzzle", expect[0])));
    let rows: Vec<(&str, &str)> = lines.collect();
    let expected: Vec<(&str, &str)> =
        puzzles.iter().copied().zip(expect[1..].iter().copied()).collect();
    assert_eq!(rows, expected);
}

#[test]
fn six_columns() {
    let twice = EASY.replacen("53..", "535.", 1);
    check(
        &[],
        &[EASY, MINUET, ESCARGOT, &twice, EMPTY],
        &[
            "outcome\tleft3\tstarters\tleft\tclues",
            "basic\t81\t-\t-\t30",
            "minuet\t225\t-\t-\t18",
            "failed\t240\t17\t240\t23",
            "none\t-\t-\t-\t31",
            "several\t-\t-\t-\t0",
        ],
    );
}

#[test]
fn depth_and_number() {
    check(
        &["--find-depth", "2", "--find-number", "3"],
        &[EASY, MINUET, ESCARGOT, EMPTY],
        &[
            "outcome\tleft3\tstarters\tleft\tclues\tdepth\tnumber",
            "basic\t81\t-\t-\t30\t0\t0",
            "minuet\t225\t-\t-\t18\t1\t2",
            "failed\t240\t17\t240\t23\t2\t-",
            "several\t-\t-\t-\t0\t-\t-",
        ],
    );
    let short = ["rate", "--tsv", MINUET, ESCARGOT, "--find-depth", "1", "--find-number", "1"];
    let run = minuet(short).ends(0);
    assert!(run.out.contains("\t18\t1\t>1\n") && run.out.contains("\t23\t>1\t-\n"), "{run:?}");
}

#[test]
fn the_teacher_adds_columns() {
    let puzzles = [EASY, MINUET, ESCARGOT, EMPTY];
    let raced = minuet([&["rate", "--tsv"], puzzles.as_slice()].concat()).ends(0).out;
    let taught = minuet([&["rate", "--tsv", "--teach"], puzzles.as_slice()].concat()).ends(0).out;
    for (raced, taught) in raced.lines().zip(taught.lines()) {
        let more = taught.strip_prefix(raced).expect("the same six columns");
        assert_eq!(more.matches('\t').count(), 3, "step, minuets, tried: {more}");
    }
    assert!(taught.lines().next().expect("a header").ends_with("\tstep\tminuets\ttried"));
    assert!(taught.contains("\t30\t1\t0\t0\n") && taught.contains("\t23\t-\t0\t17\n"));
    assert!(taught.ends_with("\tseveral\t-\t-\t-\t0\t-\t-\t-\n"));
}

#[test]
fn readings_change_the_outcome() {
    let outcome = |reading: &str| {
        let run = minuet(["rate", "--tsv", ESCARGOT, "--reading", reading]).ends(0);
        run.out.lines().nth(1).and_then(|row| row.split('\t').nth(1)).map(str::to_owned)
    };
    assert_eq!(outcome("blocking=never").as_deref(), Some("failed"));
    assert_eq!(outcome("depth=2").as_deref(), Some("minuet"));
}

#[test]
fn rejected_lines_spoil_nothing() {
    let text = format!("{EASY}\nnot a puzzle\n{}\n{MINUET}\n", &EASY[..80]);
    let path = file("rate-mixed.txt", text);
    let run = minuet(["rate", "--tsv", &path]).complains(1, "rate-mixed.txt: line 2, column 1: ");
    assert!(run.err.contains("line 3, column 81: expected 81 cells, found 80"), "{}", run.err);
    assert_eq!(run.out.lines().count(), 3);
}

#[test]
fn positions_are_no_puzzles() {
    let text = format!(":0000:x:{EASY}:113::\n{EASY}\n");
    let run = fed(["rate", "--tsv", "-"], text);
    let run = run.complains(1, "standard input: line 1: candidates have been erased here");
    assert_eq!(run.out.lines().count(), 2);
}

#[test]
fn the_order_is_that_of_the_input() {
    let puzzles = [EASY, MINUET, ESCARGOT, EMPTY].map(|puzzle| format!("{puzzle}\n")).concat();
    let path = file("rate-order.txt", puzzles.repeat(100));
    let with = |threads: &str| minuet(["rate", &path, "--tsv", "--threads", threads]).ends(0).out;
    let one = with("1");
    assert_eq!(one.lines().count(), 401);
    assert!(one == with("2") && one == with("7"));
}

#[test]
fn columns_stand_in_line_without_tsv() {
    let run = minuet(["rate", EASY, ESCARGOT]).ends(0);
    let column = |line: &str, word: &str| line.find(word).expect("the word");
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(column(lines[0], "clues"), column(lines[2], "23"));
    assert!(!run.out.contains('\t'));
}

#[test]
fn json_fits_its_schema() {
    let all = ["--teach", "--effort", "--find-depth", "1", "--find-number", "1"];
    let args = [&["rate", "--json", EASY, ESCARGOT, EMPTY], all.as_slice()].concat();
    for row in minuet(args).ends(0).json() {
        fits_schema("rate", &row);
    }
}

#[test]
fn wrong_options() {
    minuet(["rate", EASY, "--find-depth", "10"]).complains(2, "10 is not in 1..=9");
    minuet(["rate", EASY, "--find-number", "0"]).complains(2, "0 is not in 1..");
    minuet(["rate", EASY, "--threads", "0"]).complains(2, "0 is not in 1..");
    minuet(["rate", EASY, "--threads", "99999"]).complains(2, "99999 is not in 1..");
    minuet(["rate", EASY, "--tsv", "--json"]).complains(2, "cannot be used with");
    let empty = file("rate-empty.txt", "");
    minuet(["rate", &empty]).complains(2, "rate-empty.txt: there is no puzzle in it");
}
