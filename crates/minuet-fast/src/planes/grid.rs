//! A position on three planes, and the sweep that finds singles and blocks in all of it.

use super::{Lanes, Plane};
use crate::marks::Marks;

/// A position: plane `c` holds the cells that are the `c`-th of the three of their row and square.
#[derive(Clone, Copy)]
pub(crate) struct Grid<P>(pub(super) [P; 3]);

/// The state of a grid when nothing more follows.
pub(crate) enum Stand {
    Broken,
    Complete,
    Open,
}

/// The numbers that each third of a row or column may have, and those that it must have.
struct Thirds<P> {
    may: P,
    must: P,
}

impl<P: Plane> Grid<P> {
    /// The grid with these pencil marks.
    #[inline(always)]
    pub(crate) fn load(marks: &Marks) -> Grid<P> {
        let mut lanes: [Lanes; 3] = [[0; 48]; 3];
        for (i, cells) in marks.0.as_chunks::<3>().0.iter().enumerate() {
            let lane = Self::LANES[i];
            for c in 0..3 {
                lanes[c][lane] = cells[c];
            }
        }
        Grid([P::load(&lanes[0]), P::load(&lanes[1]), P::load(&lanes[2])])
    }

    /// The pencil marks of the grid.
    #[inline(always)]
    pub(crate) fn marks(&self) -> Marks {
        let [a, b, c] = self.0;
        let lanes = [a.lanes(), b.lanes(), c.lanes()];
        let mut marks = Marks([0; 81]);
        for (i, cells) in marks.0.as_chunks_mut::<3>().0.iter_mut().enumerate() {
            let lane = Self::LANES[i];
            for c in 0..3 {
                cells[c] = lanes[c][lane];
            }
        }
        marks
    }

    /// The lanes in reading order.
    const LANES: [usize; 27] = {
        let mut lanes = [0; 27];
        let mut i = 0;
        while i < 27 {
            lanes[i] = P::LANE[i / 9][i % 3][i / 3 % 3];
            assert!(lanes[i] < 48);
            i += 1;
        }
        lanes
    };

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
        let [a, b, c] = self.0;
        let singles = [a.singles(), b.singles(), c.singles()];
        let standing = singles[0].or(singles[1]).or(singles[2]);
        let rows = Thirds::of(row_ways(self.rows()), standing);
        self.0 = [
            a.and(rows.may).without(singles[1].or(singles[2])),
            b.and(rows.may).without(singles[0].or(singles[2])),
            c.and(rows.may).without(singles[0].or(singles[1])),
        ];
        let columns = Thirds::of(column_ways(self.columns()), P::all(0));
        let [a, b, c] = self.0;
        // What the third of a row and that of a column both must have is in the cell they share.
        let hidden = [
            a.and(rows.must).and(columns.must.row::<0>()),
            b.and(rows.must).and(columns.must.row::<1>()),
            c.and(rows.must).and(columns.must.row::<2>()),
        ];
        self.0 = [
            hidden[0].some_or(a.and(columns.may.row::<0>())),
            hidden[1].some_or(b.and(columns.may.row::<1>())),
            hidden[2].some_or(c.and(columns.may.row::<2>())),
        ];
    }

    /// The numbers in the cells of each third of a row.
    #[inline(always)]
    pub(super) fn rows(&self) -> P {
        self.0[0].or(self.0[1]).or(self.0[2])
    }

    /// The numbers in the cells of each third of a column; where the rows of a square were are its columns.
    #[inline(always)]
    pub(super) fn columns(&self) -> P {
        let [a, b, c] = self.0;
        let next = P::rows_of([b, c, a]).turn::<0, 0, 2>();
        let last = P::rows_of([c, a, b]).turn::<0, 0, 1>();
        P::rows_of([a, b, c]).or(next).or(last)
    }
}

impl<P: Plane> Thirds<P> {
    /// What the ways of the numbers through a band leave, where some numbers are placed.
    #[inline(always)]
    fn of([up, down]: [P; 2], standing: P) -> Thirds<P> {
        let may = up.or(down);
        let alone = may.without(elsewhere(may));
        let must = alone.or(standing.and(may));
        // A third has three numbers: with three that it must have it is full, and with three that it may
        // have it must have these. Neither waits for the other, as the second adds nothing to the first.
        let full = must.triples_or(may);
        let must = must.or(may.triples());
        Thirds { may: full.without(elsewhere(must)), must }
    }
}

/// The numbers of the other two thirds of the square.
#[inline(always)]
pub(super) fn elsewhere<P: Plane>(thirds: P) -> P {
    thirds.turn::<0, 0, 1>().or(thirds.turn::<0, 0, 2>())
}

/// A number occurs once in each row and in each square of a band. That can be in six ways, two of them for
/// each third of a row: one with the rows ascending from square to square, one descending.
#[inline(always)]
pub(super) fn row_ways<P: Plane>(rows: P) -> [P; 2] {
    let up = rows.and(rows.turn::<0, 1, 1>()).and(rows.turn::<0, 2, 2>());
    let down = rows.and(rows.turn::<0, 1, 2>()).and(rows.turn::<0, 2, 1>());
    [up, down]
}

/// The same for columns, from band to band.
#[inline(always)]
pub(super) fn column_ways<P: Plane>(columns: P) -> [P; 2] {
    let up = columns.and(columns.turn::<1, 0, 1>()).and(columns.turn::<2, 0, 2>());
    let down = columns.and(columns.turn::<1, 0, 2>()).and(columns.turn::<2, 0, 1>());
    [up, down]
}
