//! An extension of Rule 20: a number confined to three cells that two structures share.

use minuet_core::{Blocking, Digit, Find, Structure};

use super::View;
use crate::effect::blocks_something;

/// The first number of `structure` that is confined to three cells of another and blocks something there.
pub(crate) fn find(view: View<'_>, structure: Structure) -> Option<Find> {
    if view.reading.blocking != Blocking::Aligned {
        return None;
    }
    Digit::ALL.into_iter().find_map(|digit| {
        let cells = view.position().places(digit, structure);
        let useful = cells.len() == 3 && blocks_something(view.position(), cells, digit.into());
        useful.then_some(Find::Aligned { structure, digit, cells })
    })
}
