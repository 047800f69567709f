//! Where a solve starts: a fresh puzzle, or a sheet on which some work has been done.

use crate::{Broken, Position, Puzzle};

/// The givens, the digits placed since, and the candidates where they are written. It may be nonsense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Setup {
    /// The digits that the puzzle came with.
    pub puzzle: Puzzle,
    /// The digits that the player has inked since.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Setup::nothing"))]
    pub placed: Puzzle,
    /// The candidates, when the cells have been filled with them (Step 2).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub candidates: Option<Position>,
}

impl Setup {
    #[cfg(feature = "serde")]
    fn nothing(placed: &Puzzle) -> bool {
        *placed == Puzzle::EMPTY
    }

    /// All ink: givens and placed digits.
    pub fn ink(&self) -> Puzzle {
        self.puzzle.over(&self.placed)
    }

    /// Two equal digits of ink in one structure, if any.
    pub fn conflict(&self) -> Option<Broken> {
        self.ink().conflict()
    }

    /// What is possible: where candidates are written, those that no ink blocks; otherwise all that ink
    /// leaves open.
    pub fn position(&self) -> Position {
        let open = Position::of(&self.ink());
        let Some(written) = self.candidates else { return open };
        let mut position = open.intersection(&written);
        for (cell, digit) in self.ink().iter() {
            position.set(cell, digit.into());
        }
        position
    }
}

impl From<Puzzle> for Setup {
    fn from(puzzle: Puzzle) -> Setup {
        Setup { puzzle, placed: Puzzle::EMPTY, candidates: None }
    }
}
