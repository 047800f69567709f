//! The search for groups in all 27 structures at once: one lane of a vector for each structure.

use std::arch::x86_64::{
    __m512i, _mm512_and_si512, _mm512_cmpeq_epi16_mask, _mm512_cmplt_epu16_mask,
    _mm512_mask_add_epi16, _mm512_mask_permutexvar_epi16, _mm512_max_epu16, _mm512_min_epu16,
    _mm512_or_si512, _mm512_permutex2var_epi16, _mm512_popcnt_epi16, _mm512_set1_epi16,
    _mm512_setzero_si512, _mm512_slli_epi16, _mm512_sub_epi16, _mm512_test_epi16_mask,
};

use super::{Found, NINE};
use crate::floor::Floor;

impl Floor {
    /// The same as [`Floor::groups`], for machines with vectors of 512 bits.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
    pub(crate) fn groups_in_lanes(&mut self, largest: usize) -> Found {
        let cells = self.lanes();
        let mut found = Found::Nothing;
        each_group(&cells, largest, |s, group, digits| {
            self.naked(s, group, digits);
            found = Found::Something;
        });
        // Sweeping again costs less than looking for hidden groups in what may change.
        if found == Found::Something {
            return found;
        }
        let digits = transpose(&cells);
        each_group(&digits, largest, |s, group, places| {
            self.hidden(s, group, places);
            found = Found::Something;
        });
        found
    }

    /// The candidates of the first, second, … cell of every structure.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
    fn lanes(&self) -> [__m512i; 9] {
        let mut masks = [_mm512_setzero_si512(); 3];
        for (mask, words) in masks.iter_mut().zip(&self.at) {
            for (d, &word) in words[..9].iter().enumerate() {
                *mask = _mm512_mask_add_epi16(*mask, word, *mask, _mm512_set1_epi16(1 << d));
            }
        }
        let [first, second, third] = masks;
        let mut cells = [_mm512_setzero_si512(); 9];
        for (cell, Gather { two, one, third_band }) in cells.iter_mut().zip(&GATHER) {
            let near = _mm512_permutex2var_epi16(first, two.vector(), second);
            *cell = _mm512_mask_permutexvar_epi16(near, *third_band, one.vector(), third);
        }
        cells
    }
}

/// From numbers by cells to cells by numbers.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn transpose(cells: &[__m512i; 9]) -> [__m512i; 9] {
    let mut digits = [_mm512_setzero_si512(); 9];
    for (d, digit) in digits.iter_mut().enumerate() {
        for (i, &cell) in cells.iter().enumerate() {
            let has = _mm512_test_epi16_mask(cell, _mm512_set1_epi16(1 << d));
            *digit = _mm512_mask_add_epi16(*digit, has, *digit, _mm512_set1_epi16(1 << i));
        }
    }
    digits
}

/// Calls `found` with the structure, members and union of each group that shares something with the others
/// of its structure.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn each_group(masks: &[__m512i; 9], largest: usize, mut found: impl FnMut(usize, u16, u16)) {
    let (sorted, few) = smallest_first(masks, largest);
    let none = _mm512_setzero_si512();
    let mut behind = [none; 9];
    for i in (0..8).rev() {
        behind[i] = _mm512_or_si512(behind[i + 1], sorted[i + 1]);
    }
    let mut check = |union: __m512i, rest: __m512i, size: i16| {
        let full = _mm512_cmpeq_epi16_mask(_mm512_popcnt_epi16(union), _mm512_set1_epi16(size));
        let mut shares = full & _mm512_test_epi16_mask(union, rest);
        if shares != 0 {
            let unions = Words::of(union);
            while shares != 0 {
                let s = shares.trailing_zeros() as usize & 31;
                let group = members(masks, s, unions.0[s]);
                found(s, group, unions.0[s]);
                shares &= shares - 1;
            }
        }
    };
    // What is not in the group lies before its first, between two of its members, or after its last.
    let mut before = none;
    for i in 0..few {
        let mut within = before;
        for j in i + 1..few {
            let two = _mm512_or_si512(sorted[i], sorted[j]);
            check(two, _mm512_or_si512(within, behind[j]), 2);
            let mut within_two = within;
            for k in j + 1..few {
                let three = _mm512_or_si512(two, sorted[k]);
                check(three, _mm512_or_si512(within_two, behind[k]), 3);
                if largest > 3 {
                    let mut within_three = within_two;
                    for l in k + 1..few {
                        let four = _mm512_or_si512(three, sorted[l]);
                        check(four, _mm512_or_si512(within_three, behind[l]), 4);
                        within_three = _mm512_or_si512(within_three, sorted[l]);
                    }
                }
                within_two = _mm512_or_si512(within_two, sorted[k]);
            }
            within = _mm512_or_si512(within, sorted[j]);
        }
        before = _mm512_or_si512(before, sorted[i]);
    }
}

