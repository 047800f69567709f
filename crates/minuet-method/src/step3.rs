//! Step 3: basic cleanup, in the paper's order.

use minuet_core::{Broken, Dancer, Find, Step, Structure};

use crate::rules::{
    View, aligned, half_double, hidden_group, hidden_single, naked_group, naked_single,
};
use crate::scribe::Scribe;

/// Rounds over the 27 structures until a whole round finds nothing.
///
/// # Errors
///
/// What is broken on the line, as soon as it shows.
pub(crate) fn step3(scribe: &mut Scribe, path: &[Dancer]) -> Result<(), Broken> {
    if let Some(broken) = scribe.broken(path) {
        return Err(broken);
    }
    loop {
        let before = scribe.entries.len();
        for structure in Structure::ALL {
            while let Some(find) = find_in(view(scribe, path), structure) {
                scribe.write(step_of(path), path, find);
                if let Some(broken) = scribe.broken(path) {
                    return Err(broken);
                }
            }
        }
        if scribe.entries.len() == before {
            return Ok(());
        }
    }
}

/// A dancer's clean-up is part of Step 4.
pub(crate) fn step_of(path: &[Dancer]) -> Step {
    if path.is_empty() { Step::Three } else { Step::Four }
}

pub(crate) fn view<'a>(scribe: &'a Scribe, path: &[Dancer]) -> View<'a> {
    View {
        lane: scribe.lane(path),
        reading: &scribe.reading,
        records: path.is_empty().then(|| scribe.sheet.marks()),
    }
}

/// Steps 3.1, 3.2 and 3.3 for one structure. Doubles are looked for only where four or more cells are
/// open, triples where six or more are (footnote 6): a group leaves its complement behind, and the smaller
/// of the two is enough.
fn find_in(view: View<'_>, structure: Structure) -> Option<Find> {
    let open = view.open(structure).len();
    naked_single::find(view, structure)
        .or_else(|| hidden_single::find(view, structure))
        .or_else(|| half_double::find(view, structure))
        .or_else(|| aligned::find(view, structure))
        .or_else(|| {
            (2..=view.reading.groups.largest())
                .filter(|size| open >= 2 * size)
                .find_map(|size| group(view, structure, size))
        })
}

/// A naked or hidden group of `size` cells.
pub(crate) fn group(view: View<'_>, structure: Structure, size: usize) -> Option<Find> {
    naked_group::find(view, structure, size).or_else(|| hidden_group::find(view, structure, size))
}

/// The easiest find anywhere on the line: singles before doubles before triples. A dancer is developed
/// this way, where dots are followed rather than structures scanned; so is a hint.
pub(crate) fn easiest(view: View<'_>) -> Option<Find> {
    let squares_first = || Structure::squares().chain(Structure::ALL.into_iter().take(18));
    let anywhere = |rule: fn(View<'_>, Structure) -> Option<Find>| {
        squares_first().find_map(|structure| rule(view, structure))
    };
    let groups = |size: usize| {
        squares_first()
            .filter(|&structure| view.open(structure).len() >= 2 * size)
            .find_map(|structure| group(view, structure, size))
    };
    anywhere(naked_single::find)
        .or_else(|| anywhere(hidden_single::find))
        .or_else(|| anywhere(half_double::find_blocking))
        .or_else(|| groups(2))
        .or_else(|| anywhere(aligned::find))
        .or_else(|| (3..=view.reading.groups.largest()).find_map(groups))
}
