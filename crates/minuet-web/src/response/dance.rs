//! Minuets on the board.

use minuet_core::Starter;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Show, Told};

/// The starters of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Starters {
    /// What is to be known first, such as that something basic is left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The starters, in the order in which the paper tries them.
    pub starters: Vec<Ranked>,
}

/// A starter with what speaks for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Ranked {
    /// The starter.
    pub starter: Starter,
    /// Why it stands where it stands (footnote 8).
    pub why: String,
    /// What its minuet would yield.
    pub yields: Yields,
    /// The same in words.
    pub promise: String,
    /// How many candidates it would erase.
    pub erased: usize,
    /// Its cells.
    pub show: Show,
}

/// What a minuet yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
    /// Nobody knows without dancing it.
    Unknown,
}

/// What both dancers allow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Tricks {
    /// How the dance stands, in a sentence.
    pub words: String,
    /// What can be done, the first thing first.
    pub tricks: Vec<Trick>,
}

/// Something that both dancers allow, or an ending.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Trick {
    /// What it is, and what is done.
    pub told: Told,
    /// Why it holds if circle is right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub circle: Option<String>,
    /// Why it holds if square is right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub square: Option<String>,
}
