//! What is pointed out on a picture: the evidence of a find, and what it changes.

use minuet_core::{
    Block, Blocker, Broken, Cell, CellSet, Dancer, DigitSet, Entry, Erased, Find, Sheet, Starter,
    Structure,
};

/// What is pointed out on a picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Highlight {
    /// Cells to light: the evidence.
    #[cfg_attr(feature = "serde", serde(rename = "lit"))]
    pub cells: CellSet,
    /// Structures to frame.
    pub structures: Vec<Structure>,
    /// Cells to frame: something is written there.
    pub written: CellSet,
    /// Candidates to strike out.
    pub struck: Vec<Erased>,
}

impl Highlight {
    /// What an entry, the next one on the sheet, is about and changes.
    pub fn of(before: &Sheet, entry: &Entry) -> Highlight {
        let mut highlight = Highlight {
            cells: evidence(&entry.find),
            structures: structures(&entry.find),
            ..Highlight::default()
        };
        highlight.change(before, &before.innermost_line(), entry);
        if let Find::Fill { cell, .. } = entry.find {
            highlight.written.insert(cell);
        }
        highlight
    }

    /// Adds what an entry writes and erases, as far as it is seen in a picture of the sheet `before` that shows the
    /// candidates of the line at `path`.
    pub(crate) fn change(&mut self, before: &Sheet, path: &[Dancer], entry: &Entry) {
        // When a minuet ends, its marks show what comes of it.
        if entry.find.ends_minuet() {
            return;
        }
        self.written |= entry.effect.inked.iter().map(|inked| inked.cell).collect();
        if entry.dance == path {
            let phase_one = before.dances().is_empty();
            let seen = |cell| if phase_one { before.pencil(cell) } else { DigitSet::ALL };
            let erased = entry.effect.erased.iter().map(|erased| Erased {
                cell: erased.cell,
                digits: erased.digits & seen(erased.cell),
            });
            self.struck.extend(erased.filter(|erased| !erased.digits.is_empty()));
        }
    }

    /// The candidates of `cell` that are struck out.
    pub(crate) fn struck_in(&self, cell: Cell) -> DigitSet {
        let here = self.struck.iter().filter(|erased| erased.cell == cell);
        here.fold(DigitSet::EMPTY, |digits, erased| digits | erased.digits)
    }
}

/// The cells that a find is about.
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
        Find::Wrong { broken, .. } => seen(broken.as_ref()),
        Find::Complete { .. } | Find::Stall | Find::Leave => CellSet::EMPTY,
    }
}

/// The structures that a find is about.
fn structures(find: &Find) -> Vec<Structure> {
    match find {
        Find::HiddenSingle { structure, .. }
        | Find::HalfDouble { structure, .. }
        | Find::Aligned { structure, .. }
        | Find::NakedGroup { structure, .. }
        | Find::HiddenGroup { structure, .. }
        | Find::Starter { starter: Starter::HalfDouble { structure, .. }, .. }
        | Find::Wrong {
            broken: Some(Broken::Twice { structure, .. } | Broken::Nowhere { structure, .. }),
            ..
        } => vec![*structure],
        Find::DoubleBlocked { structures: [a, b], .. } if a == b => vec![*a],
        Find::DoubleBlocked { structures, .. } => structures.to_vec(),
        Find::NakedSingle { .. }
        | Find::Passive { .. }
        | Find::Fill { .. }
        | Find::Starter { starter: Starter::Cell { .. }, .. }
        | Find::Unmarked { .. }
        | Find::BothEnclose { .. }
        | Find::Wrong { broken: None | Some(Broken::Empty { .. }), .. }
        | Find::Complete { .. }
        | Find::Stall
        | Find::Leave => Vec::new(),
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

/// The cells where the marks are, but not the cells they close.
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
