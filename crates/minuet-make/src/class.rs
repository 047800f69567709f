//! How hard a puzzle is, by what the method needs.

use std::fmt;
use std::str::FromStr;

use minuet_core::{Puzzle, Reading, Step, Verdict};
use minuet_fast::MinuetDepth;

use crate::{MakeMessage, Rating};

/// How hard a puzzle is, by what the method needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Step 1 is enough.
    Step1,
    /// Steps 1 to 3 are enough, but not Step 1.
    Step3,
    /// It takes minuets, none within another.
    Minuet,
    /// It takes minuets nested this deep, 2 at least.
    Depth(u8),
}

impl Class {
    /// Whether a puzzle is of this class.
    pub fn holds(self, puzzle: &Puzzle, reading: &Reading) -> bool {
        let flat = Reading { depth: 1, ..*reading };
        let verdict = minuet_fast::decide(puzzle, &flat).verdict;
        // The racer is asked first, because the teacher takes a hundred times as long.
        let taught = || Rating::of(puzzle, &flat).and_then(|rating| rating.step);
        match self {
            Class::Step1 => verdict == Verdict::Basic && taught() == Some(Step::One),
            Class::Step3 => verdict == Verdict::Basic && taught() != Some(Step::One),
            Class::Minuet => verdict == Verdict::Minuet,
            Class::Depth(depth) => {
                verdict == Verdict::Failed
                    && minuet_fast::minuet_depth(puzzle, reading, depth)
                        == Some(MinuetDepth::Exactly(depth))
            }
        }
    }
}

impl FromStr for Class {
    type Err = MakeMessage;

    fn from_str(text: &str) -> Result<Class, MakeMessage> {
        match text {
            "step1" => Ok(Class::Step1),
            "step3" => Ok(Class::Step3),
            "minuet" => Ok(Class::Minuet),
            _ => {
                let depth = text.strip_prefix("depth").and_then(|depth| depth.parse().ok());
                depth
                    .filter(|depth| (2..=9).contains(depth))
                    .map(Class::Depth)
                    .ok_or(MakeMessage::UnknownClass)
            }
        }
    }
}

/// `minuet`, `depth2`.
impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Class::Step1 => write!(f, "step1"),
            Class::Step3 => write!(f, "step3"),
            Class::Minuet => write!(f, "minuet"),
            Class::Depth(depth) => write!(f, "depth{depth}"),
        }
    }
}
