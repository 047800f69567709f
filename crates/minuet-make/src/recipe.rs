//! What puzzles are wanted.

use std::ops::RangeInclusive;

use minuet_core::{CellSet, Structure};

use crate::{Balance, MakeMessage};

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
    /// Minimal puzzles, with no other demands.
    fn default() -> Recipe {
        Recipe { balance: Balance::None, pattern: None, clues: FEWEST..=81, spare: Spare::Never }
    }
}

impl Recipe {
    /// Checks that such puzzles can exist at all, as far as that is quick to tell.
    pub fn check(&self) -> Result<(), MakeMessage> {
        if self.clues.is_empty() {
            return Err(MakeMessage::NoNumberOfClues);
        }
        let most = self.pattern.map_or(81, CellSet::len).min(*self.clues.end());
        if most < FEWEST {
            return Err(MakeMessage::TooFewClues { most, fewest: FEWEST });
        }
        let Some(pattern) = self.pattern else { return self.check_number() };
        if !self.clues.contains(&pattern.len()) {
            return Err(MakeMessage::PatternSize { cells: pattern.len() });
        }
        if !self.balance.holds(pattern) {
            return Err(MakeMessage::PatternSymmetry { symmetry: self.balance.name() });
        }
        // Rows come before columns, and both before squares.
        for lines in Structure::ALL[..18].chunks(3) {
            let mut empty = lines.iter().filter(|line| (line.cells() & pattern).is_empty());
            if let (Some(&one), Some(&other)) = (empty.next(), empty.next()) {
                return Err(MakeMessage::EmptyLines { one, other });
            }
        }
        Ok(())
    }

    /// Whether the number of clues that is asked for is possible with the symmetry.
    fn check_number(&self) -> Result<(), MakeMessage> {
        // One bit for each number of cells that whole orbits add up to.
        let sums =
            self.balance.orbits().iter().fold(1_u128, |sums, orbit| sums | sums << orbit.len());
        let mut numbers = self.clues.clone().take_while(|&clues| clues <= 81);
        if numbers.any(|clues| sums >> clues & 1 != 0) {
            Ok(())
        } else {
            Err(MakeMessage::SymmetricClues { symmetry: self.balance.name() })
        }
    }
}
