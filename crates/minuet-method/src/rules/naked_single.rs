//! Item 8: a number that is the only candidate in a cell.

use minuet_core::{Find, Structure};

use super::View;

/// The first naked single of `structure`.
pub(crate) fn find(view: View<'_>, structure: Structure) -> Option<Find> {
    view.open(structure).iter().find_map(|cell| {
        let digit = view.position().get(cell).single()?;
        Some(Find::NakedSingle { cell, digit, blocks: Vec::new() })
    })
}
