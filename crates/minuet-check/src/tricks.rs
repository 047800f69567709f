//! Dancing together: tricks a and b (Step 4).

use minuet_core::{Cell, CellSet, Dancer, Digit, DigitSet, Reading, Rule, Structure, Tricks};

use crate::Fault;
use crate::consequence::Consequence;
use crate::place::Place;
use crate::singles::is_open;
use crate::state::Minuet;

/// Trick a: what neither dancer keeps in a cell that carries marks of both.
pub(crate) fn unmarked(
    place: &Place<'_>,
    cell: Cell,
    kept: [DigitSet; 2],
) -> Result<Consequence, Fault> {
    are_allowed(place, Rule::Unmarked)?;
    let (line, minuet) = (place.line, place.minuet()?);
    for (dancer, found) in Dancer::BOTH.into_iter().zip(kept) {
        let expected = minuet.dancer(dancer).position.get(cell);
        if expected != found {
            return Err(Fault::WrongKeeps { dancer, cell, expected, found });
        }
        if found.is_empty() || found == line.position.get(cell) {
            return Err(Fault::NoMarks { dancer, cell });
        }
    }
    let mut consequence = Consequence::NOTHING;
    consequence.erase(cell.into(), DigitSet::ALL - (kept[0] | kept[1]));
    consequence.not_empty(&line.position, Rule::Unmarked)
}

/// Trick a, special case: a number that both enclose in the same cell.
pub(crate) fn both_enclose(
    place: &Place<'_>,
    cell: Cell,
    digit: Digit,
) -> Result<Consequence, Fault> {
    are_allowed(place, Rule::BothEnclose)?;
    let (line, minuet) = (place.line, place.minuet()?);
    is_open(line, cell)?;
    for dancer in Dancer::BOTH {
        encloses(minuet, dancer, cell, digit)?;
    }
    Ok(Consequence::single(cell, digit))
}

/// Trick b: a number that circle encloses in one structure and square in another.
pub(crate) fn double_blocked(
    place: &Place<'_>,
    digit: Digit,
    cells: [Cell; 2],
    structures: [Structure; 2],
) -> Result<Consequence, Fault> {
    are_allowed(place, Rule::DoubleBlocked)?;
    let (line, minuet) = (place.line, place.minuet()?);
    for (i, dancer) in Dancer::BOTH.into_iter().enumerate() {
        let (cell, structure) = (cells[i], structures[i]);
        is_open(line, cell)?;
        encloses(minuet, dancer, cell, digit)?;
        if !structure.cells().contains(cell) {
            return Err(Fault::NotInStructure { structure, cell });
        }
    }
    let own: CellSet = cells.into_iter().collect();
    let mut consequence = Consequence::NOTHING;
    consequence.erase((structures[0].cells() & structures[1].cells()) - own, digit.into());
    consequence.not_empty(&line.position, Rule::DoubleBlocked)
}

/// Whether the reading lets dancers dance together.
fn are_allowed(place: &Place<'_>, rule: Rule) -> Result<(), Fault> {
    match place.state.reading {
        Reading { tricks: Tricks::Both, .. } => Ok(()),
        reading => Err(Fault::NotInReading { rule, reading }),
    }
}

fn encloses(minuet: &Minuet, dancer: Dancer, cell: Cell, digit: Digit) -> Result<(), Fault> {
    if minuet.dancer(dancer).enclosed(cell) == Some(digit) {
        Ok(())
    } else {
        Err(Fault::NotEnclosed { dancer, cell, digit })
    }
}
