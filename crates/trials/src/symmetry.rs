//! The transformations that keep a Sudoku what it is.

use minuet_core::{Cell, Digit, Puzzle};

/// Relabelling of numbers, transposing, permutations of rows within bands, columns within stacks, bands and
/// stacks: one of the 2 × 6⁸ × 9! of them.
#[derive(Clone, Debug)]
pub struct Symmetry {
    /// Where each row comes from.
    pub rows: [usize; 9],
    /// Where each column comes from.
    pub columns: [usize; 9],
    /// What each number becomes.
    pub digits: [Digit; 9],
    /// Whether rows and columns change places.
    pub transposed: bool,
}

impl Symmetry {
    /// A symmetry made from random numbers: `random(n)` gives one below `n`.
    pub fn random(mut random: impl FnMut(usize) -> usize) -> Symmetry {
        let lines = |random: &mut dyn FnMut(usize) -> usize| {
            let bands = shuffled([0, 1, 2], random);
            let inner = [0; 3].map(|_: usize| shuffled([0, 1, 2], random));
            std::array::from_fn(|i| bands[i / 3] * 3 + inner[i / 3][i % 3])
        };
        Symmetry {
            rows: lines(&mut random),
            columns: lines(&mut random),
            digits: shuffled(Digit::ALL, &mut random),
            transposed: random(2) == 1,
        }
    }

    /// The puzzle after the transformation.
    pub fn apply(&self, puzzle: &Puzzle) -> Puzzle {
        let mut image = Puzzle::EMPTY;
        for cell in Cell::ALL {
            let (row, column) = (self.rows[cell.index() / 9], self.columns[cell.index() % 9]);
            let (row, column) = if self.transposed { (column, row) } else { (row, column) };
            let source = Cell::ALL[row * 9 + column];
            image.set(cell, puzzle.get(source).map(|digit| self.digits[digit.index()]));
        }
        image
    }
}

fn shuffled<T, const N: usize>(
    mut items: [T; N],
    random: &mut (impl FnMut(usize) -> usize + ?Sized),
) -> [T; N] {
    for i in (1..N).rev() {
        items.swap(i, random(i + 1));
    }
    items
}
