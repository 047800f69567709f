//! What a hint lights up: the evidence of a find, and the candidates it erases.

use minuet_core::{Block, Blocker, Cell, CellSet, DigitSet, Entry, Erased, Find, Starter};

/// Cells to light and candidates to strike out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Light {
    /// The cells that the find speaks of.
    pub cells: CellSet,
    /// The candidates that it erases.
    pub erased: Vec<Erased>,
}

impl Light {
    /// The evidence of an entry and what it erases.
    pub fn of(entry: &Entry) -> Light {
        let cells = evidence(&entry.find);
        Light { cells, erased: entry.effect.erased.clone() }
    }

    /// The candidates of `cell` that are struck out.
    pub(super) fn struck(&self, cell: Cell) -> DigitSet {
        self.erased
            .iter()
            .filter(|erased| erased.cell == cell)
            .fold(DigitSet::EMPTY, |digits, erased| digits | erased.digits)
    }
}

fn evidence(find: &Find) -> CellSet {
    match find {
        Find::NakedSingle { cell, blocks, .. }
        | Find::HiddenSingle { cell, blocks, .. }
        | Find::Fill { cell, blocks, .. } => CellSet::of(*cell) | marks(blocks),
        Find::Passive { closed, cell, blocks, .. } => {
            CellSet::from_iter([*closed, *cell]) | marks(blocks)
        }
        Find::HalfDouble { cells, blocks, .. } => CellSet::from_iter(*cells) | marks(blocks),
        Find::Aligned { cells, .. }
        | Find::NakedGroup { cells, .. }
        | Find::HiddenGroup { cells, .. } => *cells,
        Find::Starter { starter: Starter::Cell { cell, .. }, .. }
        | Find::Unmarked { cell, .. }
        | Find::BothEnclose { cell, .. } => CellSet::of(*cell),
        Find::Starter { starter: Starter::HalfDouble { cells, .. }, .. } => {
            CellSet::from_iter(*cells)
        }
        Find::DoubleBlocked { circle, square, .. } => CellSet::from_iter([*circle, *square]),
        Find::Wrong { broken, .. } => {
            broken.iter().fold(CellSet::EMPTY, |_, broken| match broken {
                minuet_core::Broken::Twice { cells, .. } => CellSet::from_iter(*cells),
                minuet_core::Broken::Nowhere { structure, .. } => structure.cells(),
                minuet_core::Broken::Empty { cell } => CellSet::of(*cell),
            })
        }
        Find::BothWrong { .. } | Find::Complete { .. } | Find::Stall | Find::Leave => {
            CellSet::EMPTY
        }
    }
}

/// The cells where the marks stand, but not the cells they close.
fn marks(blocks: &[Block]) -> CellSet {
    blocks.iter().fold(CellSet::EMPTY, |cells, block| {
        cells
            | match block.by {
                Blocker::Ink { cell } => CellSet::of(cell),
                Blocker::HalfDouble { cells, .. } => CellSet::from_iter(cells),
                Blocker::Group { cells, .. } => cells,
            }
    })
}
