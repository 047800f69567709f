//! Item 8: a number that is the only candidate in a cell.

use minuet_core::{Find, Structure};

use super::View;

/// The naked singles of `structure`.
pub(crate) fn finds(view: View<'_>, structure: Structure) -> impl Iterator<Item = Find> {
    view.open(structure).iter().filter_map(move |cell| {
        let digit = view.position().get(cell).single()?;
        Some(Find::NakedSingle { cell, digit, blocks: Vec::new() })
    })
}
