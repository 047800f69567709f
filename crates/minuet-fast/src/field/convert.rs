//! Fields from what is to be counted, and pencil marks from fields.

use minuet_core::{Cell, Digit, Puzzle};

use super::Field;
use crate::bands::{bit, squares};
use crate::marks::Marks;
use crate::tables::COUNT;

/// The digits that are given, and the other numbers where neither a digit nor an equal one in the square is in
/// the way. The first look does the rest.
impl From<&Puzzle> for Field {
    fn from(puzzle: &Puzzle) -> Field {
        let words = digits(puzzle);
        let empty = [words[27], words[28], words[29]];
        let mut field = Field::EMPTY;
        let mut digits = 0;
        for i in 0..27 {
            let near = squares(words[i]);
            digits += u32::from(COUNT[near as usize & 0b111]);
            field.at[i] = words[i] | empty[i % 3] & !near;
        }
        // Equal digits in one square count once. Then they stay open, and looking for naked singles finds
        // that they cannot both be there.
        if digits + empty.map(u32::count_ones).iter().sum::<u32>() == 81 {
            field.open[..3].copy_from_slice(&empty);
        }
        field
    }
}

/// The places of the digits, and after those of 9 the empty cells. It takes no decisions, as nothing
/// foretells where a puzzle has its digits.
fn digits(puzzle: &Puzzle) -> [u32; 32] {
    let mut words = [0; 32];
    for (band, cells) in Cell::ALL.chunks_exact(27).enumerate() {
        for (&cell, bit) in cells.iter().zip(BIT) {
            let number = puzzle.get(cell).map_or(9, Digit::index);
            words[(3 * number + band) & 31] |= bit;
        }
    }
    words
}

impl From<&Marks> for Field {
    fn from(marks: &Marks) -> Field {
        let mut field = Field::EMPTY;
        for (band, cells) in marks.0.chunks_exact(27).enumerate() {
            for (&mark, bit) in cells.iter().zip(BIT) {
                for d in 0..9 {
                    field.at[3 * d + band] |= u32::from(mark >> d & 1) * bit;
                }
            }
        }
        field
    }
}

/// The numbers that each cell has left.
impl From<&Field> for Marks {
    fn from(field: &Field) -> Marks {
        let mut marks = Marks([0; 81]);
        for (i, &word) in field.at[..27].iter().enumerate() {
            let mut rest = word;
            while rest != 0 {
                let cell = CELL[rest.trailing_zeros() as usize & 31];
                marks.0[27 * (i % 3) + usize::from(cell)] |= 1 << (i / 3);
                rest &= rest - 1;
            }
        }
        marks
    }
}

/// The bits of the 27 cells of a band in reading order.
const BIT: [u32; 27] = {
    let mut bits = [0; 27];
    let mut cell = 0;
    while cell < 27 {
        bits[cell] = bit(cell);
        cell += 1;
    }
    bits
};

/// The place of each bit's cell in its band in reading order.
static CELL: [u8; 32] = {
    let mut cells = [0; 32];
    let mut cell = 0;
    while cell < 27 {
        cells[BIT[cell].trailing_zeros() as usize] = cell as u8;
        cell += 1;
    }
    cells
};
