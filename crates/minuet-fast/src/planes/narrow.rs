//! A plane in three vectors of 256 bits, one for each row of the squares, for processors with AVX2.

use std::arch::x86_64::*;

use super::{Lanes, Plane};

/// The first rows of all squares, the second, the third: turning rows is only another name for a vector. Squares are
/// four lanes apart and their bands side by side, so that turning bands stays within 64 bits. Every fourth lane is
/// unused, and so are the last four.
#[derive(Clone, Copy)]
pub(crate) struct Narrow([__m256i; 3]);

/// One instruction on each of the three vectors. A closure would be a function without the instruction.
macro_rules! each {
    ($instruction:ident$(::<$n:literal>)?, $one:expr) => {{
        let [a, b, c] = $one.0;
        Narrow(vector!([
            $instruction$(::<$n>)?(a),
            $instruction$(::<$n>)?(b),
            $instruction$(::<$n>)?(c)
        ]))
    }};
    ($instruction:ident$(::<$n:literal>)?, $one:expr, $other:expr) => {{
        let ([a, b, c], [x, y, z]) = ($one.0, $other.0);
        Narrow(vector!([
            $instruction$(::<$n>)?(a, x),
            $instruction$(::<$n>)?(b, y),
            $instruction$(::<$n>)?(c, z)
        ]))
    }};
}

impl Plane for Narrow {
    const LANE: [[[usize; 3]; 3]; 3] = {
        let mut lanes = [[[0; 3]; 3]; 3];
        let mut i = 0;
        while i < 27 {
            lanes[i / 9][i / 3 % 3][i % 3] = 16 * (i % 3) + 4 * (i / 3 % 3) + i / 9;
            i += 1;
        }
        lanes
    };

    #[inline(always)]
    fn load(lanes: &Lanes) -> Narrow {
        let lanes: *const __m256i = lanes.as_ptr().cast();
        Narrow(vector!([
            _mm256_loadu_si256(lanes),
            _mm256_loadu_si256(lanes.add(1)),
            _mm256_loadu_si256(lanes.add(2)),
        ]))
    }

    #[inline(always)]
    fn lanes(self) -> Lanes {
        let mut lanes = [0; 48];
        let to: *mut __m256i = lanes.as_mut_ptr().cast();
        vector!({
            _mm256_storeu_si256(to, self.0[0]);
            _mm256_storeu_si256(to.add(1), self.0[1]);
            _mm256_storeu_si256(to.add(2), self.0[2]);
        });
        lanes
    }

    #[inline(always)]
    fn all(numbers: u16) -> Narrow {
        Narrow([vector!(_mm256_set1_epi16(numbers as i16)); 3])
    }

    #[inline(always)]
    fn and(self, other: Narrow) -> Narrow {
        each!(_mm256_and_si256, self, other)
    }

    #[inline(always)]
    fn or(self, other: Narrow) -> Narrow {
        each!(_mm256_or_si256, self, other)
    }

    #[inline(always)]
    fn without(self, other: Narrow) -> Narrow {
        each!(_mm256_andnot_si256, other, self)
    }

    #[inline(always)]
    fn turn<const BANDS: usize, const SQUARES: usize, const ROWS: usize>(self) -> Narrow {
        let [a, b, c] = [self.0[ROWS % 3], self.0[(1 + ROWS) % 3], self.0[(2 + ROWS) % 3]];
        let turned = match SQUARES {
            1 => each!(_mm256_permute4x64_epi64::<0b11_00_10_01>, Narrow([a, b, c])),
            2 => each!(_mm256_permute4x64_epi64::<0b11_01_00_10>, Narrow([a, b, c])),
            _ => Narrow([a, b, c]),
        };
        match BANDS {
            0 => turned,
            _ => turned.shuffled(const { &turning(BANDS) }),
        }
    }

    #[inline(always)]
    fn rows_of([a, b, c]: [Narrow; 3]) -> Narrow {
        Narrow([a.0[0], b.0[1], c.0[2]])
    }

    #[inline(always)]
    fn row<const ROW: usize>(self) -> Narrow {
        Narrow([self.0[ROW]; 3])
    }

    #[inline(always)]
    fn singles(self) -> Narrow {
        self.and(self.rest().empty_lanes())
    }

    #[inline(always)]
    fn triples(self) -> Narrow {
        self.and(self.threes())
    }

    #[inline(always)]
    fn triples_or(self, other: Narrow) -> Narrow {
        let threes = self.threes();
        self.and(threes).or(other.without(threes))
    }

    #[inline(always)]
    fn some_or(self, other: Narrow) -> Narrow {
        self.or(other.and(self.empty_lanes()))
    }

    #[inline(always)]
    fn first(self) -> Narrow {
        let [a, b, c] = self.empty_lanes().0;
        let [a, b, c] =
            vector!([_mm256_movemask_epi8(a), _mm256_movemask_epi8(b), _mm256_movemask_epi8(c)]);
        let some =
            !(u128::from(a as u32) | u128::from(b as u32) << 32 | u128::from(c as u32) << 64);
        let (lanes, mut first) = (self.lanes(), [0; 48]);
        // Two bits for each lane; there are always some above the last.
        let lane = some.trailing_zeros() as usize / 2;
        if lane < 48 {
            first[lane] = lanes[lane] & lanes[lane].wrapping_neg();
        }
        Narrow::load(&first)
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        let [a, b, c] = self.0;
        vector!({
            let any = _mm256_or_si256(_mm256_or_si256(a, b), c);
            _mm256_testz_si256(any, any) != 0
        })
    }

