//! `minuet pack`.

use crate::common::{fits_schema, fresh, minuet};

#[test]
fn packs_are_listed() {
    let run = minuet(["pack"]).ends(0);
    let names: Vec<&str> =
        run.out.lines().skip(1).filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(names[..2], ["step1", "step3"]);
    assert!(names.contains(&"depth2"), "{run:?}");
    // Long times are in hours.
    let times = ["15-40 min", "20 min - 3 h 35 min", "4 h 20 min - 50 h", "44-332 h"];
    assert!(times.iter().all(|time| run.out.contains(time)), "{run:?}");
}

#[test]
fn puzzles_are_printed() {
    let run = minuet(["pack", "step1"]).ends(0);
    assert!(run.out.lines().count() > 20);
    assert!(run.out.lines().all(|line| line.len() == 81), "{run:?}");
    let second = minuet(["pack", "step1", "--number", "2"]).ends(0).out;
    assert_eq!(run.out.lines().nth(1), Some(second.trim_end()));
    let grid = minuet(["pack", "step1", "--number", "2", "--to", "grid"]).ends(0).out;
    assert!(grid.lines().count() >= 9, "{grid}");
}

#[test]
fn ratings_come_as_json() {
    let run = minuet(["pack", "depth2", "--json"]).ends(0);
    for row in run.json() {
        fits_schema("pack", &row);
        assert_eq!(row["class"], "depth2");
    }
}

#[test]
fn packs_are_exported() {
    let name = fresh("pack.txt");
    assert!(minuet(["pack", "minuet", "-o", &name]).ends(0).out.is_empty());
    let text = std::fs::read_to_string(name).expect("the file was written");
    assert_eq!(text, minuet(["pack", "minuet"]).ends(0).out);
}

#[test]
fn wrong_requests() {
    minuet(["pack", "step9"]).complains(2, "there is no pack \"step9\"; the packs are step1, ");
    minuet(["pack", "step1", "--number", "9999"]).complains(2, "step1 has ");
    minuet(["pack", "--number", "1"]).complains(2, "required");
}
