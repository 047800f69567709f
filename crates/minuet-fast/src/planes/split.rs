//! What to try when a sweep finds nothing more.

use std::marker::PhantomData;

use super::grid::{Grid, column_ways, elsewhere, row_ways};
use super::{Lanes, Plane};
use crate::marks::NUMBERS;

impl<P: Plane> Grid<P> {
    /// Splits an open grid at rest in two: it becomes the second, after the first that comes back. There is
    /// none if some number has no place in a band, which no sweep looks for.
    ///
    /// The two differ in whether a number is in some third of a row or column. It is a number with few ways
    /// through its band, in the band where all numbers together have the fewest: there most follows.
    #[inline(always)]
    pub(crate) fn split(&mut self) -> Option<Grid<P>> {
        let (rows, columns) = (self.rows(), self.columns());
        let ways = ways(rows, columns);
        let band = narrowest(&ways)?;
        let number = P::all(least(ways[band]));
        let [a, b, c] = self.0;
        let [here, others] = match band {
            0..3 => {
                let [here, others] = parts(rows, number.and(P::load(&Masks::<P>::BAND[band])));
                [[here; 3], [others; 3]]
            }
            _ => {
                let stack = P::load(&Masks::<P>::STACK[band - 3]);
                let [here, others] = parts(columns, number.and(stack));
                [
                    [here.row::<0>(), here.row::<1>(), here.row::<2>()],
                    [others.row::<0>(), others.row::<1>(), others.row::<2>()],
                ]
            }
        };
        *self = Grid([a.without(here[0]), b.without(here[1]), c.without(here[2])]);
        Some(Grid([a.without(others[0]), b.without(others[1]), c.without(others[2])]))
    }
}

/// The first of the thirds where a number may be and need not, and the other two of its square.
#[inline(always)]
fn parts<P: Plane>(thirds: P, number: P) -> [P; 2] {
    let here = thirds.and(elsewhere(thirds)).and(number).first();
    [here, elsewhere(here)]
}

/// For each band and each stack, the numbers that have each of the six ways, 16 bits a way.
#[inline(always)]
fn ways<P: Plane>(rows: P, columns: P) -> [[u64; 2]; 6] {
    let [up, down] = row_ways(rows);
    let [[a, b, c], [x, y, z]] = [up.first_squares(), down.first_squares()];
    let [up, down] = column_ways(columns);
    let [[d, e, f], [u, v, w]] = [up.first_band(), down.first_band()];
    [[a, x], [b, y], [c, z], [d, u], [e, v], [f, w]]
}

/// The band or stack with the fewest ways over all numbers, of those where not every number has exactly one.
/// If there is none the grid is broken: with one way for each number it would be complete.
#[inline(always)]
fn narrowest(ways: &[[u64; 2]; 6]) -> Option<usize> {
    let mut narrowest = None;
    let mut least = u32::MAX;
    for (band, [up, down]) in ways.iter().enumerate() {
        let count = up.count_ones() + down.count_ones();
        if count < 9 {
            return None;
        }
        if (10..least).contains(&count) {
            (narrowest, least) = (Some(band), count);
        }
    }
    narrowest
}

/// A number with two of the six ways, or if there is none with three, or with more.
#[inline(always)]
fn least([even, odd]: [u64; 2]) -> u16 {
    let (mut one, mut two, mut three, mut four) = (0, 0, 0, 0);
    for ways in [even, odd] {
        for way in [ways as u16, (ways >> 16) as u16, (ways >> 32) as u16] {
            four |= three & way;
            three |= two & way;
            two |= one & way;
            one |= way;
        }
    }
    let sets = [two & !three, three & !four, four];
    let few = sets.into_iter().find(|&set| set != 0).unwrap_or(NUMBERS);
    few & few.wrapping_neg()
}

/// All numbers in some of the lanes.
struct Masks<P>(PhantomData<P>);

impl<P: Plane> Masks<P> {
    /// The lanes of one band.
    const BAND: [Lanes; 3] = [
        lanes::<P>([0, 0, 0], [1, 3, 3]),
        lanes::<P>([1, 0, 0], [2, 3, 3]),
        lanes::<P>([2, 0, 0], [3, 3, 3]),
    ];

    /// The lanes of one stack of squares.
    const STACK: [Lanes; 3] = [
        lanes::<P>([0, 0, 0], [3, 1, 3]),
        lanes::<P>([0, 1, 0], [3, 2, 3]),
        lanes::<P>([0, 2, 0], [3, 3, 3]),
    ];
}

/// All numbers in the lanes from one band, square and row to another.
const fn lanes<P: Plane>(from: [usize; 3], to: [usize; 3]) -> Lanes {
    let mut lanes = [0; 48];
    let mut band = from[0];
    while band < to[0] {
        let mut square = from[1];
        while square < to[1] {
            let mut row = from[2];
            while row < to[2] {
                lanes[P::LANE[band][square][row]] = NUMBERS;
                row += 1;
            }
            square += 1;
        }
        band += 1;
    }
    lanes
}
