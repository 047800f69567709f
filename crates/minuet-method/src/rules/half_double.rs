//! Item 13 with Rule 20: a number that is a candidate in only two cells of a structure.

use minuet_core::{Blocker, Blocking, CellSet, Digit, Find, Structure};

use super::View;
use crate::effect::blocks_something;

/// The first half double of `structure` that is new: on the main line one that is not written yet, for a
/// dancer one that blocks something.
pub(crate) fn find(view: View<'_>, structure: Structure) -> Option<Find> {
    Digit::ALL.into_iter().find_map(|digit| {
        let places = view.position().places(digit, structure);
        let cells = places.pair()?;
        let new = match view.records {
            Some(records) => !records.contains(&Blocker::HalfDouble { structure, digit, cells }),
            None => blocks(view, digit, places),
        };
        new.then(|| Find::HalfDouble { structure, digit, cells, blocks: Vec::new() })
    })
}

/// The first half double of `structure` that blocks something, written already or not.
pub(crate) fn find_blocking(view: View<'_>, structure: Structure) -> Option<Find> {
    find(View { records: None, ..view }, structure)
}

fn blocks(view: View<'_>, digit: Digit, places: CellSet) -> bool {
    view.reading.blocking != Blocking::Never
        && blocks_something(view.position(), places, digit.into())
}
