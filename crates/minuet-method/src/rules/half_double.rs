//! Item 13 with Rule 20: a number that is a candidate in only two cells of a structure.

use minuet_core::{Blocker, Blocking, CellSet, Digit, Find, Structure};

use super::View;
use crate::effect::blocks_something;

/// The cells that must be open in a structure before one looks for doubles in it (Step 3.2), and so for half doubles that
/// block nothing.
const ENOUGH: usize = 4;

/// The half doubles of `structure` that are new: on the main line those that are not written yet and block something or
/// may help to find doubles, for a dancer those that block something.
pub(crate) fn finds(view: View<'_>, structure: Structure) -> impl Iterator<Item = Find> {
    Digit::ALL.into_iter().filter_map(move |digit| {
        let places = view.position().places(digit, structure);
        let cells = places.pair()?;
        let new = match view.records {
            Some(records) => {
                let enough = view.open(structure).len() >= ENOUGH;
                !records.contains(&Blocker::HalfDouble { structure, digit, cells })
                    && (enough || blocks(view, digit, places))
            }
            None => blocks(view, digit, places),
        };
        new.then(|| Find::HalfDouble { structure, digit, cells, blocks: Vec::new() })
    })
}

/// The half doubles of `structure` that block something, written already or not.
pub(crate) fn blocking(view: View<'_>, structure: Structure) -> impl Iterator<Item = Find> {
    finds(View { records: None, ..view }, structure)
}

fn blocks(view: View<'_>, digit: Digit, places: CellSet) -> bool {
    view.reading.blocking != Blocking::Never
        && blocks_something(view.position(), places, digit.into())
}
