//! One character per cell.

use minuet_core::{Cell, Puzzle};

/// The digits in nine lines with the boxes set apart, `.` for an empty cell.
pub fn compact(puzzle: &Puzzle) -> String {
    let mut text = String::new();
    for cell in Cell::ALL {
        match puzzle.get(cell) {
            Some(digit) => text += &digit.to_string(),
            None => text.push('.'),
        }
        text += match (cell.row_number().get(), cell.column_number().get()) {
            (3 | 6, 9) => "\n------+-------+------\n",
            (_, 9) => "\n",
            (_, 3 | 6) => " | ",
            _ => " ",
        };
    }
    text
}
