//! One number on the whole grid, cut into lines of three cells.
//!
//! A *third* is where a row (or a column) meets a square: three cells. What a number shows can all be told
//! from how many places each third has and which other thirds of its row, column or square have any:
//!
//! ```text
//!        along: the row          across: the square
//!        [###] [...] [...]       [###] . . .
//!                                [...] . . .
//!                                [...] . . .
//! ```
//!
//! The 27 thirds of the rows fit in one word, at `9 * band + 3 * row + square`, and those of the columns in
//! another, at `9 * column + 3 * band + square`.

use crate::floor::BAND;

/// The thirds that have at least one, two, three places.
pub(crate) struct Thirds {
    pub(crate) one: u32,
    pub(crate) two: u32,
    pub(crate) three: u32,
}

impl Thirds {
    #[inline(always)]
    pub(crate) fn of_rows(places: [u32; 3]) -> Thirds {
        let [a, b, c] = places.map(|word| Thirds::of(word, word >> 9, word >> 18));
        let pack = |a, b, c| a & 0x1ff | (b & 0x1ff) << 9 | (c & 0x1ff) << 18;
        Thirds {
            one: pack(a.one, b.one, c.one),
            two: pack(a.two, b.two, c.two),
            three: pack(a.three, b.three, c.three),
        }
    }

    #[inline(always)]
    pub(crate) fn of_columns(places: [u32; 3]) -> Thirds {
        let [a, b, c] = places.map(|word| Thirds::of(word, word >> 3, word >> 6));
        let pack = |a, b, c| a & FIRST_ROW | (b & FIRST_ROW) << 3 | (c & FIRST_ROW) << 6;
        Thirds {
            one: pack(a.one, b.one, c.one),
            two: pack(a.two, b.two, c.two),
            three: pack(a.three, b.three, c.three),
        }
    }

    #[inline(always)]
    fn of(a: u32, b: u32, c: u32) -> Thirds {
        Thirds { one: a | b | c, two: a & b | (a | b) & c, three: a & b & c }
    }

    /// Those that are the first of three, each taken together with the two that lie `step` bits apart: the
    /// threes that have exactly two places.
    #[inline(always)]
    pub(crate) fn twos(&self, step: u32, first: u32) -> u32 {
        let shifted = |i: u32| {
            let by = |word: u32| word >> (i * step);
            Thirds { one: by(self.one), two: by(self.two), three: by(self.three) }
        };
        let [a, b, c] = [shifted(0), shifted(1), shifted(2)];
        let at_least_two = Thirds::of(a.one, b.one, c.one).two | a.two | b.two | c.two;
        let more = a.one & b.one & c.one
            | a.two & (b.one | c.one)
            | b.two & (a.one | c.one)
            | c.two & (a.one | b.one)
            | (a.three | b.three | c.three);
        at_least_two & !more & first
    }
}

/// The first row of a band.
pub(crate) const FIRST_ROW: u32 = 0o007_007_007;

/// The cells of the rows' thirds in a band.
#[inline(always)]
pub(crate) fn row_cells(thirds: u32, band: usize) -> u32 {
    let cells = thirds >> (9 * band) & 0x1ff;
    cells | cells << 9 | cells << 18
}

/// The cells of the columns' thirds in a band.
#[inline(always)]
pub(crate) fn column_cells(thirds: u32, band: usize) -> u32 {
    let cells = thirds >> (3 * band) & FIRST_ROW;
    cells | cells << 3 | cells << 6
}

/// The other two of each three that lie one bit apart.
#[inline(always)]
pub(crate) fn beside(set: u32) -> u32 {
    set << 1 & 0o666_666_666
        | set >> 1 & 0o333_333_333
        | set << 2 & 0o444_444_444
        | set >> 2 & 0o111_111_111
}

/// The other two of each three that lie three bits apart.
#[inline(always)]
pub(crate) fn below(set: u32) -> u32 {
    set << 3 & 0o770_770_770
        | set >> 3 & 0o077_077_077
        | set << 6 & 0o700_700_700
        | set >> 6 & 0o007_007_007
}

/// The other two of each three that lie nine bits apart.
#[inline(always)]
pub(crate) fn next(set: u32) -> u32 {
    (set << 9 | set >> 9 | set << 18 | set >> 18) & BAND
}
