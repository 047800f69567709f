//! The binary choices of a position.

use minuet_core::{Cell, CellSet, Digit, DigitSet, Position, Starter, Structure};

use crate::board::Board;
use crate::tables::{SEEN, STRUCTURE};

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
/// assert_eq!(minuet_fast::count_starters(&position), 17);
/// ```
pub fn starters(position: &Position) -> Vec<Starter> {
    starters_of(&position.into())
}

/// How many starters `position` has.
pub fn count_starters(position: &Position) -> usize {
    Board::from(position).count_starters()
}

/// A number in a cell, both counted from 0.
pub(crate) type Choice = (u8, u8);

/// At most each cell, and each number in each structure.
const MOST: usize = 81 + 9 * 27;

/// The choices of all starters of a board, without touching the heap.
pub(crate) struct Choices {
    pairs: [[Choice; 2]; MOST],
    len: usize,
}

impl Choices {
    pub(crate) fn of(board: &Board) -> Choices {
        let mut choices = Choices { pairs: [[(0, 0); 2]; MOST], len: 0 };
        board.each_choice(|pair| {
            choices.pairs[choices.len] = pair;
            choices.len += 1;
        });
        choices
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = [Choice; 2]> {
        self.pairs[..self.len].iter().copied()
    }
}

impl Board {
    /// How many starters it has.
    pub(crate) fn count_starters(&self) -> usize {
        let mut count = 0;
        self.each_choice(|_| count += 1);
        count
    }

    /// Calls `found` with the two choices of every starter: cells, then half doubles by number.
    fn each_choice(&self, mut found: impl FnMut([Choice; 2])) {
        let mut cells = self.pairs();
        while cells != 0 {
            let cell = cells.trailing_zeros() as u8;
            cells &= cells - 1;
            let digits = self.digits(cell as usize);
            let (low, high) = (digits.trailing_zeros(), 15 - digits.leading_zeros());
            found([(cell, low as u8), (cell, high as u8)]);
        }
        for (d, &places) in self.at.iter().enumerate() {
            half_doubles(places & !self.solved, |_, [a, b]| found([(a, d as u8), (b, d as u8)]));
        }
    }
}

/// Calls `found` with each pair of cells that are the only `places` of a structure, once, at the first
/// structure.
fn half_doubles(places: u128, mut found: impl FnMut(usize, [u8; 2])) {
    let two = |s: usize| {
        let pair = places & STRUCTURE[s];
        let rest = pair & pair.wrapping_sub(1);
        (rest != 0 && rest & (rest - 1) == 0).then_some(pair)
    };
    for s in 0..27 {
        let Some(pair) = two(s) else { continue };
        let cells = [pair.trailing_zeros() as u8, 127 - pair.leading_zeros() as u8];
        if s < 18 || !in_a_line(cells, pair, two) {
            found(s, cells);
        }
    }
}

/// Whether the two cells of a square are the pair of their row or column too.
fn in_a_line([a, b]: [u8; 2], pair: u128, two: impl Fn(usize) -> Option<u128>) -> bool {
    let (row, column) = (a / 9, 9 + a % 9);
    (row == b / 9 && two(row.into()) == Some(pair))
        || (column == 9 + b % 9 && two(column.into()) == Some(pair))
}

pub(crate) fn starters_of(board: &Board) -> Vec<Starter> {
    let pairs = board.pairs();
    let mut cells: Vec<(u32, Starter)> = CellSet::from_bits(pairs)
        .iter()
        .filter_map(|cell| {
            let digits = DigitSet::from_bits(board.digits(cell.index())).pair()?;
            let sees = (SEEN[cell.index()] & pairs).count_ones();
            Some((sees, Starter::Cell { cell, digits }))
        })
        .collect();
    cells.sort_by_key(|&(sees, _)| std::cmp::Reverse(sees));

    let mut half_doubles_of = Vec::new();
    for (d, &places) in board.at.iter().enumerate() {
        half_doubles(places & !board.solved, |s, cells| {
            let (digit, structure) = (Digit::ALL[d], Structure::ALL[s]);
            let cells = cells.map(|cell| Cell::ALL[cell as usize]);
            half_doubles_of
                .push(((s / 9, d, cells), Starter::HalfDouble { digit, structure, cells }));
        });
    }
    half_doubles_of.sort_by_key(|&(key, _)| key);

    let cells = cells.into_iter().map(|(_, starter)| starter);
    cells.chain(half_doubles_of.into_iter().map(|(_, starter)| starter)).collect()
}
