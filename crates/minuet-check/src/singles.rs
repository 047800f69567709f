//! Naked and hidden singles (items 8 and 9) and the passive rule (Rule 22).

use minuet_core::{Block, Blocker, Cell, CellSet, Digit, DigitSet, Find, Step, Structure};

use crate::Fault;
use crate::consequence::Consequence;
use crate::place::Place;
use crate::state::Line;
use crate::view::{View, bits, digits};

pub(crate) fn naked(
    place: &Place<'_>,
    cell: Cell,
    digit: Digit,
    blocks: &[Block],
) -> Result<Consequence, Fault> {
    is_open(place.line, cell)?;
    let found = place.line.position.get(cell);
    if found != DigitSet::of(digit) {
        return Err(Fault::NotNakedSingle { cell, digit, found });
    }
    place.blocked(Step::Two, blocks, cell.into(), DigitSet::ALL - digit.into())?;
    Ok(Consequence::single(cell, digit))
}

pub(crate) fn hidden(
    place: &Place<'_>,
    structure: Structure,
    cell: Cell,
    digit: Digit,
    blocks: &[Block],
) -> Result<Consequence, Fault> {
    place.looks_at(structure)?;
    is_open(place.line, cell)?;
    let found = place.line.position.places(digit, structure);
    if found != CellSet::of(cell) {
        return Err(Fault::NotHiddenSingle { structure, digit, cell, found });
    }
    place.blocked(Step::One, blocks, structure.cells() - cell.into(), digit.into())?;
    Ok(Consequence::single(cell, digit))
}

pub(crate) fn passive(
    place: &Place<'_>,
    of: Blocker,
    closed: Cell,
    cell: Cell,
    digit: Digit,
    blocks: &[Block],
) -> Result<Consequence, Fault> {
    if !confines(&of, digit, closed, cell) {
        return Err(Fault::NotPassiveMark { of, digit, closed, cell });
    }
    if !place.state.marks.contains(&of) {
        return Err(Fault::MarkMissing { mark: of });
    }
    if place.line.position.has(closed, digit) {
        return Err(Fault::NotClosed { closed, digit });
    }
    is_open(place.line, cell)?;
    if !place.line.position.has(cell, digit) {
        return Err(Fault::NotACandidate { cell, digit });
    }
    place.blocked(Step::One, blocks, closed.into(), digit.into())?;
    Ok(Consequence::single(cell, digit))
}

/// Whether a mark is a half double of the number, or a double that has it, on exactly these two cells.
fn confines(of: &Blocker, digit: Digit, closed: Cell, cell: Cell) -> bool {
    let two: CellSet = [closed, cell].into_iter().collect();
    two.len() == 2
        && match *of {
            Blocker::Ink { .. } => false,
            Blocker::HalfDouble { digit: number, cells, .. } => {
                number == digit && cells.into_iter().collect::<CellSet>() == two
            }
            Blocker::Group { cells, digits } => cells == two && digits.contains(digit),
        }
}

pub(crate) fn is_open(line: &Line, cell: Cell) -> Result<(), Fault> {
    if line.solved.contains(cell) { Err(Fault::AlreadySolved { cell }) } else { Ok(()) }
}

/// A single of the structure in a cell that is not solved.
pub(crate) fn find(view: &View<'_>) -> Option<Find> {
    let naked = bits(view.open).find_map(|i| {
        let digit = digits(view.numbers[i]).single()?;
        let cell = view.cells(1 << i).first()?;
        Some(Find::NakedSingle { cell, digit, blocks: Vec::new() })
    });
    naked.or_else(|| {
        view.by_digit().find_map(|(digit, places)| {
            let cell = view.cells(places & view.open).single()?;
            let structure = view.structure;
            let alone = places.count_ones() == 1;
            alone.then_some(Find::HiddenSingle { structure, cell, digit, blocks: Vec::new() })
        })
    })
}
