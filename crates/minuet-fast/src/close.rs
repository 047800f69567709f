//! Step 3 to its end.

use minuet_core::{Broken, Position, Reading};

use crate::engine::Engine;
use crate::floor::Floor;
use crate::groups::Found;
use crate::sweep::{self, Open, Silent};

/// The parts of a reading that Step 3 needs, and what it runs on.
#[derive(Clone, Copy)]
pub(crate) struct Rules {
    pub(crate) silent: Silent,
    pub(crate) largest: usize,
    pub(crate) engine: Engine,
}

impl Rules {
    pub(crate) fn new(reading: &Reading, engine: Engine) -> Rules {
        Rules { silent: reading.blocking.into(), largest: reading.groups.largest(), engine }
    }
}

impl Floor {
    /// Step 3 until nothing follows; `groups` looks once for groups.
    #[inline(always)]
    pub(crate) fn close_with(
        &mut self,
        silent: Silent,
        mut groups: impl FnMut(&mut Floor) -> Found,
    ) -> Result<Open, sweep::Broken> {
        loop {
            let open = self.spread(silent)?;
            if open == Open::NOTHING || groups(self) == Found::Nothing {
                return Ok(open);
            }
        }
    }
}

/// Where Step 3 ends under `reading`: the largest position inside `position` in which no rule applies.
///
/// ```
/// use minuet_core::{Position, Puzzle, Reading};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
///         .parse().unwrap();
/// let closed = minuet_fast::close(&Position::of(&puzzle), &Reading::PAPER).unwrap();
/// assert!(closed.solution().is_some());
/// ```
///
/// # Errors
///
/// What is first seen to be wrong when the position holds no solution and Step 3 shows it.
pub fn close(position: &Position, reading: &Reading) -> Result<Position, Broken> {
    Engine::best().close(position, reading)
}

impl Engine {
    /// As [`close()`].
    ///
    /// # Errors
    ///
    /// As [`close()`].
    pub fn close(self, position: &Position, reading: &Reading) -> Result<Position, Broken> {
        if let Some(broken) = position.broken() {
            return Err(broken);
        }
        let mut floor = Floor::from(position);
        let end = floor.close(Rules::new(reading, self));
        let closed = Position::from(&floor);
        match end {
            Ok(_) => Ok(closed),
            Err(sweep::Broken) => closed.broken().map_or(Ok(closed), Err),
        }
    }
}
