//! Nine rows of nine cells, with or without bars and rules between them:
//! `53..7....` or `|53.|.7.|...|`. With placed digits there are two grids, `[Puzzle]` and `[State]`.

use minuet_core::{Cell, Puzzle, Setup};

use crate::block::{Frame, RowBlock};
use crate::cells::sign;
use crate::detect::is_gap;
use crate::text::Line;
use crate::{Empty, ErrorKind, Expected, Format, FormatError};

/// Reads nine rows.
pub(crate) fn read(block: &RowBlock<'_>) -> Result<Setup, FormatError> {
    let mut puzzle = Puzzle::EMPTY;
    for (i, row) in block.rows.iter().enumerate() {
        read_row(row, i, &mut puzzle)?;
    }
    block.check_rows(Format::Grid)?;
    Ok(Setup::from(puzzle))
}

fn read_row(row: &Line<'_>, i: usize, puzzle: &mut Puzzle) -> Result<(), FormatError> {
    let piece = row.piece();
    let mut found = 0;
    for (at, c) in piece.text.char_indices().filter(|&(_, c)| !is_gap(c)) {
        let Some(digit) = sign(c) else {
            let kind = ErrorKind::Character { expected: Expected::Cell, found: Some(c) };
            return Err(row.error(piece.fault_at(at, kind), Some(Format::Grid)));
        };
        if let Some(cell) = Cell::new(9 * i + found).filter(|_| found < 9) {
            puzzle.set(cell, digit);
        }
        found += 1;
    }
    if found == 9 {
        return Ok(());
    }
    let kind = ErrorKind::Cells { expected: 9, found };
    Err(row.error(piece.fault_at_end(kind), Some(Format::Grid)))
}

/// The setup of a `[Puzzle]` and its `[State]`: what the state has more is placed.
pub(crate) fn join(
    puzzle: Puzzle,
    state: Puzzle,
    block: &RowBlock<'_>,
) -> Result<Setup, FormatError> {
    let mut setup = Setup::from(puzzle);
    for (cell, found) in state.iter() {
        match puzzle.get(cell) {
            None => setup.placed.set(cell, Some(found)),
            Some(given) if given != found => {
                return Err(changed(block, cell, ErrorKind::Given { cell, given, found }));
            }
            Some(_) => {}
        }
    }
    Ok(setup)
}

fn changed(block: &RowBlock<'_>, cell: Cell, kind: ErrorKind) -> FormatError {
    let row = &block.rows[cell.row_number().index()];
    let piece = row.piece();
    let mut cells = piece.text.char_indices().filter(|&(_, c)| !is_gap(c));
    let at = cells.nth(cell.column_number().index()).map_or(0, |(at, _)| at);
    row.error(piece.fault_at(at, kind), Some(Format::Grid))
}

/// Writes the givens, and the state below where digits have been placed.
pub(crate) fn write(setup: &Setup, empty: Empty, frame: Frame) -> String {
    let puzzle = write_rows(&setup.puzzle, empty, frame);
    let ink = setup.ink();
    if ink == setup.puzzle {
        return puzzle;
    }
    format!("[Puzzle]\n{puzzle}\n[State]\n{}", write_rows(&ink, empty, frame))
}

const RULE: &str = "+-------+-------+-------+";

fn write_rows(puzzle: &Puzzle, empty: Empty, frame: Frame) -> String {
    let mut rows = Vec::new();
    for i in 0..9 {
        if frame == Frame::Ruled && i % 3 == 0 {
            rows.push(RULE.to_owned());
        }
        rows.push(write_row(puzzle, i, empty, frame));
    }
    if frame == Frame::Ruled {
        rows.push(RULE.to_owned());
    }
    rows.join("\n")
}

fn write_row(puzzle: &Puzzle, i: usize, empty: Empty, frame: Frame) -> String {
    let cells = Cell::ALL[9 * i..9 * i + 9]
        .iter()
        .map(|&cell| puzzle.get(cell).map_or(empty.sign(), |digit| char::from(b'0' + digit.get())));
    if frame == Frame::Bare {
        return cells.collect();
    }
    let mut row = String::from("|");
    for (k, cell) in cells.enumerate() {
        row.push(' ');
        row.push(cell);
        if k % 3 == 2 {
            row.push_str(" |");
        }
    }
    row
}
