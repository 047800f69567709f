//! Step 3 on the main line, and the same finds of a dancer.

use minuet_core::{Blocker, Cell, CellSet, Digit, DigitSet, Structure};

use super::consequence::{clear, clear_beside, enter, lost_within, reaches};
use super::dancer_names::lead;
use super::lists::{and, capital, cells, join, number_word, numbers, place, written};
use crate::story::Scene;

/// Step 3.1, item 8.
pub(super) fn naked_single(scene: &Scene<'_>, cell: Cell, digit: Digit) -> String {
    let write = enter(scene, cell, digit);
    let chosen = scene.before.dances().last().is_some_and(|dance| {
        scene.dancer().is_some_and(|dancer| dance.starter().choice(dancer) == (cell, digit))
    });
    match scene.dancer() {
        None => format!("{cell} has only {digit} left. {write}."),
        Some(_) if chosen => format!("{}start with {digit} in {cell}. {write}.", lead(scene)),
        Some(_) => format!("{}{digit} is alone in {cell}. {write}.", lead(scene)),
    }
}

/// Step 3.1, item 9.
pub(super) fn hidden_single(
    scene: &Scene<'_>,
    structure: Structure,
    cell: Cell,
    digit: Digit,
) -> String {
    let write = enter(scene, cell, digit);
    format!("{}{digit} is left only in {cell}. {write}.", start(scene, structure))
}

/// Rule 22, for a dancer: a half double that stands on the sheet.
pub(super) fn passive(
    scene: &Scene<'_>,
    of: &Blocker,
    [closed, cell]: [Cell; 2],
    digit: Digit,
) -> String {
    let stands = match of {
        Blocker::HalfDouble { structure, .. } if structure.is_square() => {
            format!("small {digit} in {}", place(*structure))
        }
        Blocker::HalfDouble { structure, .. } => {
            format!("{digit} on the margin of {}", place(*structure))
        }
        Blocker::Group { .. } | Blocker::Ink { .. } => format!("{digit}"),
    };
    let two: CellSet = [closed, cell].into_iter().collect();
    let write = enter(scene, cell, digit);
    let lead = lead(scene);
    format!(
        "{lead}{stands} has two cells, {}. {closed} is ruled out, so {digit} goes in {cell}. {write}.",
        cells(two)
    )
}

/// Step 3.2, item 13 with Rule 20.
pub(super) fn half_double(
    scene: &Scene<'_>,
    structure: Structure,
    digit: Digit,
    pair: [Cell; 2],
) -> String {
    let [a, b] = pair;
    let note = match (scene.dancer(), structure.is_square()) {
        (Some(_), _) => String::new(),
        (None, true) => format!(" Write a small {digit} in both."),
        (None, false) => format!(" Write {digit} on the margin of {}.", place(structure)),
    };
    let text = format!("{}{digit} is left only in {a} and {b}.{note}", start(scene, structure));
    let others = reaches(scene, pair.into_iter().collect(), structure);
    blocked(text, "Both", &others, clear(scene))
}

/// The extension of Rule 20.
pub(super) fn aligned(
    scene: &Scene<'_>,
    structure: Structure,
    digit: Digit,
    places: CellSet,
) -> String {
    let text = format!("{}{digit} is left only in {}.", start(scene, structure), cells(places));
    let others = reaches(scene, places, structure);
    blocked(text, "All three", &others, clear(scene))
}

fn blocked(text: String, who: &str, others: &[Structure], erase: Option<String>) -> String {
    match erase {
        Some(erase) if others.is_empty() => format!("{text} {}.", capital(&erase)),
        Some(erase) => {
            format!("{text} {who} are in {}: {erase}.", and(others.iter().copied().map(place)))
        }
        None => text,
    }
}

/// Steps 3.2 and 3.3, items 11 and 15.
pub(super) fn naked_group(
    scene: &Scene<'_>,
    structure: Structure,
    places: CellSet,
    digits: DigitSet,
) -> String {
    let lead = start(scene, structure);
    let mut structures = vec![structure];
    structures.extend(reaches(scene, places, structure));
    let nowhere = join(structures.into_iter().map(place), "or");
    let write = clear(scene).unwrap_or_else(|| "nothing is left to erase".into());
    if let Some([a, b]) = digits.pair() {
        return format!(
            "{lead}{} both hold just {}. One takes {a}, the other {b}, so no other cell of \
             {nowhere} can: {write}.",
            cells(places),
            written(digits)
        );
    }
    let contents = places.iter().map(|cell| written(scene.keeps(cell)));
    let count = number_word(places.len());
    format!(
        "{lead}{} hold nothing but {} ({}). These {count} cells take these {count} numbers, so no \
         other cell of {nowhere} can: {write}.",
        cells(places),
        numbers(digits),
        contents.collect::<Vec<_>>().join(", ")
    )
}

/// Steps 3.2 and 3.3, items 12 and 16.
pub(super) fn hidden_group(
    scene: &Scene<'_>,
    structure: Structure,
    places: CellSet,
    digits: DigitSet,
) -> String {
    let count = number_word(places.len());
    let mut text = format!(
        "{}{} have no cells but {}. These {count} are theirs: ",
        start(scene, structure),
        numbers(digits),
        cells(places)
    );
    let own = lost_within(scene, places);
    match scene.dancer() {
        None if own.is_empty() => text += "nothing else is written there",
        None => text += &format!("erase everything else there ({own})"),
        Some(_) => text += &clear(scene).unwrap_or_else(|| "nothing changes".into()),
    }
    let others = reaches(scene, places, structure);
    if scene.dancer().is_none()
        && let Some(erase) = clear_beside(scene, places)
    {
        text += &match others.as_slice() {
            [] => format!("; {erase}"),
            others => {
                let rest = and(others.iter().copied().map(place));
                format!(". The rest of {rest} is ruled out for them too: {erase}")
            }
        };
    }
    text + "."
}

/// `Row 8: `, `Circle: in row 8, `.
fn start(scene: &Scene<'_>, structure: Structure) -> String {
    match scene.dancer() {
        None => format!("{}: ", capital(&place(structure))),
        Some(_) => format!("{}in {}, ", lead(scene), place(structure)),
    }
}
