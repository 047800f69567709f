//! One puzzle, decided.

use minuet_core::{Puzzle, Verdict};
use minuet_fast::{Decision, MinuetNumber, decide, minuet_depth, minuet_number};

use crate::question::{By, Question};
use crate::taught::Taught;

/// What a hunt tells about one puzzle, but for where it stood.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// What was found out.
    pub answer: Answer,
}

/// What is found out about a puzzle. It is kept small, as there are millions: what is rarely asked for is boxed.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The outcome and its figures.
    pub decision: Decision,
    /// What else there is, if anything.
    pub more: Option<Box<More>>,
}

/// What is only told when it is asked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct More {
    /// The least depth: `2`, or `>3`.
    pub depth: Option<Box<str>>,
    /// The least number of minuets: `1`, or `>3`.
    pub number: Option<Box<str>>,
    /// What the teacher tells.
    pub taught: Option<Taught>,
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
    /// assert_eq!(row.answer.depth(), Some("2"));
    /// ```
    pub fn of(puzzle: &Puzzle, question: &Question) -> Row {
        Row { puzzle: *puzzle, answer: Answer::of(puzzle, None, question) }
    }

    /// The outcome in one word.
    pub fn verdict(&self) -> Verdict {
        self.answer.decision.verdict
    }
}

impl Answer {
    /// Decides a puzzle, which has a weight in a sample.
    pub(crate) fn of(puzzle: &Puzzle, weight: Option<f64>, question: &Question) -> Answer {
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
        let depth = depth.map(|depth| depth.to_string().into());
        let number = number.map(|number| number.to_string().into());
        Answer::new(decision, More { depth, number, taught, weight })
    }

    /// The outcome, and what else there is.
    pub fn new(decision: Decision, more: More) -> Answer {
        let More { depth, number, taught, weight } = &more;
        let is_plain = depth.is_none() && number.is_none() && taught.is_none() && weight.is_none();
        Answer { decision, more: (!is_plain).then(|| Box::new(more)) }
    }

    /// The least depth, when it was asked for.
    pub fn depth(&self) -> Option<&str> {
        self.more.as_ref()?.depth.as_deref()
    }

    /// The least number of minuets, when it was asked for.
    pub fn number(&self) -> Option<&str> {
        self.more.as_ref()?.number.as_deref()
    }

    /// What the teacher tells, when it was asked.
    pub fn taught(&self) -> Option<&Taught> {
        self.more.as_ref()?.taught.as_ref()
    }

    /// How many puzzles it stands for, in a sample.
    pub fn weight(&self) -> Option<f64> {
        self.more.as_ref()?.weight
    }
}
