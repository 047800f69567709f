//! What a hint lights up: the evidence of a find, and the candidates it erases.

use minuet_core::{Block, Blocker, Broken, Cell, CellSet, DigitSet, Entry, Erased, Find, Starter};

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
    pub(crate) fn struck(&self, cell: Cell) -> DigitSet {
        self.erased
            .iter()
            .filter(|erased| erased.cell == cell)
            .fold(DigitSet::EMPTY, |digits, erased| digits | erased.digits)
    }
}

/// The cells that a find speaks of.
pub(crate) fn evidence(find: &Find) -> CellSet {
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
        Find::Wrong { broken, .. } => seen(broken.as_ref()),
        Find::BothWrong { circle, square } => seen(circle.as_ref()) | seen(square.as_ref()),
        Find::Complete { .. } | Find::Stall | Find::Leave => CellSet::EMPTY,
    }
}

/// The cells where a break is seen.
fn seen(broken: Option<&Broken>) -> CellSet {
    match broken {
        None => CellSet::EMPTY,
        Some(Broken::Twice { cells, .. }) => CellSet::from_iter(*cells),
        Some(Broken::Nowhere { structure, .. }) => structure.cells(),
        Some(Broken::Empty { cell }) => CellSet::of(*cell),
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
