//! A plane in four vectors of 128 bits, for ARM processors of 64 bits, all of which have NEON.

use std::arch::aarch64::*;

use super::{Lanes, Plane};

/// The first rows of all squares but the last, the second, the third: turning rows is only another name for a vector.
/// The three rows of the last square are in the fourth vector, where five lanes are unused.
#[derive(Clone, Copy)]
pub(crate) struct Neon([uint16x8_t; 4]);

/// One instruction on each of the four vectors of the planes that these names stand for.
macro_rules! each {
    ($instruction:ident, $($plane:ident),+) => {
        Neon(vector!([
            $instruction($($plane.0[0]),+),
            $instruction($($plane.0[1]),+),
            $instruction($($plane.0[2]),+),
            $instruction($($plane.0[3]),+),
        ]))
    };
}

impl Plane for Neon {
    const LANE: [[[usize; 3]; 3]; 3] = {
        let mut lanes = [[[0; 3]; 3]; 3];
        let mut i = 0;
        while i < 27 {
            let (square, row) = (i / 3, i % 3);
            lanes[i / 9][square % 3][row] = if square < 8 { 8 * row + square } else { 24 + row };
            i += 1;
        }
        lanes
    };

    #[inline(always)]
    fn load(lanes: &Lanes) -> Neon {
        let lanes = lanes.as_ptr();
        Neon(vector!([
            vld1q_u16(lanes),
            vld1q_u16(lanes.add(8)),
            vld1q_u16(lanes.add(16)),
            vld1q_u16(lanes.add(24)),
        ]))
    }

    #[inline(always)]
    fn lanes(self) -> Lanes {
        let mut lanes = [0; 48];
        let to: *mut u16 = lanes.as_mut_ptr();
        vector!({
            vst1q_u16(to, self.0[0]);
            vst1q_u16(to.add(8), self.0[1]);
            vst1q_u16(to.add(16), self.0[2]);
            vst1q_u16(to.add(24), self.0[3]);
        });
        lanes
    }

    #[inline(always)]
    fn all(numbers: u16) -> Neon {
        Neon([vector!(vdupq_n_u16(numbers)); 4])
    }

    #[inline(always)]
    fn and(self, other: Neon) -> Neon {
        each!(vandq_u16, self, other)
    }

    #[inline(always)]
    fn or(self, other: Neon) -> Neon {
        each!(vorrq_u16, self, other)
    }

    #[inline(always)]
    fn without(self, other: Neon) -> Neon {
        each!(vbicq_u16, self, other)
    }

    #[inline(always)]
    fn turn<const BANDS: usize, const SQUARES: usize, const ROWS: usize>(self) -> Neon {
        let last = match (BANDS, SQUARES) {
            (0, 0) => self.of_last(const { &rows([ROWS, 1 + ROWS, 2 + ROWS]) }),
            _ => self.to_last(const { &to_last(BANDS, SQUARES, ROWS) }),
        };
        let [a, b, c] = match (BANDS, SQUARES) {
            (0, 0) => [self.0[0], self.0[1], self.0[2]],
            _ => [
                self.row_from(0, const { &turning(BANDS, SQUARES, 0) }),
                self.row_from(1, const { &turning(BANDS, SQUARES, 1) }),
                self.row_from(2, const { &turning(BANDS, SQUARES, 2) }),
            ],
        };
        match ROWS % 3 {
            0 => Neon([a, b, c, last]),
            1 => Neon([b, c, a, last]),
            _ => Neon([c, a, b, last]),
        }
    }

    #[inline(always)]
    fn rows_of([a, b, c]: [Neon; 3]) -> Neon {
        let last = vector!({
            let first_two = vcopyq_laneq_u16::<1, 1>(a.0[3], b.0[3]);
            vcopyq_laneq_u16::<2, 2>(first_two, c.0[3])
        });
        Neon([a.0[0], b.0[1], c.0[2], last])
    }

    #[inline(always)]
    fn row<const ROW: usize>(self) -> Neon {
        let row = self.0[ROW];
        Neon([row, row, row, self.of_last(const { &rows([ROW; 3]) })])
    }

    #[inline(always)]
    fn singles(self) -> Neon {
        let rest = self.less_one();
        self.without(each!(vtstq_u16, self, rest))
    }

    #[inline(always)]
    fn triples(self) -> Neon {
        self.and(self.threes())
    }

    #[inline(always)]
    fn triples_or(self, other: Neon) -> Neon {
        let threes = self.threes();
        each!(vbslq_u16, threes, self, other)
    }

    #[inline(always)]
    fn some_or(self, other: Neon) -> Neon {
        let some = each!(vtstq_u16, self, self);
        each!(vbslq_u16, some, self, other)
    }

    #[inline(always)]
    fn first(self) -> Neon {
        let (lanes, mut first) = (self.lanes(), [0; 48]);
        if let Some(lane) = lanes.iter().position(|numbers| *numbers != 0) {
            first[lane] = lanes[lane] & lanes[lane].wrapping_neg();
        }
        Neon::load(&first)
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        vector!(vmaxvq_u16(vorrq_u16(vorrq_u16(a, b), vorrq_u16(c, d))) == 0)
    }

    #[inline(always)]
    fn any_empty([a, b, c]: [Neon; 3]) -> bool {
        let least = each!(vminq_u16, a, b);
        let [a, b, c, last] = each!(vminq_u16, least, c).0;
        vector!({
            let last = vorrq_u16(last, vld1q_u16(NO_CELLS.as_ptr()));
            vminvq_u16(vminq_u16(vminq_u16(a, b), vminq_u16(c, last))) == 0
        })
    }

