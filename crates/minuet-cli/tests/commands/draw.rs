//! `minuet draw`.

use std::fs;

use crate::common::{EASY, EMPTY, ESCARGOT, MINUET, file, minuet, path};

/// Draws into a new file, and gives back what is in it.
fn drawn(name: &str, args: &[&str]) -> Vec<u8> {
    let target = path(name);
    let _ = fs::remove_file(&target);
    let target = target.display().to_string();
    minuet([&["draw", "-o", &target], args].concat()).ends(0);
    fs::read(target).expect("a picture")
}

#[test]
fn the_extension_says_how() {
    assert!(drawn("drawn.svg", &[EASY]).starts_with(b"<svg "));
    assert!(drawn("drawn.png", &[EASY]).starts_with(b"\x89PNG"));
    assert!(drawn("drawn.bin", &[EASY, "--format", "png"]).starts_with(b"\x89PNG"));
    assert!(minuet(["draw", EASY]).ends(0).out.starts_with("<svg "));
}

#[test]
fn any_size_and_theme() {
    let svg = minuet(["draw", EASY, "--size", "1000", "--theme", "dark"]).ends(0).out;
    assert!(svg.contains("width=\"1000\"") && svg.contains("#17191d"), "{svg}");
    let png = drawn("drawn-small.png", &[EASY, "--size", "100", "--theme", "mono"]);
    assert_eq!(png[16..20], [0, 0, 0, 100]);
    minuet(["draw", EASY, "--size", "0"]).complains(2, "0 is not in 1..=16384");
    minuet(["draw", EASY, "--theme", "pink"]).complains(2, "[possible values: light, dark, mono]");
}

#[test]
fn steps_of_a_solve() {
    let start = minuet(["draw", EASY]).ends(0).out;
    assert_eq!(minuet(["draw", EASY, "--step", "0"]).ends(0).out, start);
    let first = minuet(["draw", EASY, "--step", "1", "--explain", "full"]).ends(0).out;
    assert!(first.contains("<title>Number 1, box 1: "), "{first}");
    let end = minuet(["draw", MINUET, "--step", "end"]).ends(0).out;
    assert!(end.contains("<title>Solved in Step 4"), "{end}");
    let bare = minuet(["draw", MINUET, "--step", "end", "--no-words"]).ends(0).out;
    assert!(bare.contains("<title>Sudoku 4"), "{bare}");
    minuet(["draw", ESCARGOT, "--step", "end"]).ends(0);
}

#[test]
fn a_position_keeps_its_candidates() {
    let marks = minuet(["convert", EASY, "--to", "pencil-marks"]).ends(0).out;
    let marks = file("drawn.txt", marks);
    assert!(minuet(["draw", &marks]).ends(0).out.contains("<use href=\"#p1\"/>"));
    assert!(!minuet(["draw", EASY]).ends(0).out.contains("#p1"));
}

#[test]
fn films() {
    let film = drawn("film.svg", &[EASY, "--film", "--pace", "0.5"]);
    assert!(String::from_utf8_lossy(&film).contains("<animate "));
    let folder = path("film");
    let _ = fs::remove_dir_all(&folder);
    let folder = folder.display().to_string();
    minuet(["draw", EASY, "--film", "-o", &folder, "--size", "80", "--format", "png"]).ends(0);
    // The start, 69 finds, the end, and all of them together.
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 72);
    minuet(["draw", EASY, "--film", "-o", &folder]).complains(2, "film.svg already exists");
    minuet(["draw", EASY, "--film", "-o", &folder, "--force"]).ends(0);
    minuet(["draw", EASY, "--film", "-o", "film.png"]).complains(2, "a film is SVG");
    minuet(["draw", EASY, "--film"]).complains(2, "--output <FILE>");
    minuet(["draw", EASY, "--film", "--pace", "0", "-o", "f"]).complains(2, "from 0.05 to 600");
}

/// The length is known before it is worked out to the end, so that it takes neither hours nor gigabytes.
#[test]
fn films_have_an_end() {
    let hard = "..345.7....71.9.......37....65....9.8.......5..1.75....4..9.51.....1..73......9.4";
    let args =
        ["draw", hard, "--film", "--explain", "full", "--reading", "depth=3", "-o", "long.svg"];
    minuet(args).complains(2, "this film would have more than 10000 steps");
}

#[test]
fn odd_requests() {
    let check = |args: &[&str], words: &str| {
        minuet([&["draw", EASY], args].concat()).complains(2, words);
    };
    check(&["--step", "999"], "step 999 is beyond the end: this solve has 69 steps");
    check(&["--step", "first"], "expected a number, or end");
    check(&["-o", "sheet.gif"], ".gif is not a picture format");
    check(&["-o", "sheet"], "the file name does not say which format to draw");
    check(&["-o", "nowhere/sheet.svg"], "there is no folder nowhere");
    check(&[MINUET], "there is more after the first puzzle (argument 1): expected a single puzzle");
    let there = file("there.svg", "mine");
    check(&["-o", &there], "there.svg already exists: choose another name, or add --force");
    assert_eq!(fs::read(&there).expect("it is there"), b"mine");
    check_forced(&there);
}

fn check_forced(there: &str) {
    minuet(["draw", EASY, "-o", there, "--force"]).ends(0);
    assert!(fs::read(there).expect("it is there").starts_with(b"<svg "));
}

#[test]
fn puzzles_without_steps() {
    let twice = EASY.replacen("53", "55", 1);
    minuet(["draw", &twice]).ends(0);
    minuet(["draw", &twice, "--step", "1"]).complains(2, "there is nothing to solve: ");
    minuet(["draw", EMPTY, "--step", "1"]).complains(2, "more than one solution");
    let nothing = file("drawn-nothing.txt", "# only a remark\n");
    minuet(["draw", &nothing]).complains(2, "there is no puzzle in it");
    minuet(["draw", "12345"]).complains(2, "");
}
