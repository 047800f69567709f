//! Solutions, counted by trying numbers where the fewest are left.

use minuet_core::{Blocking, Position, Puzzle, Solution};

use crate::board::Board;
use crate::tables::ALL;

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

fn count_on(board: Board, limit: usize) -> usize {
    let mut count = 0;
    if limit > 0 {
        search(board, &mut |_| {
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
        search(position.into(), &mut |board| {
            found.extend(Position::from(board).solution());
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
        search(board, &mut |found| match solutions {
            Solutions::None => {
                solutions = Solutions::One(*found);
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

fn search(mut board: Board, found: &mut impl FnMut(&Board) -> Then) -> Then {
    explore(&mut board, &mut [0; 9], found)
}

fn explore(
    board: &mut Board,
    swept: &mut [u128; 9],
    found: &mut impl FnMut(&Board) -> Then,
) -> Then {
    // Blocking costs the sweep little and spares many branches.
    if board.spread(swept, Blocking::Aligned).is_err() {
        return Then::GoOn;
    }
    if board.is_complete() {
        return found(board);
    }
    let cell = fewest(board);
    let mut digits = board.digits(cell);
    while digits != 0 {
        let digit = digits.trailing_zeros() as u8;
        digits &= digits - 1;
        let mut branch = board.with((cell as u8, digit));
        let mut branch_swept = *swept;
        if explore(&mut branch, &mut branch_swept, found) == Then::Stop {
            return Then::Stop;
        }
    }
    Then::GoOn
}

/// An open cell with as few candidates as any.
fn fewest(board: &Board) -> usize {
    let mut at_least = [0; 10];
    at_least[0] = ALL;
    for places in board.at {
        for n in (1..10).rev() {
            at_least[n] |= at_least[n - 1] & places;
        }
    }
    let exactly = |n: usize| at_least[n] & !at_least.get(n + 1).copied().unwrap_or(0);
    let cells = (2..10).map(exactly).find(|&cells| cells != 0).unwrap_or(1);
    cells.trailing_zeros() as usize
}
