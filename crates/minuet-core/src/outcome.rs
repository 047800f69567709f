//! What became of a puzzle.

use std::fmt;

use crate::{Broken, Solution, Step};

/// The outcome of a puzzle in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Verdict {
    /// Steps 1 to 3 are enough.
    Basic,
    /// Step 4 solves it.
    Minuet,
    /// The method fails.
    Failed,
    /// There is no solution.
    None,
    /// There is more than one solution.
    Several,
}

impl Verdict {
    /// All of them, in order.
    pub const ALL: [Verdict; 5] =
        [Verdict::Basic, Verdict::Minuet, Verdict::Failed, Verdict::None, Verdict::Several];

    /// `basic`, `minuet`, `failed`, `none` or `several`.
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::Basic => "basic",
            Verdict::Minuet => "minuet",
            Verdict::Failed => "failed",
            Verdict::None => "none",
            Verdict::Several => "several",
        }
    }
}

/// Its word.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// How a trace ends. Failure of the method is an outcome, not an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "result", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Outcome {
    /// The method solves the puzzle.
    Solved {
        /// The step that finishes it.
        step: Step,
        /// How many minuets changed the sheet, the one that solved it included.
        minuets: u32,
        /// How many minuets were opened on the main line.
        tried: u32,
        /// The solution.
        solution: Solution,
    },
    /// A full round over every starter changes nothing.
    Failed {
        /// How deep minuets were allowed to nest.
        depth: u8,
        /// How many minuets changed the sheet.
        minuets: u32,
        /// How many minuets were opened on the main line.
        tried: u32,
        /// How many starters the final position has.
        starters: u32,
        /// How many candidates are left over all 81 cells.
        left: u32,
    },
    /// There is no solution.
    None {
        /// How it shows on the main line, if the method gets that far.
        broken: Option<Broken>,
    },
    /// There is more than one solution.
    Several {
        /// Two of them.
        solutions: [Solution; 2],
    },
}

impl Outcome {
    /// The outcome in one word.
    pub const fn verdict(&self) -> Verdict {
        match self {
            Outcome::Solved { step: Step::Four, .. } => Verdict::Minuet,
            Outcome::Solved { .. } => Verdict::Basic,
            Outcome::Failed { .. } => Verdict::Failed,
            Outcome::None { .. } => Verdict::None,
            Outcome::Several { .. } => Verdict::Several,
        }
    }
}
