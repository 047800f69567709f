//! Item 9: a number that is a candidate in only one cell of a structure.

use minuet_core::{Digit, Find, Structure};

use super::View;

/// The first hidden single of `structure`.
pub(crate) fn find(view: View<'_>, structure: Structure) -> Option<Find> {
    Digit::ALL.into_iter().find_map(|digit| {
        let cell = view.position().places(digit, structure).single()?;
        let open = !view.lane.solved().contains(cell);
        open.then(|| Find::HiddenSingle { structure, cell, digit, blocks: Vec::new() })
    })
}
