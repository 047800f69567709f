//! The main line, or the marks of one dancer.

use crate::{Cell, CellSet, Digit, DigitSet, Effect, Position};

/// The state of one line of thought: the candidates it keeps, and the cells it has solved (inked on the
/// main line, enclosed for a dancer).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lane {
    position: Position,
    solved: CellSet,
    /// The cells in which it has drawn dots or its figure, if it is a dancer.
    marked: CellSet,
}

impl Lane {
    pub(super) fn new(position: Position, solved: CellSet) -> Lane {
        Lane { position, solved, marked: CellSet::EMPTY }
    }

    /// The candidates it keeps.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The cells that are inked or enclosed.
    pub fn solved(&self) -> CellSet {
        self.solved
    }

    /// Whether every cell is inked or enclosed.
    pub fn is_complete(&self) -> bool {
        self.solved == CellSet::ALL
    }

    pub(super) fn take(&mut self, effect: &Effect) {
        for erased in &effect.erased {
            self.position.erase(erased.cell, erased.digits);
            self.marked.insert(erased.cell);
        }
        for inked in &effect.inked {
            self.solved.insert(inked.cell);
            self.marked.insert(inked.cell);
        }
    }

    /// A dancer that grows from this line and has marked nothing but its choice in `cell`.
    pub(super) fn choosing(&self, chosen: Position, cell: Cell) -> Lane {
        Lane { position: chosen, solved: self.solved, marked: CellSet::of(cell) }
    }

    /// A dancer as it is read off a paper, grown from the line `ground`: it marks whatever it does not keep all of.
    pub(super) fn read(state: &super::LineState, ground: &Lane) -> Lane {
        let differs = |&cell: &Cell| state.position.get(cell) != ground.position.get(cell);
        let differing: CellSet = Cell::ALL.into_iter().filter(differs).collect();
        let marked = state.marked | differing;
        Lane { position: state.position, solved: state.solved, marked }
    }

    /// Becomes what a dancer grown from it made of it; a dancer keeps its own marks as well.
    pub(super) fn become_partner(&mut self, dancer: &Lane) {
        let marked = self.marked | dancer.marked;
        *self = Lane { marked, ..*dancer };
    }

    /// Keeps only what the line it was grown from keeps, and takes over what that has solved.
    pub(super) fn follow(&mut self, above: &Lane) {
        self.position = self.position.intersection(&above.position);
        self.solved |= above.solved;
    }

    /// The number that this dancer, grown from the line `ground`, encloses in `cell`: a single is enclosed at once, its
    /// starting choice before all others, though it is solved only when Rule 19 has been applied.
    pub fn enclosed(&self, ground: &Lane, cell: Cell) -> Option<Digit> {
        let marks = !ground.solved.contains(cell) && (self.marked | self.solved).contains(cell);
        if marks { self.position.get(cell).single() } else { None }
    }

    /// The dots of this dancer in `cell` over the line `ground` it was grown from: the candidates it keeps where it has
    /// marked any, though they may be all that is left by now; none where it encloses one, or where the cell is solved
    /// already.
    pub fn dots(&self, ground: &Lane, cell: Cell) -> DigitSet {
        let kept = self.position.get(cell);
        let dots = self.marked.contains(cell) && !ground.solved.contains(cell) && kept.len() > 1;
        if dots { kept } else { DigitSet::EMPTY }
    }

    /// The candidates that this dancer marks in `cell`: its dots, or the number it encloses.
    pub fn marks(&self, ground: &Lane, cell: Cell) -> DigitSet {
        self.enclosed(ground, cell).map_or_else(|| self.dots(ground, cell), DigitSet::of)
    }
}