/// Puts the smaller of two at the first place and the larger at the second, lane by lane.
macro_rules! exchange {
    ($keys:ident: $($a:literal $b:literal),*) => {
        $(
            let (a, b) = ($keys[$a], $keys[$b]);
            ($keys[$a], $keys[$b]) = (_mm512_min_epu16(a, b), _mm512_max_epu16(a, b));
        )*
    };
}

/// The same masks in every lane, those with two bits or a few more first, and how many of these a lane has
/// at most. Only they can be members of a group.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn smallest_first(masks: &[__m512i; 9], largest: usize) -> ([__m512i; 9], usize) {
    let (low, one) = (_mm512_set1_epi16(0x1ff), _mm512_set1_epi16(1));
    let mut sorted = *masks;
    // No closures here: the compiler does not always put them where the instructions are.
    for mask in &mut sorted {
        let count = _mm512_popcnt_epi16(*mask);
        // Taking two away makes a very large number of none or one.
        let key = _mm512_sub_epi16(_mm512_sub_epi16(count, one), one);
        *mask = _mm512_or_si512(_mm512_slli_epi16::<9>(key), *mask);
    }
    // A network of comparisons that sorts nine.
    exchange!(sorted: 0 3, 1 7, 2 5, 4 8);
    exchange!(sorted: 0 7, 2 4, 3 8, 5 6);
    exchange!(sorted: 0 2, 1 3, 4 5, 7 8);
    exchange!(sorted: 1 4, 3 6, 5 7);
    exchange!(sorted: 0 1, 2 4, 3 5, 6 8);
    exchange!(sorted: 2 3, 4 5, 6 7);
    exchange!(sorted: 1 2, 3 4, 5 6);
    let limit = _mm512_set1_epi16(((largest - 1) << 9) as i16);
    let mut few = 0;
    for key in &mut sorted {
        few += usize::from(_mm512_cmplt_epu16_mask(*key, limit) != 0);
        *key = _mm512_and_si512(*key, low);
    }
    (sorted, few)
}

/// The first of a structure's masks that lie within `union`, as many as that has bits.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg")]
fn members(masks: &[__m512i; 9], s: usize, union: u16) -> u16 {
    let mut group = 0_u16;
    for (i, &mask) in masks.iter().enumerate() {
        let mask = Words::of(mask).0[s];
        if mask & !union == 0 {
            group |= 1 << i;
        }
    }
    // More of them than numbers cannot be: the last is left without any.
    while group.count_ones() > union.count_ones() {
        group ^= 1 << (15 - group.leading_zeros());
    }
    group
}

/// One word for each lane.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Words([u16; 32]);

impl Words {
    #[inline(always)]
    fn of(vector: __m512i) -> Words {
        // SAFETY: both are 64 bytes of plain integers.
        unsafe { std::mem::transmute(vector) }
    }

    #[inline(always)]
    fn vector(&self) -> __m512i {
        // SAFETY: both are 64 bytes of plain integers.
        unsafe { std::mem::transmute(self.0) }
    }
}

/// Where the lanes of the first, second, … cell of every structure come from.
struct Gather {
    /// From the first two bands.
    two: Words,
    /// From the third.
    one: Words,
    /// The lanes that come from the third.
    third_band: u32,
}

static GATHER: [Gather; 9] = {
    const NONE: Gather = Gather { two: Words([31; 32]), one: Words([31; 32]), third_band: 0 };
    let mut gather = [NONE; 9];
    let mut i = 0;
    while i < 9 {
        let mut s = 0;
        while s < 27 {
            let (band, bit) = NINE[s][i];
            if band == 2 {
                gather[i].one.0[s] = bit as u16;
                gather[i].third_band |= 1 << s;
            } else {
                // The second operand of the permutation starts at 32.
                gather[i].two.0[s] = 32 * band as u16 + bit as u16;
            }
            s += 1;
        }
        i += 1;
    }
    gather
};
