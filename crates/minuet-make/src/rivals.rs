//! A full grid, and the other grids that some of its clues allow.

use minuet_core::{Cell, CellSet, Puzzle, Solution};

/// A full grid that can tell which clues of it are enough.
///
/// It is a trait so that the same sampling can be put to the test on grids of 4×4, whose puzzles can all be
/// listed; they use the first sixteen of the cells.
pub trait FullGrid {
    /// The cells of the grid.
    const CELLS: CellSet;

    /// The cells in which some other grid with the same `clues` differs, or nothing when there is none:
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

/// The cells in which two grids differ.
fn difference(one: &Solution, other: &Solution) -> CellSet {
    Cell::ALL.into_iter().filter(|&cell| one.get(cell) != other.get(cell)).collect()
}
