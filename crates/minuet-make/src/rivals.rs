//! A full grid, and the other grids that some of its clues allow.

use minuet_core::{Cell, CellSet, Position, Puzzle, Solution};

/// A full grid that can tell which clues of it are enough.
///
/// It is a trait so that the same sampling can be put to the test on grids of 4×4, whose puzzles can all be
/// listed; they use the first sixteen of the cells.
pub trait FullGrid {
    /// The cells of the grid.
    const CELLS: CellSet;

    /// The cells in which some other grid with the same `clues` differs, or nothing when there is no such grid:
    /// then the clues make a puzzle with one solution.
    fn rival(&self, clues: CellSet) -> Option<CellSet>;
}

impl FullGrid for Solution {
    const CELLS: CellSet = CellSet::ALL;

    fn rival(&self, clues: CellSet) -> Option<CellSet> {
        let rival = minuet_fast::another(&clues_of(self, clues), self)?;
        Some(difference(self, &rival))
    }
}

/// The puzzle with these clues of a grid.
pub fn clues_of(solution: &Solution, clues: CellSet) -> Puzzle {
    let mut puzzle = Puzzle::EMPTY;
    for cell in clues.iter() {
        puzzle.set(cell, Some(solution.get(cell)));
    }
    puzzle
}

/// Whether a puzzle has one solution and needs every clue for it.
///
/// ```
/// let text = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// assert!(minuet_make::is_minimal(&text.parse().unwrap()));
/// ```
pub fn is_minimal(puzzle: &Puzzle) -> bool {
    let solutions = minuet_fast::solutions(&Position::of(puzzle), 2);
    matches!(solutions.as_slice(), [known] if minuet_fast::is_minimal(puzzle, known))
}

/// The cells in which two grids differ.
fn difference(one: &Solution, other: &Solution) -> CellSet {
    Cell::ALL.into_iter().filter(|&cell| one.get(cell) != other.get(cell)).collect()
}
