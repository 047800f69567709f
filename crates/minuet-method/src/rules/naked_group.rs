//! Items 11 and 15 with Rule 21: cells of a structure that hold no numbers but as many.

use minuet_core::{CellSet, DigitSet, Find, Structure};

use super::{View, choices, list};
use crate::effect::blocks_something;

/// The first naked group of `size` cells of `structure` that blocks something.
pub(crate) fn find(view: View<'_>, structure: Structure, size: usize) -> Option<Find> {
    let few = view.open(structure).iter().filter(|&cell| view.position().get(cell).len() <= size);
    let few: CellSet = few.collect();
    let mut found = None;
    choices(&list(few), size, &mut |chosen| {
        let digits =
            chosen.iter().fold(DigitSet::EMPTY, |all, &cell| all | view.position().get(cell));
        let cells: CellSet = chosen.iter().copied().collect();
        if digits.len() == size && blocks_something(view.position(), cells, digits) {
            found = Some(Find::NakedGroup { structure, cells, digits });
        }
        found.is_some()
    });
    found
}
