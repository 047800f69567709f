//! Filling a cell with its candidates (Step 2).

use minuet_core::{Block, Cell, DigitSet, Step};

use crate::Fault;
use crate::consequence::Consequence;
use crate::place::Place;
use crate::singles::is_open;

pub(crate) fn fill(
    place: &Place<'_>,
    cell: Cell,
    digits: DigitSet,
    blocks: &[Block],
) -> Result<Consequence, Fault> {
    is_open(place.line, cell)?;
    if place.state.filled.contains(cell) {
        return Err(Fault::AlreadyFilled { cell });
    }
    let expected = place.line.position.get(cell);
    if expected != digits {
        return Err(Fault::WrongCandidates { cell, expected, found: digits });
    }
    if digits.len() < 2 {
        return Err(Fault::TooFewCandidates { cell });
    }
    place.blocked(Step::Two, blocks, cell.into(), DigitSet::ALL - digits)?;
    Ok(Consequence::NOTHING)
}
