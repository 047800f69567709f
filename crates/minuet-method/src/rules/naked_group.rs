//! Items 11 and 15 with Rule 21: cells of a structure that hold only that many numbers between them.

use minuet_core::{Cell, CellSet, DigitSet, Find, Structure};

use super::{View, subsets};
use crate::effect::blocks_something;

/// The naked groups of `size` cells of `structure` that block something.
pub(crate) fn finds(
    view: View<'_>,
    structure: Structure,
    size: usize,
) -> impl Iterator<Item = Find> {
    let cells: Vec<Cell> = structure.cells().iter().collect();
    let open = view.open(structure);
    let few =
        members(&cells, |cell| open.contains(cell) && view.position().get(cell).len() <= size);
    subsets(size).iter().filter(move |&&mask| mask & !few == 0).filter_map(move |&mask| {
        let group: CellSet = (0..9).filter(|i| mask >> i & 1 == 1).map(|i| cells[i]).collect();
        let digits =
            group.iter().fold(DigitSet::EMPTY, |all, cell| all | view.position().get(cell));
        let useful = digits.len() == size && blocks_something(view.position(), group, digits);
        useful.then_some(Find::NakedGroup { structure, cells: group, digits })
    })
}

fn members(cells: &[Cell], wanted: impl Fn(Cell) -> bool) -> u16 {
    let mask = cells.iter().enumerate().map(|(i, &cell)| u16::from(wanted(cell)) << i);
    mask.fold(0, |all, one| all | one)
}
