//! Minuets on the board.

use minuet_core::Starter;
use serde::Serialize;

use minuet_show::Highlight;

use crate::{Said, Told};

/// The starters of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Starters {
    /// What to know first, such as that something basic is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Said>,
    /// The starters, in the order in which the paper tries them.
    pub starters: Vec<Ranked>,
}

/// A starter, with the reasons for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ranked {
    /// The starter.
    pub starter: Starter,
    /// Why it has this place in the list (footnote 8).
    pub why: Said,
    /// What its minuet would yield.
    pub yields: Yields,
    /// The same in words.
    pub promise: Said,
    /// How many candidates it would erase.
    pub erased: usize,
    /// Its cells.
    pub show: Highlight,
}

/// What a minuet yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Yields {
    /// A dancer completes: the puzzle is solved.
    Solution,
    /// A dancer breaks.
    Break,
    /// Candidates are erased.
    Erasures,
    /// Nothing.
    Nothing,
}

/// What both dancers allow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Agreement {
    /// The state of the dance, in a sentence.
    pub words: Said,
    /// What can be done, in order.
    pub tricks: Vec<Trick>,
}

/// Something that both dancers allow, or an ending.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Trick {
    /// What it is, and what is done.
    pub told: Told,
    /// Why it holds if circle is right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub circle: Option<Said>,
    /// Why it holds if square is right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub square: Option<Said>,
}
