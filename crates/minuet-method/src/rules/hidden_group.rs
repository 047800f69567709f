//! Items 12 and 16 with Rule 21: numbers that have no cells but as many in a structure.

use minuet_core::{CellSet, Digit, DigitSet, Find, Structure};

use super::{View, choices};
use crate::effect::blocks_something;

/// The first hidden group of `size` numbers of `structure` that erases something.
pub(crate) fn find(view: View<'_>, structure: Structure, size: usize) -> Option<Find> {
    let places = |digit: Digit| view.position().places(digit, structure);
    let few: Vec<(Digit, CellSet)> = Digit::ALL
        .into_iter()
        .map(|digit| (digit, places(digit)))
        .filter(|(_, cells)| (1..=size).contains(&cells.len()))
        .filter(|(_, cells)| (*cells & view.lane.solved()).is_empty())
        .collect();
    let mut found = None;
    choices(&few, size, &mut |chosen| {
        let cells = chosen.iter().fold(CellSet::EMPTY, |all, &(_, cells)| all | cells);
        let digits: DigitSet = chosen.iter().map(|&(digit, _)| digit).collect();
        if cells.len() == size && erases(view, cells, digits) {
            found = Some(Find::HiddenGroup { structure, cells, digits });
        }
        found.is_some()
    });
    found
}

fn erases(view: View<'_>, cells: CellSet, digits: DigitSet) -> bool {
    cells.iter().any(|cell| !view.position().get(cell).is_subset(digits))
        || blocks_something(view.position(), cells, digits)
}
