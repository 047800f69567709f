//! Step 3: basic cleanup, in the paper's order.

use minuet_core::{Broken, Dancer, Find, Step, Structure};

use crate::rules::{
    View, aligned, half_double, hidden_group, hidden_single, naked_group, naked_single, passive,
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
            loop {
                let Some(find) = finds_in(view(scribe, path), structure).next() else { break };
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
    let (records, margins) = match path {
        [] => (Some(scribe.sheet.marks()), [].as_slice()),
        _ => (None, scribe.sheet.marks()),
    };
    View { lane: scribe.lane(path), reading: &scribe.reading, records, margins }
}

/// Steps 3.1, 3.2 and 3.3 for one structure: its finds, the easiest first.
pub(crate) fn finds_in(view: View<'_>, structure: Structure) -> impl Iterator<Item = Find> {
    naked_single::finds(view, structure)
        .chain(passive::finds(view, structure))
        .chain(hidden_single::finds(view, structure))
        .chain(half_double::finds(view, structure))
        .chain(aligned::finds(view, structure))
        .chain(
            (2..=view.reading.groups.largest()).flat_map(move |size| groups(view, structure, size)),
        )
}

/// Naked, then hidden groups of `size` cells. Doubles are looked for only where four or more cells are
/// open, triples where six or more are (footnote 6): a group leaves its complement behind, and the smaller
/// of the two is enough.
fn groups(view: View<'_>, structure: Structure, size: usize) -> impl Iterator<Item = Find> {
    let enough = view.open(structure).len() >= 2 * size;
    let structure = enough.then_some(structure).into_iter();
    structure.flat_map(move |structure| {
        naked_group::finds(view, structure, size).chain(hidden_group::finds(view, structure, size))
    })
}

/// The easiest find anywhere on the line: singles before doubles before triples. A dancer is developed
/// this way, where dots are followed rather than structures scanned; so is a hint.
pub(crate) fn easiest(view: View<'_>) -> Option<Find> {
    let squares_first = || Structure::squares().chain(Structure::ALL.into_iter().take(18));
    let single = |structure| naked_single::finds(view, structure).next();
    let margin = |structure| passive::finds(view, structure).next();
    let hidden = |structure| hidden_single::finds(view, structure).next();
    let half = |structure| half_double::blocking(view, structure).next();
    let confined = |structure| aligned::finds(view, structure).next();
    let group = |size| squares_first().find_map(|structure| groups(view, structure, size).next());
    squares_first()
        .find_map(single)
        .or_else(|| squares_first().find_map(margin))
        .or_else(|| squares_first().find_map(hidden))
        .or_else(|| squares_first().find_map(half))
        .or_else(|| group(2))
        .or_else(|| squares_first().find_map(confined))
        .or_else(|| (3..=view.reading.groups.largest()).find_map(group))
}
