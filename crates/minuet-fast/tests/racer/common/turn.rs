//! Turns that make an essentially equal puzzle.

use minuet_core::{Cell, Digit, Puzzle};

use super::Chance;

/// The puzzle relabelled, its rows, columns, bands and stacks permuted, perhaps transposed.
pub(crate) fn turned(puzzle: &Puzzle, chance: &mut Chance) -> Puzzle {
    let mut digits = Digit::ALL;
    chance.shuffle(&mut digits);
    let (rows, columns) = (lines(chance), lines(chance));
    let transposed = chance.below(2) == 1;
    let mut turned = Puzzle::EMPTY;
    for (cell, digit) in puzzle.iter() {
        let (row, column) = (rows[cell.index() / 9], columns[cell.index() % 9]);
        let to = if transposed { column * 9 + row } else { row * 9 + column };
        turned.set(Cell::ALL[to], Some(digits[digit.index()]));
    }
    turned
}

/// Nine lines, three by three: the threes are permuted, and the lines within each.
fn lines(chance: &mut Chance) -> [usize; 9] {
    let mut bands = [0, 1, 2];
    chance.shuffle(&mut bands);
    let mut lines = [0; 9];
    for (i, band) in bands.into_iter().enumerate() {
        let mut within = [0, 1, 2];
        chance.shuffle(&mut within);
        for (j, line) in within.into_iter().enumerate() {
            lines[3 * i + j] = 3 * band + line;
        }
    }
    lines
}
