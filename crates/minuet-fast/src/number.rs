//! The minuet number: the fewest minuets that solve a puzzle.

use std::fmt;

use minuet_core::{Puzzle, Reading};

use crate::decide::Start;
use crate::effort::Effort;
use crate::engine::Engine;
use crate::floor::Floor;
use crate::minuet::{Method, Stop, Yield};
use crate::starters::Choices;

/// The least number of minuets over all choices of starters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MinuetNumber {
    /// Exactly this; 0 when Steps 1 to 3 are enough.
    Exactly(u32),
    /// The method solves the puzzle, but not with this many: the most that were asked for, or the most
    /// that the work allowed goes to.
    MoreThan(u32),
    /// The method fails.
    Unsolved,
    /// The work allowed is not enough to tell whether the method fails. This never happens at depth 1.
    Unknown,
}

/// `2`, `>3`, `unsolved` or `unknown`.
impl fmt::Display for MinuetNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MinuetNumber::Exactly(number) => write!(f, "{number}"),
            MinuetNumber::MoreThan(cap) => write!(f, ">{cap}"),
            MinuetNumber::Unsolved => write!(f, "unsolved"),
            MinuetNumber::Unknown => write!(f, "unknown"),
        }
    }
}

/// The dancers that the search for a number may grow: a second of work or so.
const EFFORT: u64 = 500_000;

/// The minuet number of `puzzle` under `reading`, looked for up to `cap` and with a bounded effort; nothing when the puzzle does
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
    let engine = Engine::best();
    let Start { floor, solution } = Start::of(puzzle, reading, engine).ok()?;
    if floor.is_complete() {
        return Some(MinuetNumber::Exactly(0));
    }
    let method = Method::new(reading, engine, &solution, Effort::of(EFFORT));
    let mut end = floor;
    match method.dance(&mut end, reading.depth) {
        Ok(()) if !end.is_complete() => return Some(MinuetNumber::Unsolved),
        Err(Stop::Broken) => return None,
        Err(Stop::Spent) => return Some(MinuetNumber::Unknown),
        Ok(()) | Err(Stop::Solved) => {}
    }
    let mut floors = vec![floor];
    for number in 1..=cap {
        floors = match one_more(&method, &floors, reading.depth) {
            Ok(next) => next,
            Err(Stop::Solved) => return Some(MinuetNumber::Exactly(number)),
            Err(Stop::Broken | Stop::Spent) => return Some(MinuetNumber::MoreThan(number - 1)),
        };
    }
    Some(MinuetNumber::MoreThan(cap))
}

/// Every floor that one more minuet leads to, unless one of these minuets solves the puzzle.
fn one_more(method: &Method<'_>, floors: &[Floor], depth: u8) -> Result<Vec<Floor>, Stop> {
    let mut next = Vec::new();
    for floor in floors {
        for pair in Choices::of(floor).iter() {
            let mut after = *floor;
            match method.minuet(&mut after, pair, depth) {
                Ok(Yield::Something) if after.is_complete() => return Err(Stop::Solved),
                Ok(Yield::Something) => next.push(after),
                Ok(Yield::Nothing) | Err(Stop::Broken) => {}
                Err(stop) => return Err(stop),
            }
        }
    }
    worth_trying(method, next, depth)
}

/// The floors without those that another one makes needless.
fn worth_trying(
    method: &Method<'_>,
    mut floors: Vec<Floor>,
    depth: u8,
) -> Result<Vec<Floor>, Stop> {
    floors.sort_by_cached_key(|floor| (floor.left(), floor.at));
    floors.dedup();
    if depth > 1 {
        // A starter that fewer candidates have settled opens no nested minuets any more, so fewer
        // candidates are not always better.
        return Ok(floors);
    }
    let mut kept: Vec<Floor> = Vec::new();
    for floor in floors {
        // A dancer takes as long as a hundred comparisons or so.
        method.effort.spend(kept.len() as u64 / 100)?;
        if !kept.iter().any(|smaller| smaller.is_within(&floor)) {
            kept.push(floor);
        }
    }
    Ok(kept)
}
