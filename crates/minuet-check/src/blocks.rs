//! The marks that close cells to numbers in Steps 1 and 2, where candidates are not written yet.

use minuet_core::{Block, Blocker, Blocking, ByCell, Cell, CellSet, DigitSet};

use crate::Fault;
use crate::consequence::Consequence;
use crate::state::State;

/// Each block must be true, and together they must close `cells` to `digits`, neither less nor more.
pub(crate) fn close_exactly(
    state: &State,
    blocks: &[Block],
    cells: CellSet,
    digits: DigitSet,
) -> Result<(), Fault> {
    let mut closed = ByCell([DigitSet::EMPTY; 81]);
    for block in blocks {
        let closes = closes(state, &block.by)?;
        for cell in block.cells.iter() {
            if let Some(digit) = (block.digits - closes[cell]).first() {
                return Err(Fault::FalseBlock { by: block.by, cell, digit });
            }
            closed[cell] |= block.digits;
        }
    }
    for cell in Cell::ALL {
        let needed = if cells.contains(cell) { digits } else { DigitSet::EMPTY };
        if let Some(digit) = (needed - closed[cell]).first() {
            return Err(Fault::MissingBlock { cell, digit });
        }
        if let Some(digit) = (closed[cell] - needed).first() {
            return Err(Fault::SurplusBlock { cell, digit });
        }
    }
    Ok(())
}

/// Everything that a mark on the sheet closes.
fn closes(state: &State, by: &Blocker) -> Result<ByCell<DigitSet>, Fault> {
    let consequence = match *by {
        Blocker::Ink { cell } => {
            let digit = state.main.enclosed(cell).ok_or(Fault::NoInk { cell })?;
            Consequence::single(cell, digit)
        }
        Blocker::HalfDouble { .. } if state.reading.blocking == Blocking::Never => {
            return Err(Fault::HalfDoublesNeverBlock);
        }
        _ if !state.marks.contains(by) => return Err(Fault::MarkMissing { mark: *by }),
        Blocker::HalfDouble { digit, cells, .. } => {
            Consequence::confined(cells.into_iter().collect(), digit.into())
        }
        Blocker::Group { cells, digits } => Consequence::group(cells, digits),
    };
    Ok(consequence.erased)
}
