//! The minuet number: the fewest minuets that solve a puzzle.

use std::fmt;

use minuet_core::{Puzzle, Reading};

use crate::board::Board;
use crate::decide::Start;
use crate::minuet::{Method, Stop, Yield};
use crate::starters::Choices;

/// The least number of minuets over all choices of starters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MinuetNumber {
    /// Just this; 0 when Steps 1 to 3 are enough.
    Exactly(u32),
    /// The method solves the puzzle, but not with this many.
    MoreThan(u32),
    /// The method fails.
    Unsolved,
}

/// `2`, `>3` or `unsolved`.
impl fmt::Display for MinuetNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MinuetNumber::Exactly(number) => write!(f, "{number}"),
            MinuetNumber::MoreThan(cap) => write!(f, ">{cap}"),
            MinuetNumber::Unsolved => write!(f, "unsolved"),
        }
    }
}

/// The minuet number of `puzzle` under `reading`, looked for up to `cap`; nothing when the puzzle does
/// not have exactly one solution.
///
/// ```
/// use minuet_core::{Puzzle, Reading};
/// use minuet_fast::MinuetNumber;
///
/// let puzzle: Puzzle =
///     "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
///         .parse().unwrap();
/// let number = minuet_fast::minuet_number(&puzzle, &Reading::PAPER, 4);
/// assert_eq!(number, Some(MinuetNumber::Exactly(2)));
/// ```
pub fn minuet_number(puzzle: &Puzzle, reading: &Reading, cap: u32) -> Option<MinuetNumber> {
    let Start { board, solution } = Start::of(puzzle, reading).ok()?;
    if board.is_complete() {
        return Some(MinuetNumber::Exactly(0));
    }
    let method = Method::new(reading, &solution);
    let mut end = board;
    match method.dance(&mut end, reading.depth) {
        Ok(()) if !end.is_complete() => return Some(MinuetNumber::Unsolved),
        Err(Stop::Broken) => return None,
        Ok(()) | Err(Stop::Solved) => {}
    }
    let mut boards = vec![board];
    for number in 1..=cap {
        match one_more(&method, &boards, reading.depth) {
            Some(next) => boards = next,
            None => return Some(MinuetNumber::Exactly(number)),
        }
    }
    Some(MinuetNumber::MoreThan(cap))
}

/// Every board that one more minuet leads to, or nothing when one of these minuets solves the puzzle.
fn one_more(method: &Method<'_>, boards: &[Board], depth: u8) -> Option<Vec<Board>> {
    let mut next = Vec::new();
    for board in boards {
        for pair in Choices::of(board).iter() {
            let mut after = *board;
            match method.minuet(&mut after, pair, depth) {
                Err(Stop::Solved) => return None,
                Ok(Yield::Something) if after.is_complete() => return None,
                Ok(Yield::Something) => next.push(after),
                Ok(Yield::Nothing) | Err(Stop::Broken) => {}
            }
        }
    }
    Some(worth_trying(next, depth))
}

/// The boards without those that another one makes needless.
fn worth_trying(mut boards: Vec<Board>, depth: u8) -> Vec<Board> {
    boards.sort_by_key(|board| (board.left(), board.at));
    boards.dedup_by_key(|board| board.at);
    if depth > 1 {
        // A starter that fewer candidates have settled opens no nested minuets any more, so fewer
        // candidates are not always better.
        return boards;
    }
    let mut kept: Vec<Board> = Vec::new();
    for board in boards {
        if !kept.iter().any(|smaller| smaller.is_within(&board)) {
            kept.push(board);
        }
    }
    kept
}
