//! The puzzle of the day never changes, and every kind can be made.

use minuet_core::Reading;
use minuet_make::{Class, Day, Kind};

/// A dozen dates and their puzzles. They hold for every version: where this fails, the program is wrong.
const DAYS: [(&str, &str); 12] = [
    (
        "2000-01-03",
        "1..76......9...5.24.89.361.3...28.....21..36..6.......2..4.59...9.........6....85",
    ),
    (
        "2024-02-29",
        ".8...596.96.3..7..4..7.9.2..4...........1.2..17...85.......4....5.1.2.3...7....9.",
    ),
    (
        "2026-11-16",
        "62..1...44..9..1....5....98.43..8.5.8...97.....65..8..7.2.4....3.4....1....7..9..",
    ),
    (
        "2026-11-17",
        "...6...4......49..9..12.67.42..795.8.7..4.....9..5......2....6..15..3.896.......4",
    ),
    (
        "2026-11-18",
        ".5.9.64....218..6.3.......1.....863..1......8.3.5.4...6......7..41.6.......47..1.",
    ),
    (
        "2026-11-19",
        ".....75...5.4.1...468....7..8.13..651.......2..27..........63..346.2.....7....6.8",
    ),
    (
        "2026-11-20",
        "2.83.41.63....6.28.162..5.......8.6.62......1...63.95...9...21..3.8.....46..91...",
    ),
    (
        "2026-11-21",
        ".2.31....8..4.5.2..35..2.....18.35......76..3...5...12..86.7.9.4.6............86.",
    ),
    (
        "2026-11-22",
        ".2..8..43.9.1.78...........6......37.....3.2..4.7..9.8..74.1........6.5..1.25...9",
    ),
    (
        "2027-01-01",
        "1862.....2.4.9..31......2....8.4.....436.78..72.38..6..5.724..........2...2.687.4",
    ),
    (
        "2038-01-19",
        "..8.2..56...6.......285..3959..4.1..24..875.......1...........46.3...87..7.......",
    ),
    (
        "2999-12-31",
        ".3....6.42..6.3...74..1..5.813..2......5..1.........63627.....1...8..2......29...",
    ),
];

fn puzzle(date: &str) -> String {
    Day::read(date).and_then(Day::puzzle).map_or_else(String::new, |puzzle| puzzle.to_string())
}

#[test]
fn each_date_has_its_puzzle_for_good() {
    let now: Vec<(&str, String)> = DAYS.iter().map(|&(date, _)| (date, puzzle(date))).collect();
    let then: Vec<(&str, String)> =
        DAYS.iter().map(|&(date, puzzle)| (date, puzzle.to_owned())).collect();
    assert_eq!(now, then);
}

#[test]
fn the_week_goes_from_easy_to_hard() {
    let week = ["16", "17", "18", "19", "20", "21", "22"];
    for day in week {
        let day = Day::read(&format!("2026-11-{day}")).unwrap();
        let class = match day.kind() {
            Kind::Step1 => Class::Step1,
            Kind::Step3 => Class::Step3,
            Kind::Minuet | Kind::TwoMinuets | Kind::ManyMinuets => Class::Minuet,
        };
        assert!(class.holds(&day.puzzle().unwrap(), &Reading::PAPER), "{day:?}");
    }
}

#[test]
fn days_of_many_years_have_puzzles_of_their_own() {
    let mut all = std::collections::BTreeSet::new();
    let mut count = 0;
    for year in 2026..2046 {
        for month in 1..=12 {
            for day in 1..=31 {
                let date = format!("{year}-{month:02}-{day:02}");
                if let Some(day) = Day::read(&date) {
                    count += 1;
                    all.insert(day.puzzle().unwrap());
                }
            }
        }
    }
    assert_eq!((count, all.len()), (7305, 7305));
}

#[test]
fn what_is_no_date_has_no_puzzle() {
    for date in [
        "",
        "2026",
        "2026-11-31",
        "2026-13-01",
        "2026-00-10",
        "1999-12-31",
        "2000-01-02",
        "3000-01-01",
        "2026-1-1",
        "+026-01-01",
        "2026-11-17-1",
        "17.11.2026",
    ] {
        assert_eq!(Day::read(date), None, "{date}");
    }
}

#[test]
fn every_kind_is_made_and_known_by_its_name() {
    for kind in Kind::ALL {
        assert_eq!(Kind::named(kind.name()), Some(kind));
        let puzzle = kind.make(7).unwrap();
        assert_eq!(minuet_fast::count(&puzzle, 2), 1, "{kind:?}");
    }
    assert_eq!(Kind::named("depth2"), None);
}
