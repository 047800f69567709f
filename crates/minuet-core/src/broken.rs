//! The ways a grid or a position breaks the Basic Sudoku Rule.

use crate::{Cell, Digit, Structure};

/// Why a position cannot hold a solution, as seen on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Broken {
    /// Two cells of a structure hold nothing but the same number (Sub-rule 3a).
    Twice {
        /// The number.
        digit: Digit,
        /// The structure that would hold it twice.
        structure: Structure,
        /// The two cells, in reading order.
        cells: [Cell; 2],
    },
    /// A number has no cell left in a structure (Sub-rule 3b).
    Nowhere {
        /// The number.
        digit: Digit,
        /// The structure without a place for it.
        structure: Structure,
    },
    /// A cell has no candidate left.
    Empty {
        /// The cell.
        cell: Cell,
    },
}
