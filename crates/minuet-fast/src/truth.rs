//! True choices: the solution is known, and only these can complete.

use crate::floor::{Floor, Numbers};
use crate::minuet::Method;
use crate::sweep::Stand;
use crate::thirds::{Thirds, column_cells, row_cells};

impl Method<'_> {
    /// Whether up to `depth` true choices, each a starter where it is made, complete the closed floor.
    pub(crate) fn completes(&self, floor: &Floor, depth: u8) -> bool {
        if floor.is_complete() {
            return true;
        }
        if depth == 0 || !self.solution.is_within(floor) {
            return false;
        }
        let choices = self.true_choices(floor);
        // Most of the time singles and blocks are enough, and groups need not be looked for.
        depth == 1
            && self.tries(floor, choices, |dancer| dancer.settle(self.rules) == Ok(Stand::Complete))
            || self.tries(floor, choices, |dancer| match dancer.close(self.rules) {
                Ok(Stand::Complete) => true,
                Ok(Stand::Open) => self.completes(dancer, depth - 1),
                Err(_) => false,
            })
    }

    /// Whether one of these true choices completes. What a choice settles that does not complete need not
    /// be tried any more: it leads less far.
    fn tries(
        &self,
        floor: &Floor,
        mut choices: [u32; 3],
        mut completes: impl FnMut(&mut Floor) -> bool,
    ) -> bool {
        for band in 0..3 {
            while choices[band] != 0 {
                let cell = choices[band] & choices[band].wrapping_neg();
                let mut dancer = self.told(floor, band, cell);
                if self.effort.spend(1).is_err() {
                    return false;
                }
                if completes(&mut dancer) {
                    return true;
                }
                let open = dancer.counts().two;
                for band in 0..3 {
                    choices[band] &= open[band];
                }
                choices[band] &= !cell;
            }
        }
        false
    }

    /// The floor with the right number in a cell.
    fn told(&self, floor: &Floor, band: usize, cell: u32) -> Floor {
        let mut told = *floor;
        for (word, right) in told.at[band].iter_mut().zip(&self.solution.at[band]) {
            *word &= !cell | right;
        }
        told
    }

    /// The cells whose right number is one of the choices of a starter.
    fn true_choices(&self, floor: &Floor) -> [u32; 3] {
        let counts = floor.counts();
        let mut choices = [0, 1, 2].map(|band| counts.two[band] & !counts.three[band]);
        let halves = floor.half_doubles();
        for band in 0..3 {
            for (half, right) in halves[band].iter().zip(&self.solution.at[band]) {
                choices[band] |= half & right;
            }
        }
        // A number may have two places in a structure and yet be the only one of a cell in another.
        [0, 1, 2].map(|band| choices[band] & counts.two[band])
    }
}

impl Floor {
    /// The places of each number that are one of just two in a structure.
    fn half_doubles(&self) -> [Numbers; 3] {
        let mut halves: [Numbers; 3] = [[0; 16]; 3];
        let [first, second, third] = &mut halves;
        for digit in 0..16 {
            let places = [0, 1, 2].map(|band| self.at[band][digit]);
            let (rows, columns) = (Thirds::of_rows(places), Thirds::of_columns(places));
            let line = rows.twos(1, 0o111_111_111);
            let square = rows.twos(3, 0o007_007_007);
            let rows = line | line << 1 | line << 2 | square | square << 3 | square << 6;
            let line = columns.twos(3, 0o007_007_007);
            let columns = line | line << 3 | line << 6;
            let [a, b, c] = [0, 1, 2]
                .map(|band| places[band] & (row_cells(rows, band) | column_cells(columns, band)));
            (first[digit], second[digit], third[digit]) = (a, b, c);
        }
        halves
    }
}
