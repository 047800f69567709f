//! The racer against outcomes that an independent program computed.
//!
//! Reads `golden/` in the directory that `MINUET_CORPORA` names: a fixed sample of each file, or every row
//! with `MINUET_FULL=1`. Without the directory, a few famous puzzles stand for them.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Instant;

use minuet_core::{Puzzle, Reading};
use minuet_fast::{Engine, minuet_depth};

/// Rows of the golden files, in their own format.
const FAMOUS: &str = "\
........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........\t268\tfailed\t2\t8\t268\tfailed\tfailed\tfailed
.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....\t263\tfailed\t3\t9\t263\tfailed\tfailed\tfailed
8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\t275\tfailed\t2\t9\t275\tfailed\tfailed\tfailed
1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..\t240\tfailed\t2\t17\t240\tfailed\tfailed\tfailed
4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........\t225\tminuet\t1\t-\t-\tminuet\tminuet\tminuet
..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\t81\tbasic\t0\t-\t-\tbasic\tbasic\tbasic
";

/// One row in the order of the columns, so that a disagreement can be read off.
fn row(engine: Engine, puzzle: &Puzzle, depth: &str) -> String {
    let verdict = |reading: &str| match reading.parse() {
        Ok(reading) => engine.decide(puzzle, &reading).verdict.to_string(),
        Err(error) => panic!("{error}"),
    };
    let figure = |figure: Option<u16>| figure.map_or("-".to_owned(), |figure| figure.to_string());
    let paper = engine.decide(puzzle, &Reading::PAPER);
    let mut row = String::new();
    let _ = write!(
        row,
        "{puzzle}\t{}\t{}\t{depth}\t{}\t{}\t{}\t{}\t{}",
        figure(paper.left3),
        paper.verdict,
        figure(paper.starters),
        figure(paper.left),
        verdict("blocking=never"),
        verdict("blocking=aligned,groups=4"),
        verdict("ending=proof"),
    );
    row
}

fn check(expect: &str) {
    let mut columns = expect.split('\t');
    let puzzle: Puzzle = columns.next().and_then(|text| text.parse().ok()).expect("a puzzle");
    let depth = columns.nth(2).expect("a depth");
    let depth = match depth {
        "?" => "?".to_owned(),
        _ => minuet_depth(&puzzle, &Reading::PAPER, 3).map_or("-".to_owned(), |d| d.to_string()),
    };
    for engine in Engine::available() {
        assert_eq!(row(engine, &puzzle, &depth), expect, "{engine:?}");
    }
}

/// `sample` rows spread over the file, or all of them.
fn check_file(name: &str, sample: usize) {
    let Some(directory) = std::env::var_os("MINUET_CORPORA").map(PathBuf::from) else { return };
    let path = directory.join("golden").join(name);
    let text = std::fs::read_to_string(&path).expect("the golden file");
    let rows: Vec<&str> = text.lines().skip(1).collect();
    let full = std::env::var_os("MINUET_FULL").is_some_and(|value| value == "1");
    let step = if full { 1 } else { rows.len().div_ceil(sample).max(1) };
    let start = Instant::now();
    let checked = rows.iter().step_by(step).map(|row| check(row)).count();
    println!("{name}: {checked} rows agree, {:.2} s", start.elapsed().as_secs_f64());
}

#[test]
fn famous() {
    FAMOUS.lines().for_each(check);
}

#[test]
fn controlled_bias() {
    check_file("controlled-bias.tsv", 500);
}

#[test]
fn diabolical() {
    check_file("diabolical.tsv", 500);
}

#[test]
fn easy() {
    check_file("easy.tsv", 200);
}

#[test]
fn eleven() {
    check_file("eleven.tsv", 100);
}

#[test]
fn hardest() {
    check_file("hardest375.tsv", 12);
}

#[test]
fn named() {
    check_file("named.tsv", 16);
}

#[test]
fn seventeen() {
    check_file("seventeen.tsv", 1000);
}

#[test]
fn depth_three() {
    check_file("te3.tsv", 20);
}

#[test]
fn top() {
    check_file("top1465.tsv", 100);
}
