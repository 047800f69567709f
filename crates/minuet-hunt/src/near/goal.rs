//! What makes one puzzle better than another.

use std::fmt;

use minuet_core::{Puzzle, Reading, Verdict};
use minuet_fast::{MinuetDepth, MinuetNumber, decide, minuet_depth, minuet_number};
use minuet_words::message::NearScore;
use serde::{Deserialize, Serialize};

/// What a vicinity search is after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Failures that end with the fewest starters; none at all would refute the method at every depth.
    Starters,
    /// The greatest minuet depth.
    Depth,
    /// The greatest minuet number.
    Minuets,
}

/// How good a puzzle is: the smaller the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Score(i32, i32);

/// How deep and how far is looked.
const DEEPEST: u8 = 4;
const FARTHEST: u32 = 9;

impl Goal {
    /// The score of a puzzle, if it can have one.
    pub fn score(self, puzzle: &Puzzle, reading: &Reading) -> Option<Score> {
        let decision = decide(puzzle, reading);
        let (starters, left) = (decision.starters.map(i32::from), decision.left.map(i32::from));
        match self {
            // Among equals, more candidates are more to work with.
            Goal::Starters => Some(Score(starters?, -left?)),
            Goal::Depth => {
                let starters = starters?;
                let depth = match minuet_depth(puzzle, reading, DEEPEST)? {
                    MinuetDepth::Exactly(depth) => i32::from(depth),
                    MinuetDepth::MoreThan(depth) => i32::from(depth) + 1,
                };
                Some(Score(-depth, starters))
            }
            Goal::Minuets => {
                if decision.verdict != Verdict::Minuet {
                    return None;
                }
                match minuet_number(puzzle, reading, FARTHEST)? {
                    MinuetNumber::Exactly(number) => Some(Score(-(number as i32), 0)),
                    MinuetNumber::MoreThan(number) => Some(Score(-(number as i32) - 1, 0)),
                    _ => None,
                }
            }
        }
    }

    /// What a score means.
    pub fn told(self, score: Score) -> NearScore {
        // The smaller a score the better, so some are kept as negative numbers.
        let [one, other] = [score.0, score.1].map(|number| u64::from(number.unsigned_abs()));
        match self {
            Goal::Starters => NearScore::Starters { starters: one, candidates: other },
            Goal::Depth => NearScore::Depth { depth: one, starters: other },
            Goal::Minuets => NearScore::Minuets { minuets: one },
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Goal::Starters => "starters",
            Goal::Depth => "depth",
            Goal::Minuets => "minuets",
        })
    }
}
