//! Which starter helps: the first one whose minuet changes the line that opens it.

use minuet_core::{Dancer, Position, Reading, Solution, Starter};

use crate::effort::Effort;
use crate::engine::Engine;
use crate::floor::Floor;
use crate::known::Known;
use crate::minuet::{Method, Stop};

/// What the starters of a line bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    /// This is the first starter that yields something, when its dancers may open minuets of their own to this depth.
    Starter {
        /// The starter.
        starter: Starter,
        /// 1 for a minuet without others in it.
        depth: u8,
    },
    /// No starter brings anything.
    Nothing,
    /// The work allowed does not tell.
    Unknown,
}

/// The first starter that helps on a line where nothing basic is left: shallow minuets before deep ones, and among equals
/// in the order that `starters` gives them, which is asked once. The line may be a dancer's, right or wrong; `solution` is that
/// of the puzzle. It grows `work` dancers at most.
///
/// ```
/// use minuet_core::{Position, Puzzle, Reading};
/// use minuet_fast::Help;
///
/// let escargot: Puzzle =
///     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
///         .parse().unwrap();
/// let solution = minuet_fast::examples(&Position::of(&escargot))[0];
/// let line = minuet_fast::close(&Position::of(&escargot), &Reading::PAPER).unwrap();
/// let help = |depth| {
///     let reading = Reading::PAPER.with_depth(depth);
///     minuet_fast::help(&line, &solution, &reading, 10_000, minuet_fast::starters)
/// };
/// assert_eq!(help(1), Help::Nothing);
/// assert!(matches!(help(2), Help::Starter { depth: 2, .. }));
/// ```
pub fn help(
    line: &Position,
    solution: &Solution,
    reading: &Reading,
    work: u64,
    starters: impl FnOnce(&Position) -> Vec<Starter>,
) -> Help {
    let mut floor = Floor::from(line);
    let solution = Floor::from(&Position::from(solution));
    let method = Method::new(reading, Engine::best(), &solution, Effort::of(work));
    if floor.close(method.rules).is_err() || floor.is_complete() {
        return Help::Nothing;
    }
    let starters = starters(&Position::from(&floor));
    for depth in 1..=reading.depth {
        // Dancers of one level come to rest elsewhere than those of another.
        let mut known = Known::new(&solution);
        for &starter in &starters {
            match method.helps(&floor, starter, depth, &mut known) {
                Ok(false) => {}
                Ok(true) => return Help::Starter { starter, depth },
                Err(_) => return Help::Unknown,
            }
        }
    }
    Help::Nothing
}

impl Method<'_> {
    /// Whether a minuet changes the floor, breaks it or solves it; an error when the effort is spent.
    fn helps(
        &self,
        floor: &Floor,
        starter: Starter,
        depth: u8,
        known: &mut Known<'_>,
    ) -> Result<bool, Stop> {
        let pair = Dancer::BOTH.map(|dancer| {
            let (cell, digit) = starter.choice(dancer);
            (cell.index() as u8, digit.index() as u8)
        });
        if known.is_idle(floor, pair) {
            return Ok(false);
        }
        let mut after = *floor;
        match self.minuet_knowing(&mut after, pair, depth, known) {
            Ok(()) => Ok(after != *floor),
            Err(Stop::Solved | Stop::Broken) => Ok(true),
            Err(Stop::Spent) => Err(Stop::Spent),
        }
    }
}
