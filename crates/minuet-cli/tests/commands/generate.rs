//! `minuet generate`.

use crate::common::{EASY, MINUET, file, minuet};

/// The lines that a request prints.
#[track_caller]
fn generated(args: &[&str]) -> Vec<String> {
    let run = minuet([&["generate"], args].concat()).ends(0);
    run.out.lines().map(str::to_owned).collect()
}

fn clues(line: &str) -> usize {
    line.chars().filter(char::is_ascii_digit).count()
}

#[test]
fn the_same_seed_gives_the_same_puzzles() {
    let one = generated(&["--seed", "3", "-n", "200", "--threads", "1"]);
    assert_eq!(one.len(), 200);
    assert_eq!(one, generated(&["--seed", "3", "-n", "200", "--threads", "2"]));
    assert_eq!(one[..5], generated(&["--seed", "3", "-n", "5"]));
    assert_ne!(one[..5], generated(&["--seed", "4", "-n", "5"]));
}

#[test]
fn a_new_seed_is_told() {
    let run = minuet(["generate"]).complains(0, "--seed");
    assert_eq!(run.out.lines().count(), 1);
}

#[test]
fn classes_are_as_rate_says() {
    for (class, outcome) in [("step1", "basic"), ("step3", "basic"), ("minuet", "minuet")] {
        let puzzles = generated(&["--seed", "1", "-n", "3", "--class", class]);
        let rows = minuet([&["rate", "--tsv"], &*refs(&puzzles)].concat()).ends(0).out;
        for row in rows.lines().skip(1) {
            assert_eq!(row.split('\t').nth(1), Some(outcome), "{class}: {row}");
        }
    }
    let puzzles = generated(&["--seed", "1", "-n", "1", "--minuets", "2"]);
    let row = minuet(["rate", "--tsv", "--find-number", "1", &puzzles[0]]).ends(0).out;
    assert!(row.contains(">1"), "{row}");
}

#[test]
fn effort_and_minuets_have_bounds() {
    let wish =
        ["--seed", "1", "-n", "5", "--class", "minuet", "--minuets", "1", "--effort", "400..500"];
    for line in generated(&wish) {
        let row = minuet(["rate", "--format", "%n %e", &line]).ends(0).out;
        let (number, effort) = row.trim().split_once(' ').expect("two columns");
        assert_eq!(number, "1");
        assert!((400..=500).contains(&effort.parse::<u32>().expect("a number")), "{row}");
    }
}

#[test]
fn puzzles_that_take_two_minuets() {
    let puzzles = generated(&["--seed", "1", "-n", "3", "--minuets", "2.."]);
    for line in puzzles {
        let row = minuet(["rate", "--tsv", "--find-number", "1", &line]).ends(0).out;
        assert!(row.contains(">1"), "{row}");
    }
}

fn refs(lines: &[String]) -> Vec<&str> {
    lines.iter().map(String::as_str).collect()
}

#[test]
fn clues_and_symmetry() {
    let puzzles =
        generated(&["--seed", "1", "-n", "20", "--symmetry", "rot180", "--clues", "30..32"]);
    for line in puzzles {
        assert!((30..=32).contains(&clues(&line)), "{line}");
        let turned: String = line.chars().rev().collect();
        let same = line.chars().zip(turned.chars()).all(|(a, b)| (a == '.') == (b == '.'));
        assert!(same, "{line}");
    }
}

#[test]
fn patterns_and_neighbours() {
    let pattern = generated(&["--seed", "1", "-n", "1", "--clues", "36"]).remove(0);
    let puzzle = generated(&["--seed", "2", "-n", "1", "--pattern", &pattern]).remove(0);
    assert!(pattern.chars().zip(puzzle.chars()).all(|(a, b)| (a == '.') == (b == '.')));
    let near = generated(&["--near", EASY, "-n", "50", "--class", "step1"]);
    assert_eq!(near.len(), 50);
    let changed = |line: &String| line.chars().zip(EASY.chars()).filter(|(a, b)| a != b).count();
    assert!(near.iter().all(|line| (1..=4).contains(&changed(line))));
}

#[test]
fn neighbours_of_what_was_found() {
    const START: &str =
        "......5.6.359.........2..17..81.7..5.........5..8.41..45..3.........687.1.6......";
    let wish = ["--symmetry", "rot180", "--minimal", "--class", "minuet", "-n", "20"];
    let near = generated(&[&["--near", START], &wish[..]].concat());
    assert_eq!(near.len(), 20);
    assert!(!near.iter().any(|line| line == START));
    // One step changes four cells at most.
    let far = |line: &String| line.chars().zip(START.chars()).filter(|(a, b)| a != b).count() > 4;
    assert!(near.iter().any(far));
}

#[test]
fn time_is_up() {
    let args = ["generate", "--seed", "1", "--class", "depth9", "--timeout", "0.5"];
    minuet(args).complains(1, "found only 0 of 1");
}

#[test]
fn what_cannot_be_is_refused() {
    let refused = |args: &[&str], words: &str| {
        minuet([&["generate", "--seed", "1"], args].concat()).complains(2, words);
    };
    refused(&["--clues", "16"], "at least 17");
    refused(&["--clues", "24..20"], "above the largest");
    refused(&["--clues", "few"], "expected a number");
    refused(&["--class", "hard"], "expected step1, step3");
    refused(&["--symmetry", "round"], "rot180");
    refused(&["--pattern", EASY, "--clues", "20"], "the pattern has 30 cells");
    refused(&["--pattern", EASY, "--symmetry", "diagonal"], "not symmetric");
    refused(&["--near", EASY, "--near", &".".repeat(81)], "one solution");
    refused(&["--near", EASY, "--near", "12"], "argument 2");
    refused(&["--near", EASY, "--near", "."], "some puzzles of --near cannot be read");
    let two = file("generate-two.txt", format!("{EASY}\n{MINUET}\n"));
    refused(&["--pattern", &two], "--pattern takes a single puzzle");
    refused(&["--clues", "26..27", "--symmetry", "rot90"], "no puzzle with this symmetry (rot90)");
    let void = ".".repeat(18) + &"1".repeat(63);
    refused(&["--pattern", &void], "leaves row 1 and row 2 empty");
    refused(&["--class", "step1", "--minuets", "1"], "takes no minuet");
    refused(&["--class", "minuet", "--minuets", "0"], "at least one minuet");
    refused(&["--class", "depth2", "--minuets", "1"], "has no minuet number");
    refused(&["--effort", "long"], "expected a number such as 24");
    refused(&["--minuets", "3..2"], "expected a number such as 24");
    refused(&["--timeout", "soon"], "expected a number of seconds");
}
