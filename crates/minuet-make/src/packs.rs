//! The built-in collection, made by the project's own generator.

use minuet_core::{Puzzle, Reading};
use minuet_method::Effort;
use minuet_words::message::MakeMessage;

use crate::Class;

/// A set of puzzles of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// What it is called on the command line.
    pub name: &'static str,
    /// What the method makes of its puzzles.
    pub class: Class,
    /// The command that makes its puzzles again.
    pub command: &'static str,
    /// The puzzles, the easiest first.
    pub puzzles: Vec<Packed>,
}

/// A puzzle of a pack with its rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packed {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How many minuets it takes when starters are chosen as footnote 8 says.
    pub minuets: u32,
    /// The effort it takes.
    pub effort: u32,
}

impl Packed {
    /// About how many minutes it takes.
    pub fn minutes(&self) -> u32 {
        Effort::minutes_for(self.effort)
    }

    /// The minutes as people are told them: from, to.
    pub fn range(&self) -> [u32; 2] {
        Effort::range_for(self.effort)
    }
}

impl Pack {
    /// What it is called for people.
    pub fn title(&self) -> MakeMessage {
        MakeMessage::PackTitle { pack: self.name }
    }

    /// About how many minutes its puzzles take, from the easiest to the hardest.
    pub fn range(&self) -> [u32; 2] {
        let all = || self.puzzles.iter().flat_map(Packed::range);
        [all().min().unwrap_or(0), all().max().unwrap_or(0)]
    }

    /// The reading that solves its puzzles: that of the paper, at the depth of the class.
    pub fn reading(&self) -> Reading {
        match self.class {
            Class::Depth(depth) => Reading::PAPER.with_depth(depth),
            _ => Reading::PAPER,
        }
    }

    /// Reads a pack: lines `# name: value`, then one line per puzzle with its minuets and effort.
    fn read(name: &'static str, text: &'static str) -> Option<Pack> {
        let value = |name: &str| {
            let named = |line: &'static str| line.strip_prefix("# ")?.strip_prefix(name);
            text.lines().find_map(|line| named(line)?.strip_prefix(": "))
        };
        let puzzles = text.lines().filter(|line| !line.starts_with('#')).map(packed);
        Some(Pack {
            name,
            class: value("class")?.parse().ok()?,
            command: value("command")?,
            puzzles: puzzles.collect::<Option<_>>()?,
        })
    }
}

fn packed(line: &str) -> Option<Packed> {
    let mut fields = line.split('\t');
    let puzzle = fields.next()?.parse().ok()?;
    let mut number = || fields.next()?.parse().ok();
    Some(Packed { puzzle, minuets: number()?, effort: number()? })
}

const PACKS: [(&str, &str); 7] = [
    ("step1", include_str!("../packs/step1.txt")),
    ("step3", include_str!("../packs/step3.txt")),
    ("minuet", include_str!("../packs/minuet.txt")),
    ("two-minuets", include_str!("../packs/two-minuets.txt")),
    ("many-minuets", include_str!("../packs/many-minuets.txt")),
    ("depth2", include_str!("../packs/depth2.txt")),
    ("depth3", include_str!("../packs/depth3.txt")),
];

/// All packs, from those that Step 1 solves to those that take nested minuets.
///
/// ```
/// let packs = minuet_make::packs();
/// assert_eq!(packs[0].name, "step1");
/// assert!(packs.iter().all(|pack| !pack.puzzles.is_empty()));
/// ```
pub fn packs() -> Vec<Pack> {
    PACKS.into_iter().filter_map(|(name, text)| Pack::read(name, text)).collect()
}
