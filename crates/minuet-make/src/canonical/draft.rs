//! A canonical form in the making.
//!
//! The form is written three cells at a time, each time the smallest possible, and every way to write
//! it is kept. What need not be decided yet is left open: columns that have been empty so far come first
//! in their stack in any order, and stacks that have been empty so far come first in any order. So a
//! choice is made only where a digit is placed, and few ways remain.

use minuet_core::Digit;

use super::{Labels, Views};
use crate::Symmetry;
use crate::symmetry::Lines;

/// What has been decided on the way to a canonical form.
#[derive(Clone, Copy)]
pub(super) struct Draft {
    /// Whether rows are rows (0) or columns (1).
    view: u8,
    /// Where the rows come from that are written, and the one that is being written.
    rows: [u8; 9],
    /// The rows in use, one bit each.
    used: u16,
    /// Where the columns come from.
    columns: [u8; 9],
    /// How many columns of each stack have been empty so far: these come first.
    open: [u8; 3],
    labels: Labels,
}

/// Three cells of a row that may be written next.
#[derive(Clone, Copy)]
struct Three {
    row: u8,
    /// Which of the 27 threes of the form they become.
    slot: usize,
    /// Where their stack is so far.
    stack: usize,
    /// Where their columns come from.
    columns: [u8; 3],
    digits: [u8; 3],
}

/// The drafts that write the smallest three cells.
pub(super) struct Least {
    value: u16,
    /// How many of the three cells hold digits.
    most_digits: u8,
    drafts: Vec<Draft>,
}

/// The orders of two items, and of three.
const ORDERS: [&[[usize; 3]]; 4] = [
    &[],
    &[],
    &[[0, 1, 2], [1, 0, 2]],
    &[[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]],
];

impl Least {
    pub(super) fn new() -> Least {
        Least { value: u16::MAX, most_digits: 3, drafts: Vec::with_capacity(32) }
    }

    /// Hands the drafts over in exchange for an empty list.
    pub(super) fn take(&mut self, drafts: &mut Vec<Draft>) {
        std::mem::swap(&mut self.drafts, drafts);
        self.drafts.clear();
        self.value = u16::MAX;
        self.most_digits = 3;
    }
}

impl Draft {
    /// Nothing written, by rows and by columns.
    pub(super) const FIRST: [Draft; 2] = [Draft::blank(0), Draft::blank(1)];

    const fn blank(view: u8) -> Draft {
        let columns = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        Draft { view, rows: [0; 9], used: 0, columns, open: [3; 3], labels: Labels::NONE }
    }

    /// Offers all ways to write the next three cells.
    pub(super) fn write(&self, slot: usize, views: &Views, least: &mut Least) {
        let row = slot / 3;
        if !slot.is_multiple_of(3) {
            return self.write_stacks(self.rows[row], slot, views, least);
        }
        let mut rows = self.next_rows(row, views);
        while rows != 0 {
            self.write_stacks(rows.trailing_zeros() as u8, slot, views, least);
            rows &= rows - 1;
        }
    }

    /// The rows that may come next. Of the empty rows of a band, one is enough.
    fn next_rows(&self, row: usize, views: &Views) -> u16 {
        let begun = !row.is_multiple_of(3);
        let band = if begun { 0b111 << (self.rows[row - 1] / 3 * 3) } else { 0x1ff };
        let rows = band & !self.used;
        let empty = rows & views.empty[usize::from(self.view)];
        let others = empty & (empty << 1 & 0o666 | empty << 2 & 0o444);
        rows & !others
    }

    /// The ways to write three cells of a row, by the stacks that may be there.
    fn write_stacks(&self, row: u8, slot: usize, views: &Views, least: &mut Least) {
        let digits = &views.digits[usize::from(self.view)][usize::from(row)];
        let place = slot % 3;
        for stack in place..3 {
            // A stack that is no longer open has its place.
            if stack > place && self.open[stack] < 3 {
                return;
            }
            let columns = [0, 1, 2].map(|i| self.columns[3 * stack + i]);
            // In an open stack empty cells come first, so a row with fewer of them is greater.
            if self.open[stack] == 3 && views.count(self.view, row, columns[0]) > least.most_digits
            {
                continue;
            }
            let digits = columns.map(|column| digits[usize::from(column & 15)]);
            self.write_columns(&Three { row, slot, stack, columns, digits }, least);
            // Empty stacks that stay open are all the same.
            if self.open[place] < 3 || digits == [0; 3] {
                return;
            }
        }
    }

    /// The ways to write three cells, by the order of the columns that have their first digit here.
    fn write_columns(&self, three: &Three, least: &mut Least) {
        let open = usize::from(self.open[three.stack]);
        let labels = three.digits.map(|digit| self.labels.get(digit));
        // Empty cells of open columns come first, then the others with the smaller label first.
        let mut sorted = [0, 1, 2];
        for (one, other) in [(0, 1), (1, 2), (0, 1)] {
            if other < open && labels[sorted[one]] > labels[sorted[other]] {
                sorted.swap(one, other);
            }
        }
        // No number gets a smaller label than the next one.
        let bound = sorted
            .iter()
            .fold(0, |value, &i| value << 4 | u16::from(labels[i].min(self.labels.next())));
        if bound > least.value {
            return;
        }
        let empty = (0..open).take_while(|&i| labels[sorted[i]] == 0).count();
        if open - empty < 2 {
            return self.offer(three, empty, sorted, least);
        }
        for order in ORDERS[open - empty] {
            let mut places = sorted;
            for i in empty..open {
                places[i] = sorted[empty + order[i - empty]];
            }
            // Only equal labels may change places.
            if (empty + 1..open).all(|i| labels[places[i - 1]] <= labels[places[i]]) {
                self.offer(three, empty, places, least);
            }
        }
    }

    /// Keeps one way to write three cells if none is smaller.
    fn offer(&self, three: &Three, open: usize, places: [usize; 3], least: &mut Least) {
        let mut labels = self.labels;
        let value =
            places.iter().fold(0, |value, &i| value << 4 | u16::from(labels.take(three.digits[i])));
        if value > least.value {
            return;
        }
        if value < least.value {
            least.value = value;
            least.most_digits = (0..3).filter(|i| value >> (4 * i) & 15 > 0).count() as u8;
            least.drafts.clear();
        }
        let mut draft = Draft { labels, used: self.used | 1 << three.row, ..*self };
        draft.rows[three.slot / 3] = three.row;
        let (here, there) = (3 * (three.slot % 3), 3 * three.stack);
        for i in 0..3 {
            draft.columns[there + i] = self.columns[here + i];
        }
        draft.columns[here..here + 3].copy_from_slice(&places.map(|i| three.columns[i]));
        draft.open[three.slot % 3] = open as u8;
        least.drafts.push(draft);
    }

    /// The symmetry that the decisions make. Numbers that do not occur get the labels that are left.
    pub(super) fn symmetry(mut self) -> Symmetry {
        let lines = if self.view == 0 { Lines::Rows } else { Lines::Columns };
        let digits =
            Digit::ALL.map(|digit| Digit::ALL[usize::from(self.labels.take(digit.get())) - 1]);
        Symmetry::from_lines(lines, self.rows, self.columns, digits)
    }
}
