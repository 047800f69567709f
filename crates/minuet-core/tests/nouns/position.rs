//! Positions: what is broken, and what they leave possible.

use minuet_core::{Broken, Cell, DigitSet, Position, Puzzle, Solution};
use minuet_words::message::NounMessage;

fn open(text: &str) -> Position {
    let mut position = Position::OPEN;
    for word in text.split_whitespace() {
        let (cell, digits) = word.split_once('=').expect("r1c1=12");
        let digits = digits.chars().filter_map(minuet_core::Digit::from_char).collect();
        position.set(cell.parse().expect("a cell"), digits);
    }
    position
}

/// What is broken, in words; it is then shown as well.
fn check(position: &Position, expect: Option<&str>) {
    let broken = position.broken();
    assert_eq!(broken.map(|broken| NounMessage::from(broken).to_string()).as_deref(), expect);
    assert!(broken.is_none_or(|broken| position.shows(&broken)));
}

#[test]
fn three_ways_to_be_broken() {
    check(&Position::OPEN, None);
    check(&open("r1c1=5 r1c2=56"), None);
    check(&open("r5c5="), Some("r5c5 has no candidate left"));
    check(&open("r5c5=5 r8c5=5"), Some("column 5 has 5 twice, in r5c5 and r8c5"));
    let row: String = (1..=9).map(|column| format!("r4c{column}=12346789 ")).collect();
    check(&open(&row), Some("row 4 has no cell left for 5"));
}

#[test]
fn an_empty_cell_is_seen_before_all_else() {
    check(&open("r1c1=5 r1c2=5 r9c9="), Some("r9c9 has no candidate left"));
}

#[test]
fn a_claim_that_does_not_show() {
    let cell = |text: &str| text.parse::<Cell>().expect("a cell");
    let row = "row 1".parse().expect("a structure");
    let digit = minuet_core::Digit::ALL[4];
    let twice =
        |a: &str, b: &str| Broken::Twice { digit, structure: row, cells: [cell(a), cell(b)] };
    let position = open("r1c1=5 r1c2=5 r2c1=5 r1c3=56");
    assert!(position.shows(&twice("r1c1", "r1c2")));
    for claim in [
        twice("r1c1", "r1c1"),
        twice("r1c1", "r2c1"),
        twice("r1c1", "r1c3"),
        Broken::Empty { cell: cell("r1c1") },
        Broken::Nowhere { digit, structure: row },
    ] {
        assert!(!position.shows(&claim), "{claim:?}");
    }
}

#[test]
fn ink_in_conflict_stays_where_it_is() {
    let mut puzzle = Puzzle::EMPTY;
    for index in [0, 8] {
        puzzle.set(Cell::ALL[index], Some(minuet_core::Digit::ALL[4]));
    }
    check(&Position::of(&puzzle), Some("row 1 has 5 twice, in r1c1 and r1c9"));
    let conflict = puzzle.conflict().map(|broken| NounMessage::from(broken).to_string());
    assert_eq!(conflict.as_deref(), Some("row 1 has 5 twice, in r1c1 and r1c9"));
}

#[test]
fn a_solution_and_its_position() {
    let solution: Solution =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
            .parse()
            .expect("a solution");
    let position = Position::from(&solution);
    assert_eq!(position.left(), 81);
    assert_eq!(position.solution(), Some(solution));
    assert!(position.admits(&solution) && position.is_within(&Position::OPEN));
    let mut other = position;
    other.erase(Cell::ALL[0], DigitSet::ALL);
    assert!(!other.admits(&solution));
    assert_eq!(other.solution(), None);
    assert_eq!(other.union(&position), position);
    assert_eq!(other.intersection(&position), other);
}
