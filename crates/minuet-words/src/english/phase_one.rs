//! Steps 1 and 2: candidates are not written yet, so the marks that close cells are named.

use minuet_core::{Block, Blocker, Cell, CellSet, Digit, DigitSet, Structure};

use super::consequence::{clear, clear_beside, enter, reaches};
use super::evidence::{closed, shut, taken};
use super::lists::{all, and, capital, cells, group, kind, number_word, numbers, place, written};
use crate::story::Scene;

/// Step 1.1.
pub(super) fn hidden_single(
    scene: &Scene<'_>,
    structure: Structure,
    cell: Cell,
    digit: Digit,
    blocks: &[Block],
) -> String {
    let why = closed(blocks, digit);
    let write = enter(scene, cell, digit);
    format!("Number {digit}, {}: {why}. Only {cell} is left. {write}.", place(structure))
}

/// Step 1.2.
pub(super) fn half_double(
    scene: &Scene<'_>,
    structure: Structure,
    digit: Digit,
    pair: [Cell; 2],
    blocks: &[Block],
) -> String {
    let why = closed(blocks, digit);
    let [a, b] = pair;
    let mut text = format!(
        "Number {digit}, {}: {why}. Only {a} and {b} are left. Write a small {digit} in both.",
        place(structure)
    );
    for line in reaches(scene, pair.into_iter().collect(), structure) {
        text += &format!(
            " They stand in one {}, so {digit} is blocked from the rest of {}.",
            kind(line),
            place(line)
        );
    }
    finish(text, clear(scene))
}

/// Step 1.3 and footnote 4.
pub(super) fn hidden_group(
    scene: &Scene<'_>,
    structure: Structure,
    places: CellSet,
    digits: DigitSet,
) -> String {
    let count = number_word(places.len());
    let mut text = if places.len() == 2 {
        let small: Vec<String> = digits.iter().map(|digit| format!("small {digit}")).collect();
        format!("{} now carry {}", cells(places), and(small))
    } else {
        let (digits, places) = (numbers(digits), cells(places));
        format!("In {}, small {digits} stand only in {places}", place(structure))
    };
    text += &format!(
        ": these {count} numbers take these {count} cells. Write {}; nothing else can go there.",
        big(scene, places)
    );
    for line in reaches(scene, places, structure) {
        let (blocked, line) = (numbers(digits), place(line));
        text += &format!(" So {blocked} are blocked from the rest of {line}.");
    }
    finish(text, clear_beside(scene, places))
}

/// The candidates of the cells, as they are to be written.
fn big(scene: &Scene<'_>, places: CellSet) -> String {
    let contents: Vec<(Cell, DigitSet)> =
        places.iter().map(|cell| (cell, scene.after.pencil(cell))).collect();
    let mut rest = contents.iter();
    let first = rest.next().map_or(DigitSet::EMPTY, |(_, digits)| *digits);
    if rest.all(|(_, digits)| *digits == first) {
        return format!("{} big in {}", written(first), all(places.len()));
    }
    let each = contents.iter().map(|(cell, digits)| format!("{} in {cell}", written(*digits)));
    format!("big {}", and(each))
}

/// Rule 22 (footnote 3).
pub(super) fn passive(
    scene: &Scene<'_>,
    of: &Blocker,
    [gone, cell]: [Cell; 2],
    digit: Digit,
    blocks: &[Block],
) -> String {
    let ink = scene.before.ink(gone);
    let why = blocks
        .first()
        .map_or_else(|| format!("{gone} is ruled out"), |block| shut(block, gone, digit, ink));
    let write = enter(scene, cell, digit);
    match of {
        Blocker::Group { cells: pair, digits } => {
            let name = group(pair.len());
            format!(
                "The {name} {} in {}: {why}. So {digit} goes in the other cell, {cell}. {write}.",
                written(*digits),
                cells(*pair)
            )
        }
        Blocker::HalfDouble { structure, .. } => format!(
            "Small {digit} in {} has two cells, and {why}. So {digit} goes in the other, {cell}. {write}.",
            place(*structure)
        ),
        Blocker::Ink { .. } => format!("Number {digit}: {why}. Only {cell} is left. {write}."),
    }
}

/// Step 2.
pub(super) fn fill(cell: Cell, digits: DigitSet, blocks: &[Block]) -> String {
    let why = taken(blocks, cell);
    format!("{cell} can take {}: {why}. Write {}.", numbers(digits), all(digits.len()))
}

/// Step 2, a cell that can take one number only.
pub(super) fn naked_single(
    scene: &Scene<'_>,
    cell: Cell,
    digit: Digit,
    blocks: &[Block],
) -> String {
    let why = taken(blocks, cell);
    format!("{cell} can take only {digit}: {why}. {}.", enter(scene, cell, digit))
}

/// The text with one more sentence about what is erased, where anything is.
fn finish(text: String, erase: Option<String>) -> String {
    match erase {
        Some(erase) => format!("{text} {}.", capital(&erase)),
        None => text,
    }
}
