//! Step 2: cells look for numbers.

use minuet_core::{Broken, Cell, DigitSet, Find, Step};

use crate::blocks;
use crate::scribe::Scribe;

/// Fills every cell without ink or big digits with all numbers that are not blocked there.
///
/// # Errors
///
/// A cell for which no number is left, or what a naked single breaks.
pub(crate) fn step2(scribe: &mut Scribe) -> Result<(), Broken> {
    for cell in Cell::ALL {
        let digits = scribe.position(&[]).get(cell);
        if scribe.sheet.inked().contains(cell) || !scribe.sheet.pencil(cell).is_empty() {
            continue;
        }
        let blocks = blocks::shutting(&scribe.sheet, &scribe.reading, cell, DigitSet::ALL - digits);
        let find = match digits.single() {
            Some(digit) => Find::NakedSingle { cell, digit, blocks },
            None => Find::Fill { cell, digits, blocks },
        };
        scribe.write(Step::Two, &[], find);
        if let Some(broken) = scribe.broken(&[]) {
            return Err(broken);
        }
    }
    Ok(())
}
