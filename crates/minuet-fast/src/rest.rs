//! Where a line comes to rest.

use minuet_core::{Position, Reading, Solution};

use crate::effort::Effort;
use crate::engine::Engine;
use crate::floor::Floor;
use crate::minuet::{Method, Stop};

/// How a line ends when everything on it has been found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// It keeps these candidates.
    Still(Position),
    /// It breaks.
    Broken,
    /// A dancer on it completes: the puzzle is solved.
    Solved,
    /// The work allowed does not tell.
    Unknown,
}

/// Where a line comes to rest under `reading`: Step 3, and minuets as deep as the reading says, none at depth 0. The line
/// may be a dancer's, right or wrong; `solution` is that of the puzzle. It grows `work` dancers at most.
///
/// ```
/// use minuet_core::{Position, Puzzle, Reading};
/// use minuet_fast::Rest;
///
/// let inkala: Puzzle =
///     "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
///         .parse().unwrap();
/// let line = Position::of(&inkala);
/// let solution = minuet_fast::examples(&line)[0];
/// let rest = |depth| minuet_fast::rest(&line, &solution, &Reading::PAPER.with_depth(depth), 10_000);
/// assert!(matches!(rest(1), Rest::Still(position) if position.left() == 275));
/// assert_eq!(rest(2), Rest::Solved);
/// ```
pub fn rest(line: &Position, solution: &Solution, reading: &Reading, work: u64) -> Rest {
    let mut floor = Floor::from(line);
    let solution = Floor::from(&Position::from(solution));
    let method = Method::new(reading, Engine::best(), &solution, Effort::of(work));
    match method.develop(&mut floor, reading.depth) {
        Ok(()) => Rest::Still((&floor).into()),
        Err(Stop::Broken) => Rest::Broken,
        Err(Stop::Solved) => Rest::Solved,
        Err(Stop::Spent) => Rest::Unknown,
    }
}
