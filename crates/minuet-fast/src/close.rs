//! Step 3 to its end.

use minuet_core::{Blocking, Broken, Position, Reading};

use crate::board::Board;

/// The parts of a reading that Step 3 needs.
#[derive(Clone, Copy)]
pub(crate) struct Rules {
    blocking: Blocking,
    largest: usize,
}

impl From<&Reading> for Rules {
    fn from(reading: &Reading) -> Rules {
        Rules { blocking: reading.blocking, largest: reading.groups.largest() }
    }
}

impl Board {
    /// Step 3 until nothing follows. `since` is a closed board above this one, so only what differs from
    /// it is looked at; [`Board::NOTHING`] when there is none.
    pub(crate) fn close(&mut self, since: &Board, rules: Rules) -> Result<(), Broken> {
        let mut swept = since.at;
        let mut grouped = since.at;
        loop {
            self.spread(&mut swept, rules.blocking)?;
            let changed = (0..9).fold(0, |cells, d| cells | (self.at[d] ^ grouped[d]));
            if changed == 0 {
                return Ok(());
            }
            grouped = self.at;
            self.groups(changed, rules.largest);
            if self.at == grouped {
                return Ok(());
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
/// Whatever is first seen to be wrong when the position holds no solution and Step 3 shows it.
pub fn close(position: &Position, reading: &Reading) -> Result<Position, Broken> {
    if let Some(broken) = position.broken() {
        return Err(broken);
    }
    let mut board = Board::from(position);
    board.close(&Board::NOTHING, reading.into())?;
    Ok((&board).into())
}
