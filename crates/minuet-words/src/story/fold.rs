//! Runs of similar finds, which a brief explanation puts on one line.

use std::ops::Range;

use minuet_core::{Dancer, Find, Step};

use super::{Note, Scene};

/// Which finds share a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// Numbers inked or enclosed.
    Singles,
    /// Half doubles of Step 1.
    Small,
    /// Half doubles of Step 3 that erase nothing.
    HalfDoubles,
    /// Cells filled in Step 2, and those that can take one number only.
    Fills,
    /// Trick a.
    Dead,
    /// Trick a, special case.
    Agreed,
    /// A line of its own.
    Never,
}

impl Fold {
    /// The finds that the entry may share a line with.
    pub fn of(scene: &Scene<'_>) -> Fold {
        match &scene.entry.find {
            Find::Fill { .. } => Fold::Fills,
            Find::NakedSingle { .. } if scene.entry.step == Step::Two => Fold::Fills,
            Find::NakedSingle { .. } | Find::HiddenSingle { .. } | Find::Passive { .. } => {
                Fold::Singles
            }
            Find::HalfDouble { .. } if scene.entry.step == Step::One => Fold::Small,
            Find::HalfDouble { .. } if scene.entry.effect.is_empty() => Fold::HalfDoubles,
            Find::Unmarked { .. } => Fold::Dead,
            Find::BothEnclose { .. } => Fold::Agreed,
            Find::HalfDouble { .. }
            | Find::Aligned { .. }
            | Find::NakedGroup { .. }
            | Find::HiddenGroup { .. }
            | Find::Starter { .. }
            | Find::DoubleBlocked { .. }
            | Find::Wrong { .. }
            | Find::Complete { .. }
            | Find::Stall
            | Find::Leave => Fold::Never,
        }
    }
}

/// One entry in a few words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The words in a run.
    pub item: String,
    /// The words when it stands alone, without a full stop.
    pub alone: String,
}

/// What the line of a run starts with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lead {
    /// Nothing: the main line.
    Main,
    /// The clean-up of the whole puzzle in the middle of a minuet.
    CleanUp,
    /// The dancer, the outermost first.
    Dancer(Vec<Dancer>),
}

impl Lead {
    pub(super) fn of(scene: &Scene<'_>) -> Lead {
        match scene.entry.dance.as_slice() {
            [] if scene.entry.step != Step::Four && !scene.before.dances().is_empty() => {
                Lead::CleanUp
            }
            [] => Lead::Main,
            path => Lead::Dancer(path.to_vec()),
        }
    }
}

/// The pieces of one run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// What its line starts with.
    pub lead: Lead,
    /// What its finds have in common.
    pub fold: Fold,
    /// Its finds, one or more; of cells that are filled only those that can take one number.
    pub pieces: Vec<Piece>,
    /// How many cells are filled (Step 2).
    pub filled: usize,
    /// What has to be said before it, where that has not been said yet.
    pub(super) notes: Vec<Note>,
    pub(super) entries: Range<usize>,
}

impl Run {
    /// A run of one piece.
    pub(super) fn start(index: usize, scene: &Scene<'_>, piece: Piece) -> Run {
        let (lead, fold) = (Lead::of(scene), Fold::of(scene));
        let fills = matches!(scene.entry.find, Find::Fill { .. });
        let pieces = if fills { Vec::new() } else { vec![piece] };
        let (filled, notes) = (usize::from(fills), Note::of(scene));
        Run { lead, fold, pieces, filled, notes, entries: index..index + 1 }
    }

    /// Takes in a further run, or gives it back when it does not belong there.
    pub(super) fn take(&mut self, more: Run) -> Option<Run> {
        if self.lead != more.lead || self.fold != more.fold || self.fold == Fold::Never {
            return Some(more);
        }
        self.pieces.extend(more.pieces);
        self.filled += more.filled;
        self.notes.extend(more.notes);
        self.entries.end = more.entries.end;
        None
    }
}