    #[inline(always)]
    fn all_single([a, b, c]: [Neon; 3]) -> bool {
        let rest = [a.and(a.less_one()), b.and(b.less_one()), c.and(c.less_one())];
        rest[0].or(rest[1]).or(rest[2]).is_empty()
    }

    #[inline(always)]
    fn same([a, b, c]: [Neon; 3], [x, y, z]: [Neon; 3]) -> bool {
        let differ = [each!(veorq_u16, a, x), each!(veorq_u16, b, y), each!(veorq_u16, c, z)];
        differ[0].or(differ[1]).or(differ[2]).is_empty()
    }

    #[inline(always)]
    fn first_squares(self) -> [u64; 3] {
        self.words(const { &[squares(0, 3), squares(6, 6)] })
    }

    #[inline(always)]
    fn first_band(self) -> [u64; 3] {
        self.words(const { &[squares(0, 1), squares(2, 2)] })
    }
}

/// Where each byte of a vector comes from.
type Bytes = [u8; 16];

/// A lane that no table has: zero comes from there.
const NOWHERE: usize = 100;

/// All bits of the lanes of the fourth vector that are not cells.
static NO_CELLS: [u16; 8] = [0, 0, 0, !0, !0, !0, !0, !0];

impl Neon {
    /// The lanes as numbers, less one.
    #[inline(always)]
    fn less_one(self) -> Neon {
        let minus_one = Neon::all(!0);
        each!(vaddq_u16, self, minus_one)
    }

    /// All bits of the lanes that have three numbers.
    #[inline(always)]
    fn threes(self) -> Neon {
        let [a, b, c, d] = self.0;
        let (counts, three) = (Neon([count(a), count(b), count(c), count(d)]), Neon::all(3));
        each!(vceqq_u16, counts, three)
    }

    /// A permutation of the fourth vector.
    #[inline(always)]
    fn of_last(self, from: &'static Bytes) -> uint16x8_t {
        vector!({
            let bytes = vqtbl1q_u8(vreinterpretq_u8_u16(self.0[3]), vld1q_u8(from.as_ptr()));
            vreinterpretq_u16_u8(bytes)
        })
    }

    /// The fourth vector, made of lanes of the first three.
    #[inline(always)]
    fn to_last(self, from: &'static Bytes) -> uint16x8_t {
        let [a, b, c, _] = self.0;
        vector!({
            let table = uint8x16x3_t(
                vreinterpretq_u8_u16(a),
                vreinterpretq_u8_u16(b),
                vreinterpretq_u8_u16(c),
            );
            vreinterpretq_u16_u8(vqtbl3q_u8(table, vld1q_u8(from.as_ptr())))
        })
    }

    /// One of the first three vectors, made of its own lanes and those of the fourth.
    #[inline(always)]
    fn row_from(self, row: usize, from: &'static Bytes) -> uint16x8_t {
        vector!({
            let table =
                uint8x16x2_t(vreinterpretq_u8_u16(self.0[row]), vreinterpretq_u8_u16(self.0[3]));
            vreinterpretq_u16_u8(vqtbl2q_u8(table, vld1q_u8(from.as_ptr())))
        })
    }

    /// The rows of three squares, one word each.
    #[inline(always)]
    fn words(self, from: &'static [Bytes; 2]) -> [u64; 3] {
        vector!({
            let first_two = vreinterpretq_u64_u16(self.to_last(&from[0]));
            let last = vreinterpretq_u64_u16(self.to_last(&from[1]));
            [
                vgetq_lane_u64::<0>(first_two),
                vgetq_lane_u64::<1>(first_two),
                vgetq_lane_u64::<0>(last),
            ]
        })
    }
}

/// How many numbers each lane has.
#[inline(always)]
fn count(lanes: uint16x8_t) -> uint16x8_t {
    vector!(vpaddlq_u8(vcntq_u8(vreinterpretq_u8_u16(lanes))))
}

/// The three rows of the last square from these of its rows, modulo three.
const fn rows([a, b, c]: [usize; 3]) -> Bytes {
    bytes([a % 3, b % 3, c % 3, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE])
}

/// A row of all squares but the last, from that many bands and squares further on; the last square comes second.
const fn turning(bands: usize, squares: usize, row: usize) -> Bytes {
    let mut from = [0; 8];
    let mut lane = 0;
    while lane < 8 {
        let square = further(lane, bands, squares);
        from[lane] = if square < 8 { square } else { 8 + row };
        lane += 1;
    }
    bytes(from)
}

/// The rows of the last square, from that many bands, squares and rows further on.
const fn to_last(bands: usize, squares: usize, rows: usize) -> Bytes {
    let square = further(8, bands, squares);
    let [a, b, c] = [8 * (rows % 3), 8 * ((1 + rows) % 3), 8 * ((2 + rows) % 3)];
    let rows = [a + square, b + square, c + square];
    bytes([rows[0], rows[1], rows[2], NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE])
}

/// The rows of two squares, four lanes for each.
const fn squares(one: usize, other: usize) -> Bytes {
    bytes([one, 8 + one, 16 + one, NOWHERE, other, 8 + other, 16 + other, NOWHERE])
}

/// The square that is that many bands and squares further on.
const fn further(square: usize, bands: usize, squares: usize) -> usize {
    (square / 3 + bands) % 3 * 3 + (square % 3 + squares) % 3
}

/// Each lane comes from this one.
const fn bytes(from: [usize; 8]) -> Bytes {
    let mut bytes = [0; 16];
    let mut i = 0;
    while i < 16 {
        bytes[i] = (2 * from[i / 2] + i % 2) as u8;
        i += 1;
    }
    bytes
}
