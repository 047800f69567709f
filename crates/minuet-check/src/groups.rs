//! Naked and hidden doubles, triples and groups of four (items 10 to 16, Rule 21).

use minuet_core::{Blocker, CellSet, DigitSet, Find, Groups, Rule, Step, Structure};

use crate::Fault;
use crate::consequence::Consequence;
use crate::place::Place;
use crate::singles::is_open;
use crate::view::{View, digits, together};

pub(crate) fn naked(
    place: &Place<'_>,
    structure: Structure,
    cells: CellSet,
    digits: DigitSet,
) -> Result<Consequence, Fault> {
    has_size(cells, digits, place.state.reading.groups)?;
    if !cells.is_subset(structure.cells()) {
        return Err(Fault::OutsideStructure { structure, cells });
    }
    cells.iter().try_for_each(|cell| is_open(place.line, cell))?;
    let position = &place.line.position;
    let expected = cells.iter().fold(DigitSet::EMPTY, |held, cell| held | position.get(cell));
    if expected != digits {
        return Err(Fault::WrongGroupNumbers { cells, expected, found: digits });
    }
    Consequence::confined(cells, digits).not_empty(position, Rule::NakedGroup)
}

pub(crate) fn hidden(
    place: &Place<'_>,
    structure: Structure,
    cells: CellSet,
    digits: DigitSet,
) -> Result<Consequence, Fault> {
    place.looks_at(structure)?;
    let first_step = place.step == Step::One;
    has_size(cells, digits, if first_step { Groups::Three } else { place.state.reading.groups })?;
    let position = &place.line.position;
    let mut expected = CellSet::EMPTY;
    for digit in digits.iter() {
        let places = position.places(digit, structure);
        if places.is_empty() {
            return Err(Fault::NoPlace { structure, digit });
        }
        expected |= places;
    }
    if expected != cells {
        return Err(Fault::WrongGroupCells { structure, digits, expected, found: cells });
    }
    cells.iter().try_for_each(|cell| is_open(place.line, cell))?;
    let what = Consequence::group(cells, digits);
    if first_step {
        read_off_marks(place, structure, cells, digits)?;
        place.is_new(Blocker::Group { cells, digits })?;
        return Ok(what);
    }
    what.not_empty(position, Rule::HiddenGroup)
}

/// Corollaries 13a and 16a: in Step 1 each number must be a half double of the square within the
/// cells.
fn read_off_marks(
    place: &Place<'_>,
    structure: Structure,
    cells: CellSet,
    digits: DigitSet,
) -> Result<(), Fault> {
    let within = |mark: &Blocker, number| match *mark {
        Blocker::HalfDouble { structure: square, digit, cells: two } => {
            square == structure && digit == number && two.iter().all(|&cell| cells.contains(cell))
        }
        _ => false,
    };
    let stands = |digit| place.state.marks.iter().any(|mark| within(mark, digit));
    match digits.iter().find(|&digit| !stands(digit)) {
        Some(digit) => Err(Fault::NotAHalfDouble { structure, digit, cells }),
        None => Ok(()),
    }
}

fn has_size(cells: CellSet, digits: DigitSet, groups: Groups) -> Result<(), Fault> {
    let largest = groups.largest();
    for size in [cells.len(), digits.len()] {
        if !(2..=largest).contains(&size) || size != cells.len() {
            return Err(Fault::WrongGroupSize { size, largest });
        }
    }
    Ok(())
}

/// A group of the structure that erases something.
pub(crate) fn find(view: &View<'_>, groups: Groups) -> Option<Find> {
    let subsets = match groups {
        Groups::Three => &SUBSETS[..DOUBLES_AND_TRIPLES],
        Groups::Four => &SUBSETS[..],
    };
    subsets
        .iter()
        .find_map(|&subset| find_naked(view, subset).or_else(|| find_hidden(view, subset)))
}

fn find_naked(view: &View<'_>, subset: u16) -> Option<Find> {
    if subset & !view.open != 0 {
        return None;
    }
    let held = together(&view.numbers, subset);
    if held.count_ones() != subset.count_ones() {
        return None;
    }
    let (cells, digits) = (view.cells(subset), digits(held));
    Consequence::confined(cells, digits).changes(view.position).then_some(Find::NakedGroup {
        structure: view.structure,
        cells,
        digits,
    })
}

fn find_hidden(view: &View<'_>, subset: u16) -> Option<Find> {
    if subset & !view.unplaced != 0 {
        return None;
    }
    let places = together(&view.places, subset);
    if places.count_ones() != subset.count_ones() {
        return None;
    }
    let (cells, digits) = (view.cells(places), digits(subset));
    Consequence::group(cells, digits).changes(view.position).then_some(Find::HiddenGroup {
        structure: view.structure,
        cells,
        digits,
    })
}

const DOUBLES_AND_TRIPLES: usize = 36 + 84;

/// The subsets of nine with two, three and four members, the smaller first.
const SUBSETS: [u16; DOUBLES_AND_TRIPLES + 126] = {
    let mut subsets = [0; DOUBLES_AND_TRIPLES + 126];
    let mut count = 0;
    let mut size = 2;
    while size <= 4 {
        let mut subset: u16 = 0;
        while subset < 512 {
            if subset.count_ones() == size {
                subsets[count] = subset;
                count += 1;
            }
            subset += 1;
        }
        size += 1;
    }
    subsets
};
