//! One puzzle, decided.

use minuet_core::{Puzzle, Verdict};
use minuet_fast::{Decision, MinuetNumber, decide, minuet_depth, minuet_number};
use minuet_make::Taught;

use crate::question::{By, Question};

/// What a hunt says about one puzzle, except where it came from. What was not asked for is missing.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The outcome and its figures.
    pub decision: Decision,
    /// The least depth: `2`, or `>3`.
    pub depth: Option<Box<str>>,
    /// The least number of minuets: `1`, or `>3`.
    pub number: Option<Box<str>>,
    /// What the teacher tells.
    pub taught: Option<Box<Taught>>,
    /// How many puzzles it stands for, in a sample.
    pub weight: Option<f64>,
}

impl Row {
    /// Decides a puzzle.
    ///
    /// ```
    /// use minuet_core::{Puzzle, Verdict};
    /// use minuet_hunt::{Question, Row};
    ///
    /// let escargot: Puzzle =
    ///     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
    ///         .parse().unwrap();
    /// let question = Question { find_depth: Some(2), ..Question::default() };
    /// let row = Row::of(&escargot, &question);
    /// assert_eq!(row.verdict(), Verdict::Failed);
    /// assert_eq!(row.depth.as_deref(), Some("2"));
    /// ```
    pub fn of(puzzle: &Puzzle, question: &Question) -> Row {
        let reading = &question.reading;
        let taught = match question.by {
            By::Racer => None,
            By::Teacher => Taught::of(puzzle, reading),
        };
        let decision = match &taught {
            Some(taught) => taught.decision,
            None => decide(puzzle, reading),
        };
        let depth = question.find_depth.and_then(|most| minuet_depth(puzzle, reading, most));
        let number = question.find_number.and_then(|most| minuet_number(puzzle, reading, most));
        // What the method does not solve has no minuet number.
        let number =
            number.filter(|n| !matches!(n, MinuetNumber::Unsolved | MinuetNumber::Unknown));
        Row {
            puzzle: *puzzle,
            decision,
            depth: depth.map(|depth| depth.to_string().into()),
            number: number.map(|number| number.to_string().into()),
            taught: taught.map(Box::new),
            weight: None,
        }
    }

    /// The outcome in one word.
    pub fn verdict(&self) -> Verdict {
        self.decision.verdict
    }
}
