//! An extension of Rule 20: a number confined to three cells that two structures share.

use minuet_core::{Blocking, Digit, Find, Structure};

use super::View;
use crate::effect::blocks_something;

/// The numbers of `structure` that are confined to three cells of another and block something there.
pub(crate) fn finds(view: View<'_>, structure: Structure) -> impl Iterator<Item = Find> {
    let extended = view.reading.blocking == Blocking::Aligned;
    let digits = extended.then_some(Digit::ALL).into_iter().flatten();
    digits.filter_map(move |digit| {
        let cells = view.position().places(digit, structure);
        let useful = cells.len() == 3 && blocks_something(view.position(), cells, digit.into());
        useful.then_some(Find::Aligned { structure, digit, cells })
    })
}
