//! Half doubles (item 13, Rule 20) and their extension to three aligned cells.

use minuet_core::{
    Block, Blocker, Blocking, Cell, CellSet, Digit, Find, Position, Rule, Step, Structure,
};

use crate::Fault;
use crate::consequence::Consequence;
use crate::place::Place;
use crate::view::View;

pub(crate) fn half_double(
    place: &Place<'_>,
    structure: Structure,
    digit: Digit,
    cells: [Cell; 2],
    blocks: &[Block],
) -> Result<Consequence, Fault> {
    place.looks_at(structure)?;
    in_order(cells)?;
    let both: CellSet = cells.into_iter().collect();
    are_places(&place.line.position, structure, digit, both)?;
    place.blocked(Step::One, blocks, structure.cells() - both, digit.into())?;
    let what = match place.state.reading.blocking {
        Blocking::Never => Consequence::NOTHING,
        Blocking::HalfDoubles | Blocking::Aligned => Consequence::confined(both, digit.into()),
    };
    if place.is_main() {
        place.is_new(Blocker::HalfDouble { structure, digit, cells })?;
        return Ok(what);
    }
    what.not_empty(&place.line.position, Rule::HalfDouble)
}

pub(crate) fn aligned(
    place: &Place<'_>,
    structure: Structure,
    digit: Digit,
    cells: CellSet,
) -> Result<Consequence, Fault> {
    let (rule, reading) = (Rule::Aligned, place.state.reading);
    if reading.blocking != Blocking::Aligned {
        return Err(Fault::NotInReading { rule, reading });
    }
    are_places(&place.line.position, structure, digit, cells)?;
    if cells.len() != 3 || shared(cells) < 2 {
        return Err(Fault::NotAligned { cells });
    }
    Consequence::confined(cells, digit.into()).not_empty(&place.line.position, rule)
}

/// How many structures hold all the cells.
fn shared(cells: CellSet) -> usize {
    Structure::ALL.into_iter().filter(|structure| cells.is_subset(structure.cells())).count()
}

pub(crate) fn in_order(cells: [Cell; 2]) -> Result<(), Fault> {
    if cells[0] < cells[1] { Ok(()) } else { Err(Fault::CellsOutOfOrder { cells }) }
}

pub(crate) fn are_places(
    position: &Position,
    structure: Structure,
    digit: Digit,
    found: CellSet,
) -> Result<(), Fault> {
    let expected = position.places(digit, structure);
    if expected == found {
        Ok(())
    } else {
        Err(Fault::WrongPlaces { structure, digit, expected, found })
    }
}

/// A number of the structure whose two (or three aligned) cells block it somewhere.
pub(crate) fn find(view: &View<'_>, blocking: Blocking) -> Option<Find> {
    let most = match blocking {
        Blocking::Never => return None,
        Blocking::HalfDoubles => 2,
        Blocking::Aligned => 3,
    };
    view.by_digit().find_map(|(digit, places)| {
        if !(2..=most).contains(&places.count_ones()) {
            return None;
        }
        let cells = view.cells(places);
        let erases = Consequence::confined(cells, digit.into()).changes(view.position);
        let structure = view.structure;
        erases.then(|| match cells.pair() {
            Some(cells) => Find::HalfDouble { structure, digit, cells, blocks: Vec::new() },
            None => Find::Aligned { structure, digit, cells },
        })
    })
}
