//! Solutions other than a known one, compared with counting again.

use minuet_core::{Cell, Position, Puzzle, Solution};
use minuet_fast::{Engine, another, another_without, count, is_minimal, solutions};
use proptest::prelude::*;

use crate::common::{Chance, FAMOUS, any_puzzle, dug, puzzle, solution};

/// All engines say whether there is another, and what they name is one.
fn check(puzzle: &Puzzle, known: &Solution) {
    let expect = solutions(&Position::of(puzzle), 2).iter().any(|found| found != known);
    assert_eq!(another(puzzle, known).is_some(), expect, "{puzzle}");
    for engine in Engine::available() {
        let found = engine.another(puzzle, known);
        assert_eq!(found.is_some(), expect, "{engine:?} {puzzle}");
        assert!(found.is_none_or(|found| found != *known && found.solves(puzzle)), "{puzzle}");
    }
}

/// The same without each digit of a well-posed puzzle; and whether it is minimal.
fn check_without_each(puzzle: &Puzzle) {
    let known = solution(puzzle);
    let mut needed = 0;
    for (cell, _) in puzzle.iter() {
        let mut less = *puzzle;
        less.set(cell, None);
        let several = count(&less, 2) > 1;
        needed += usize::from(several);
        assert_eq!(another_without(puzzle, cell, &known).is_some(), several, "{puzzle} {cell}");
        for engine in Engine::available() {
            let found = engine.another_without(puzzle, cell, &known);
            assert_eq!(found.is_some(), several, "{engine:?} {puzzle} {cell}");
            let differs = |found: Solution| found.get(cell) != known.get(cell);
            assert!(found.is_none_or(|found| differs(found) && found.solves(&less)), "{puzzle}");
        }
        check(&less, &known);
    }
    assert_eq!(is_minimal(puzzle, &known), needed == puzzle.clues(), "{puzzle}");
    for engine in Engine::available() {
        assert_eq!(engine.is_minimal(puzzle, &known), needed == puzzle.clues(), "{engine:?}");
    }
}

#[test]
fn famous_puzzles() {
    for text in FAMOUS {
        check(&puzzle(text), &solution(&puzzle(text)));
        check_without_each(&puzzle(text));
    }
}

#[test]
fn nothing_known_of_the_puzzle() {
    let known = solution(&puzzle(FAMOUS[0]));
    check(&Puzzle::EMPTY, &known);
    // The known one does not solve it, or nothing does.
    check(&puzzle(FAMOUS[1]), &known);
    let mut broken = puzzle(FAMOUS[0]);
    broken.set(Cell::ALL[0], broken.get(Cell::ALL[8]));
    check(&broken, &known);
    assert_eq!(another_without(&broken, Cell::ALL[1], &known), None);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_puzzles(seed: u64) {
        let mut chance = Chance(seed);
        check_without_each(&any_puzzle(&mut chance));
        let minimal = dug(&mut chance);
        let known = solution(&minimal);
        prop_assert!(is_minimal(&minimal, &known));
        // One digit more, and that one is needless.
        let mut more = minimal;
        let empty: Vec<Cell> = Cell::ALL.into_iter().filter(|&cell| more.get(cell).is_none()).collect();
        let cell = empty[chance.below(empty.len())];
        more.set(cell, Some(known.get(cell)));
        prop_assert!(!is_minimal(&more, &known));
        prop_assert_eq!(another_without(&more, cell, &known), None);
    }
}
