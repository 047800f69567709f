//! A sheet as a player left it, without the entries that led there.

use super::{Dance, Lane, Misfit, Sheet};
use crate::{Blocker, CellSet, Dancer, Position, Puzzle, Starter};

/// What a line has come to, as it is read off the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineState {
    /// The candidates it keeps.
    pub position: Position,
    /// The cells that are inked, or enclosed with Rule 19 applied.
    pub solved: CellSet,
    /// The cells in which a dancer has drawn dots or its figure; nothing on the main line.
    pub marked: CellSet,
}

impl Sheet {
    /// The sheet of a player in the middle of a solve: what the main line has come to, the cells with big
    /// digits, and the half doubles, doubles and triples that still stand.
    ///
    /// It is not checked that any of it follows from the puzzle.
    pub fn resume(
        puzzle: &Puzzle,
        main: LineState,
        written: CellSet,
        marks: Vec<Blocker>,
    ) -> Sheet {
        Sheet {
            givens: puzzle.filled(),
            main: Lane::new(main.position, main.solved),
            written: written - main.solved,
            marks,
            dances: Vec::new(),
        }
    }

    /// Reopens a minuet: on the dancer `by` of the innermost minuet, or on the main line without a `by`.
    ///
    /// # Errors
    ///
    /// When there is no such dancer, or the main line has opened a minuet already.
    pub fn resume_dance(
        &mut self,
        starter: Starter,
        depth: u8,
        by: Option<Dancer>,
        [circle, square]: [LineState; 2],
    ) -> Result<(), Misfit> {
        let ground = match (self.dances.last(), by) {
            (None, None) => self.main,
            (Some(dance), Some(dancer)) => *dance.lane(dancer),
            (None, Some(_)) => return Err(Misfit::NoSuchDancer),
            (Some(_), None) => return Err(Misfit::AlreadyOpen),
        };
        let mut dance = Dance::open(&ground, by, starter, depth);
        *dance.lane_mut(Dancer::Circle) = Lane::read(&circle, &ground);
        *dance.lane_mut(Dancer::Square) = Lane::read(&square, &ground);
        dance.follow(&ground);
        self.dances.push(dance);
        Ok(())
    }
}
