//! One line of a trace.

use crate::{Cell, Dancer, Digit, DigitSet, Find, Step};

/// A number written in a cell for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Inked {
    /// The cell.
    pub cell: Cell,
    /// The number.
    pub digit: Digit,
}

/// Candidates that a cell loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Erased {
    /// The cell.
    pub cell: Cell,
    /// The numbers, at least one.
    pub digits: DigitSet,
}

/// What follows from a find: exactly what its rule gives.
///
/// On the main line numbers are inked and candidates erased. For a dancer the numbers are enclosed and
/// the candidates lose their dots. In Step 1 candidates are not written yet: an erased one is one that
/// Step 2 will not write.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Effect {
    /// Numbers written for good, in reading order.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub inked: Vec<Inked>,
    /// Candidates lost, one item per cell in reading order.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub erased: Vec<Erased>,
}

impl Effect {
    /// Whether nothing follows.
    pub fn is_empty(&self) -> bool {
        self.inked.is_empty() && self.erased.is_empty()
    }
}

/// One find: where it was made, the rule with its evidence, and what follows from it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entry {
    /// The step. A dancer's entries belong to Step 4, the clean-up of the main line between two tricks
    /// to Step 3.
    pub step: Step,
    /// Whose marks it reads and changes: empty on the main line, otherwise the dancer of the open minuet,
    /// for nested minuets the outermost first. What a dance yields belongs to the line that opened it.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub dance: Vec<Dancer>,
    /// The rule and its evidence.
    pub find: Find,
    /// What follows.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Effect::is_empty"))]
    pub effect: Effect,
}
