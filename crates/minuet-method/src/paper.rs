//! The player's paper as the teacher reads it, and what is on it after the teacher has written.
//!
//! A small digit or a number on a margin counts as a half double, and big digits as a double or triple, where the
//! paper leaves no other cell for them.

use minuet_core::paper::{Cells, Margins, Marks};
use minuet_core::{
    Blocker, Cell, CellSet, Dancer, Digit, DigitSet, LineState, Misfit, Paper, Position, Reading,
    Sheet, Structure,
};

/// The teacher's sheet for what is on a paper.
///
/// # Errors
///
/// When the minuets do not fit on it.
pub fn read(paper: &Paper) -> Result<Sheet, Misfit> {
    let (main, marks) = main_line(paper);
    let written = paper.open().iter().filter(|&cell| paper.pencil.is_written(cell));
    let mut sheet = Sheet::resume(&paper.puzzle, main, written.collect(), marks);
    let mut path = Vec::new();
    for (level, dance) in (0..).zip(&paper.dances) {
        path.extend(dance.by);
        let ground = sheet.lane(&path).ok_or(Misfit::NoSuchDancer)?;
        let lanes = Dancer::BOTH
            .map(|dancer| line(dance.marks(dancer), ground.position(), ground.solved()));
        let depth = Reading::MAX_DEPTH.saturating_sub(level).max(1);
        sheet.resume_dance(dance.starter, depth, dance.by, lanes)?;
    }
    Ok(sheet)
}

/// What is written on the main line and what it rules out.
fn main_line(paper: &Paper) -> (LineState, Vec<Blocker>) {
    let ink = paper.all_ink();
    let mut position = Position::of(&ink).intersection(&paper.pencilled());
    ink.iter().for_each(|(cell, digit)| position.set(cell, digit.into()));
    let mut marks = Vec::new();
    let groups = groups(paper);
    for group in &groups {
        let Blocker::Group { cells, digits } = *group else { continue };
        if !is_told(paper, cells, digits) {
            continue;
        }
        for holder in cells.structures() {
            (holder.cells() - cells).iter().for_each(|cell| position.erase(cell, digits));
        }
    }
    let mut left = half_doubles(paper);
    loop {
        let before = left.len();
        left.retain(|&(structure, digit, cells)| {
            let both: CellSet = cells.into_iter().collect();
            if !position.places(digit, structure).is_subset(both) {
                return true;
            }
            marks.push(Blocker::HalfDouble { structure, digit, cells });
            for holder in both.structures() {
                (holder.cells() - both).iter().for_each(|cell| position.erase(cell, digit.into()));
            }
            false
        });
        if left.len() == before {
            break;
        }
    }
    marks.extend(groups);
    let marked = CellSet::EMPTY;
    (LineState { position, solved: ink.filled(), marked }, marks)
}

/// The small digits that are in exactly two cells of their square, and the numbers on margins that have exactly
/// two candidates there.
fn half_doubles(paper: &Paper) -> Vec<(Structure, Digit, [Cell; 2])> {
    let written = |structure: Structure, digit: Digit| -> CellSet {
        let open = structure.cells() & paper.open();
        open.iter().filter(|&cell| paper.pencil.get(cell).contains(digit)).collect()
    };
    let mut found = Vec::new();
    for structure in Structure::ALL {
        for digit in Digit::ALL {
            let cells = match structure {
                Structure::Square(_) => paper.small_cells(structure, digit),
                Structure::Row(_) | Structure::Column(_)
                    if paper.margins.get(structure).contains(digit) =>
                {
                    written(structure, digit)
                }
                Structure::Row(_) | Structure::Column(_) => CellSet::EMPTY,
            };
            found.extend(cells.pair().map(|cells| (structure, digit, cells)));
        }
    }
    found
}

