//! Solutions, counted up to a limit.

use minuet_core::{Position, Puzzle, Solution};

use crate::engine::{Engine, Then};
use crate::field::Field;
use crate::marks::Marks;

/// How many solutions `puzzle` has, counted no further than `limit`.
///
/// ```
/// use minuet_core::Puzzle;
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
///         .parse().unwrap();
/// assert_eq!(minuet_fast::count(&puzzle, 2), 1);
/// assert_eq!(minuet_fast::count(&Puzzle::EMPTY, 2), 2);
/// ```
pub fn count(puzzle: &Puzzle, limit: usize) -> usize {
    Engine::best().count(puzzle, limit)
}

/// How many solutions lie inside `position`, counted no further than `limit`.
///
/// ```
/// use minuet_core::Position;
/// assert_eq!(minuet_fast::count_in(&Position::OPEN, 1000), 1000);
/// ```
pub fn count_in(position: &Position, limit: usize) -> usize {
    Engine::best().count_in(position, limit)
}

/// Puts into `counts` how many solutions each of `puzzles` has, counted no further than `limit`.
///
/// It goes as far as both reach, and allocates nothing.
///
/// ```
/// use minuet_core::Puzzle;
///
/// let mut counts = [0; 2];
/// minuet_fast::count_all(&[Puzzle::EMPTY; 2], 3, &mut counts);
/// assert_eq!(counts, [3, 3]);
/// ```
pub fn count_all(puzzles: &[Puzzle], limit: usize, counts: &mut [usize]) {
    Engine::best().count_all(puzzles, limit, counts);
}

/// The solutions inside `position`, no more than `limit`.
///
/// ```
/// use minuet_core::{Position, Puzzle};
///
/// let solutions = minuet_fast::solutions(&Position::of(&Puzzle::EMPTY), 2);
/// assert_eq!(solutions.len(), 2);
/// assert_ne!(solutions[0], solutions[1]);
/// ```
pub fn solutions(position: &Position, limit: usize) -> Vec<Solution> {
    Engine::best().solutions(position, limit)
}

impl Engine {
    /// How many solutions `puzzle` has, counted no further than `limit`.
    #[inline]
    pub fn count(self, puzzle: &Puzzle, limit: usize) -> usize {
        self.count_on(puzzle, limit)
    }

    /// How many solutions lie inside `position`, counted no further than `limit`.
    pub fn count_in(self, position: &Position, limit: usize) -> usize {
        self.count_on(&Marks::from(position), limit)
    }

    /// Puts into `counts` how many solutions each of `puzzles` has, counted no further than `limit`.
    pub fn count_all(self, puzzles: &[Puzzle], limit: usize, counts: &mut [usize]) {
        for (puzzle, count) in puzzles.iter().zip(counts) {
            *count = self.count(puzzle, limit);
        }
    }

    #[inline]
    fn count_on<'a, S>(self, start: &'a S, limit: usize) -> usize
    where
        Marks: From<&'a S>,
        Field: From<&'a S>,
    {
        let mut count = 0;
        if limit > 0 {
            self.search(start, &mut |_| {
                count += 1;
                if count < limit { Then::GoOn } else { Then::Stop }
            });
        }
        count
    }

    /// The solutions inside `position`, no more than `limit`.
    pub fn solutions(self, position: &Position, limit: usize) -> Vec<Solution> {
        let mut found = Vec::new();
        if limit > 0 {
            self.search(&Marks::from(position), &mut |marks| {
                found.extend(marks().solution());
                if found.len() < limit { Then::GoOn } else { Then::Stop }
            });
        }
        found
    }
}
