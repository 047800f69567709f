//! What is asked about every puzzle.

use minuet_core::Reading;
use serde::{Deserialize, Serialize};

/// What is asked about every puzzle. A row is a function of the puzzle and of this.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// How the paper is read.
    pub reading: Reading,
    /// How deep to look for the minuet depth, when it is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub find_depth: Option<u8>,
    /// How far to look for the minuet number, when it is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub find_number: Option<u32>,
    /// Who works on the puzzle.
    #[serde(default)]
    pub by: By,
    /// Whether rows carry weights, as those of a sample do.
    #[serde(default)]
    pub weighed: bool,
}

/// Who works on a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The racer alone.
    #[default]
    Racer,
    /// The teacher too, whose order of starters the paper gives: slower, and more columns.
    Teacher,
}

impl Question {
    /// How many lines make a chunk by default: fewer where a puzzle takes longer.
    pub fn chunk(&self) -> u32 {
        if self.by == By::Racer && self.find_depth.is_none() && self.find_number.is_none() {
            32_768
        } else {
            2_048
        }
    }
}
