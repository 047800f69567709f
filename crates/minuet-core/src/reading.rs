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

impl Blocking {
    /// All values.
    pub const ALL: [Blocking; 3] = [Blocking::Never, Blocking::HalfDoubles, Blocking::Aligned];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Blocking::Never => "never",
            Blocking::HalfDoubles => "half-doubles",
            Blocking::Aligned => "aligned",
        }
    }
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
    /// All values.
    pub const ALL: [Groups; 2] = [Groups::Three, Groups::Four];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Groups::Three => "3",
            Groups::Four => "4",
        }
    }

    /// The number of cells of the largest group.
    pub const fn largest(self) -> usize {
        match self {
            Groups::Three => 3,
            Groups::Four => 4,
        }
    }
}

/// What follows when a dancer is complete without a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    /// The paper: it is the solution, because the puzzle is taken as well posed.
    Trust,
    /// Nothing: the other dancer must break before it is believed.
    Proof,
}

impl Ending {
    /// All values.
    pub const ALL: [Ending; 2] = [Ending::Trust, Ending::Proof];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Ending::Trust => "trust",
            Ending::Proof => "proof",
        }
    }
}

/// Whether the dancers dance together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tricks {
    /// They only dance alone: a minuet yields something only if a dancer completes or breaks. It shows what the tricks are worth.
    None,
    /// The paper: tricks a and b.
    Both,
}

impl Tricks {
    /// All values.
    pub const ALL: [Tricks; 2] = [Tricks::None, Tricks::Both];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Tricks::None => "none",
            Tricks::Both => "both",
        }
    }
}

/// One way to read the paper. The default is the paper's own; every result names its reading.
///
/// ```
/// use minuet_core::{Blocking, Reading};
/// let reading: Reading = "blocking=aligned,depth=2".parse().unwrap();
/// assert_eq!(reading.blocking, Blocking::Aligned);
/// assert_eq!(reading.to_string(), "blocking=aligned,groups=3,ending=trust,tricks=both,depth=2");
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
    /// Whether the dancers dance together.
    pub tricks: Tricks,
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
        tricks: Tricks::Both,
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

/// `blocking=half-doubles,groups=3,ending=trust,tricks=both,depth=1`.
impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (blocking, groups) = (self.blocking.name(), self.groups.name());
        let (ending, tricks, depth) = (self.ending.name(), self.tricks.name(), self.depth);
        write!(
            f,
            "blocking={blocking},groups={groups},ending={ending},tricks={tricks},depth={depth}"
        )
    }
}

/// A part of a reading that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseReadingError {
    /// The part, as it was written.
    pub part: String,
    /// What could be there: whole parts, or the values of this one.
    pub expected: Vec<String>,
}

crate::error::technical!(ParseReadingError);

fn parts() -> Vec<String> {
    vec![
        format!("blocking={}", Blocking::ALL.map(Blocking::name).join("|")),
        format!("groups={}", Groups::ALL.map(Groups::name).join("|")),
        format!("ending={}", Ending::ALL.map(Ending::name).join("|")),
        format!("tricks={}", Tricks::ALL.map(Tricks::name).join("|")),
        format!("depth=1..{}", Reading::MAX_DEPTH),
    ]
}

/// The value of this name, or all names.
fn named<T: Copy>(value: &str, all: &[T], name: fn(T) -> &'static str) -> Result<T, Vec<String>> {
    let found = all.iter().copied().find(|&one| name(one) == value);
    found.ok_or_else(|| all.iter().map(|&one| name(one).to_owned()).collect())
}

fn depth(value: &str) -> Result<u8, Vec<String>> {
    match *value.as_bytes() {
        [depth @ b'1'..=b'9'] => Ok(depth - b'0'),
        _ => Err(vec![format!("1..{}", Reading::MAX_DEPTH)]),
    }
}

/// Parts in any order, separated by commas; what is not named is as in the paper.
impl FromStr for Reading {
    type Err = ParseReadingError;

    fn from_str(text: &str) -> Result<Reading, ParseReadingError> {
        let mut reading = Reading::default();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let wrong = |expected| ParseReadingError { part: part.to_owned(), expected };
            let (name, value) = part.split_once('=').ok_or_else(|| wrong(parts()))?;
            match name {
                "blocking" => {
                    reading.blocking =
                        named(value, &Blocking::ALL, Blocking::name).map_err(wrong)?;
                }
                "groups" => {
                    reading.groups = named(value, &Groups::ALL, Groups::name).map_err(wrong)?;
                }
                "ending" => {
                    reading.ending = named(value, &Ending::ALL, Ending::name).map_err(wrong)?;
                }
                "tricks" => {
                    reading.tricks = named(value, &Tricks::ALL, Tricks::name).map_err(wrong)?;
                }
                "depth" => reading.depth = depth(value).map_err(wrong)?,
                _ => return Err(wrong(parts())),
            }
        }
        Ok(reading)
    }
}
