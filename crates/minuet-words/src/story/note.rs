//! What a brief explanation says once, where it is first needed: how to read its lines, and what to do.

use minuet_core::{Find, Step};

use super::Scene;

/// Something that is said once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// What to do with a single.
    Singles,
    /// What to do with a half double of Step 1.
    Small,
    /// What to do with a half double of Step 3 (footnote 7).
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
    /// The four things to do when a dancer breaks.
    Break,
}

impl Note {
    /// The notes that the brief form of an entry needs.
    pub(super) fn of(scene: &Scene<'_>) -> Vec<Note> {
        let entry = scene.entry;
        let own = if entry.dance.is_empty() { Note::Singles } else { Note::Dance };
        match entry.find {
            Find::HiddenSingle { .. } if entry.step == Step::One => vec![own],
            Find::HiddenSingle { .. } => vec![own, Note::Brackets],
            Find::NakedSingle { .. } if entry.step >= Step::Three => vec![own, Note::Brackets],
            Find::NakedSingle { .. } | Find::BothEnclose { .. } => vec![own],
            Find::Starter { .. } if entry.dance.is_empty() => vec![Note::Minuet],
            Find::Passive { .. } => vec![own, Note::Passive],
            Find::HalfDouble { .. } if entry.step == Step::One => vec![Note::Small],
            Find::HalfDouble { .. } if entry.dance.is_empty() => vec![Note::Margins],
            Find::NakedGroup { .. } | Find::HiddenGroup { .. } if !entry.dance.is_empty() => {
                vec![Note::Dance, Note::Groups]
            }
            Find::HalfDouble { .. } | Find::Aligned { .. } if !entry.dance.is_empty() => {
                vec![Note::Dance]
            }
            Find::NakedGroup { .. } | Find::HiddenGroup { .. } if entry.step == Step::Three => {
                vec![Note::Groups]
            }
            Find::Wrong { .. } if entry.dance.is_empty() => vec![Note::Break],
            Find::HalfDouble { .. }
            | Find::Aligned { .. }
            | Find::NakedGroup { .. }
            | Find::HiddenGroup { .. }
            | Find::Fill { .. }
            | Find::Starter { .. }
            | Find::Unmarked { .. }
            | Find::DoubleBlocked { .. }
            | Find::Wrong { .. }
            | Find::Complete { .. }
            | Find::Stall
            | Find::Leave => Vec::new(),
        }
    }
}