/// Two or three cells of a square that have no more different big digits than cells. Once all candidates are
/// written, Step 3 finds them anyway.
fn groups(paper: &Paper) -> Vec<Blocker> {
    if paper.is_filled() {
        return Vec::new();
    }
    let mut groups = Vec::new();
    for square in Structure::squares() {
        let open = (square.cells() & paper.open()).iter();
        let written: Vec<Cell> =
            open.filter(|&cell| (2..=3).contains(&paper.pencil.get(cell).len())).collect();
        let subsets = (0_u32..1 << written.len()).filter(|set| (2..=3).contains(&set.count_ones()));
        for subset in subsets {
            let chosen = written.iter().enumerate().filter(|(index, _)| subset >> index & 1 == 1);
            let cells: CellSet = chosen.map(|(_, &cell)| cell).collect();
            let digits =
                cells.iter().fold(DigitSet::EMPTY, |all, cell| all | paper.pencil.get(cell));
            if digits.len() == cells.len() {
                groups.push(Blocker::Group { cells, digits });
            }
        }
    }
    groups.sort_by_key(|group| matches!(group, Blocker::Group { cells, .. } if cells.len() == 3));
    groups
}

/// Whether small digits say that a group is one (Corollaries 13a, 16a). Big digits alone may be candidates that only look
/// like a group, and what follows from them is for the player to see.
fn is_told(paper: &Paper, cells: CellSet, digits: DigitSet) -> bool {
    digits.iter().all(|digit| {
        let small = cells.iter().filter(|&cell| paper.small.get(cell).contains(digit));
        small.count() == 2
    })
}

/// What a dancer has come to on the line it was grown from.
fn line(marks: &Marks, ground: &Position, solved: CellSet) -> LineState {
    let mut position = *ground;
    for cell in Cell::ALL {
        match marks.enclosed.get(cell) {
            Some(digit) => position.set(cell, ground.get(cell) & DigitSet::of(digit)),
            None if marks.dots.is_void(cell) => position.set(cell, DigitSet::EMPTY),
            None => {
                let kept = marks.dots.get(cell);
                if !kept.is_empty() {
                    position.set(cell, ground.get(cell) & kept);
                }
            }
        }
    }
    // What is enclosed counts as solved once Rule 19 has been applied to it.
    let applied =
        |&(cell, digit): &(Cell, Digit)| !cell.seen().iter().any(|seen| position.has(seen, digit));
    let enclosed = marks.enclosed.iter().filter(applied).map(|(cell, _)| cell);
    let marked =
        Cell::ALL.into_iter().filter(|&cell| marks.dots.is_written(cell)).collect::<CellSet>();
    LineState {
        position,
        solved: solved | enclosed.collect(),
        marked: marked | marks.enclosed.filled(),
    }
}

/// The paper after the teacher's sheet has been copied onto it. What the player has written besides stays, as long as
/// it is possible.
pub fn written(paper: &Paper, sheet: &Sheet) -> Paper {
    let mut after = Paper { puzzle: paper.puzzle, ..Paper::from(sheet) };
    keep_small(paper, sheet, &mut after);
    for line in Margins::lines() {
        let stands = |digit: &Digit| sheet.position().places(*digit, line).len() == 2;
        let kept: DigitSet = paper.margins.get(line).iter().filter(stands).collect();
        after.margins.set(line, sheet.margin(line) | kept);
    }
    after
}

/// A half double stays as long as its number is not inked, for Rule 22 needs the cell that has been closed;
/// other small digits stay where they are still possible.
fn keep_small(paper: &Paper, sheet: &Sheet, after: &mut Paper) {
    after.small = Cells::default();
    for square in Structure::squares() {
        for digit in Digit::ALL {
            if square.cells().iter().any(|cell| sheet.ink(cell) == Some(digit)) {
                continue;
            }
            let written = sheet.marks().iter().filter_map(|mark| match *mark {
                Blocker::HalfDouble { structure, digit: of, cells } => {
                    (structure == square && of == digit).then_some(cells)
                }
                Blocker::Ink { .. } | Blocker::Group { .. } => None,
            });
            let written: CellSet = written.flatten().collect();
            let marked = paper.small_cells(square, digit) | written;
            let possible = marked & sheet.position().places(digit, square);
            let kept = if marked.len() == 2 && !possible.is_empty() { marked } else { possible };
            for cell in kept.iter() {
                after.small.set(cell, after.small.get(cell) | DigitSet::of(digit));
            }
        }
    }
}
