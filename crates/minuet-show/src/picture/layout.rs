//! Where everything goes on the sheet: all measures in one place.

use minuet_core::{Cell, Digit, Ordinal, Structure};

use super::Point;

/// The side of a cell.
pub(super) const CELL: i32 = 420;
/// The side of the grid.
pub(super) const GRID: i32 = 9 * CELL;
/// Room at the left and above for the names of rows and columns.
pub(super) const BEFORE: i32 = 100;
/// Room at the right for the margins of rows: three digits side by side.
pub(super) const RIGHT: i32 = 200;
/// Room below for the margins of columns.
pub(super) const BELOW: i32 = 200;
/// The strip at the top of a cell that small digits have for themselves.
pub(super) const STRIP: i32 = 54;
/// The room under the candidates, so that no dot touches a line.
const FOOT: i32 = 15;

/// Lines of the grid.
pub(super) const THIN: i32 = 5;
pub(super) const HEAVY: i32 = 16;

/// Sizes of digits.
pub(super) const INK: i32 = 270;
pub(super) const PENCIL: i32 = 84;
pub(super) const SMALL: i32 = 52;
pub(super) const MARGIN: i32 = 72;
pub(super) const LABEL: i32 = 70;

/// From one small digit to the next.
const SMALL_PITCH: i32 = 42;
/// From one digit of a margin to the next, and from one line of them to the next.
const MARGIN_PITCH: i32 = 53;
const MARGIN_LINE: i32 = 74;
/// The most digits in a line under a column.
const MOST: i32 = 7;

/// The upper left corner of a cell.
pub(super) fn corner(cell: Cell) -> Point {
    let [row, column] = [cell.row_number(), cell.column_number()].map(start);
    Point::new(column, row)
}

/// Where a row or column starts.
fn start(ordinal: Ordinal) -> i32 {
    BEFORE + CELL * ordinal.index() as i32
}

/// The middle of a cell.
pub(super) fn middle(cell: Cell) -> Point {
    corner(cell).plus(CELL / 2, CELL / 2)
}

/// The middle of a candidate's place, one of three by three under the strip of the cell with this corner.
pub(super) fn place(corner: Point, digit: Digit) -> Point {
    let (column, row) = (digit.index() as i32 % 3, digit.index() as i32 / 3);
    let (width, height) = (CELL / 3, (CELL - STRIP - FOOT) / 3);
    corner.plus(column * width + width / 2, STRIP + row * height + height / 2)
}

/// Where the baseline of the small digit number `index` starts.
pub(super) fn small(cell: Cell, index: usize) -> Point {
    corner(cell).plus(18 + SMALL_PITCH * index as i32, 50)
}

/// The middle of the digit number `index` of `count` on a margin.
pub(super) fn margin(line: Structure, index: usize, count: usize) -> Point {
    let (index, count) = (index as i32, count as i32);
    match line {
        Structure::Column(column) => {
            let (line, place) = (index / MOST, index % MOST);
            let beside = (count - line * MOST).min(MOST);
            let left = start(column) + CELL / 2 - (beside - 1) * MARGIN_PITCH / 2;
            Point::new(left + place * MARGIN_PITCH, BEFORE + GRID + 62 + line * MARGIN_LINE)
        }
        Structure::Row(row) | Structure::Square(row) => {
            let lines = (count + 2) / 3;
            let top = start(row) + CELL / 2 - (lines - 1) * MARGIN_LINE / 2;
            let left = BEFORE + GRID + 52;
            Point::new(left + index % 3 * MARGIN_PITCH, top + index / 3 * MARGIN_LINE)
        }
    }
}

/// The middle of the name of a row or column.
pub(super) fn label(line: Structure) -> Point {
    match line {
        Structure::Column(column) => Point::new(start(column) + CELL / 2, BEFORE / 2),
        Structure::Row(row) | Structure::Square(row) => {
            Point::new(BEFORE / 2, start(row) + CELL / 2)
        }
    }
}

/// The upper left corner, width and height of a structure.
pub(super) fn extent(structure: Structure) -> (Point, i32, i32) {
    let first = structure.cells().first().map_or(Point::new(BEFORE, BEFORE), corner);
    match structure {
        Structure::Row(_) => (first, GRID, CELL),
        Structure::Column(_) => (first, CELL, GRID),
        Structure::Square(_) => (first, 3 * CELL, 3 * CELL),
    }
}
