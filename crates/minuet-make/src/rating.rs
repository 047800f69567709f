//! What a puzzle asks of a person, the same for every symmetry of it.

use minuet_core::{Outcome, Puzzle, Reading, Step};
use minuet_method::{Effort, solve};

use crate::canonical;

/// What the teacher needs for the canonical form of a puzzle, starters chosen as footnote 8 says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rating {
    /// The step that finishes it; `None` if the method fails.
    pub step: Option<Step>,
    /// How many minuets change the sheet.
    pub minuets: u32,
    /// How many minuets are opened.
    pub tried: u32,
    /// The work of the whole solve; `None` if the method fails.
    pub effort: Option<Effort>,
}

impl Rating {
    /// Rates a puzzle; nothing where it does not have exactly one solution.
    ///
    /// ```
    /// use minuet_core::{Puzzle, Reading, Step};
    /// use minuet_make::Rating;
    ///
    /// let puzzle: Puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    ///         .parse().unwrap();
    /// let rating = Rating::of(&puzzle, &Reading::PAPER).unwrap();
    /// assert_eq!((rating.step, rating.minuets), (Some(Step::One), 0));
    /// assert_eq!(Rating::of(&Puzzle::EMPTY, &Reading::PAPER), None);
    /// ```
    pub fn of(puzzle: &Puzzle, reading: &Reading) -> Option<Rating> {
        if minuet_fast::count(puzzle, 2) != 1 {
            return None;
        }
        let trace = solve(&canonical(puzzle).into(), reading);
        match trace.outcome {
            Outcome::Solved { step, minuets, tried, .. } => {
                let effort = Effort::of(&trace).ok();
                Some(Rating { step: Some(step), minuets, tried, effort })
            }
            Outcome::Failed { minuets, tried, .. } => {
                Some(Rating { step: None, minuets, tried, effort: None })
            }
            Outcome::None { .. } | Outcome::Several { .. } => None,
        }
    }
}
