//! What a find is: the rule that applies, with its evidence.

use crate::{Broken, Cell, CellSet, Dancer, Digit, DigitSet, Rule, Starter, Structure};

/// A mark on the sheet that closes cells to numbers in Steps 1 and 2, where candidates are not written yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Blocker {
    /// Ink in a cell closes that cell to all others, and its number to the cells it sees (Rule 19).
    Ink {
        /// The cell with ink.
        cell: Cell,
    },
    /// A half double closes its number to the other cells of the structures that hold both (Rule 20).
    HalfDouble {
        /// The square where the small digits are.
        structure: Structure,
        /// The number.
        digit: Digit,
        /// The two cells.
        cells: [Cell; 2],
    },
    /// A double or triple closes its cells to other numbers, and its numbers to the other cells of the
    /// structures that hold all of it (Rule 21).
    Group {
        /// The cells.
        cells: CellSet,
        /// The numbers.
        digits: DigitSet,
    },
}

/// Which cells a mark closes to which numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Block {
    /// The mark.
    pub by: Blocker,
    /// The cells it closes, of those that matter to the find.
    pub cells: CellSet,
    /// The numbers it closes them to, of those that matter to the find.
    pub digits: DigitSet,
}

/// A find: the rule that applies and the evidence for it. What follows from it is the entry's
/// [`Effect`](crate::Effect).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "rule", rename_all = "kebab-case", deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Find {
    /// A number that is the only candidate of a cell (item 8).
    NakedSingle {
        /// The cell.
        cell: Cell,
        /// The number.
        digit: Digit,
        /// In Step 2: the marks that close the cell to the other eight numbers. Otherwise empty.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
        blocks: Vec<Block>,
    },
    /// A number with only one cell left in a structure (item 9).
    HiddenSingle {
        /// The structure.
        structure: Structure,
        /// The cell.
        cell: Cell,
        /// The number.
        digit: Digit,
        /// In Step 1: the marks that close the other eight cells. Otherwise empty.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
        blocks: Vec<Block>,
    },
    /// One cell of a half double or double has been closed to its number, so the other takes it (Rule 22).
    Passive {
        /// The half double or double on the sheet.
        of: Blocker,
        /// The cell that has been closed.
        closed: Cell,
        /// The cell that takes the number.
        cell: Cell,
        /// The number.
        digit: Digit,
        /// The marks that close `closed` to the number.
        blocks: Vec<Block>,
    },
    /// A number with exactly two cells left in a structure (item 13).
    HalfDouble {
        /// The structure.
        structure: Structure,
        /// The number.
        digit: Digit,
        /// The two cells, in reading order.
        cells: [Cell; 2],
        /// In Step 1: the marks that close the other seven cells. Otherwise empty.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
        blocks: Vec<Block>,
    },
    /// An extension of Rule 20: a number confined in a structure to three cells that share another.
    Aligned {
        /// The structure that confines it.
        structure: Structure,
        /// The number.
        digit: Digit,
        /// The three cells.
        cells: CellSet,
    },
    /// Two, three or four cells of a structure that hold only that many numbers between them (items 11, 15).
    NakedGroup {
        /// The structure.
        structure: Structure,
        /// The cells.
        cells: CellSet,
        /// The numbers.
        digits: DigitSet,
    },
    /// Two, three or four numbers that have only that many cells in a structure (items 12, 16). In Step 1
    /// it is read off the half doubles on the sheet (Corollaries 13a, 16a).
    HiddenGroup {
        /// The structure.
        structure: Structure,
        /// The cells.
        cells: CellSet,
        /// The numbers.
        digits: DigitSet,
    },
    /// All numbers that are not blocked are written in a cell (Step 2).
    Fill {
        /// The cell.
        cell: Cell,
        /// Its candidates.
        digits: DigitSet,
        /// The marks that close the cell to all other numbers.
        blocks: Vec<Block>,
    },
    /// A minuet is opened (Step 4).
    Starter {
        /// The binary choice.
        starter: Starter,
        /// How deep minuets may nest in this one: 1 if its dancers use only Steps 1 and 3.
        depth: u8,
        /// How many other cells with two candidates a starter cell sees (footnote 8); 0 for half doubles.
        sees: u8,
        /// How many other cells circle and square settle by their own numbers, when the starter was chosen for that.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        settles: Option<[u8; 2]>,
    },
    /// Trick a: a cell carries marks of both dancers, and candidates without any.
    Unmarked {
        /// The cell.
        cell: Cell,
        /// What circle keeps there.
        circle: DigitSet,
        /// What square keeps there.
        square: DigitSet,
    },
    /// Trick a, special case: both dancers enclose the same number.
    BothEnclose {
        /// The cell.
        cell: Cell,
        /// The number.
        digit: Digit,
    },
    /// Trick b: a number enclosed by circle in one structure and by square in an overlapping one.
    DoubleBlocked {
        /// The number.
        digit: Digit,
        /// The cell where circle encloses it.
        circle: Cell,
        /// The cell where square encloses it.
        square: Cell,
        /// Circle's structure and square's; the same twice in the special case.
        structures: [Structure; 2],
    },
    /// A dancer breaks the Basic Sudoku Rule: it is wrong and its partner right. If the partner breaks as well, the
    /// line that opened the minuet shows it in Step 3 (footnote 10).
    Wrong {
        /// The dancer that breaks.
        dancer: Dancer,
        /// What is seen of it. Nothing where a player takes it for wrong without that, which no trace may do.
        broken: Option<Broken>,
    },
    /// A dancer is complete without conflict: it is the solution of a well-posed puzzle.
    Complete {
        /// The dancer.
        dancer: Dancer,
    },
    /// Both dancers stand still and agree on nothing new: all marks are erased.
    Stall,
    /// In a brief trace: the rest of this minuet is not needed; all marks are erased.
    Leave,
}

impl Find {
    /// The rule it applies.
    pub const fn rule(&self) -> Rule {
        match self {
            Find::NakedSingle { .. } => Rule::NakedSingle,
            Find::HiddenSingle { .. } => Rule::HiddenSingle,
            Find::Passive { .. } => Rule::Passive,
            Find::HalfDouble { .. } => Rule::HalfDouble,
            Find::Aligned { .. } => Rule::Aligned,
            Find::NakedGroup { .. } => Rule::NakedGroup,
            Find::HiddenGroup { .. } => Rule::HiddenGroup,
            Find::Fill { .. } => Rule::Fill,
            Find::Starter { .. } => Rule::Starter,
            Find::Unmarked { .. } => Rule::Unmarked,
            Find::BothEnclose { .. } => Rule::BothEnclose,
            Find::DoubleBlocked { .. } => Rule::DoubleBlocked,
            Find::Wrong { .. } => Rule::Wrong,
            Find::Complete { .. } => Rule::Complete,
            Find::Stall => Rule::Stall,
            Find::Leave => Rule::Leave,
        }
    }

    /// Whether it ends the innermost minuet.
    pub const fn ends_minuet(&self) -> bool {
        match self {
            Find::Wrong { .. } | Find::Complete { .. } | Find::Stall | Find::Leave => true,
            Find::NakedSingle { .. }
            | Find::HiddenSingle { .. }
            | Find::Passive { .. }
            | Find::HalfDouble { .. }
            | Find::Aligned { .. }
            | Find::NakedGroup { .. }
            | Find::HiddenGroup { .. }
            | Find::Fill { .. }
            | Find::Starter { .. }
            | Find::Unmarked { .. }
            | Find::BothEnclose { .. }
            | Find::DoubleBlocked { .. } => false,
        }
    }
}
