//! Symmetries: images, inverses, products.

use minuet_core::{Position, Puzzle, Solution};
use minuet_make::{Random, Symmetry};

use crate::common::puzzles;

const GRID: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#[test]
fn images_keep_what_a_sudoku_is() {
    let solution: Solution = GRID.parse().unwrap();
    let puzzle = puzzles()[0];
    let mut random = Random::new(1);
    for _ in 0..100 {
        let symmetry = Symmetry::random(&mut random);
        let image = symmetry.apply(&puzzle);
        let turned = Solution::try_from(&symmetry.apply(&solution.puzzle())).unwrap();
        assert!(turned.solves(&image));
        let position = symmetry.apply_to_position(&Position::of(&puzzle));
        assert_eq!(position, Position::of(&image));
    }
}

#[test]
fn inverse_and_product() {
    let puzzle = puzzles()[1];
    let mut random = Random::new(2);
    for _ in 0..100 {
        let (one, other) = (Symmetry::random(&mut random), Symmetry::random(&mut random));
        assert_eq!(one.then(&other).apply(&puzzle), other.apply(&one.apply(&puzzle)));
        assert_eq!(one.then(&one.inverse()), Symmetry::IDENTITY);
    }
}

#[test]
fn each_is_as_likely_as_any() {
    // The image of one clue is each of 729 with the same probability.
    let mut puzzle = Puzzle::EMPTY;
    puzzle.set("r1c1".parse().unwrap(), minuet_core::Digit::new(1));
    let mut seen = std::collections::BTreeMap::new();
    let mut random = Random::new(3);
    for _ in 0..72_900 {
        *seen.entry(Symmetry::random(&mut random).apply(&puzzle)).or_insert(0_i32) += 1;
    }
    assert_eq!(seen.len(), 729);
    let chi: f64 = seen.values().map(|&n| f64::from((n - 100).pow(2)) / 100.0).sum();
    // 728 degrees of freedom: a mean of 728 and a deviation of 38.
    assert!((550.0..910.0).contains(&chi), "{chi}");
}
