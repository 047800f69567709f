//! What rules are worth over many puzzles.

use std::fmt;

use minuet_core::Puzzle;
use rayon::prelude::*;

use crate::game::{Game, Score};
use crate::mean::Mean;
use crate::rule::Rule;

/// Minuets and starters over puzzles, and what it took to choose.
#[derive(Clone, Copy, Default)]
pub(crate) struct Figures {
    pub(crate) minuets: Mean,
    pub(crate) tried: Mean,
    by_side: Mean,
    by_cell: Mean,
    /// Puzzles that took four minuets or more.
    four: u64,
}

impl Figures {
    fn with(self, score: Score) -> Figures {
        Figures {
            minuets: self.minuets.with(score.minuets),
            tried: self.tried.with(score.tried),
            by_side: self.by_side.with(score.looks.by_side()),
            by_cell: self.by_cell.with(score.looks.by_cell()),
            four: self.four + u64::from(score.minuets >= 4),
        }
    }

    fn add(self, other: Figures) -> Figures {
        Figures {
            minuets: self.minuets.add(other.minuets),
            tried: self.tried.add(other.tried),
            by_side: self.by_side.add(other.by_side),
            by_cell: self.by_cell.add(other.by_cell),
            four: self.four + other.four,
        }
    }

    /// Looks at starters before one is taken that helps, if one look at a number shows what follows on one side.
    pub(crate) fn looks_a_choice(&self) -> f64 {
        self.by_side.mean() / self.minuets.mean()
    }
}

/// Means with their standard errors.
impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let four = 100.0 * self.four as f64 / self.minuets.count() as f64;
        let (by_side, by_cell) = (self.looks_a_choice(), self.by_cell.mean() / self.minuets.mean());
        write!(f, "{:.3} minuets  {:.3} tried  ", self.minuets, self.tried)?;
        write!(f, "{four:5.2} % four and more  {by_side:5.1} or {by_cell:5.1} looks")
    }
}

/// The figures of each rule over the puzzles. Each puzzle is opened once, and what one rule finds out there is known to
/// all rules after it.
pub(crate) fn measure(puzzles: &[Puzzle], rules: &[Rule]) -> Vec<Figures> {
    let none = || vec![Figures::default(); rules.len()];
    puzzles
        .par_iter()
        .with_min_len(16)
        .fold(none, |mut figures, puzzle| {
            if let Some(mut game) = Game::new(puzzle) {
                for (figures, rule) in figures.iter_mut().zip(rules) {
                    *figures = game.play(rule).map_or(*figures, |score| figures.with(score));
                }
            }
            figures
        })
        .reduce(none, |a, b| a.into_iter().zip(b).map(|(a, b)| a.add(b)).collect())
}
