//! `minuet count`.

use crate::common::{EASY, EASY_SOLUTION, EMPTY, fits_schema, minuet};

const TWO: &str =
    "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179";

#[track_caller]
fn check(args: &[&str], code: i32, said: &str) {
    let run = minuet([&["count"], args].concat()).ends(code);
    assert!(run.out.contains(said), "expected {said}: {}", run.out);
}

#[test]
fn solutions_are_counted_and_shown() {
    check(&[EASY], 0, &format!("1 solution\n{EASY_SOLUTION}\n"));
    check(&[TWO], 1, "2 solutions\n");
    check(&[TWO], 1, "they differ in r1c4, r1c5, r4c4, r4c5\n");
    check(&[EMPTY], 1, "1000 solutions or more\n");
    check(&[EMPTY, "--limit", "5"], 1, "5 solutions or more\n");
    check(&[&EASY.replacen("53..", "535.", 1)], 1, "no solution: row 1 has 5 twice");
    check(&[&EASY.replacen("53..", "53.2", 1)], 1, "no solution");
}

#[test]
fn one_no_is_enough() {
    check(&[EASY, TWO, EASY], 1, "2 solutions");
}

#[test]
fn json_fits_its_schema() {
    let answers = minuet(["count", "--json", EASY, TWO, EMPTY]).ends(1).json();
    for (answer, solutions) in answers.iter().zip([1, 2, 1000]) {
        fits_schema("count", answer);
        assert_eq!(answer["solutions"], solutions);
        assert_eq!(answer["stopped"], solutions == 1000);
    }
}

#[test]
fn a_limit_below_two_says_nothing() {
    minuet(["count", EASY, "--limit", "1"]).complains(2, "1 is not in 2..");
    minuet(["count", EASY, "--limit", "many"]).complains(2, "invalid digit");
}
