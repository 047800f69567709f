//! Why what both dancers agree on holds for either of them.

use minuet_core::{Dancer, Entry, Find, Sheet};
use minuet_words::message::AppMessage;

/// Why a trick holds if `dancer` is right; an ending needs no such reason.
pub(super) fn holds(sheet: &Sheet, entry: &Entry, dancer: Dancer) -> Option<AppMessage> {
    let lane = sheet.dances().last()?.lane(dancer);
    match &entry.find {
        Find::BothEnclose { cell, digit } => {
            Some(AppMessage::IfRight { dancer, cell: *cell, digits: (*digit).into() })
        }
        Find::Unmarked { cell, .. } => {
            let digits = lane.position().get(*cell);
            Some(AppMessage::IfRight { dancer, cell: *cell, digits })
        }
        Find::DoubleBlocked { digit, circle, square, structures } => {
            let cell = [*circle, *square][dancer as usize];
            let structure = structures[dancer as usize];
            Some(AppMessage::IfRightBlocked { dancer, digit: *digit, cell, structure })
        }
        Find::NakedSingle { .. }
        | Find::HiddenSingle { .. }
        | Find::Passive { .. }
        | Find::HalfDouble { .. }
        | Find::Aligned { .. }
        | Find::NakedGroup { .. }
        | Find::HiddenGroup { .. }
        | Find::Fill { .. }
        | Find::Starter { .. }
        | Find::Wrong { .. }
        | Find::Complete { .. }
        | Find::Stall
        | Find::Leave => None,
    }
}
