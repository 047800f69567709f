//! One number on the whole grid, cut into lines of three cells.
//!
//! A *third* is where a row (or a column) meets a square: three cells. The grid is 27 thirds of rows, and
//! again 27 thirds of columns. A number's singles, half doubles and aligned threes can all be told from how
//! many places each third has and which other thirds of its row, column or square have any:
//!
//! ```text
//!        along: the row          across: the square
//!        [###] [...] [...]       [###] . . .
//!                                [...] . . .
//!                                [...] . . .
//! ```
//!
//! The bit of a third is that of its first cell, so all 27 are looked at with the same few operations.

use minuet_core::Blocking;

/// The two ways to cut the grid.
pub(crate) const OF_ROWS: Thirds = Thirds::new(1, 3, 9);
pub(crate) const OF_COLUMNS: Thirds = Thirds::new(9, 27, 1);

/// The thirds of all rows, or of all columns.
pub(crate) struct Thirds {
    /// From a cell to the next one in its third.
    inner: u32,
    /// The first cell of each third.
    first: u128,
    along: Cycle,
    across: Cycle,
}

/// What one number shows.
pub(crate) struct Look {
    /// The cells where it is the only one of a structure.
    pub(crate) alone: u128,
    /// The cells that a half double (or three aligned cells) closes to it.
    pub(crate) blocked: u128,
    /// Some cell of each structure that has no place for it.
    pub(crate) missing: u128,
}

impl Thirds {
    const fn new(inner: u32, along: u32, across: u32) -> Thirds {
        let first = Cycle::new(inner, u128::MAX).at[0];
        Thirds { inner, first, along: Cycle::new(along, first), across: Cycle::new(across, first) }
    }

    /// Looks at a number with these places.
    #[inline(always)]
    pub(crate) fn look(&self, places: u128, blocking: Blocking) -> Look {
        let [a, b, c] = [0, 1, 2].map(|i| places >> (i * self.inner) & self.first);
        let (one, two, three) = (a | b | c, a & b | (a | b) & c, a & b & c);
        let (along, across) = (self.along.others(one), self.across.others(one));
        let single = one & !two;
        let blocks = match blocking {
            Blocking::Never => 0,
            Blocking::HalfDoubles => two & !three,
            Blocking::Aligned => two,
        };
        let blocked = self.across.others(blocks & !along) | self.along.others(blocks & !across);
        Look {
            alone: places & self.cells(single & !(along & across)),
            blocked: self.cells(blocked),
            missing: self.first & !(one | along & across),
        }
    }

    fn cells(&self, thirds: u128) -> u128 {
        thirds | thirds << self.inner | thirds << (2 * self.inner)
    }
}

/// Threes of places that lie the same step apart.
struct Cycle {
    step: u32,
    /// The first, second and third of each three.
    at: [u128; 3],
}

impl Cycle {
    const fn new(step: u32, among: u128) -> Cycle {
        let mut at = [0; 3];
        let mut cell = 0;
        while cell < 81 {
            at[(cell / step % 3) as usize] |= 1 << cell & among;
            cell += 1;
        }
        Cycle { step, at }
    }

    /// The other two of each three.
    #[inline(always)]
    fn others(&self, set: u128) -> u128 {
        let [first, second, third] = self.at;
        let (one, two) = (self.step, 2 * self.step);
        set >> one & (first | second)
            | set << one & (second | third)
            | set >> two & first
            | set << two & third
    }
}
