//! The built-in packs, and the gallery of failures.

use minuet_core::{Paper, Puzzle, Reading, Starter};
use serde::Serialize;

use crate::Said;

/// The built-in packs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Packs {
    /// The packs, the easiest first.
    pub packs: Vec<PackTitle>,
}

/// A pack without its puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PackTitle {
    /// Its name, for `pack`.
    pub name: String,
    /// Its title.
    pub title: String,
    /// How many puzzles it has.
    pub count: usize,
    /// The reading that solves them.
    pub reading: Reading,
    /// About how many minutes they take a practised solver with a pencil, from the easiest to the hardest.
    pub minutes: [u32; 2],
}

/// The puzzles of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PackContents {
    /// Its title.
    pub title: String,
    /// The reading that solves them.
    pub reading: Reading,
    /// The puzzles, the easiest first.
    pub puzzles: Vec<Packed>,
}

/// A puzzle of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Packed {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How many minuets it takes.
    pub minuets: u32,
    /// About how many minutes it takes a practised solver with a pencil, all marks written: from, to.
    pub minutes: [u32; 2],
}

/// A puzzle made to order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Made {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The name of the pack whose puzzles are like it.
    pub kind: String,
    /// About how many minutes it takes a practised solver with a pencil, all marks written: from, to.
    pub minutes: [u32; 2],
}

/// The gallery of failures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Failures {
    /// What the gallery is about.
    pub words: Said,
    /// The puzzles.
    pub failures: Vec<FailureTitle>,
}

/// A puzzle on which the method fails.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FailureTitle {
    /// Its name.
    pub title: Said,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How deep minuets must nest to solve it, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u8>,
}

/// A failed position, and why no starter helps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Failure {
    /// The sheet in the position that the method ends in.
    pub sheet: Paper,
    /// Why it fails.
    pub words: Said,
    /// Each starter with the positions its dancers stand still in.
    pub dances: Vec<VainStarter>,
}

/// A starter that does not help.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VainStarter {
    /// The starter.
    pub starter: Starter,
    /// Why it does not help.
    pub why: Said,
    /// The sheet with the marks of both dancers, where they stand still.
    pub sheet: Paper,
}
