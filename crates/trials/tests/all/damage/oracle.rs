//! Whether a changed find still says the truth about the sheet.

use minuet_core::{CellSet, DigitSet, Find, Position};

/// Whether the claim of a find, apart from its effect, holds in the position it is made in. Finds of the
/// dance are never changed, so they count as false.
pub(crate) fn holds(find: &Find, position: &Position) -> bool {
    match *find {
        Find::NakedSingle { cell, digit, .. } => position.get(cell) == DigitSet::of(digit),
        Find::HiddenSingle { structure, cell, digit, .. } => {
            position.places(digit, structure) == CellSet::of(cell)
        }
        Find::HalfDouble { structure, digit, cells, .. } => {
            position.places(digit, structure) == cells.into_iter().collect()
        }
        Find::NakedGroup { structure, cells, digits } => {
            let held = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | position.get(cell));
            held == digits && cells.len() == digits.len() && cells.is_subset(structure.cells())
        }
        Find::HiddenGroup { structure, cells, digits } => {
            let places = digits
                .iter()
                .fold(CellSet::EMPTY, |all, digit| all | position.places(digit, structure));
            places == cells && cells.len() == digits.len()
        }
        Find::Aligned { .. }
        | Find::Passive { .. }
        | Find::Fill { .. }
        | Find::Starter { .. }
        | Find::Unmarked { .. }
        | Find::BothEnclose { .. }
        | Find::DoubleBlocked { .. }
        | Find::Wrong { .. }
        | Find::Complete { .. }
        | Find::Stall
        | Find::Leave => false,
    }
}
