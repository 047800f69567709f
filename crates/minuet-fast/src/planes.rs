//! Three planes that hold a whole position, so that one sweep looks at all cells at once.
//!
//! A plane holds every third cell in reading order: the cells that are the first, second or third of the
//! three that a row and a square share. A lane is a cell, its nine bits are the numbers the cell may have,
//! and lanes at the same place in the three planes lie in one row and one square, side by side. So the numbers
//! of such a *third* of a row are a union of planes, and the rest goes by turning a plane: every lane looks
//! at once at another row of its square, another square of its band, another band.
//!
//! The same sweep runs on vectors of 512 bits (`Wide`), of 256 bits (`Narrow`) and of 128 bits (`Neon`); only the few
//! operations of [`Plane`] differ. No branch depends on which numbers are where, so a sweep always takes the same time; and
//! that is short, as its instructions seldom wait for each other.

/// Code with instructions that not every processor has.
macro_rules! vector {
    ($code:expr) => {{
        // SAFETY: planes are made and looked at only inside the functions of `engine.rs` that are compiled
        // with these instructions, and called where the processor has them. What is loaded or stored is a
        // reference to as many bytes.
        #[allow(unsafe_code, reason = "the one place, for all kinds of plane")]
        unsafe {
            $code
        }
    }};
}

mod grid;
#[cfg(target_arch = "x86_64")]
mod narrow;
#[cfg(target_arch = "aarch64")]
mod neon;
mod split;
#[cfg(target_arch = "x86_64")]
mod wide;

pub(crate) use grid::{Grid, Stand};
#[cfg(target_arch = "x86_64")]
pub(crate) use narrow::Narrow;
#[cfg(target_arch = "aarch64")]
pub(crate) use neon::Neon;
#[cfg(target_arch = "x86_64")]
pub(crate) use wide::Wide;

/// Room for the lanes of one plane, whatever their order. One that is not a cell has no numbers.
pub(crate) type Lanes = [u16; 48];

/// The sets of numbers of 27 cells, one lane each: three bands of three squares of three rows.
pub(crate) trait Plane: Copy {
    /// The lane of each band, square and row.
    const LANE: [[[usize; 3]; 3]; 3];

    /// The plane with these lanes.
    fn load(lanes: &Lanes) -> Self;

    /// Its lanes.
    fn lanes(self) -> Lanes;

    /// The same numbers in every lane.
    fn all(numbers: u16) -> Self;

    /// The numbers that are in both.
    fn and(self, other: Self) -> Self;

    /// The numbers that are in at least one.
    fn or(self, other: Self) -> Self;

    /// The numbers that are not in the other.
    fn without(self, other: Self) -> Self;

    /// Each lane's numbers are those that many bands, squares and rows further on; after the last comes the
    /// first.
    fn turn<const BANDS: usize, const SQUARES: usize, const ROWS: usize>(self) -> Self;

    /// The first row of every square from the first plane, the second from the second, the third from the
    /// third.
    fn rows_of(planes: [Self; 3]) -> Self;

    /// All three rows of every square are this row.
    fn row<const ROW: usize>(self) -> Self;

    /// Only the lanes with exactly one number.
    fn singles(self) -> Self;

    /// Only the lanes with exactly three numbers.
    fn triples(self) -> Self;

    /// The other's lanes, but nothing else than the own numbers where these are three.
    fn triples_or(self, other: Self) -> Self;

    /// The other's lanes, but nothing else than the own numbers where there are some.
    fn some_or(self, other: Self) -> Self;

    /// Only the lowest number of the first lane that has any.
    fn first(self) -> Self;

    /// Whether no lane has a number.
    fn is_empty(self) -> bool;

    /// Whether some cell has no number.
    fn any_empty(planes: [Self; 3]) -> bool;

    /// Whether every cell has at most one number.
    fn all_single(planes: [Self; 3]) -> bool;

    /// Whether the two are the same.
    fn same(one: [Self; 3], other: [Self; 3]) -> bool;

    /// The three rows of each band's first square, 16 bits each, the first row lowest.
    fn first_squares(self) -> [u64; 3];

    /// The three rows of each square of the first band, 16 bits each, the first row lowest.
    fn first_band(self) -> [u64; 3];
}
