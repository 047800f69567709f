//! What a find changes, as a picture shows it: the sheet, what is lit, framed and struck out.

use minuet_core::{Cell, CellSet, DigitSet, Entry, Erased, Find, Misfit, Sheet, Structure};

use crate::light::{Light, evidence};
use crate::paper::Paper;
use crate::view::View;

/// What is pointed out on a picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pointed {
    /// Cells that are spoken of.
    pub lit: CellSet,
    /// Structures that are spoken of.
    pub structures: Vec<Structure>,
    /// Cells in which something is written.
    pub changed: CellSet,
    /// Candidates that are struck out.
    pub struck: Vec<Erased>,
}

impl Pointed {
    /// What an entry, the next one on the sheet, points out.
    pub fn of(before: &Sheet, entry: &Entry) -> Pointed {
        let mut changed: CellSet = entry.effect.inked.iter().map(|inked| inked.cell).collect();
        if let Find::Fill { cell, .. } = entry.find {
            changed.insert(cell);
        }
        let path = View::new(before).path().to_vec();
        let hidden = closes(&entry.find) || entry.dance != path;
        Pointed {
            lit: evidence(&entry.find),
            structures: structures(&entry.find),
            changed: if closes(&entry.find) { CellSet::EMPTY } else { changed },
            struck: if hidden { Vec::new() } else { seen(before, entry) },
        }
    }
}

/// What is seen, with what is to be pointed out on it.
pub(super) struct Moment {
    /// What is drawn.
    pub(super) paper: Paper,
    /// Cells that the find speaks of.
    pub(super) lit: CellSet,
    /// Structures that it speaks of.
    pub(super) structures: Vec<Structure>,
    /// Cells in which something is written.
    pub(super) changed: CellSet,
    /// Candidates that are erased: they are still seen, struck out.
    pub(super) struck: Light,
}

impl Moment {
    /// A sheet with nothing pointed out.
    pub(super) fn still(paper: Paper) -> Moment {
        Moment {
            paper,
            lit: CellSet::EMPTY,
            structures: Vec::new(),
            changed: CellSet::EMPTY,
            struck: Light::default(),
        }
    }

    /// A sheet with this pointed out.
    pub(super) fn pointed(paper: Paper, pointed: &Pointed) -> Moment {
        Moment {
            paper,
            lit: pointed.lit,
            structures: pointed.structures.clone(),
            changed: pointed.changed,
            struck: Light { cells: CellSet::EMPTY, erased: pointed.struck.clone() },
        }
    }

    /// What `entries` do, one after the other, to the sheet `before`.
    pub(super) fn of(before: &Sheet, entries: &[Entry]) -> Result<Moment, Misfit> {
        let mut sheet = before.clone();
        for entry in entries {
            let mut after = sheet.clone();
            after.apply(entry)?;
            // A minuet that ends takes its marks away: what is worth seeing is the sheet before that.
            if !closes(&entry.find) {
                sheet = after;
            }
        }
        let path = View::new(&sheet).path().to_vec();
        // A trick is seen in the marks that stand before it; some of them are rubbed out by it.
        let fresh = before.dances().is_empty() || entries.iter().any(|entry| entry.dance != path);
        let marks = if fresh { &sheet } else { before };
        let mut moment = Moment::still(Paper::danced(&sheet, marks));
        for entry in entries.iter().filter(|entry| !closes(&entry.find)) {
            moment.changed |= entry.effect.inked.iter().map(|inked| inked.cell).collect();
            if entry.dance == path {
                moment.struck.erased.extend(seen(before, entry));
            }
        }
        // Of a run of finds, the changes are told; all the evidence for them would light everything.
        if let [entry] = entries {
            moment.lit = evidence(&entry.find);
            moment.structures = structures(&entry.find);
            if let Find::Fill { cell, .. } = entry.find {
                moment.changed.insert(cell);
            }
        }
        Ok(moment)
    }

    /// The candidates of `cell` that are struck out.
    pub(super) fn struck(&self, cell: Cell) -> DigitSet {
        self.struck.struck(cell)
    }
}

/// What an entry erases of that which has been written.
fn seen(before: &Sheet, entry: &Entry) -> Vec<Erased> {
    let written = |cell: Cell| {
        let danced = entry.dance.is_empty() && before.dances().is_empty();
        if danced { before.pencil(cell) } else { DigitSet::ALL }
    };
    let erased = entry
        .effect
        .erased
        .iter()
        .map(|erased| Erased { cell: erased.cell, digits: erased.digits & written(erased.cell) });
    erased.filter(|erased| !erased.digits.is_empty()).collect()
}

fn structures(find: &Find) -> Vec<Structure> {
    match find {
        Find::HiddenSingle { structure, .. }
        | Find::HalfDouble { structure, .. }
        | Find::Aligned { structure, .. }
        | Find::NakedGroup { structure, .. }
        | Find::HiddenGroup { structure, .. } => vec![*structure],
        Find::DoubleBlocked { structures: [a, b], .. } if a == b => vec![*a],
        Find::DoubleBlocked { structures, .. } => structures.to_vec(),
        Find::Starter { starter: minuet_core::Starter::HalfDouble { structure, .. }, .. } => {
            vec![*structure]
        }
        Find::Wrong { broken: Some(broken), .. } => match broken {
            minuet_core::Broken::Twice { structure, .. }
            | minuet_core::Broken::Nowhere { structure, .. } => vec![*structure],
            minuet_core::Broken::Empty { .. } => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn closes(find: &Find) -> bool {
    matches!(
        find,
        Find::Wrong { .. }
            | Find::BothWrong { .. }
            | Find::Complete { .. }
            | Find::Stall
            | Find::Leave
    )
}
