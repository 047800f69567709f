//! Solutions other than a known one: what a generator asks about each digit that it removes.

use minuet_core::{Cell, Puzzle, Solution};

use crate::engine::{Engine, Then};
use crate::field::Field;
use crate::marks::{Marks, NUMBERS};

/// A solution of `puzzle` that is not `known`.
///
/// ```
/// use minuet_core::{Position, Puzzle};
///
/// let known = minuet_fast::solutions(&Position::of(&Puzzle::EMPTY), 1)[0];
/// let other = minuet_fast::another(&Puzzle::EMPTY, &known).unwrap();
/// assert_ne!(other, known);
/// assert_eq!(minuet_fast::another(&known.puzzle(), &known), None);
/// ```
pub fn another(puzzle: &Puzzle, known: &Solution) -> Option<Solution> {
    Engine::best().another(puzzle, known)
}

/// A solution of `puzzle` without its digit in `cell`, but not one that has the digit of `known` there.
///
/// If `known` is the only solution of `puzzle`, these are all that come up without the digit: it may go when
/// there is none. The search ends with the first, where counting would go on to a second.
///
/// ```
/// use minuet_core::{Position, Puzzle};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
///         .parse().unwrap();
/// let known = minuet_fast::solutions(&Position::of(&puzzle), 1)[0];
/// let cell = "r5c9".parse().unwrap();
/// let other = minuet_fast::another_without(&puzzle, cell, &known).unwrap();
/// assert_ne!(other.get(cell), known.get(cell));
/// ```
pub fn another_without(puzzle: &Puzzle, cell: Cell, known: &Solution) -> Option<Solution> {
    Engine::best().another_without(puzzle, cell, known)
}

/// Whether every digit of `puzzle` is needed, when `known` is its only solution.
///
/// ```
/// use minuet_core::{Position, Puzzle};
///
/// let text = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// let puzzle: Puzzle = text.parse().unwrap();
/// let known = minuet_fast::solutions(&Position::of(&puzzle), 1)[0];
/// assert!(minuet_fast::is_minimal(&puzzle, &known));
/// assert!(!minuet_fast::is_minimal(&known.puzzle(), &known));
/// ```
pub fn is_minimal(puzzle: &Puzzle, known: &Solution) -> bool {
    Engine::best().is_minimal(puzzle, known)
}

impl Engine {
    /// A solution of `puzzle` that is not `known`.
    pub fn another(self, puzzle: &Puzzle, known: &Solution) -> Option<Solution> {
        let mut other = None;
        self.search(puzzle, &mut |marks| {
            let found = marks();
            if found.are(known) {
                return Then::GoOn;
            }
            other = found.solution();
            Then::Stop
        });
        other
    }

    /// A solution of `puzzle` without its digit in `cell`, but not one that has the digit of `known` there.
    pub fn another_without(
        self,
        puzzle: &Puzzle,
        cell: Cell,
        known: &Solution,
    ) -> Option<Solution> {
        let mut other = None;
        self.search(&Without { puzzle, cell, known }, &mut |marks| {
            other = marks().solution();
            Then::Stop
        });
        other
    }

    /// Whether every digit of `puzzle` is needed, when `known` is its only solution.
    pub fn is_minimal(self, puzzle: &Puzzle, known: &Solution) -> bool {
        puzzle.iter().all(|(cell, _)| {
            let mut needed = false;
            self.search(&Without { puzzle, cell, known }, &mut |_| {
                needed = true;
                Then::Stop
            });
            needed
        })
    }
}

/// A puzzle with all numbers in a cell but the one that is known.
struct Without<'a> {
    puzzle: &'a Puzzle,
    cell: Cell,
    known: &'a Solution,
}

impl From<&Without<'_>> for Marks {
    #[inline(always)]
    fn from(without: &Without<'_>) -> Marks {
        let mut marks = Marks::from(without.puzzle);
        let digit = without.known.get(without.cell);
        marks.0[without.cell.index()] = NUMBERS & !(1 << digit.index());
        marks
    }
}

impl From<&Without<'_>> for Field {
    fn from(without: &Without<'_>) -> Field {
        Field::from(&Marks::from(without))
    }
}
