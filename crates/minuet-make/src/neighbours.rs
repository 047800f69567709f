//! The puzzles near a puzzle: some clues removed, some others added, and still one solution.
//!
//! There is no trial and error: once some clues are removed, the solutions are listed, and the numbers in their cells
//! show which added clues leave exactly one of them.

use std::ops::{ControlFlow, RangeInclusive};

use minuet_core::{Cell, CellSet, Digit, Position, Puzzle, Solution};

/// How far one looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vicinity {
    /// How many clues are taken away.
    pub remove: RangeInclusive<usize>,
    /// How many clues are added.
    pub add: RangeInclusive<usize>,
    /// Sets of clues that leave more solutions than this when they are gone are passed over.
    pub limit: usize,
}

impl Default for Vicinity {
    /// One or two away and one or two added, wherever up to 20,000 solutions are left.
    fn default() -> Vicinity {
        Vicinity { remove: 1..=2, add: 1..=2, limit: 20_000 }
    }
}

impl Vicinity {
    /// The sets of clues that are taken away, in a fixed order.
    pub fn removals(&self, puzzle: &Puzzle) -> impl Iterator<Item = CellSet> + use<> {
        let cells: Vec<Cell> = puzzle.filled().iter().collect();
        self.remove.clone().flat_map(move |size| sets(cells.clone(), size))
    }

    /// Tells `found` each neighbour without the clues `gone`, until it breaks off. A clue is not put back as
    /// it was, and none is added that is not needed.
    pub fn additions(
        &self,
        puzzle: &Puzzle,
        gone: CellSet,
        found: &mut impl FnMut(Puzzle) -> ControlFlow<()>,
    ) -> Passed {
        let mut rest = *puzzle;
        gone.iter().for_each(|cell| rest.set(cell, None));
        let solutions = minuet_fast::solutions(&Position::of(&rest), self.limit.saturating_add(1));
        if solutions.len() > self.limit {
            return Passed::Over;
        }
        let near = Near { original: puzzle, rest, solutions: &solutions };
        for add in self.add.clone() {
            if near
                .add(&mut Vec::new(), &solutions.iter().collect::<Vec<_>>(), add, found)
                .is_break()
            {
                return Passed::BrokenOff;
            }
        }
        Passed::Through
    }

    /// Tells `found` all neighbours, until it breaks off; how many sets of clues were passed over.
    pub fn neighbours(
        &self,
        puzzle: &Puzzle,
        found: &mut impl FnMut(Puzzle) -> ControlFlow<()>,
    ) -> usize {
        let mut over = 0;
        for gone in self.removals(puzzle) {
            match self.additions(puzzle, gone, found) {
                Passed::Through => {}
                Passed::Over => over += 1,
                Passed::BrokenOff => break,
            }
        }
        over
    }
}

/// How looking at one set of clues ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// All its neighbours have been told.
    Through,
    /// It leaves too many solutions.
    Over,
    /// The listener has had enough.
    BrokenOff,
}

/// A puzzle without some of its clues.
struct Near<'a> {
    original: &'a Puzzle,
    rest: Puzzle,
    solutions: &'a [Solution],
}

impl Near<'_> {
    /// Adds clues, in reading order, until one of the solutions is left.
    fn add(
        &self,
        added: &mut Vec<(Cell, Digit)>,
        left: &[&Solution],
        more: usize,
        found: &mut impl FnMut(Puzzle) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let from = added.last().map_or(0, |(cell, _)| cell.index() + 1);
        let empty = |cell: &&Cell| self.rest.get(**cell).is_none();
        for &cell in Cell::ALL[from..].iter().filter(empty) {
            let mut counts = [0; 9];
            left.iter().for_each(|solution| counts[solution.get(cell).index()] += 1);
            for digit in Digit::ALL {
                let count = counts[digit.index()];
                // Of the last clue one solution must be left; of those before more, but not all.
                let fits = if more == 1 { count == 1 } else { count > 1 && count < left.len() };
                if !fits || self.original.get(cell) == Some(digit) {
                    continue;
                }
                added.push((cell, digit));
                if more > 1 {
                    let next: Vec<&Solution> = left
                        .iter()
                        .copied()
                        .filter(|solution| solution.get(cell) == digit)
                        .collect();
                    self.add(added, &next, more - 1, found)?;
                } else if self.all_needed(added) {
                    found(self.with(added))?;
                }
                added.pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether several solutions are left without any one of the clues.
    fn all_needed(&self, added: &[(Cell, Digit)]) -> bool {
        (0..added.len()).all(|without| {
            let agrees = |solution: &&Solution| {
                let mut others = added.iter().enumerate().filter(|(i, _)| *i != without);
                others.all(|(_, &(cell, digit))| solution.get(cell) == digit)
            };
            self.solutions.iter().filter(agrees).nth(1).is_some()
        })
    }

    fn with(&self, added: &[(Cell, Digit)]) -> Puzzle {
        let mut puzzle = self.rest;
        added.iter().for_each(|&(cell, digit)| puzzle.set(cell, Some(digit)));
        puzzle
    }
}

/// All sets of `size` of the cells.
fn sets(cells: Vec<Cell>, size: usize) -> impl Iterator<Item = CellSet> {
    let mut places: Vec<usize> = (0..size).collect();
    let mut done = size > cells.len();
    std::iter::from_fn(move || {
        if done {
            return None;
        }
        let set = places.iter().map(|&place| cells[place]).collect();
        // The last place that can move on does, and those after it follow close behind.
        match (0..size).rev().find(|&i| places[i] < cells.len() - size + i) {
            Some(i) => {
                let first = places[i] + 1;
                places[i..].iter_mut().zip(first..).for_each(|(place, next)| *place = next);
            }
            None => done = true,
        }
        Some(set)
    })
}
