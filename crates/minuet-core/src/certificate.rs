//! The failed certificate: a claim about all starters that anyone can check.

use crate::{Position, Puzzle, Reading, Starter};

/// The claim that the method fails on a puzzle, in a form that needs no derivation: a position in which
/// nothing applies, and for every starter of it the two positions where its dancers stand still.
///
/// Every rule is monotone, so a method that starts above [`Deadlock::position`] can never get below it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "Fields"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(!from))]
pub struct Certificate {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The reading under which it fails; its depth is the depth of the nesting below.
    pub reading: Reading,
    /// The position it ends in.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub deadlock: Deadlock,
}

/// The same without a struct inside, so that it is read without a copy of everything in between.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
struct Fields {
    puzzle: Puzzle,
    reading: Reading,
    position: Position,
    #[serde(default)]
    dances: Vec<DeadDance>,
}

#[cfg(feature = "serde")]
impl From<Fields> for Certificate {
    fn from(Fields { puzzle, reading, position, dances }: Fields) -> Certificate {
        Certificate { puzzle, reading, deadlock: Deadlock { position, dances } }
    }
}

/// A position where a method of depth d can do nothing: no rule of Step 3 applies, and for each starter the
/// two dancers end in deadlocks of depth d - 1 that together keep every candidate.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deadlock {
    /// The position.
    pub position: Position,
    /// One for each starter of the position; none at depth 0, nor in a complete position (which only
    /// `ending=proof` allows, and only for a dancer). A dancer's own dances of depth 1 may be left out, since they follow
    /// from its position.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub dances: Vec<DeadDance>,
}

/// A minuet that yields nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeadDance {
    /// The starter.
    pub starter: Starter,
    /// Where circle stands still.
    pub circle: Deadlock,
    /// Where square stands still.
    pub square: Deadlock,
}
