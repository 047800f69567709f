//! The rules of Step 3, one a file. Each looks at one structure of one line and yields its first find.

pub(crate) mod aligned;
pub(crate) mod half_double;
pub(crate) mod hidden_group;
pub(crate) mod hidden_single;
pub(crate) mod naked_group;
pub(crate) mod naked_single;

use minuet_core::{Blocker, Cell, CellSet, Lane, Position, Reading, Structure};

/// What a rule may look at.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) lane: &'a Lane,
    pub(crate) reading: &'a Reading,
    /// The half doubles written on the sheet already; none for a dancer, who has nowhere to write them.
    pub(crate) records: Option<&'a [Blocker]>,
}

impl View<'_> {
    pub(crate) fn position(&self) -> &Position {
        self.lane.position()
    }

    /// The cells of `structure` without ink or enclosure.
    pub(crate) fn open(&self, structure: Structure) -> CellSet {
        structure.cells() - self.lane.solved()
    }
}

/// All choices of `size` of the `items`, in order.
pub(crate) fn choices<T: Copy>(
    items: &[T],
    size: usize,
    visit: &mut impl FnMut(&[T]) -> bool,
) -> bool {
    fn go<T: Copy>(
        items: &[T],
        size: usize,
        chosen: &mut Vec<T>,
        visit: &mut impl FnMut(&[T]) -> bool,
    ) -> bool {
        if chosen.len() == size {
            return visit(chosen);
        }
        for (i, &item) in items.iter().enumerate() {
            chosen.push(item);
            let stop = go(&items[i + 1..], size, chosen, visit);
            chosen.pop();
            if stop {
                return true;
            }
        }
        false
    }
    go(items, size, &mut Vec::with_capacity(size), visit)
}

/// The cells as a list.
pub(crate) fn list(cells: CellSet) -> Vec<Cell> {
    cells.iter().collect()
}
