//! True choices: the solution is known, and only these can complete.

use crate::floor::{CELL, Choice, Floor, Numbers};
use crate::known::Known;
use crate::minuet::Method;
use crate::sweep::Open;
use crate::thirds::{Thirds, column_cells, row_cells};

impl Method<'_> {
    /// Whether one of these true choices completes the closed floor with singles and blocks alone. Most of
    /// the time one does, and groups need not be looked for.
    pub(crate) fn completes_simply(&self, floor: &Floor, choices: Open) -> bool {
        self.tries(floor, choices, |dancer, _| dancer.settle(self.rules).ok())
    }

    /// Whether up to `depth` true choices, the first one of these, complete the closed floor. Where the
    /// first ones lead is kept in mind.
    pub(crate) fn completes(
        &self,
        floor: &Floor,
        choices: Open,
        depth: u8,
        mut known: Option<&mut Known<'_>>,
    ) -> bool {
        self.tries(floor, choices, |dancer, choice| {
            let open = dancer.close(self.rules).ok()?;
            if let Some(known) = &mut known {
                known.add(choice, dancer);
            }
            if open == Open::NOTHING || depth < 2 {
                return Some(open);
            }
            let choices = dancer.true_choices(self.solution, self.rules);
            let completes = depth == 2 && self.completes_simply(dancer, choices)
                || self.completes(dancer, choices, depth - 1, None);
            Some(if completes { Open::NOTHING } else { open })
        })
    }

    /// Whether one of these true choices completes. What a choice settles that does not complete need not
    /// be tried any more: it leads less far.
    #[inline(always)]
    fn tries(
        &self,
        floor: &Floor,
        Open(mut choices): Open,
        mut end: impl FnMut(&mut Floor, Choice) -> Option<Open>,
    ) -> bool {
        for band in 0..3 {
            while choices[band] != 0 {
                let i = choices[band].trailing_zeros() as usize & 31;
                choices[band] &= choices[band] - 1;
                if self.effort.spend(1).is_err() {
                    return false;
                }
                let (mut dancer, digit) = self.told(floor, band, 1 << i);
                match end(&mut dancer, (CELL[band][i], digit)) {
                    Some(Open::NOTHING) => return true,
                    Some(Open(open)) => choices = [0, 1, 2].map(|band| choices[band] & open[band]),
                    None => {}
                }
            }
        }
        false
    }

    /// The floor with the right number in a cell, and this number.
    #[inline(always)]
    fn told(&self, floor: &Floor, band: usize, cell: u32) -> (Floor, u8) {
        let mut told = *floor;
        let mut digit = 0;
        for (d, (word, right)) in told.at[band].iter_mut().zip(&self.solution.at[band]).enumerate()
        {
            *word &= !cell | right;
            digit |= if right & cell == 0 { 0 } else { d as u8 };
        }
        (told, digit)
    }
}

impl Floor {
    /// The cells whose number in `solution` is one of the choices of a starter.
    #[inline(always)]
    pub(crate) fn true_choices_of(&self, solution: &Floor) -> Open {
        let counts = self.counts();
        let mut choices = [0, 1, 2].map(|band| counts.two[band] & !counts.three[band]);
        let halves = self.half_doubles();
        for band in 0..3 {
            for (half, right) in halves[band].iter().zip(&solution.at[band]) {
                choices[band] |= half & right;
            }
        }
        // A number may have two places in a structure and yet be the only one of a cell.
        Open([0, 1, 2].map(|band| choices[band] & counts.two[band]))
    }

    /// The places of each number that are one of exactly two in a structure.
    #[inline(always)]
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
