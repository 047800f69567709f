//! The canonical form, compared with its definition and on lists of puzzles.

use std::collections::BTreeSet;

use minuet_core::{Cell, Digit, Puzzle};
use minuet_make::{Random, Symmetry, canonical, to_canonical};

use crate::common::{corpus, full, puzzles};

/// The smallest image by definition: all arrangements of rows and columns, numbers named as they turn up.
fn by_definition(puzzle: &Puzzle) -> Puzzle {
    let digit = |row, column| puzzle.get(Cell::ALL[9 * row + column]).map_or(0, Digit::get);
    let mut least = [u8::MAX; 81];
    let orders = orders();
    for columns in &orders {
        for rows in &orders {
            write_if_less(&mut least, |i| digit(rows[i / 9], columns[i % 9]));
            write_if_less(&mut least, |i| digit(columns[i % 9], rows[i / 9]));
        }
    }
    let mut form = Puzzle::EMPTY;
    for (cell, value) in Cell::ALL.into_iter().zip(least) {
        form.set(cell, Digit::new(value));
    }
    form
}

/// All 1,296 orders of nine lines that keep the threes together.
fn orders() -> Vec<[usize; 9]> {
    let threes = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut orders = Vec::new();
    for bands in threes {
        for i in 0..216 {
            let inner = [threes[i / 36], threes[i / 6 % 6], threes[i % 6]];
            orders
                .push(std::array::from_fn(|line| 3 * bands[line / 3] + inner[line / 3][line % 3]));
        }
    }
    orders
}

fn write_if_less(least: &mut [u8; 81], digit: impl Fn(usize) -> u8) {
    let mut names = [0; 10];
    let mut next = 1;
    let mut name = |digit: u8| {
        if digit > 0 && names[usize::from(digit)] == 0 {
            names[usize::from(digit)] = next;
            next += 1;
        }
        names[usize::from(digit)]
    };
    let mut less = false;
    for (i, written) in least.iter_mut().enumerate() {
        let value = name(digit(i));
        if !less && value > *written {
            return;
        }
        less |= value < *written;
        *written = value;
    }
}

/// Checks that images of a puzzle have the same form, and that the symmetry leads there.
#[track_caller]
fn check_images(puzzle: &Puzzle, random: &mut Random) {
    let form = canonical(puzzle);
    assert_eq!(to_canonical(puzzle).apply(puzzle), form);
    assert_eq!(canonical(&form), form);
    let image = Symmetry::random(random).apply(puzzle);
    assert_eq!(canonical(&image), form, "{puzzle}");
    assert_eq!(canonical(puzzle), canonical(&image));
}

#[test]
fn forms_are_least_by_definition() {
    for puzzle in puzzles() {
        assert_eq!(canonical(&puzzle), by_definition(&puzzle), "{puzzle}");
    }
}

#[test]
fn images_have_the_same_form() {
    let mut random = Random::new(1);
    for puzzle in puzzles() {
        for _ in 0..50 {
            check_images(&puzzle, &mut random);
        }
    }
}

#[test]
fn full_grids_have_a_form() {
    let grid = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let grid: Puzzle = grid.parse().unwrap();
    check_images(&grid, &mut Random::new(4));
    assert!(canonical(&grid).to_string().starts_with("123456789"));
}

#[test]
fn different_puzzles_differ() {
    let all = puzzles();
    let forms: BTreeSet<Puzzle> = all.iter().map(canonical).collect();
    assert_eq!(forms.len(), all.len());
    assert_ne!(canonical(&all[0]), canonical(&all[1]));
}

#[test]
fn all_of_seventeen_clues_differ() {
    let Some(mut puzzles) = corpus("seventeen.txt") else { return };
    if !full() {
        puzzles.truncate(5000);
    }
    let mut random = Random::new(2);
    puzzles.iter().step_by(10).for_each(|puzzle| check_images(puzzle, &mut random));
    let forms: BTreeSet<Puzzle> = puzzles.iter().map(canonical).collect();
    assert_eq!(forms.len(), puzzles.len());
}
