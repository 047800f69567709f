//! The canonical form: one puzzle for all that differ only by a symmetry.

mod draft;
mod labels;

use minuet_core::Puzzle;

use crate::Symmetry;
use draft::{Draft, Least};
use labels::Labels;

/// The smallest of all images of a puzzle under the symmetries, as strings of 81 characters in reading
/// order with 0 for an empty cell ("min-lex").
///
/// Two puzzles have the same canonical form when some symmetry turns one into the other, and only then.
/// It is defined for nonsense too.
///
/// ```
/// use minuet_core::Puzzle;
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
///         .parse().unwrap();
/// let canonical = minuet_make::canonical(&puzzle);
/// assert!(canonical < puzzle);
/// assert_eq!(minuet_make::canonical(&canonical), canonical);
/// ```
pub fn canonical(puzzle: &Puzzle) -> Puzzle {
    to_canonical(puzzle).apply(puzzle)
}

/// A symmetry that leads from a puzzle to its canonical form.
///
/// A puzzle with symmetries of its own has several; this is always the same one.
pub fn to_canonical(puzzle: &Puzzle) -> Symmetry {
    let views = Views::of(puzzle);
    let mut drafts = Draft::FIRST.to_vec();
    let mut least = Least::new();
    for slot in 0..27 {
        for draft in &drafts {
            draft.write(slot, &views, &mut least);
        }
        least.take(&mut drafts);
    }
    drafts[0].symmetry()
}

/// The digits of a puzzle by rows and by columns, 0 for an empty cell.
struct Views {
    /// Rows are longer than nine so that the compiler sees that no index is out of bounds.
    digits: [[[u8; 16]; 9]; 2],
    /// For each view and row, how many digits each stack has, four bits each.
    counts: [[u16; 9]; 2],
    /// For each view, the rows without a digit.
    empty: [u16; 2],
}

impl Views {
    fn of(puzzle: &Puzzle) -> Views {
        let mut views = Views { digits: [[[0; 16]; 9]; 2], counts: [[0; 9]; 2], empty: [0x1ff; 2] };
        for (cell, digit) in puzzle.iter() {
            let (row, column) = (cell.index() / 9, cell.index() % 9);
            views.digits[0][row][column] = digit.get();
            views.digits[1][column][row] = digit.get();
            views.counts[0][row] += 1 << (column / 3 * 4);
            views.counts[1][column] += 1 << (row / 3 * 4);
            views.empty[0] &= !(1 << row);
            views.empty[1] &= !(1 << column);
        }
        views
    }

    /// How many digits a row has within the stack of a column.
    fn count(&self, view: u8, row: u8, column: u8) -> u8 {
        (self.counts[usize::from(view)][usize::from(row)] >> (column / 3 * 4)) as u8 & 15
    }
}
