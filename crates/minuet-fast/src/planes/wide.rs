//! A plane in one vector of 512 bits, for processors with AVX-512 as of 2019 (VBMI and BITALG).

use std::arch::x86_64::*;

use super::{Lanes, Plane};

/// Lanes in reading order: the lane of cell `3 * lane + c` in plane `c`.
#[derive(Clone, Copy)]
pub(crate) struct Wide(__m512i);

/// The lanes of the first row of every square.
const FIRST_ROWS: __mmask32 = 0o7 | 0o7 << 9 | 0o7 << 18;

/// The lanes that are cells.
const CELLS: __mmask32 = (1 << 27) - 1;

impl Plane for Wide {
    const LANE: [[[usize; 3]; 3]; 3] = {
        let mut lanes = [[[0; 3]; 3]; 3];
        let mut i = 0;
        while i < 27 {
            lanes[i / 9][i % 3][i / 3 % 3] = i;
            i += 1;
        }
        lanes
    };

    #[inline(always)]
    fn load(lanes: &Lanes) -> Wide {
        Wide(vector!(_mm512_loadu_si512(lanes.as_ptr().cast())))
    }

    #[inline(always)]
    fn lanes(self) -> Lanes {
        let mut lanes = [0; 48];
        vector!(_mm512_storeu_si512(lanes.as_mut_ptr().cast(), self.0));
        lanes
    }

    #[inline(always)]
    fn all(numbers: u16) -> Wide {
        Wide(vector!(_mm512_set1_epi16(numbers as i16)))
    }

