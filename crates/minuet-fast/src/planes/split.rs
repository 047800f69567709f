//! What to try when a sweep finds nothing more.

use std::marker::PhantomData;

use super::grid::{Grid, column_ways, row_ways, spread_rows};
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
        Some(match band {
            0..3 => self.split_rows(rows, number, band),
            _ => self.split_columns(columns, number, band - 3),
        })
    }

    #[inline(always)]
    fn split_rows(&mut self, rows: P, number: P, band: usize) -> Grid<P> {
        let open = rows.and(rows.turn::<0, 1>().or(rows.turn::<0, 2>()));
        let here = open.and(number).and(P::load(&Masks::<P>::BAND[band])).first();
        let elsewhere = here.turn::<0, 1>().or(here.turn::<0, 2>());
        let [a, b, c] = self.0;
        *self = Grid([a.without(here), b.without(here), c.without(here)]);
        Grid([a.without(elsewhere), b.without(elsewhere), c.without(elsewhere)])
    }

    #[inline(always)]
    fn split_columns(&mut self, [a, b, c]: [P; 3], number: P, stack: usize) -> Grid<P> {
        let number = number.and(P::load(&Masks::<P>::STACK[stack]));
        // A number that has not settled on one of the three columns is open in one of the first two.
        let open = [a.and(b.or(c)).and(number), b.and(a.or(c)).and(number)];
        let column = usize::from(open[0].is_empty());
        let here = spread_rows(open[column].first());
        let mut first = *self;
        for (c, cells) in first.0.iter_mut().enumerate() {
            if c == column {
                self.0[c] = cells.without(here);
            } else {
                *cells = cells.without(here);
            }
        }
        first
    }
}

/// For each band and each stack, the numbers that have each of the six ways, 16 bits a way.
#[inline(always)]
fn ways<P: Plane>(rows: P, columns: [P; 3]) -> [[u64; 2]; 6] {
    let [up, down] = row_ways(rows);
    let [[a, b, c], [x, y, z]] = [up.first_squares(), down.first_squares()];
    let [up, down] = column_ways(columns);
    let [[d, e, f], [u, v, w]] = [in_rows(up).first_band(), in_rows(down).first_band()];
    [[a, x], [b, y], [c, z], [d, u], [e, v], [f, w]]
}

/// The band or stack with the fewest ways over all numbers, of those where not every number has just one.
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

/// One plane of three, each in one of the rows.
#[inline(always)]
fn in_rows<P: Plane>([a, b, c]: [P; 3]) -> P {
    let [first, second, third] = &Masks::<P>::ROW;
    a.and(P::load(first)).or(b.and(P::load(second))).or(c.and(P::load(third)))
}

/// All numbers in some of the lanes.
struct Masks<P>(PhantomData<P>);

impl<P: Plane> Masks<P> {
    /// The lanes of one row of every square.
    const ROW: [Lanes; 3] = [
        lanes::<P>([0, 0, 0], [3, 3, 1]),
        lanes::<P>([0, 0, 1], [3, 3, 2]),
        lanes::<P>([0, 0, 2], [3, 3, 3]),
    ];

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
