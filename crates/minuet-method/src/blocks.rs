//! Which marks close what: the evidence of Steps 1 and 2, where no candidates can be looked at.

use minuet_core::{Block, Blocker, Cell, CellSet, Digit, DigitSet, Reading, Sheet};

use crate::effect::mark_closes;

/// The fewest marks, found greedily, that close each of `cells` to `digit`.
pub(crate) fn closing(
    sheet: &Sheet,
    reading: &Reading,
    cells: CellSet,
    digit: Digit,
) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut rest = cells;
    while !rest.is_empty() {
        let covered = |mark: &Blocker| -> CellSet {
            rest.iter().filter(|&cell| mark_closes(mark, cell, digit, sheet, reading)).collect()
        };
        // A filled cell is seen without looking elsewhere, so it wins among equals by coming first.
        let marks = inks(cells).chain(inks_of(sheet, digit)).chain(sheet.marks().iter().copied());
        let Some((by, closed)) = most(marks.map(|mark| (mark, covered(&mark)))) else { break };
        blocks.push(Block { by, cells: closed, digits: digit.into() });
        rest -= closed;
    }
    blocks
}

/// The marks that close `cell` to each of `digits`: those of its row, its column and its square, in this
/// order, then half doubles, doubles and triples.
pub(crate) fn shutting(
    sheet: &Sheet,
    reading: &Reading,
    cell: Cell,
    digits: DigitSet,
) -> Vec<Block> {
    let lines = cell.structures().into_iter().flat_map(|structure| inks(structure.cells()));
    let marks = lines.chain(sheet.marks().iter().copied());
    let mut rest = digits;
    let mut blocks = Vec::new();
    for by in marks {
        let shut: DigitSet =
            rest.iter().filter(|&digit| mark_closes(&by, cell, digit, sheet, reading)).collect();
        if !shut.is_empty() {
            blocks.push(Block { by, cells: cell.into(), digits: shut });
            rest -= shut;
        }
    }
    blocks
}

fn inks(cells: CellSet) -> impl Iterator<Item = Blocker> {
    cells.iter().map(|cell| Blocker::Ink { cell })
}

fn inks_of(sheet: &Sheet, digit: Digit) -> impl Iterator<Item = Blocker> {
    let holders: CellSet =
        sheet.inked().iter().filter(|&cell| sheet.ink(cell) == Some(digit)).collect();
    inks(holders)
}

/// The mark that closes the most cells, the first of them among equals; `None` if nothing is closed.
fn most(marks: impl Iterator<Item = (Blocker, CellSet)>) -> Option<(Blocker, CellSet)> {
    let mut best: Option<(Blocker, CellSet)> = None;
    for (mark, closed) in marks {
        if closed.len() > best.map_or(0, |(_, most)| most.len()) {
            best = Some((mark, closed));
        }
    }
    best
}
