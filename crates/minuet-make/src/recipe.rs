//! What puzzles are wanted.

use std::fmt;
use std::ops::RangeInclusive;

use minuet_core::{CellSet, Structure};

use crate::Balance;

/// The fewest clues of a puzzle with one solution (McGuire, Tugemann and Civario, 2012).
const FEWEST: usize = 17;

/// What puzzles are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// How clues are placed.
    pub balance: Balance,
    /// The cells that hold the clues, where that matters.
    pub pattern: Option<CellSet>,
    /// How many clues.
    pub clues: RangeInclusive<usize>,
    /// Whether clues may be more than needed.
    pub spare: Spare,
}

/// Whether clues may be more than needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spare {
    /// No clue can go: the puzzle is minimal.
    Never,
    /// Some clues may be there for the sake of symmetry, of the pattern or of their number.
    Allowed,
}

impl Default for Recipe {
    /// Minimal puzzles, otherwise as they come.
    fn default() -> Recipe {
        Recipe { balance: Balance::None, pattern: None, clues: FEWEST..=81, spare: Spare::Never }
    }
}

/// Why no puzzle can be as it is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// There is no puzzle with one solution and so few clues.
    TooFewClues {
        /// The most that are allowed.
        most: usize,
    },
    /// The number of clues is not between its own bounds.
    NoNumber,
    /// The pattern has not as many cells as there should be clues.
    PatternSize {
        /// How many cells it has.
        cells: usize,
    },
    /// Two lines of a band or stack have no clue, so they could change places.
    VoidLines {
        /// One of them.
        one: Structure,
        /// The other.
        other: Structure,
    },
    /// No places with the symmetry are as many as there should be clues.
    BalancedClues {
        /// The symmetry.
        balance: Balance,
    },
    /// The pattern does not have the symmetry.
    PatternBalance {
        /// The symmetry.
        balance: Balance,
    },
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::TooFewClues { most } => write!(
                f,
                "no puzzle with {most} clues has one solution: {FEWEST} is the least, allow more"
            ),
            Impossible::NoNumber => write!(f, "the least number of clues is above the greatest"),
            Impossible::PatternSize { cells } => write!(
                f,
                "the pattern has {cells} cells and each holds a clue: ask for {cells} clues or change it"
            ),
            Impossible::VoidLines { one, other } => write!(
                f,
                "the pattern leaves {one} and {other} void: they could change places, so no puzzle on it has \
                 one solution"
            ),
            Impossible::BalancedClues { balance } => write!(
                f,
                "no clues with this symmetry ({balance}) are so many: allow another number or symmetry"
            ),
            Impossible::PatternBalance { balance } => {
                write!(f, "the pattern is not symmetric ({balance}): change one of the two")
            }
        }
    }
}

impl std::error::Error for Impossible {}

impl Recipe {
    /// Says at once where no puzzle can be like this.
    pub fn check(&self) -> Result<(), Impossible> {
        if self.clues.is_empty() {
            return Err(Impossible::NoNumber);
        }
        let most = self.pattern.map_or(81, CellSet::len).min(*self.clues.end());
        if most < FEWEST {
            return Err(Impossible::TooFewClues { most });
        }
        let Some(pattern) = self.pattern else { return self.check_number() };
        if !self.clues.contains(&pattern.len()) {
            return Err(Impossible::PatternSize { cells: pattern.len() });
        }
        if !self.balance.holds(pattern) {
            return Err(Impossible::PatternBalance { balance: self.balance });
        }
        // Rows come before columns, and both before squares.
        for lines in Structure::ALL[..18].chunks(3) {
            let mut void = lines.iter().filter(|line| (line.cells() & pattern).is_empty());
            if let (Some(&one), Some(&other)) = (void.next(), void.next()) {
                return Err(Impossible::VoidLines { one, other });
            }
        }
        Ok(())
    }

    /// Whether places with the symmetry can be as many as there should be clues.
    fn check_number(&self) -> Result<(), Impossible> {
        // One bit for each number of cells that whole orbits add up to.
        let sums =
            self.balance.orbits().iter().fold(1_u128, |sums, orbit| sums | sums << orbit.len());
        match self
            .clues
            .clone()
            .take_while(|&clues| clues <= 81)
            .any(|clues| sums >> clues & 1 != 0)
        {
            true => Ok(()),
            false => Err(Impossible::BalancedClues { balance: self.balance }),
        }
    }
}
