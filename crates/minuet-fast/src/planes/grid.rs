//! A position on three planes, and the sweep that finds singles and blocks in all of it.

use super::{Lanes, Plane};
use crate::marks::{Marks, NUMBERS};

/// A position: plane `c` holds the cells that are the `c`-th of the three of their row and square.
#[derive(Clone, Copy)]
pub(crate) struct Grid<P>(pub(super) [P; 3]);

/// How a grid stands when nothing more follows.
pub(crate) enum Stand {
    Broken,
    Complete,
    Open,
}

/// The numbers that three thirds of columns may have, and those that they must have.
struct Columns<P> {
    may: [P; 3],
    must: [P; 3],
}

impl<P: Plane> Grid<P> {
    /// The grid with these pencil marks.
    #[inline(always)]
    pub(crate) fn load(marks: &Marks) -> Grid<P> {
        let mut lanes: [Lanes; 3] = [[NUMBERS; 48]; 3];
        for (cell, &digits) in marks.0.iter().enumerate() {
            lanes[cell % 3][Self::lane(cell)] = digits;
        }
        Grid([P::load(&lanes[0]), P::load(&lanes[1]), P::load(&lanes[2])])
    }

    /// The pencil marks of the grid.
    #[inline(always)]
    pub(crate) fn marks(&self) -> Marks {
        let [a, b, c] = self.0;
        let lanes = [a.lanes(), b.lanes(), c.lanes()];
        Marks(std::array::from_fn(|cell| lanes[cell % 3][Self::lane(cell)]))
    }

    #[inline(always)]
    const fn lane(cell: usize) -> usize {
        P::LANE[cell / 27][cell % 9 / 3][cell / 9 % 3]
    }

    /// Sweeps until nothing follows.
    #[inline(always)]
    pub(crate) fn settle(&mut self) -> Stand {
        loop {
            let before = self.0;
            self.sweep();
            if P::any_empty(self.0) {
                return Stand::Broken;
            }
            if P::same(before, self.0) {
                break;
            }
        }
        if P::all_single(self.0) { Stand::Complete } else { Stand::Open }
    }

    /// Looks at all thirds of rows, then at all thirds of columns.
    #[inline(always)]
    fn sweep(&mut self) {
        let must = self.sweep_rows();
        let columns = self.sweep_columns();
        for (c, cells) in self.0.iter_mut().enumerate() {
            // What the third of a row and that of a column both must have is in the cell they share.
            let hidden = cells.and(must).and(columns.must[c]);
            *cells = hidden.some_or(cells.and(columns.may[c]));
        }
    }

    /// Leaves in the cells what the thirds of their rows may have; says what these must have.
    #[inline(always)]
    fn sweep_rows(&mut self) -> P {
        let [a, b, c] = self.0;
        let singles = [a.singles(), b.singles(), c.singles()];
        let [ascending, descending] = row_ways(self.rows());
        let may = ascending.or(descending);
        let alone = may.without(may.turn::<0, 1>().or(may.turn::<0, 2>()));
        let standing = singles[0].or(singles[1]).or(singles[2]);
        let must = alone.or(standing.and(may));
        // A third has three numbers: with three that it must have it is full, and with three that it may
        // have it must have these. Neither waits for the other, as the second adds nothing to the first.
        let full = must.triples_or(may);
        let must = must.or(may.triples());
        let may = full.without(must.turn::<0, 1>().or(must.turn::<0, 2>()));
        self.0 = [
            a.and(may).without(singles[1].or(singles[2])),
            b.and(may).without(singles[0].or(singles[2])),
            c.and(may).without(singles[0].or(singles[1])),
        ];
        must
    }

    /// What the thirds of columns may have and must have.
    #[inline(always)]
    fn sweep_columns(&self) -> Columns<P> {
        let [up, down] = column_ways(self.columns());
        let [a, b, c] = [up[0].or(down[0]), up[1].or(down[1]), up[2].or(down[2])];
        let triples = [a.triples(), b.triples(), c.triples()];
        let alone = [a.without(b.or(c)), b.without(a.or(c)), c.without(a.or(b))];
        let may = [
            alone[0].triples_or(a).without(triples[1].or(triples[2])),
            alone[1].triples_or(b).without(triples[0].or(triples[2])),
            alone[2].triples_or(c).without(triples[0].or(triples[1])),
        ];
        let must = [alone[0].or(triples[0]), alone[1].or(triples[1]), alone[2].or(triples[2])];
        Columns { may, must }
    }

    /// The numbers in the cells of each third of a row.
    #[inline(always)]
    pub(super) fn rows(&self) -> P {
        self.0[0].or(self.0[1]).or(self.0[2])
    }

    /// The numbers in the cells of each third of a column, equal in its three rows.
    #[inline(always)]
    pub(super) fn columns(&self) -> [P; 3] {
        let [a, b, c] = self.0;
        [spread_rows(a), spread_rows(b), spread_rows(c)]
    }
}

/// Each lane has the numbers of all three rows of its square.
#[inline(always)]
pub(super) fn spread_rows<P: Plane>(plane: P) -> P {
    plane.or(plane.turn::<0, 1>()).or(plane.turn::<0, 2>())
}

/// A number stands once in each row and in each square of a band. That can be in six ways, two of them for
/// each third of a row: one with the rows ascending from square to square, one descending.
#[inline(always)]
pub(super) fn row_ways<P: Plane>(rows: P) -> [P; 2] {
    let ascending = rows.turn::<1, 1>().and(rows.turn::<2, 2>());
    let descending = rows.turn::<1, 2>().and(rows.turn::<2, 1>());
    [rows.and(ascending), rows.and(descending)]
}

/// The same for columns, each of the three in a plane of its own.
#[inline(always)]
pub(super) fn column_ways<P: Plane>([a, b, c]: [P; 3]) -> [[P; 3]; 2] {
    let [next_a, next_b, next_c] = [a.bands::<1>(), b.bands::<1>(), c.bands::<1>()];
    let [last_a, last_b, last_c] = [a.bands::<2>(), b.bands::<2>(), c.bands::<2>()];
    let ascending =
        [a.and(next_b).and(last_c), b.and(next_c).and(last_a), c.and(next_a).and(last_b)];
    let descending =
        [a.and(next_c).and(last_b), b.and(next_a).and(last_c), c.and(next_b).and(last_a)];
    [ascending, descending]
}
