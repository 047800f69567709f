//! The readings of the paper: where it leaves a choice, the choice is a value.

use std::fmt;
use std::str::FromStr;

/// How far a number confined to few cells blocks (Rule 20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Blocking {
    /// Half doubles never block; they only feed Corollaries 13a and 16a and Rule 22.
    Never,
    /// The paper: half doubles block, in all 27 structures, at every step.
    HalfDoubles,
    /// An extension: three cells shared by two structures block as well.
    Aligned,
}

/// The largest group that Step 3 looks for (Rule 21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Groups {
    /// The paper: singles, doubles and triples.
    Three,
    /// An extension: groups of four as well.
    Four,
}

impl Groups {
    /// The number of cells of the largest group.
    pub const fn largest(self) -> usize {
        match self {
            Groups::Three => 3,
            Groups::Four => 4,
        }
    }
}

/// What a dancer that is complete without a conflict ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    /// The paper: it is the solution, because the puzzle is taken as well posed.
    Trust,
    /// Nothing: the other dancer must break before it is believed.
    Proof,
}

/// One way to read the paper. The default is the paper's own; every result names its reading.
///
/// ```
/// use minuet_core::{Blocking, Reading};
/// let reading: Reading = "blocking=aligned,depth=2".parse().unwrap();
/// assert_eq!(reading.blocking, Blocking::Aligned);
/// assert_eq!(reading.to_string(), "blocking=aligned,groups=3,ending=trust,depth=2");
/// assert_eq!(Reading::default().depth, 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reading {
    /// Whether half doubles block.
    pub blocking: Blocking,
    /// The largest group.
    pub groups: Groups,
    /// Whether a completed dancer is believed.
    pub ending: Ending,
    /// How deep minuets nest: at 1 a dancer uses Steps 1 and 3 only, at n a dancer that stalls may
    /// open a minuet of depth n - 1. At 0 there is no Step 4.
    pub depth: u8,
}

impl Reading {
    /// The deepest nesting that can be asked for.
    pub const MAX_DEPTH: u8 = 9;

    /// The paper's own reading.
    pub const PAPER: Reading = Reading {
        blocking: Blocking::HalfDoubles,
        groups: Groups::Three,
        ending: Ending::Trust,
        depth: 1,
    };

    /// The same reading at another depth.
    pub const fn with_depth(self, depth: u8) -> Reading {
        Reading { depth, ..self }
    }
}

impl Default for Reading {
    fn default() -> Reading {
        Reading::PAPER
    }
}

/// `blocking=half-doubles,groups=3,ending=trust,depth=1`.
impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let blocking = match self.blocking {
            Blocking::Never => "never",
            Blocking::HalfDoubles => "half-doubles",
            Blocking::Aligned => "aligned",
        };
        let ending = match self.ending {
            Ending::Trust => "trust",
            Ending::Proof => "proof",
        };
        let (groups, depth) = (self.groups.largest(), self.depth);
        write!(f, "blocking={blocking},groups={groups},ending={ending},depth={depth}")
    }
}

/// A part of a reading that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseReadingError {
    /// The part, as it was written.
    pub part: String,
    /// What could be there: whole parts, or the values of this one.
    pub expected: &'static [&'static str],
}

crate::error::technical!(ParseReadingError);

const PARTS: &[&str] =
    &["blocking=never|half-doubles|aligned", "groups=3|4", "ending=trust|proof", "depth=1..9"];

/// Parts in any order, separated by commas; what is not named is as in the paper.
impl FromStr for Reading {
    type Err = ParseReadingError;

    fn from_str(text: &str) -> Result<Reading, ParseReadingError> {
        let mut reading = Reading::default();
        let parts = text.split(',').map(str::trim);
        for part in parts.filter(|part| !part.is_empty()) {
            let wrong = |expected| ParseReadingError { part: part.to_owned(), expected };
            let (name, value) = part.split_once('=').ok_or_else(|| wrong(PARTS))?;
            match name {
                "blocking" => {
                    reading.blocking = match value {
                        "never" => Blocking::Never,
                        "half-doubles" => Blocking::HalfDoubles,
                        "aligned" => Blocking::Aligned,
                        _ => return Err(wrong(&["never", "half-doubles", "aligned"])),
                    }
                }
                "groups" => {
                    reading.groups = match value {
                        "3" => Groups::Three,
                        "4" => Groups::Four,
                        _ => return Err(wrong(&["3", "4"])),
                    }
                }
                "ending" => {
                    reading.ending = match value {
                        "trust" => Ending::Trust,
                        "proof" => Ending::Proof,
                        _ => return Err(wrong(&["trust", "proof"])),
                    }
                }
                "depth" => {
                    reading.depth = match *value.as_bytes() {
                        [depth @ b'1'..=b'9'] => depth - b'0',
                        _ => return Err(wrong(&["1..9"])),
                    }
                }
                _ => return Err(wrong(PARTS)),
            }
        }
        Ok(reading)
    }
}
