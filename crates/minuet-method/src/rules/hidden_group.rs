//! Items 12 and 16 with Rule 21: numbers that have only that many cells in a structure.

use minuet_core::{CellSet, Digit, DigitSet, Find, Structure};

use super::{View, subsets};
use crate::effect::blocks_something;

/// The hidden groups of `size` numbers of `structure` that erase something.
pub(crate) fn finds(
    view: View<'_>,
    structure: Structure,
    size: usize,
) -> impl Iterator<Item = Find> {
    let places = Digit::ALL.map(|digit| view.position().places(digit, structure));
    let is_few = move |cells: CellSet| {
        (1..=size).contains(&cells.len()) && (cells & view.lane.solved()).is_empty()
    };
    let few: DigitSet =
        Digit::ALL.into_iter().filter(|digit| is_few(places[digit.index()])).collect();
    let groups = subsets(size).iter().map(|&mask| DigitSet::from_bits(mask));
    groups.filter(move |digits| digits.is_subset(few)).filter_map(move |digits| {
        let held = digits.iter().map(|digit| places[digit.index()]);
        let cells = held.fold(CellSet::EMPTY, |all, cells| all | cells);
        let useful = cells.len() == size && erases(view, cells, digits);
        useful.then_some(Find::HiddenGroup { structure, cells, digits })
    })
}

fn erases(view: View<'_>, cells: CellSet, digits: DigitSet) -> bool {
    cells.iter().any(|cell| !view.position().get(cell).is_subset(digits))
        || blocks_something(view.position(), cells, digits)
}