    #[inline(always)]
    fn any_empty([a, b, c]: [Narrow; 3]) -> bool {
        let [a, b, c] = each!(_mm256_min_epu16, each!(_mm256_min_epu16, a, b), c).0;
        vector!({
            let least = _mm256_min_epu16(_mm256_min_epu16(a, b), c);
            let least = _mm256_or_si256(least, no_cells());
            _mm256_movemask_epi8(_mm256_cmpeq_epi16(least, _mm256_setzero_si256())) != 0
        })
    }

    #[inline(always)]
    fn all_single([a, b, c]: [Narrow; 3]) -> bool {
        a.rest().or(b.rest()).or(c.rest()).is_empty()
    }

    #[inline(always)]
    fn same([a, b, c]: [Narrow; 3], [x, y, z]: [Narrow; 3]) -> bool {
        let differ = [
            each!(_mm256_xor_si256, a, x),
            each!(_mm256_xor_si256, b, y),
            each!(_mm256_xor_si256, c, z),
        ];
        differ[0].or(differ[1]).or(differ[2]).is_empty()
    }

    #[inline(always)]
    fn first_squares(self) -> [u64; 3] {
        let [a, b, c] = self.0;
        let bands = vector!({
            let (first_two, last) =
                (_mm256_unpacklo_epi16(a, b), _mm256_unpacklo_epi16(c, _mm256_setzero_si256()));
            let (low, high) =
                (_mm256_unpacklo_epi32(first_two, last), _mm256_unpackhi_epi32(first_two, last));
            [
                _mm256_extract_epi64::<0>(low),
                _mm256_extract_epi64::<1>(low),
                _mm256_extract_epi64::<0>(high),
            ]
        });
        bands.map(|rows| rows as u64)
    }

    #[inline(always)]
    fn first_band(self) -> [u64; 3] {
        let [a, b, c] = self.and(Narrow([vector!(_mm256_set1_epi64x(0xffff)); 3])).0;
        let squares = vector!({
            let last_two = _mm256_or_si256(_mm256_slli_epi64::<16>(b), _mm256_slli_epi64::<32>(c));
            let rows = _mm256_or_si256(a, last_two);
            [
                _mm256_extract_epi64::<0>(rows),
                _mm256_extract_epi64::<1>(rows),
                _mm256_extract_epi64::<2>(rows),
            ]
        });
        squares.map(|rows| rows as u64)
    }
}

impl Narrow {
    #[inline(always)]
    fn shuffled(self, from: &'static [u8; 32]) -> Narrow {
        let from = vector!(_mm256_loadu_si256(from.as_ptr().cast()));
        each!(_mm256_shuffle_epi8, self, Narrow([from; 3]))
    }

    /// All numbers but the lowest of each lane.
    #[inline(always)]
    fn rest(self) -> Narrow {
        self.and(each!(_mm256_add_epi16, self, Narrow([vector!(_mm256_set1_epi16(-1)); 3])))
    }

    /// All bits of the lanes that have none.
    #[inline(always)]
    fn empty_lanes(self) -> Narrow {
        each!(_mm256_cmpeq_epi16, self, Narrow([vector!(_mm256_setzero_si256()); 3]))
    }

    /// All bits of the lanes that have three numbers.
    #[inline(always)]
    fn threes(self) -> Narrow {
        // The table counts the numbers 1 to 4 and 5 to 8; number 9 is all that a shift by eight leaves.
        let table = vector!(_mm256_broadcastsi128_si256(_mm_setr_epi8(
            0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
        )));
        let low = each!(_mm256_shuffle_epi8, Narrow([table; 3]), self.and(Narrow::all(0xf)));
        let high = each!(_mm256_srli_epi16::<4>, self);
        let high = each!(_mm256_shuffle_epi8, Narrow([table; 3]), high);
        let last = each!(_mm256_srli_epi16::<8>, self);
        let count = each!(_mm256_add_epi16, each!(_mm256_add_epi16, low, high), last);
        each!(_mm256_cmpeq_epi16, count, Narrow::all(3))
    }
}

/// All bits of the lanes that are not cells.
#[inline(always)]
fn no_cells() -> __m256i {
    let fourth = !0 << 48;
    vector!(_mm256_setr_epi64x(fourth, fourth, fourth, !0))
}

/// Where the bytes of a vector come from, when every square comes from that many bands further on.
const fn turning(bands: usize) -> [u8; 32] {
    let mut bytes = [0; 32];
    let mut i = 0;
    while i < 32 {
        let (square, band) = (i / 8 % 2, i / 2 % 4);
        // Nothing comes to the lane that is not a cell. The compiler would make two shuffles of one that keeps it.
        bytes[i] =
            if band < 3 { (8 * square + 2 * ((band + bands) % 3) + i % 2) as u8 } else { 0x80 };
        i += 1;
    }
    bytes
}
