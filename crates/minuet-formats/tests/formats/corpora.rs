//! All lines of the public lists are read, when `MINUET_CORPORA` names the directory that holds them.

use std::fs;
use std::path::{Path, PathBuf};

use minuet_formats::{Format, Reader, parse, read_line, write};

fn files(folder: &str) -> Vec<PathBuf> {
    let Some(root) = std::env::var_os("MINUET_CORPORA") else { return Vec::new() };
    let entries = fs::read_dir(Path::new(&root).join(folder)).unwrap();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// Every line is one record, except comments, blank lines and the names of columns.
fn check(path: &Path) {
    let bytes = fs::read(path).unwrap();
    let skipped = |line: &str| {
        line.trim().is_empty() || line.starts_with('#') || line.starts_with("puzzle\t")
    };
    let text = String::from_utf8_lossy(&bytes);
    let expected = text.lines().filter(|line| !skipped(line)).count();
    let mut count = 0;
    for (result, line) in
        Reader::new(&bytes).zip(text.lines().enumerate().filter(|(_, line)| !skipped(line)))
    {
        let record = result.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(record.line, line.0 + 1);
        assert_eq!(read_line(line.1.as_bytes(), record.line), Ok(Some(record.clone())));
        if record.format == Format::Hodoku {
            let again = write(&record.setup, Format::Hodoku).unwrap();
            assert_eq!(parse(&again), Ok(record.setup));
        } else {
            assert_eq!(record.setup.puzzle.to_string(), line.1[..81].replace('0', "."));
        }
        count += 1;
    }
    assert_eq!(count, expected, "{}", path.display());
}

#[test]
fn every_line_is_read() {
    for path in files("corpora").into_iter().chain(files("golden")) {
        check(&path);
    }
}

#[test]
fn a_few_famous_ones() {
    let text = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\tagainst brute force\n\
                8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\t2012\n\
                1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..\t2006\n";
    let comments: Vec<String> =
        Reader::new(text.as_bytes()).map(|record| record.unwrap().comment).collect();
    assert_eq!(comments, ["against brute force", "2012", "2006"]);
}
