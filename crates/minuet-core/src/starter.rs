//! Starters: the binary choices that open a minuet.

use crate::{Cell, CellSet, Dancer, Digit, DigitSet, Position, Structure};

/// A binary choice, one side of which is true (Step 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Starter {
    /// A cell with exactly two candidates.
    Cell {
        /// The cell.
        cell: Cell,
        /// Its two candidates, the smaller first.
        digits: [Digit; 2],
    },
    /// A half double: a number with exactly two cells in a structure (item 13).
    HalfDouble {
        /// The number.
        digit: Digit,
        /// The first structure that confines it, of rows, columns, squares.
        structure: Structure,
        /// The two cells, in reading order.
        cells: [Cell; 2],
    },
}

impl Starter {
    /// What `dancer` takes: a number in a cell.
    pub const fn choice(&self, dancer: Dancer) -> (Cell, Digit) {
        match *self {
            Starter::Cell { cell, digits } => (cell, digits[dancer as usize]),
            Starter::HalfDouble { digit, cells, .. } => (cells[dancer as usize], digit),
        }
    }

    /// `position` with the choice of `dancer` made, and nothing concluded from it.
    pub fn chosen(&self, dancer: Dancer, position: &Position) -> Position {
        let (cell, digit) = self.choice(dancer);
        let mut chosen = *position;
        chosen.set(cell, position.get(cell) & DigitSet::of(digit));
        chosen
    }

    /// Whether it is (still) a binary choice in `position`.
    pub fn stands_in(&self, position: &Position) -> bool {
        match *self {
            Starter::Cell { cell, digits } => position.get(cell).pair() == Some(digits),
            Starter::HalfDouble { digit, structure, cells } => {
                position.places(digit, structure) == cells.into_iter().collect::<CellSet>()
            }
        }
    }
}
