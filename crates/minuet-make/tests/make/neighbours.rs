//! Neighbours, compared with trying every clue.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use minuet_core::{Cell, Digit, Puzzle};
use minuet_make::{Passed, Vicinity};

use crate::common::puzzles;

fn neighbours(puzzle: &Puzzle, vicinity: &Vicinity) -> Vec<Puzzle> {
    let mut found = Vec::new();
    vicinity.neighbours(puzzle, &mut |puzzle| {
        found.push(puzzle);
        ControlFlow::Continue(())
    });
    found
}

/// All ways to write one more digit, but those of `original`.
fn with_one_more<'a>(
    puzzle: &'a Puzzle,
    original: &'a Puzzle,
) -> impl Iterator<Item = (Cell, Digit)> + 'a {
    let empty = Cell::ALL.into_iter().filter(|&cell| puzzle.get(cell).is_none());
    empty
        .flat_map(|cell| Digit::ALL.map(|digit| (cell, digit)))
        .filter(|&(cell, digit)| original.get(cell) != Some(digit))
}

fn with(mut puzzle: Puzzle, (cell, digit): (Cell, Digit)) -> Puzzle {
    puzzle.set(cell, Some(digit));
    puzzle
}

fn unique(puzzle: &Puzzle) -> bool {
    minuet_fast::count(puzzle, 2) == 1
}

#[test]
fn one_away_and_one_added() {
    let puzzle = puzzles()[3];
    let mut expect = BTreeSet::new();
    for cell in puzzle.filled().iter() {
        let mut rest = puzzle;
        rest.set(cell, None);
        let more = with_one_more(&rest, &puzzle).map(|clue| with(rest, clue));
        expect.extend(more.filter(unique));
    }
    let vicinity = Vicinity { remove: 1..=1, add: 1..=1, ..Vicinity::default() };
    let found = neighbours(&puzzle, &vicinity);
    assert_eq!(found.len(), expect.len(), "none is told twice");
    assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expect);
}

#[test]
fn two_added() {
    let puzzle = puzzles()[3];
    let gone = puzzle.filled().iter().take(1).collect();
    let mut rest = puzzle;
    rest.set(puzzle.filled().first().unwrap(), None);
    let clues: Vec<_> = with_one_more(&rest, &puzzle)
        .filter(|&clue| minuet_fast::count(&with(rest, clue), 2) == 2)
        .collect();
    let mut expect = BTreeSet::new();
    for (i, &one) in clues.iter().enumerate() {
        for &other in clues[i + 1..].iter().filter(|other| other.0 != one.0) {
            expect.insert(with(with(rest, one), other));
        }
    }
    expect.retain(unique);
    let vicinity = Vicinity { remove: 1..=1, add: 2..=2, ..Vicinity::default() };
    let mut found = Vec::new();
    let passed = vicinity.additions(&puzzle, gone, &mut |puzzle| {
        found.push(puzzle);
        ControlFlow::Continue(())
    });
    assert_eq!(passed, Passed::Through);
    assert_eq!(found.len(), expect.len(), "none is told twice");
    assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expect);
}

#[test]
fn all_are_well_posed_and_new() {
    let puzzle = puzzles()[4];
    let vicinity = Vicinity { remove: 3..=3, add: 3..=3, limit: 300 };
    let mut seen = 0;
    vicinity.neighbours(&puzzle, &mut |neighbour| {
        seen += 1;
        assert!(unique(&neighbour), "{neighbour}");
        assert_eq!(neighbour.clues(), puzzle.clues());
        assert_eq!(neighbour.iter().filter(|&(cell, d)| puzzle.get(cell) == Some(d)).count(), 14);
        if seen < 500 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert!(seen <= 500);
}

#[test]
fn too_many_solutions_are_passed_over() {
    let puzzle = puzzles()[1];
    let vicinity = Vicinity { limit: 5, ..Vicinity::default() };
    let over = vicinity.neighbours(&puzzle, &mut |_| ControlFlow::Continue(()));
    assert!(over > 0);
    assert_eq!(vicinity.removals(&puzzle).count(), 21 + 21 * 20 / 2);
}
