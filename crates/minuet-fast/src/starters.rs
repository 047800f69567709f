//! The binary choices of a position.

use minuet_core::{Cell, Digit, Position, Starter, Structure};

use crate::floor::{CELL, Choice, Floor, Numbers};
use crate::tables::SEEN;
use crate::thirds::{FIRST_ROW, Thirds, below, beside, next};

/// Every starter of `position`, in the order of Step 4: cells that see the most other cells with two
/// candidates first, then half doubles in rows, in columns, in squares, by number, in reading order.
///
/// ```
/// use minuet_core::{Position, Puzzle, Reading};
///
/// let puzzle: Puzzle =
///     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
///         .parse().unwrap();
/// let position = minuet_fast::close(&Position::of(&puzzle), &Reading::PAPER).unwrap();
/// assert_eq!(minuet_fast::starters(&position).len(), 17);
/// ```
pub fn starters(position: &Position) -> Vec<Starter> {
    starters_of(&position.into())
}

/// At most each cell, and each number in each structure.
const MOST: usize = 81 + 9 * 27;

/// The choices of all starters of a floor, without touching the heap.
pub(crate) struct Choices {
    pairs: [[Choice; 2]; MOST],
    len: usize,
}

impl Choices {
    pub(crate) fn of(floor: &Floor) -> Choices {
        let mut choices = Choices { pairs: [[(0, 0); 2]; MOST], len: 0 };
        floor.each_choice(|pair| {
            choices.pairs[choices.len] = pair;
            choices.len += 1;
        });
        choices
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = [Choice; 2]> {
        self.pairs[..self.len].iter().copied()
    }
}

impl Floor {
    /// How many starters it has.
    pub(crate) fn count_starters(&self) -> usize {
        let mut count = 0;
        self.each_choice(|_| count += 1);
        count
    }

    /// Calls `found` with the two choices of every starter: cells, then half doubles by number.
    fn each_choice(&self, mut found: impl FnMut([Choice; 2])) {
        self.each_pair(|cell, [low, high]| found([(cell, low), (cell, high)]));
        self.each_half_double(|HalfDouble { digit, cells: [a, b], .. }| {
            found([(a, digit), (b, digit)]);
        });
    }

    /// Calls `found` with each cell that has exactly two candidates.
    fn each_pair(&self, mut found: impl FnMut(u8, [u8; 2])) {
        let counts = self.counts();
        for (band, words) in self.at.iter().enumerate() {
            let mut cells = counts.two[band] & !counts.three[band];
            while cells != 0 {
                let i = cells.trailing_zeros() as usize & 31;
                cells &= cells - 1;
                let digits = (0..9).fold(0, |set, d| set | (words[d] >> i & 1) << d);
                let (low, high) = (digits.trailing_zeros(), 31 - digits.leading_zeros());
                found(CELL[band][i], [low as u8, high as u8]);
            }
        }
    }

    /// Calls `found` with each number that has exactly two places in a structure, once for each two cells, at
    /// the first structure.
    fn each_half_double(&self, mut found: impl FnMut(HalfDouble)) {
        let twos = self.twos();
        for digit in 0..9 {
            let words = [0, 1, 2].map(|band| self.at[band][digit]);
            for (kind, twos) in twos.iter().enumerate() {
                let mut rest = twos[digit];
                while rest != 0 {
                    let i = rest.trailing_zeros() as usize & 31;
                    rest &= rest - 1;
                    found(HalfDouble::at(kind, i, digit, words));
                }
            }
        }
    }

    /// For each number the rows, columns and squares with exactly two places; of the squares, only those whose
    /// two places are not all of a row or column as well.
    fn twos(&self) -> [Numbers; 3] {
        let mut twos = [[0; 16]; 3];
        let [in_rows, in_columns, in_squares] = &mut twos;
        for digit in 0..16 {
            let words = [0, 1, 2].map(|band| self.at[band][digit]);
            let (rows, columns) = (Thirds::of_rows(words), Thirds::of_columns(words));
            in_rows[digit] = rows.twos(1, 0o111_111_111);
            in_columns[digit] = columns.twos(3, FIRST_ROW);
            // A third with two places that are all of its line and of its square.
            let row = rows.two & !beside(rows.one) & !below(rows.one);
            let column = columns.two & !below(columns.one) & !next(columns.one);
            let row = row | row >> 3 | row >> 6;
            let column = (column | column >> 9 | column >> 18) & 0x1ff;
            // Squares of columns are at `3 * band + square`, those of rows at `9 * band + square`.
            let column = column & 0o7 | (column & 0o70) << 6 | (column & 0o700) << 12;
            in_squares[digit] = rows.twos(3, FIRST_ROW) & !row & !column;
        }
        twos
    }
}

/// A number with exactly two places in a structure.
struct HalfDouble {
    digit: u8,
    structure: usize,
    cells: [u8; 2],
}

impl HalfDouble {
    /// The half double of a number with these places in the structure at this bit: of rows, columns or
    /// squares, as the kind says.
    #[inline(always)]
    fn at(kind: usize, i: usize, digit: usize, places: [u32; 3]) -> HalfDouble {
        let (high, low) = (i / 9, i % 9);
        let one_band = |cells| [0, 1, 2].map(|band| if band == high { cells } else { 0 });
        let (structure, cells) = match kind {
            0 => (3 * high + low / 3, one_band(FIRST_ROW << low)),
            1 => (9 + 3 * low + high, [0o111 << i; 3]),
            _ => (18 + 3 * high + low, one_band(0o111_111_111 << low)),
        };
        let (mut first, mut last) = (u8::MAX, 0);
        for band in 0..3 {
            let mut rest = places[band] & cells[band];
            while rest != 0 {
                let cell = CELL[band][rest.trailing_zeros() as usize & 31];
                (first, last) = (first.min(cell), last.max(cell));
                rest &= rest - 1;
            }
        }
        HalfDouble { digit: digit as u8, structure, cells: [first, last] }
    }
}

pub(crate) fn starters_of(floor: &Floor) -> Vec<Starter> {
    let mut pairs = Vec::new();
    floor.each_pair(|cell, digits| pairs.push((cell, digits)));
    let cells = pairs.iter().fold(0_u128, |cells, (cell, _)| cells | 1 << cell);
    let sees = |cell: u8| (SEEN[cell as usize] & cells).count_ones();
    pairs.sort_by_key(|&(cell, _)| (std::cmp::Reverse(sees(cell)), cell));

    let mut half_doubles = Vec::new();
    floor.each_half_double(|half_double| half_doubles.push(half_double));
    half_doubles
        .sort_by_key(|&HalfDouble { digit, structure, .. }| (structure / 9, digit, structure));

    let pairs = pairs.into_iter().map(|(cell, digits)| Starter::Cell {
        cell: Cell::ALL[cell as usize],
        digits: digits.map(|digit| Digit::ALL[digit as usize]),
    });
    let half_doubles = half_doubles.into_iter().map(|half_double| Starter::HalfDouble {
        digit: Digit::ALL[half_double.digit as usize],
        structure: Structure::ALL[half_double.structure],
        cells: half_double.cells.map(|cell| Cell::ALL[cell as usize]),
    });
    pairs.chain(half_doubles).collect()
}
