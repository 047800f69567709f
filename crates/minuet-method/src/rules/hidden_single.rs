//! Item 9: a number that is a candidate in only one cell of a structure.

use minuet_core::{Digit, Find, Structure};

use super::{View, passive};

/// The hidden singles of `structure`, but those that [`passive`] finds with less looking.
pub(crate) fn finds(view: View<'_>, structure: Structure) -> impl Iterator<Item = Find> {
    Digit::ALL.into_iter().filter_map(move |digit| {
        let cell = view.position().places(digit, structure).single()?;
        let open = !view.lane.solved().contains(cell);
        let new = open && passive::find(view, structure, digit).is_none();
        new.then(|| Find::HiddenSingle { structure, cell, digit, blocks: Vec::new() })
    })
}
