//! The marks that close cells to numbers in Steps 1 and 2, named so that they can be found on the sheet.

use minuet_core::{Block, Blocker, Cell, CellSet, Digit, DigitSet, Ordinal, Structure};

use super::lists::{and, cells, count, group, lines, numbers, one, place, written};

/// If more cells than this are filled, they are counted, not named.
const NAMED: usize = 3;

/// Step 1: `rows 1 and 2 already have a 4, and so has column 8; r3c9 is filled`.
pub(super) fn closed(blocks: &[Block], digit: Digit) -> String {
    let (mut rows, mut columns) = (Vec::new(), Vec::new());
    let (mut filled, mut others) = (CellSet::EMPTY, Vec::new());
    for block in blocks {
        match block.by {
            Blocker::Ink { cell } if block.cells.contains(cell) => filled.insert(cell),
            Blocker::Ink { cell } if block.cells.is_subset(cell.row().cells()) => {
                rows.push(cell.row_number());
            }
            Blocker::Ink { cell } => columns.push(cell.column_number()),
            _ => others.push(closes(block, digit)),
        }
    }
    let mut parts: Vec<String> = inked_lines(rows, columns, digit).into_iter().collect();
    parts.extend(others);
    match filled.len() {
        0 => {}
        1 => parts.push(format!("{} is filled", cells(filled))),
        2..=NAMED => parts.push(format!("{} are filled", cells(filled))),
        n if parts.is_empty() => parts.push(format!("{} are filled", count(n, "cell"))),
        n => parts.push(format!("{} are filled", count(n, "more cell"))),
    }
    parts.join("; ")
}

fn inked_lines(mut rows: Vec<Ordinal>, mut columns: Vec<Ordinal>, digit: Digit) -> Option<String> {
    for lines in [&mut rows, &mut columns] {
        lines.sort();
        lines.dedup();
    }
    let [row_words, column_words] = [lines("row", &rows), lines("column", &columns)];
    match (rows.len(), columns.len()) {
        (0, 0) => None,
        (n, 0) => Some(format!("{row_words} already {} {}", have(n), one(digit))),
        (0, n) => Some(format!("{column_words} already {} {}", have(n), one(digit))),
        (n, m) => Some(format!(
            "{row_words} already {} {}, and so {} {column_words}",
            have(n),
            one(digit),
            have(m)
        )),
    }
}

fn have(n: usize) -> &'static str {
    if n == 1 { "has" } else { "have" }
}

/// A half double, double or triple that closes cells to `digit`.
fn closes(block: &Block, digit: Digit) -> String {
    match block.by {
        Blocker::Ink { cell } => format!("{cell} is filled"),
        Blocker::HalfDouble { cells: [a, b], .. } => {
            let marks = CellSet::from_iter([a, b]);
            format!(
                "the small {digit}s in {a} and {b} keep {digit} out of {}",
                reach(marks, block.cells)
            )
        }
        Blocker::Group { cells: marks, digits } if digits.contains(digit) => {
            let name = group(marks.len());
            let reach = reach(marks, block.cells);
            format!(
                "the {name} {} in {} keeps {digit} out of {reach}",
                written(digits),
                cells(marks)
            )
        }
        Blocker::Group { cells: marks, digits } => {
            let verb = if block.cells.len() == 1 { "belongs" } else { "belong" };
            let name = group(marks.len());
            format!("{} {verb} to the {name} {}", cells(block.cells), written(digits))
        }
    }
}

/// `column 7`, or `the rest of box 3` where the marks are in the box themselves.
fn reach(marks: CellSet, closed: CellSet) -> String {
    let mut structures: Vec<Structure> =
        marks.structures().filter(|structure| closed.is_subset(structure.cells())).collect();
    structures.sort_by_key(|structure| structure.is_square());
    match structures.first() {
        Some(&square) if square.is_square() => format!("the rest of {}", place(square)),
        Some(&line) => place(line),
        None => cells(closed),
    }
}

/// Step 2: `row 5 has 2 6 7 9, column 2 has 3 5, box 4 adds nothing`.
pub(super) fn taken(blocks: &[Block], cell: Cell) -> String {
    let mut inked = [DigitSet::EMPTY; 3];
    let (mut small, mut others) = (Vec::<([Cell; 2], DigitSet)>::new(), Vec::new());
    for block in blocks {
        match block.by {
            Blocker::Ink { cell: holder } => {
                let shared =
                    cell.structures().iter().position(|s| s.cells().contains(holder)).unwrap_or(2);
                inked[shared] |= block.digits;
            }
            Blocker::HalfDouble { digit, cells: pair, .. } => {
                match small.iter_mut().find(|(known, _)| *known == pair) {
                    Some((_, digits)) => digits.insert(digit),
                    None => small.push((pair, DigitSet::of(digit))),
                }
            }
            Blocker::Group { cells: marks, digits } => others.push(format!(
                "the {} {} in {} blocks {}",
                group(marks.len()),
                written(digits),
                cells(marks),
                numbers(block.digits)
            )),
        }
    }
    others.splice(0..0, small.into_iter().map(small_digits));
    let (mut parts, mut idle) = (Vec::new(), Vec::new());
    for (structure, digits) in cell.structures().into_iter().zip(inked) {
        if digits.is_empty() {
            idle.push(place(structure));
        } else {
            parts.push(format!("{} has {}", place(structure), written(digits)));
        }
    }
    match idle.len() {
        // A mark that blocks may be in that structure, so it need not be idle.
        0 => {}
        _ if !others.is_empty() => {}
        1 => parts.push(format!("{} adds nothing", and(idle))),
        _ => parts.push(format!("{} add nothing", and(idle))),
    }
    parts.extend(others);
    parts.join(", ")
}

/// `the small 1s in r8c2 and r9c2 block 1`; several numbers of the same two cells are told together.
fn small_digits(([a, b], digits): ([Cell; 2], DigitSet)) -> String {
    match digits.single() {
        Some(digit) => format!("the small {digit}s in {a} and {b} block {digit}"),
        None => format!("the small digits in {a} and {b} block {}", numbers(digits)),
    }
}

/// Rule 22: how the closed cell came to be closed: `r2c5 is taken by 9`, `r2c5 sees the 3 in r2c9`.
pub(super) fn shut(block: &Block, cell: Cell, digit: Digit, ink: Option<Digit>) -> String {
    match (block.by, ink) {
        (Blocker::Ink { cell: holder }, Some(ink)) if holder == cell => {
            format!("{cell} is now taken by {ink}")
        }
        (Blocker::Ink { cell: holder }, _) => format!("{cell} now sees the {digit} in {holder}"),
        (Blocker::HalfDouble { cells: [a, b], .. }, _) => {
            format!("{cell} is now ruled out by the small {digit}s in {a} and {b}")
        }
        (Blocker::Group { cells: marks, digits }, _) => {
            let (name, digits) = (group(marks.len()), written(digits));
            format!("{cell} is now ruled out by the {name} {digits} in {}", cells(marks))
        }
    }
}
