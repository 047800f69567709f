//! What to write and what to erase: ink and pencil on the main line, enclosures and dots for a dancer.

use minuet_core::{Cell, CellSet, Dancer, Digit, DigitSet, Structure};

use super::lists::{and, capital, cells, numbers, place, written};
use crate::story::Scene;

/// A single is written: `Ink 4; erase 4 from row 2 (r2c5)`, `Circle it; overdot 2 7 in r3c5`.
pub(super) fn enter(scene: &Scene<'_>, cell: Cell, digit: Digit) -> String {
    let mut parts = Vec::new();
    match scene.dancer() {
        Some(dancer) => {
            if !is_enclosed(scene, cell) {
                parts.push(enclose(dancer).to_string());
            }
            parts.extend(dots(scene, dancer, CellSet::of(cell)));
        }
        None => {
            let beside = scene.before.pencil(cell) - DigitSet::of(digit);
            parts.push(if beside.is_empty() {
                format!("Ink {digit}")
            } else {
                format!("Ink {digit} and erase {} there", numbers(beside))
            });
            parts.extend(from_structures(scene, cell, digit));
            parts.extend(small(scene, CellSet::of(cell)));
        }
    }
    parts.extend(on_the_copy(scene));
    parts.extend(left_alone(scene));
    if parts.is_empty() { "It blocks nothing more".into() } else { capital(&parts.join("; ")) }
}

/// Candidates go: `erase 1 from r8c4, 5 from r8c6`, or the dots that say so; `None` if nothing is seen.
pub(super) fn clear(scene: &Scene<'_>) -> Option<String> {
    clear_beside(scene, CellSet::EMPTY)
}

/// The same, without a word about the cells in `told`.
pub(super) fn clear_beside(scene: &Scene<'_>, told: CellSet) -> Option<String> {
    let mut parts: Vec<String> = match scene.dancer() {
        Some(dancer) => dots(scene, dancer, told),
        None => {
            let lost = seen(scene, told);
            let pencil = (!lost.is_empty()).then(|| format!("erase {}", from_cells(&lost)));
            pencil.into_iter().chain(small(scene, told)).collect()
        }
    };
    parts.extend(on_the_copy(scene));
    parts.extend(left_alone(scene));
    (!parts.is_empty()).then(|| parts.join("; "))
}

/// What is erased in the cells in `within` alone: `7 and 8 from r1c6, 3 from r8c6`.
pub(super) fn lost_within(scene: &Scene<'_>, within: CellSet) -> String {
    from_cells(&seen(scene, CellSet::ALL - within))
}

/// Whether the dancer of the entry has enclosed the number of `cell` before.
fn is_enclosed(scene: &Scene<'_>, cell: Cell) -> bool {
    let Some((_, ground)) = scene.entry.dance.split_last() else { return false };
    let lanes = (scene.before.lane(&scene.entry.dance), scene.before.lane(ground));
    matches!(lanes, (Some(lane), Some(ground)) if lane.enclosed(ground, cell).is_some())
}

/// `Circle it` or `Square it`.
fn enclose(dancer: Dancer) -> &'static str {
    match dancer {
        Dancer::Circle => "Circle it",
        Dancer::Square => "Square it",
    }
}

/// The pencilled digits that the entry erases, except in the cells of `told`.
fn seen(scene: &Scene<'_>, told: CellSet) -> Vec<(Cell, DigitSet)> {
    let erased = scene.entry.effect.erased.iter().filter(|erased| !told.contains(erased.cell));
    erased
        .map(|erased| (erased.cell, erased.digits & scene.before.pencil(erased.cell)))
        .filter(|(_, digits)| !digits.is_empty())
        .collect()
}

/// Small digits that are ruled out in cells where no candidates are written yet.
fn small(scene: &Scene<'_>, told: CellSet) -> Option<String> {
    let erased = scene.entry.effect.erased.iter().filter(|erased| !told.contains(erased.cell));
    let lost: Vec<(Cell, DigitSet)> = erased
        .filter(|erased| scene.before.pencil(erased.cell).is_empty())
        .map(|erased| (erased.cell, erased.digits & scene.before.small(erased.cell)))
        .filter(|(_, digits)| !digits.is_empty())
        .collect();
    (!lost.is_empty()).then(|| format!("erase small {}", from_cells(&lost)))
}

/// `1 from r8c4 and r8c5, 5 from r8c6`.
fn from_cells(lost: &[(Cell, DigitSet)]) -> String {
    alike(lost)
        .into_iter()
        .map(|(digits, places)| format!("{} from {}", numbers(digits), cells(places)))
        .collect::<Vec<_>>()
        .join(", ")
}

/// Rule 19: `erase 6 from row 7 (r7c3), column 1 (r2c1, r9c1) and box 7 (r8c2)`.
fn from_structures(scene: &Scene<'_>, cell: Cell, digit: Digit) -> Option<String> {
    let mut rest: CellSet =
        seen(scene, CellSet::of(cell)).into_iter().map(|(place, _)| place).collect();
    if rest.is_empty() {
        return None;
    }
    let mut parts = Vec::new();
    for structure in cell.structures() {
        let here = rest & structure.cells();
        rest -= here;
        if !here.is_empty() {
            parts.push(format!("{} ({})", place(structure), listed(here)));
        }
    }
    Some(format!("erase {digit} from {}", and(parts)))
}

fn listed(places: CellSet) -> String {
    places.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(", ")
}