    #[inline(always)]
    fn and(self, other: Wide) -> Wide {
        Wide(vector!(_mm512_and_si512(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Wide) -> Wide {
        Wide(vector!(_mm512_or_si512(self.0, other.0)))
    }

    #[inline(always)]
    fn without(self, other: Wide) -> Wide {
        Wide(vector!(_mm512_andnot_si512(other.0, self.0)))
    }

    #[inline(always)]
    fn turn<const BANDS: usize, const SQUARES: usize, const ROWS: usize>(self) -> Wide {
        self.permuted(const { &Bytes::turning(BANDS, SQUARES, ROWS) })
    }

    #[inline(always)]
    fn rows_of([a, b, c]: [Wide; 3]) -> Wide {
        vector!({
            let first_two = _mm512_mask_mov_epi16(a.0, FIRST_ROWS << 3, b.0);
            Wide(_mm512_mask_mov_epi16(first_two, FIRST_ROWS << 6, c.0))
        })
    }

    #[inline(always)]
    fn row<const ROW: usize>(self) -> Wide {
        self.permuted(const { &Bytes::row(ROW) })
    }

    #[inline(always)]
    fn singles(self) -> Wide {
        vector!({
            let single = _mm512_testn_epi16_mask(self.rest().0, self.rest().0);
            Wide(_mm512_maskz_mov_epi16(single, self.0))
        })
    }

    #[inline(always)]
    fn triples(self) -> Wide {
        Wide(vector!(_mm512_maskz_mov_epi16(self.threes(), self.0)))
    }

    #[inline(always)]
    fn triples_or(self, other: Wide) -> Wide {
        Wide(vector!(_mm512_mask_mov_epi16(other.0, self.threes(), self.0)))
    }

    #[inline(always)]
    fn some_or(self, other: Wide) -> Wide {
        vector!({
            let some = _mm512_test_epi16_mask(self.0, self.0);
            Wide(_mm512_mask_mov_epi16(other.0, some, self.0))
        })
    }

    #[inline(always)]
    fn first(self) -> Wide {
        vector!({
            let some = _mm512_test_epi16_mask(self.0, self.0);
            let lane = _mm512_maskz_mov_epi16(some & some.wrapping_neg(), self.0);
            Wide(_mm512_and_si512(lane, _mm512_sub_epi16(_mm512_setzero_si512(), lane)))
        })
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        vector!(_mm512_test_epi16_mask(self.0, self.0) == 0)
    }

    #[inline(always)]
    fn any_empty([a, b, c]: [Wide; 3]) -> bool {
        vector!({
            let least = _mm512_min_epu16(_mm512_min_epu16(a.0, b.0), c.0);
            _mm512_mask_testn_epi16_mask(CELLS, least, least) != 0
        })
    }

    #[inline(always)]
    fn all_single([a, b, c]: [Wide; 3]) -> bool {
        let more = a.rest().or(b.rest()).or(c.rest());
        more.is_empty()
    }

    #[inline(always)]
    fn same([a, b, c]: [Wide; 3], [x, y, z]: [Wide; 3]) -> bool {
        let [a, b, c] = [a.differing(x), b.differing(y), c.differing(z)];
        a.or(b).or(c).is_empty()
    }

    #[inline(always)]
    fn first_squares(self) -> [u64; 3] {
        self.words(const { &Bytes::rows([0, 9, 18]) })
    }

    #[inline(always)]
    fn first_band(self) -> [u64; 3] {
        self.words(const { &Bytes::rows([0, 1, 2]) })
    }
}

impl Wide {
    /// All numbers but the lowest of each lane.
    #[inline(always)]
    fn rest(self) -> Wide {
        // A difference that stops at zero keeps the compiler from counting bits instead, which takes longer.
        self.and(Wide(vector!(_mm512_subs_epu16(self.0, _mm512_set1_epi16(1)))))
    }

    /// The numbers that exactly one of the two has.
    #[inline(always)]
    fn differing(self, other: Wide) -> Wide {
        Wide(vector!(_mm512_xor_si512(self.0, other.0)))
    }

    /// The lanes with exactly three numbers.
    #[inline(always)]
    fn threes(self) -> __mmask32 {
        vector!(_mm512_cmpeq_epi16_mask(_mm512_popcnt_epi16(self.0), _mm512_set1_epi16(3)))
    }

    #[inline(always)]
    fn permuted(self, from: &'static Bytes) -> Wide {
        // Of the permutations only the one by bytes is a single step for the processor.
        Wide(vector!(_mm512_permutexvar_epi8(_mm512_load_si512(from.0.as_ptr().cast()), self.0)))
    }

    /// The first three words of 64 bits of a permutation, without the 16 bits above.
    #[inline(always)]
    fn words(self, from: &'static Bytes) -> [u64; 3] {
        let mut words = [0; 8];
        vector!(_mm512_storeu_si512(words.as_mut_ptr().cast(), self.permuted(from).0));
        [0, 1, 2].map(|i| words[i] & ((1 << 48) - 1))
    }
}

/// Where each byte of a permuted vector comes from.
#[repr(align(64))]
struct Bytes([u8; 64]);

impl Bytes {
    /// Lanes come from that many bands, squares and rows further on.
    const fn turning(bands: usize, squares: usize, rows: usize) -> Bytes {
        let mut bytes = [0; 64];
        let mut lane = 0;
        while lane < 32 {
            let (band, row, square) = (lane / 9 + bands, lane / 3 % 3 + rows, lane % 3 + squares);
            let from = if lane < 27 { band % 3 * 9 + row % 3 * 3 + square % 3 } else { lane };
            bytes[2 * lane] = 2 * from as u8;
            bytes[2 * lane + 1] = 2 * from as u8 + 1;
            lane += 1;
        }
        Bytes(bytes)
    }

    /// All rows of a square come from this one.
    const fn row(row: usize) -> Bytes {
        let mut bytes = [0; 64];
        let mut lane = 0;
        while lane < 32 {
            let from = if lane < 27 { lane / 9 * 9 + row * 3 + lane % 3 } else { lane };
            bytes[2 * lane] = 2 * from as u8;
            bytes[2 * lane + 1] = 2 * from as u8 + 1;
            lane += 1;
        }
        Bytes(bytes)
    }

    /// The rows below these lanes, four lanes for each.
    const fn rows(first: [u8; 3]) -> Bytes {
        let mut bytes = [0; 64];
        let mut i = 0;
        while i < 12 {
            let from = first[i / 4] + 3 * (i as u8 % 4 % 3);
            bytes[2 * i] = 2 * from;
            bytes[2 * i + 1] = 2 * from + 1;
            i += 1;
        }
        Bytes(bytes)
    }
}
