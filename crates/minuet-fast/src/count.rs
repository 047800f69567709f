//! Solutions, counted by trying numbers in cells that have two.

use minuet_core::{Position, Puzzle, Solution};

use crate::board::Board;
use crate::field::{Field, Stand};

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
    count_on(puzzle.into(), limit)
}

/// How many solutions lie inside `position`, counted no further than `limit`.
///
/// ```
/// use minuet_core::Position;
/// assert_eq!(minuet_fast::count_in(&Position::OPEN, 1000), 1000);
/// ```
pub fn count_in(position: &Position, limit: usize) -> usize {
    count_on(position.into(), limit)
}

fn count_on(field: Field, limit: usize) -> usize {
    let mut count = 0;
    if limit > 0 {
        search(field, &mut |_| {
            count += 1;
            if count < limit { Then::GoOn } else { Then::Stop }
        });
    }
    count
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
    let mut found = Vec::new();
    if limit > 0 {
        search(position.into(), &mut |field| {
            found.extend(Position::from(&Board::from(field)).solution());
            if found.len() < limit { Then::GoOn } else { Then::Stop }
        });
    }
    found
}

/// What becomes of a puzzle's solutions when they are counted to two.
pub(crate) enum Solutions {
    None,
    One(Board),
    Several,
}

impl Solutions {
    /// The solutions inside a board.
    pub(crate) fn of(board: Board) -> Solutions {
        let mut solutions = Solutions::None;
        search((&board).into(), &mut |found| match solutions {
            Solutions::None => {
                solutions = Solutions::One(found.into());
                Then::GoOn
            }
            _ => {
                solutions = Solutions::Several;
                Then::Stop
            }
        });
        solutions
    }
}

/// Whether the search goes on after a solution.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Then {
    GoOn,
    Stop,
}

/// Tells `found` every solution inside a field.
fn search(mut field: Field, found: &mut impl FnMut(&Field) -> Then) -> Then {
    loop {
        match field.settle() {
            Stand::Broken => return Then::GoOn,
            Stand::Complete => return found(&field),
            Stand::Open => {}
        }
        let choice = field.choice();
        if search(field.with(choice), found) == Then::Stop {
            return Then::Stop;
        }
        field.rule_out(choice);
    }
}