/// Dots to draw in cells that had none, and dots to erase.
fn dots(scene: &Scene<'_>, dancer: Dancer, told: CellSet) -> Vec<String> {
    let path = &scene.entry.dance;
    let (Some([before, after]), Some(ground)) =
        (scene.lanes(), scene.before.lane(&path[..path.len() - 1]))
    else {
        return Vec::new();
    };
    let (mut fresh, mut gone, mut bare) = (Vec::new(), Vec::new(), CellSet::EMPTY);
    let mut alone = Vec::new();
    for erased in scene.entry.effect.erased.iter().filter(|erased| !told.contains(erased.cell)) {
        let cell = erased.cell;
        let (had, has) = (before.dots(ground, cell), after.dots(ground, cell));
        if after.position().get(cell).is_empty() {
            bare.insert(cell);
        } else if let Some(digit) = after.enclosed(ground, cell) {
            alone.push((cell, DigitSet::of(digit)));
        } else if had.is_empty() {
            fresh.push((cell, has));
        } else {
            gone.push((cell, had - has));
        }
    }
    let dot = dot(dancer);
    let mut parts = Vec::new();
    if !fresh.is_empty() {
        let items = alike(&fresh);
        let items =
            items.into_iter().map(|(kept, at)| format!("{} in {}", written(kept), cells(at)));
        parts.push(format!("{dot} {}", items.collect::<Vec<_>>().join(", ")));
    }
    if !gone.is_empty() {
        let items = alike(&gone);
        let items =
            items.into_iter().map(|(lost, at)| format!("{} in {}", numbers(lost), cells(at)));
        parts.push(format!("take the {dot} off {}", items.collect::<Vec<_>>().join(", ")));
    }
    parts.extend(encircle(dancer, &alone));
    if !bare.is_empty() {
        parts.push(format!("nothing is left in {}", cells(bare)));
    }
    parts
}

/// A dancer that has opened a minuet has a copy of the sheet, where what it loses is erased.
fn on_the_copy(scene: &Scene<'_>) -> Option<String> {
    let depth = scene.entry.dance.len();
    let erased = &scene.entry.effect.erased;
    if depth == 0 || scene.after.dances().len() <= depth || erased.is_empty() {
        return None;
    }
    let lost: Vec<(Cell, DigitSet)> = erased.iter().map(|lost| (lost.cell, lost.digits)).collect();
    Some(format!("on the copy, erase {}", from_cells(&lost)))
}

/// The numbers that are left alone for a dancer are enclosed at once: `draw a circle around 5 in
/// r4c5, 7 in r8c8`.
fn encircle(dancer: Dancer, alone: &[(Cell, DigitSet)]) -> Option<String> {
    let items = alike(alone);
    let items = items.into_iter().map(|(kept, at)| format!("{} in {}", written(kept), cells(at)));
    let items = items.collect::<Vec<_>>().join(", ");
    (!alone.is_empty()).then(|| format!("draw a {dancer} around {items}"))
}

/// What is left alone for the dancers grown from the line that loses something.
fn left_alone(scene: &Scene<'_>) -> Vec<String> {
    let path = &scene.entry.dance;
    let (Some([before, after]), [Some(was), Some(is)]) =
        (scene.lanes(), [scene.before, scene.after].map(|sheet| sheet.dances().get(path.len())))
    else {
        return Vec::new();
    };
    let of = |dancer: Dancer| {
        let erased = scene.entry.effect.erased.iter().map(|erased| erased.cell);
        let alone = erased.filter_map(|cell| {
            let digit = is.lane(dancer).enclosed(after, cell)?;
            let fresh = was.lane(dancer).enclosed(before, cell).is_none();
            fresh.then_some((cell, DigitSet::of(digit)))
        });
        encircle(dancer, &alone.collect::<Vec<_>>())
    };
    Dancer::BOTH.into_iter().filter_map(of).collect()
}

/// What the numbers inked at the end of a minuet block, where the dancer that is right had not come to it:
/// `erase 4 from r2c5 and r3c1`.
pub(super) fn blocked_late(scene: &Scene<'_>, right: Dancer) -> Option<(usize, String)> {
    let dance = scene.before.dances().last()?;
    let kept = dance.lane(right).position();
    let lost: Vec<(Cell, DigitSet)> = scene
        .entry
        .effect
        .erased
        .iter()
        .map(|erased| (erased.cell, erased.digits & kept.get(erased.cell)))
        .filter(|(_, digits)| !digits.is_empty())
        .collect();
    let count = lost.iter().map(|(_, digits)| digits.len()).sum();
    (!lost.is_empty()).then(|| (count, format!("erase {}", from_cells(&lost))))
}

fn dot(dancer: Dancer) -> &'static str {
    match dancer {
        Dancer::Circle => "overdot",
        Dancer::Square => "underdot",
    }
}

/// Cells with the same digits put together, in the order of their first cells.
pub(super) fn alike(items: &[(Cell, DigitSet)]) -> Vec<(DigitSet, CellSet)> {
    let mut groups: Vec<(DigitSet, CellSet)> = Vec::new();
    for &(cell, digits) in items {
        match groups.iter_mut().find(|(known, _)| *known == digits) {
            Some((_, places)) => places.insert(cell),
            None => groups.push((digits, CellSet::of(cell))),
        }
    }
    groups
}

/// The structures other than `structure` that hold all of `group` and in which something is erased.
pub(super) fn reaches(scene: &Scene<'_>, group: CellSet, structure: Structure) -> Vec<Structure> {
    let erased: CellSet = scene.entry.effect.erased.iter().map(|erased| erased.cell).collect();
    let beyond = erased - group - structure.cells();
    group
        .structures()
        .filter(|other| *other != structure && !(beyond & other.cells()).is_empty())
        .collect()
}
