//! In which order starters are tried.

use minuet_core::{Position, Starter};

use crate::settles::{settles, take};
use crate::starters::{in_reading_order, starters};

/// An order of starters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ranking {
    /// The paper's (footnote 8).
    #[default]
    Footnote8,
    /// By what both sides settle.
    BothSides,
}

impl Ranking {
    /// Every starter of `position`, the most promising first.
    pub fn starters(self, position: &Position) -> Vec<Starter> {
        let mut rest = self.list(position);
        std::iter::from_fn(|| self.take(&mut rest, position)).collect()
    }

    /// Every starter of `position`, in the order in which they are looked at.
    pub(crate) fn list(self, position: &Position) -> Vec<Starter> {
        match self {
            Ranking::Footnote8 => starters(position),
            Ranking::BothSides => in_reading_order(position),
        }
    }

    /// Takes the one to try next out of what is left of the list.
    pub(crate) fn take(self, rest: &mut Vec<Starter>, position: &Position) -> Option<Starter> {
        match self {
            Ranking::Footnote8 if rest.is_empty() => None,
            Ranking::Footnote8 => Some(rest.remove(0)),
            Ranking::BothSides => take(rest, position),
        }
    }

    /// How many other cells circle and square settle, where that is the reason to take a starter.
    pub(crate) fn settles(self, starter: &Starter, position: &Position) -> Option<[u8; 2]> {
        match self {
            Ranking::Footnote8 => None,
            Ranking::BothSides => Some(settles(starter, position)),
        }
    }
}
