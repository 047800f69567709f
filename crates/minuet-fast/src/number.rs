//! The minuet number: the fewest minuets that solve a puzzle.

use std::fmt;

use minuet_core::{Puzzle, Reading};

use crate::decide::Start;
use crate::floor::Floor;
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
    let Start { floor, solution } = Start::of(puzzle, reading).ok()?;
    if floor.is_complete() {
        return Some(MinuetNumber::Exactly(0));
    }
    let method = Method::new(reading, &solution);
    let mut end = floor;
    match method.dance(&mut end, reading.depth) {
        Ok(()) if !end.is_complete() => return Some(MinuetNumber::Unsolved),
        Err(Stop::Broken) => return None,
        Ok(()) | Err(Stop::Solved) => {}
    }
    let mut floors = vec![floor];
    for number in 1..=cap {
        match one_more(&method, &floors, reading.depth) {
            Some(next) => floors = next,
            None => return Some(MinuetNumber::Exactly(number)),
        }
    }
    Some(MinuetNumber::MoreThan(cap))
}

/// Every floor that one more minuet leads to, or nothing when one of these minuets solves the puzzle.
fn one_more(method: &Method<'_>, floors: &[Floor], depth: u8) -> Option<Vec<Floor>> {
    let mut next = Vec::new();
    for floor in floors {
        for pair in Choices::of(floor).iter() {
            let mut after = *floor;
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

/// The floors without those that another one makes needless.
fn worth_trying(mut floors: Vec<Floor>, depth: u8) -> Vec<Floor> {
    floors.sort_by_key(|floor| (floor.left(), floor.at));
    floors.dedup_by_key(|floor| floor.at);
    if depth > 1 {
        // A starter that fewer candidates have settled opens no nested minuets any more, so fewer
        // candidates are not always better.
        return floors;
    }
    let mut kept: Vec<Floor> = Vec::new();
    for floor in floors {
        if !kept.iter().any(|smaller| smaller.is_within(&floor)) {
            kept.push(floor);
        }
    }
    kept
}
