//! The floor that dancers dance on: the racer's own position, all numbers side by side.
//!
//! A word has the 27 cells of a band of three rows. The bit of a cell is `9 * column + 3 * row + square`: its
//! column within the square, its row within the band, its square within the band.

mod convert;

use std::hash::{Hash, Hasher};

/// All cells of a band.
pub(crate) const BAND: u32 = (1 << 27) - 1;

/// The places of the nine numbers in one band. The lanes above stay empty, so that whole vectors fit.
pub(crate) type Numbers = [u32; 16];

/// The places of all numbers, band by band.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(crate) struct Floor {
    pub(crate) at: [Numbers; 3],
}

/// All words are compared whatever the first ones say: that takes no longer, and waits for no guess.
impl PartialEq for Floor {
    #[inline(always)]
    fn eq(&self, other: &Floor) -> bool {
        let mut different = 0;
        for (words, others) in self.at.iter().zip(&other.at) {
            for (word, other) in words.iter().zip(others) {
                different |= word ^ other;
            }
        }
        different == 0
    }
}

impl Eq for Floor {}

impl Hash for Floor {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.at.hash(state);
    }
}

/// A number in a cell, both counted from 0.
pub(crate) type Choice = (u8, u8);

impl Floor {
    pub(crate) const EMPTY: Floor = Floor { at: [[0; 16]; 3] };

    /// Whether one number is left in each cell. On a closed floor that is a solution.
    pub(crate) fn is_complete(&self) -> bool {
        self.counts().two == [0; 3]
    }

    /// The number of candidates over all 81 cells.
    pub(crate) fn left(&self) -> u16 {
        self.at.as_flattened().iter().map(|word| word.count_ones() as u16).sum()
    }

    /// Whether the number is a candidate of the cell.
    #[inline(always)]
    pub(crate) fn has(&self, (cell, digit): Choice) -> bool {
        let Spot { band, bit } = SPOT[cell as usize];
        self.at[band][digit as usize] & bit != 0
    }

    /// The same floor with nothing but the number in the cell.
    #[inline(always)]
    pub(crate) fn with(&self, (cell, digit): Choice) -> Floor {
        let mut floor = *self;
        let Spot { band, bit } = SPOT[cell as usize];
        let kept = floor.at[band][digit as usize] & bit;
        for word in &mut floor.at[band] {
            *word &= !bit;
        }
        floor.at[band][digit as usize] |= kept;
        floor
    }

    /// The candidates that at least one of the two has.
    pub(crate) fn union(&self, other: &Floor) -> Floor {
        self.joined(other, |own, others| own | others)
    }

    /// The candidates that both have.
    pub(crate) fn intersection(&self, other: &Floor) -> Floor {
        self.joined(other, |own, others| own & others)
    }

    #[inline(always)]
    fn joined(&self, other: &Floor, join: impl Fn(u32, u32) -> u32) -> Floor {
        let mut floor = *self;
        for (words, others) in floor.at.iter_mut().zip(&other.at) {
            for (word, &other) in words.iter_mut().zip(others) {
                *word = join(*word, other);
            }
        }
        floor
    }

    /// Whether every candidate of it is one of `other`.
    pub(crate) fn is_within(&self, other: &Floor) -> bool {
        self.intersection(other) == *self
    }

    /// The cells with at least one, two, three candidates.
    #[inline(always)]
    pub(crate) fn counts(&self) -> Counts {
        let mut counts = Counts { one: [0; 3], two: [0; 3], three: [0; 3] };
        for (band, words) in self.at.iter().enumerate() {
            let (mut one, mut two, mut three) = (0, 0, 0);
            for &word in &words[..9] {
                three |= two & word;
                two |= one & word;
                one |= word;
            }
            (counts.one[band], counts.two[band], counts.three[band]) = (one, two, three);
        }
        counts
    }
}

/// The cells of each band with at least one, two, three candidates.
pub(crate) struct Counts {
    pub(crate) one: [u32; 3],
    pub(crate) two: [u32; 3],
    pub(crate) three: [u32; 3],
}

/// Where a cell is.
#[derive(Clone, Copy)]
pub(crate) struct Spot {
    pub(crate) band: usize,
    pub(crate) bit: u32,
}

impl Spot {
    const fn of(cell: usize) -> Spot {
        let (row, column) = (cell / 9, cell % 9);
        Spot { band: row / 3, bit: 1 << (column % 3 * 9 + row % 3 * 3 + column / 3) }
    }
}

/// Where each cell is, in reading order.
pub(crate) static SPOT: [Spot; 81] = {
    let mut spots = [Spot { band: 0, bit: 0 }; 81];
    let mut cell = 0;
    while cell < 81 {
        spots[cell] = Spot::of(cell);
        cell += 1;
    }
    spots
};

/// The cell of each bit of each band.
pub(crate) static CELL: [[u8; 32]; 3] = {
    let mut cells = [[0; 32]; 3];
    let mut cell = 0;
    while cell < 81 {
        let Spot { band, bit } = Spot::of(cell);
        cells[band][bit.trailing_zeros() as usize] = cell as u8;
        cell += 1;
    }
    cells
};
