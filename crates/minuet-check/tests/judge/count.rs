//! Counting solutions.

use crate::support::{PUZZLES, corpora};
use minuet_check::count_solutions;
use minuet_core::{Cell, CellSet, Position, Puzzle, Structure};

fn check(text: &str, limit: usize, expect: usize) {
    let puzzle: Puzzle = text.parse().unwrap();
    assert_eq!(count_solutions(&Position::of(&puzzle), limit), expect, "{text}");
}

#[test]
fn well_posed_puzzles_have_one() {
    for text in PUZZLES {
        check(text, 2, 1);
    }
    for puzzle in corpora(200) {
        assert_eq!(count_solutions(&Position::of(&puzzle), 2), 1, "{puzzle}");
    }
}

#[test]
fn the_limit_holds() {
    let empty = ".".repeat(81);
    for limit in 0..5 {
        check(&empty, limit, limit);
    }
}

/// Two numbers that change places in two rows and two columns of two squares make two solutions; emptied
/// cells that do not, make one.
#[test]
fn rectangles() {
    let solved =
        "162857493534129678789643521475312986913586742628794135356478219241935867897261354";
    let whole: Puzzle = solved.parse().unwrap();
    let at = |row: usize, column: usize| Cell::new(row * 9 + column).unwrap();
    let mut deadly = 0;
    for (row, lower) in (0..9).flat_map(|r| (r + 1..9).map(move |s| (r, s))) {
        for (left, right) in (0..9).flat_map(|a| (a + 1..9).map(move |b| (a, b))) {
            let corners = [at(row, left), at(row, right), at(lower, left), at(lower, right)];
            let [a, b, c, d] = corners.map(|cell| whole.get(cell));
            let squares = CellSet::from_iter(corners);
            let shared = Structure::squares().filter(|s| !(s.cells() & squares).is_empty()).count();
            let two = a == d && b == c && shared == 2;
            let mut puzzle = whole;
            for cell in corners {
                puzzle.set(cell, None);
            }
            deadly += usize::from(two);
            assert_eq!(count_solutions(&Position::of(&puzzle), 9), 1 + usize::from(two));
        }
    }
    assert!(deadly > 0);
}

#[test]
fn contradictions_have_none() {
    check(&format!("55{}", ".".repeat(79)), 2, 0);
    // No single rule of the grid is broken here, yet a long search finds nothing.
    check(
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
        2,
        0,
    );
}
