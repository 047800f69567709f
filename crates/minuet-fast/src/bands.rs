//! Words of 27 bits: the cells of a band of three rows, and what a number's places in it say.
//!
//! The bit of a cell is `9 * column + 3 * row + square`: its column within the square, its row within the
//! band, its square within the band. So a shift by 9 goes from column to column, a shift by 3 from row to
//! row and a shift by 1 from square to square.

/// All cells of a band.
pub(crate) const BAND: u32 = (1 << 27) - 1;

/// The cells of the first square of a band; times a set of squares, the cells of these.
const SQUARE: u32 = 0o111_111_111;

/// The highest cell of each column of the band.
const COLUMNS: u32 = 0b111 | 0b111 << 9 | 0b111 << 18;

/// The bit of the cell with this index in reading order.
pub(crate) const fn bit(cell: usize) -> u32 {
    let (row, column) = (cell / 9, cell % 9);
    1 << (column % 3 * 9 + row % 3 * 3 + column / 3)
}

/// The squares that `places` are in, with all their cells.
#[inline(always)]
pub(crate) fn squares(places: u32) -> u32 {
    let rows = places | places >> 9 | places >> 18;
    ((rows | rows >> 3 | rows >> 6) & 0b111) * SQUARE
}

/// The columns that `places` are in, each by its highest cell.
#[inline(always)]
pub(crate) fn columns(places: u32) -> u32 {
    (places | places >> 3 | places >> 6) & COLUMNS
}

/// The cells of the columns that a number may have in one band, when it has these columns in the other
/// two: the squares below each other need a column each.
#[inline(always)]
pub(crate) fn beside(one: u32, other: u32) -> u32 {
    let neighbours = one & other >> 9 | other & one >> 9;
    let outer = one & other >> 18 | other & one >> 18;
    let fit = neighbours >> 9 & 0b111 | (outer & 0b111) << 9 | (neighbours & 0b111) << 18;
    fit | fit << 3 | fit << 6
}

/// The places that fit to those of a number in a band; above them three bits for the squares that have
/// only one line left.
#[derive(Clone, Copy)]
pub(crate) struct Fit(u32);

impl Fit {
    /// The places that fit in the same band, where each square needs a row of its own.
    #[inline(always)]
    pub(crate) fn of_rows(places: u32) -> Fit {
        ROW_FITS[((places | places >> 9 | places >> 18) & 0x1ff) as usize]
    }

    /// The places that fit in the other bands, which cannot have the only column of a square.
    #[inline(always)]
    pub(crate) fn of_columns(places: u32) -> Fit {
        // One multiplication moves the three groups of three bits side by side.
        let index = columns(places).wrapping_mul(1 << 12 | 1 << 6 | 1) >> 12 & 0x1ff;
        COLUMN_FITS[index as usize]
    }

    /// The cells that fit.
    #[inline(always)]
    pub(crate) fn cells(self) -> u32 {
        self.0 & BAND
    }

    /// Whether nothing fits.
    #[inline(always)]
    pub(crate) fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The squares that have one row left and one column, with all their cells.
    #[inline(always)]
    pub(crate) fn settled(self, other: Fit) -> u32 {
        ((self.0 & other.0) >> 27) * SQUARE
    }
}

/// By the rows of the squares that hold a place, at `3 * row + square`.
static ROW_FITS: [Fit; 512] = {
    let mut fits = [Fit(0); 512];
    let mut rows = 0;
    while rows < 512 {
        let fit = matched(rows as u32);
        fits[rows] = Fit((fit * (1 << 18 | 1 << 9 | 1)) | lone(fit) << 27);
        rows += 1;
    }
    fits
};

/// By the columns of the squares that hold a place, at `3 * column + square`.
static COLUMN_FITS: [Fit; 512] = {
    let mut fits = [Fit(0); 512];
    let mut columns = 0;
    while columns < 512 {
        let lone = lone(columns as u32);
        let only = columns as u32 & (lone * 0o111);
        let highest = only & 0b111 | (only >> 3 & 0b111) << 9 | only >> 6 << 18;
        fits[columns] = Fit(BAND & !(highest * 0o111) | lone << 27);
        columns += 1;
    }
    fits
};

/// The lines, of three for each of three squares, that are part of a way to give each square another.
const fn matched(lines: u32) -> u32 {
    let mut fit = 0;
    let mut first = 0;
    while first < 3 {
        let mut step = 1;
        while step < 3 {
            let (second, third) = ((first + step) % 3, (first + 2 * step) % 3);
            let way = 0b001 << (3 * first) | 0b010 << (3 * second) | 0b100 << (3 * third);
            if lines & way == way {
                fit |= way;
            }
            step += 1;
        }
        first += 1;
    }
    fit
}

/// The squares that have exactly one of their three lines.
const fn lone(lines: u32) -> u32 {
    let (a, b, c) = (lines & 0b111, lines >> 3 & 0b111, lines >> 6);
    (a ^ b ^ c) & !(a & b & c)
}
