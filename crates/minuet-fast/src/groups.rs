//! Rule 21: naked and hidden doubles and triples (and groups of four).

use crate::board::Board;
use crate::tables::{CELLS, COUNT, STRUCTURE};

impl Board {
    /// Groups of up to `largest` cells, once in every structure that holds one of the `changed` cells.
    pub(crate) fn groups(&mut self, changed: u128, largest: usize) {
        let masks = self.open_masks();
        for (s, &structure) in STRUCTURE.iter().enumerate() {
            if structure & changed != 0 {
                self.groups_in(s, &masks, largest);
            }
        }
    }

    /// The candidates of each cell that is not solved.
    fn open_masks(&self) -> [u16; 81] {
        let mut masks = [0; 81];
        for (d, places) in self.at.iter().enumerate() {
            let mut rest = places & !self.solved;
            while rest != 0 {
                masks[rest.trailing_zeros() as usize] |= 1 << d;
                rest &= rest - 1;
            }
        }
        masks
    }

    /// `masks` may be older than the board: what followed from more candidates follows still.
    fn groups_in(&mut self, s: usize, masks: &[u16; 81], largest: usize) {
        let cells: [u16; 9] = std::array::from_fn(|i| masks[CELLS[s][i] as usize]);
        let open = cells.iter().filter(|&&mask| mask != 0).count();
        // Of the open cells, a group leaves another group behind: one of the two has at most half.
        let largest = largest.min(open / 2);
        if largest < 2 {
            return;
        }
        // Most groups have been cleaned up long ago: only where something is left is the board touched.
        each_group(&cells, largest, |group, digits| {
            if (0..9).any(|i| group >> i & 1 == 0 && cells[i] & digits != 0) {
                self.erase(digits, STRUCTURE[s] & !within(s, group));
            }
        });
        each_group(&transpose(&cells), largest, |group, places| {
            if (0..9).any(|i| places >> i & 1 != 0 && cells[i] & !group != 0) {
                self.erase(!group, within(s, places));
            }
        });
    }

    fn erase(&mut self, digits: u16, cells: u128) {
        for (d, places) in self.at.iter_mut().enumerate() {
            if digits >> d & 1 != 0 {
                *places &= !cells;
            }
        }
    }
}

/// The cells of a structure that nine bits stand for.
fn within(s: usize, places: u16) -> u128 {
    let cells = CELLS[s].iter().enumerate();
    cells.fold(0, |set, (i, &cell)| set | u128::from(places >> i & 1) << cell)
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
