//! The main line, or the marks of one dancer.

use crate::{Cell, CellSet, DigitSet, Effect, Position};

/// The state of one line of thought: the candidates it keeps, and the cells it has solved (inked on the
/// main line, enclosed for a dancer).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lane {
    position: Position,
    solved: CellSet,
    given_up: bool,
}

impl Lane {
    pub(super) fn new(position: Position, solved: CellSet) -> Lane {
        Lane { position, solved, given_up: false }
    }

    /// The candidates it keeps.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The cells that are inked or enclosed.
    pub fn solved(&self) -> CellSet {
        self.solved
    }

    /// Whether both dancers of a minuet that it opened broke, so that it is wrong itself.
    pub fn is_given_up(&self) -> bool {
        self.given_up
    }

    /// Whether every cell is inked or enclosed.
    pub fn is_complete(&self) -> bool {
        self.solved == CellSet::ALL
    }

    pub(super) fn give_up(&mut self) {
        self.given_up = true;
    }

    pub(super) fn take(&mut self, effect: &Effect) {
        for erased in &effect.erased {
            self.position.erase(erased.cell, erased.digits);
        }
        for inked in &effect.inked {
            self.solved.insert(inked.cell);
        }
    }

    /// Makes a choice, without concluding anything from it.
    pub(super) fn choose(&mut self, chosen: Position) {
        self.position = chosen;
    }

    /// Keeps only what the line it was grown from keeps, and takes over what that has solved.
    pub(super) fn follow(&mut self, above: &Lane) {
        self.position = self.position.intersection(&above.position);
        self.solved |= above.solved;
    }

    /// The dots of this dancer in `cell` over the line `ground` it was grown from: the candidates it
    /// keeps, none at all where it keeps every one or where the cell is solved already.
    pub fn dots(&self, ground: &Lane, cell: Cell) -> DigitSet {
        let kept = self.position.get(cell);
        if ground.solved.contains(cell) || kept == ground.position.get(cell) {
            DigitSet::EMPTY
        } else {
            kept
        }
    }
}
