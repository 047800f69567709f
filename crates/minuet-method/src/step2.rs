//! Step 2: cells look for numbers.

use minuet_core::{Broken, Cell, DigitSet, Find, Step};

use crate::blocks;
use crate::scribe::Scribe;

/// Fills every cell without ink or big digits with all numbers that are not blocked there.
///
/// # Errors
///
/// What is broken on the sheet, as soon as it shows.
pub(crate) fn step2(scribe: &mut Scribe) -> Result<(), Broken> {
    for cell in Cell::ALL {
        // Step 1 looks into squares only, so a cell without any number may have escaped it.
        if let Some(broken) = scribe.broken(&[]) {
            return Err(broken);
        }
        if is_void(scribe, cell) {
            fill(scribe, cell);
        }
    }
    Ok(())
}

/// What is written in the first cell that has neither ink nor big digits.
pub(crate) fn next(scribe: &Scribe) -> Option<Find> {
    let cell = Cell::ALL.into_iter().find(|&cell| is_void(scribe, cell))?;
    Some(filling(scribe, cell))
}

/// What is written in each cell that has neither ink nor big digits.
pub(crate) fn all(scribe: &Scribe) -> Vec<Find> {
    let voids = Cell::ALL.into_iter().filter(|&cell| is_void(scribe, cell));
    voids.map(|cell| filling(scribe, cell)).collect()
}

fn is_void(scribe: &Scribe, cell: Cell) -> bool {
    !scribe.sheet.inked().contains(cell) && scribe.sheet.pencil(cell).is_empty()
}

/// Writes the numbers that are not blocked from `cell`; one alone is a naked single.
pub(crate) fn fill(scribe: &mut Scribe, cell: Cell) {
    let find = filling(scribe, cell);
    scribe.write(Step::Two, &[], find);
}

fn filling(scribe: &Scribe, cell: Cell) -> Find {
    let digits = scribe.position(&[]).get(cell);
    let blocks = blocks::shutting(&scribe.sheet, &scribe.reading, cell, DigitSet::ALL - digits);
    match digits.single() {
        Some(digit) => Find::NakedSingle { cell, digit, blocks },
        None => Find::Fill { cell, digits, blocks },
    }
}
