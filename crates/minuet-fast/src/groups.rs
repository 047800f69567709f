//! Rule 21: naked and hidden doubles and triples (and groups of four).

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "vectors are made of plain words and taken apart again")]
mod lanes;

use crate::floor::Floor;
use crate::tables::COUNT;

impl Floor {
    /// Groups of up to `largest` cells, once in every structure, one structure at a time. Tells whether
    /// anything was erased.
    pub(crate) fn groups(&mut self, largest: usize) -> Found {
        let masks = self.masks();
        let mut found = Found::Nothing;
        for (s, nine) in NINE.iter().enumerate() {
            let cells = nine.map(|(band, i)| masks[band as usize & 3][i as usize & 31]);
            let open = cells.iter().filter(|&&mask| count(mask) > 1).count();
            // Of the open cells, a group leaves another group behind: one of the two has at most half.
            let largest = largest.min(open / 2);
            if largest < 2 {
                continue;
            }
            each_group(&cells, largest, |group, digits| {
                if (0..9).any(|i| group >> i & 1 == 0 && cells[i] & digits != 0) {
                    self.naked(s, group, digits);
                    found = Found::Something;
                }
            });
            each_group(&transpose(&cells), largest, |group, places| {
                if (0..9).any(|i| places >> i & 1 != 0 && cells[i] & !group != 0) {
                    self.hidden(s, group, places);
                    found = Found::Something;
                }
            });
        }
        found
    }

    /// The candidates of each cell.
    fn masks(&self) -> [[u16; 32]; 3] {
        let mut masks = [[0; 32]; 3];
        for (masks, words) in masks.iter_mut().zip(&self.at) {
            for (d, &word) in words[..9].iter().enumerate() {
                for (i, mask) in masks.iter_mut().enumerate() {
                    *mask |= if word & 1 << i == 0 { 0 } else { 1 << d };
                }
            }
        }
        masks
    }

    /// The cells of a naked group keep its numbers to themselves.
    fn naked(&mut self, s: usize, group: u16, digits: u16) {
        self.erase(digits, within(s, !group));
    }

    /// The cells of a hidden group lose all other numbers.
    fn hidden(&mut self, s: usize, group: u16, places: u16) {
        self.erase(!group, within(s, places));
    }

    #[inline(always)]
    fn erase(&mut self, digits: u16, cells: [u32; 3]) {
        for (words, cells) in self.at.iter_mut().zip(cells) {
            if cells != 0 {
                let mut rest = digits & 0x1ff;
                while rest != 0 {
                    words[rest.trailing_zeros() as usize & 15] &= !cells;
                    rest &= rest - 1;
                }
            }
        }
    }
}

/// Whether a look for groups erased anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    Nothing,
    Something,
}

/// The nine cells of each structure, as band and bit: rows, columns, squares.
static NINE: [[(u8, u8); 9]; 27] = {
    let mut nine = [[(0, 0); 9]; 27];
    let mut s = 0;
    while s < 9 {
        let (high, low) = (s as u8 / 3, s as u8 % 3);
        let mut i = 0;
        while i < 9 {
            let (upper, lower) = (i as u8 / 3, i as u8 % 3);
            nine[s][i] = (high, 9 * upper + 3 * low + lower);
            nine[9 + s][i] = (upper, 9 * high + 3 * lower + low);
            nine[18 + s][i] = (high, 9 * upper + 3 * lower + low);
            i += 1;
        }
        s += 1;
    }
    nine
};

/// The cells of a structure that nine bits stand for.
#[inline(always)]
fn within(s: usize, places: u16) -> [u32; 3] {
    let mut cells = [0; 3];
    for (i, &(band, bit)) in NINE[s].iter().enumerate() {
        cells[band as usize % 3] |= u32::from(places >> i & 1) << (bit & 31);
    }
    cells
}

/// From numbers by cells to cells by numbers.
fn transpose(cells: &[u16; 9]) -> [u16; 9] {
    let mut digits = [0; 9];
    for (i, &mask) in cells.iter().enumerate() {
        let mut rest = mask;
        while rest != 0 {
            digits[rest.trailing_zeros() as usize] |= 1 << i;
            rest &= rest - 1;
        }
    }
    digits
}

/// Calls `found` with each group: `k` of the nine whose masks have together `k` bits, and those bits.
fn each_group(masks: &[u16; 9], largest: usize, mut found: impl FnMut(u16, u16)) {
    let (mut few, mut len) = ([(0_u16, 0_u16); 9], 0);
    for (i, &mask) in masks.iter().enumerate() {
        if (2..=largest).contains(&count(mask)) {
            few[len] = (1 << i, mask);
            len += 1;
        }
    }
    let few = &few[..len];
    for (i, a) in few.iter().enumerate() {
        for (j, b) in few.iter().enumerate().skip(i + 1) {
            let two = join(*a, *b);
            if count(two.1) == 2 {
                found(two.0, two.1);
            }
            if count(two.1) > largest || largest < 3 {
                continue;
            }
            for (k, c) in few.iter().enumerate().skip(j + 1) {
                let three = join(two, *c);
                if count(three.1) == 3 {
                    found(three.0, three.1);
                }
                if count(three.1) > largest || largest < 4 {
                    continue;
                }
                for d in &few[k + 1..] {
                    let four = join(three, *d);
                    if count(four.1) == 4 {
                        found(four.0, four.1);
                    }
                }
            }
        }
    }
}

fn join(a: (u16, u16), b: (u16, u16)) -> (u16, u16) {
    (a.0 | b.0, a.1 | b.1)
}

fn count(mask: u16) -> usize {
    COUNT[mask as usize & 511] as usize
}
