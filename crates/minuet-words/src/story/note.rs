//! What a brief explanation says once, where it is first needed: how to read its lines, and what to do.

use minuet_core::{Find, Step};

use super::Scene;

/// Something that is said once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// How places are named, and what to do with ink: said first.
    Sheet,
    /// What a single of Step 1 is.
    Singles,
    /// What to do with a half double of Step 1.
    Small,
    /// What to do with a double or triple of Step 1.
    Doubles,
    /// What a half double is after Step 1.
    Halves,
    /// Where to write a half double of Step 3 (footnote 7).
    Margins,
    /// What Rule 22 in brackets means.
    Passive,
    /// What a row, column or box in brackets means.
    Brackets,
    /// What a double or triple of Step 3 does.
    Groups,
    /// What a minuet is.
    Minuet,
    /// How to mark what a dancer does.
    Dance,
    /// Why what both dancers say holds.
    Together,
    /// The four things to do when a dancer breaks.
    Break,
}

impl Note {
    /// The notes that the brief form of an entry needs.
    pub(super) fn of(scene: &Scene<'_>) -> Vec<Note> {
        let entry = scene.entry;
        let dances = !entry.dance.is_empty();
        let single = match (dances, entry.step) {
            (true, _) => vec![Note::Dance, Note::Brackets],
            (false, Step::One) => vec![Note::Singles],
            (false, Step::Two) => Vec::new(),
            (false, Step::Three | Step::Four) => vec![Note::Brackets],
        };
        match entry.find {
            Find::HiddenSingle { .. } | Find::NakedSingle { .. } => single,
            Find::Passive { .. } => [single, vec![Note::Passive]].concat(),
            Find::BothEnclose { .. } | Find::Unmarked { .. } | Find::DoubleBlocked { .. }
                if !dances =>
            {
                vec![Note::Together]
            }
            Find::Starter { .. } if !dances => vec![Note::Minuet],
            Find::HalfDouble { .. } if entry.step == Step::One => vec![Note::Small],
            Find::HalfDouble { .. } if !dances => vec![Note::Halves, Note::Margins],
            Find::HalfDouble { .. } => vec![Note::Dance, Note::Halves],
            Find::NakedGroup { .. } | Find::HiddenGroup { .. } if dances => {
                vec![Note::Dance, Note::Groups]
            }
            Find::Aligned { .. } if dances => vec![Note::Dance],
            Find::HiddenGroup { .. } if entry.step == Step::One => vec![Note::Doubles],
            Find::NakedGroup { .. } | Find::HiddenGroup { .. } if entry.step == Step::Three => {
                vec![Note::Groups]
            }
            Find::Wrong { .. } if !dances => vec![Note::Break],
            Find::Aligned { .. }
            | Find::NakedGroup { .. }
            | Find::HiddenGroup { .. }
            | Find::Fill { .. }
            | Find::Starter { .. }
            | Find::BothEnclose { .. }
            | Find::Unmarked { .. }
            | Find::DoubleBlocked { .. }
            | Find::Wrong { .. }
            | Find::Complete { .. }
            | Find::Stall
            | Find::Leave => Vec::new(),
        }
    }
}
