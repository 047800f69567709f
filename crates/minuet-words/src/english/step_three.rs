//! Step 3 on the main line, and the same finds of a dancer.

use minuet_core::{Cell, CellSet, Digit, DigitSet, Structure};

use super::consequence::{clear, clear_beside, enter, lost_within, reaches};
use super::dancers::lead;
use super::lists::{and, capital, cells, join, number_word, numbers, written};
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
        Some(_) => format!("{}{cell} keeps only {digit}. {write}.", lead(scene)),
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
    match scene.dancer() {
        None => {
            format!("{}: {digit} is left only in {cell}. {write}.", capital(&structure.to_string()))
        }
        Some(_) => {
            format!("{}in {structure}, {digit} stays only in {cell}. {write}.", lead(scene))
        }
    }
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
        (None, false) => format!(" Write {digit} on the margin of {structure}."),
    };
    let text = format!("{} {a} and {b}.{note}", left_only(scene, structure, digit));
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
    let text = format!("{} {}.", left_only(scene, structure, digit), cells(places));
    let others = reaches(scene, places, structure);
    blocked(text, "All three", &others, clear(scene))
}

/// `Row 4: 3 is left only in`, `Circle: in row 4, 3 stays only in`.
fn left_only(scene: &Scene<'_>, structure: Structure, digit: Digit) -> String {
    match scene.dancer() {
        None => format!("{}: {digit} is left only in", capital(&structure.to_string())),
        Some(_) => format!("{}in {structure}, {digit} stays only in", lead(scene)),
    }
}

fn blocked(text: String, who: &str, others: &[Structure], erase: Option<String>) -> String {
    match erase {
        Some(erase) if others.is_empty() => format!("{text} {}.", capital(&erase)),
        Some(erase) => format!("{text} {who} stand in {}: {erase}.", and(others)),
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
    let start = place(scene, structure);
    let verb = if scene.dancer().is_some() { "keep" } else { "hold" };
    let mut structures = vec![structure];
    structures.extend(reaches(scene, places, structure));
    let nowhere = join(structures, "or");
    let write = clear(scene).unwrap_or_else(|| "nothing is left to erase".into());
    if let Some([a, b]) = digits.pair() {
        return format!(
            "{start}{} both {verb} just {}. One takes {a}, the other {b}, so no other cell of \
             {nowhere} can: {write}.",
            cells(places),
            written(digits)
        );
    }
    let contents = places.iter().map(|cell| written(scene.keeps(cell)));
    let count = number_word(places.len());
    format!(
        "{start}{} {verb} nothing but {} ({}). These {count} cells take these {count} numbers, so no \
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
        place(scene, structure),
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
        text += &format!(". All of {} is closed to them too: {erase}", and(others));
    }
    text + "."
}

/// `Row 8: `, `Circle: in row 8, `.
fn place(scene: &Scene<'_>, structure: Structure) -> String {
    match scene.dancer() {
        None => format!("{}: ", capital(&structure.to_string())),
        Some(_) => format!("{}in {structure}, ", lead(scene)),
    }
}
