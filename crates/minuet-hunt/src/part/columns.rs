//! The columns of a part: their names, types and values, in one place.

use std::borrow::Cow;

use crate::part::Line;
use crate::question::{By, Question};

/// A column of a part.
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// Its type, and how its values are found.
    pub values: Values,
}

/// The type of a column, and its value in a line.
pub enum Values {
    /// The input, which is the same in every line.
    Source,
    /// The number of the line.
    Number,
    /// A small number.
    Int(fn(&Line) -> Option<i32>),
    /// The outcome in one word, which is there in every line.
    Outcome,
    /// A word or two.
    Text(fn(&Line) -> Option<Cow<'_, str>>),
    /// A real number.
    Real(fn(&Line) -> Option<f64>),
}

impl Values {
    /// Whether they are whole numbers.
    pub(super) fn are_whole(&self) -> bool {
        matches!(self, Values::Number | Values::Int(_))
    }
}

const fn int(name: &'static str, value: fn(&Line) -> Option<i32>) -> Column {
    Column { name, values: Values::Int(value) }
}

const fn text(name: &'static str, value: fn(&Line) -> Option<Cow<'_, str>>) -> Column {
    Column { name, values: Values::Text(value) }
}

const ALWAYS: [Column; 7] = [
    Column { name: "source", values: Values::Source },
    Column { name: "line", values: Values::Number },
    Column { name: "outcome", values: Values::Outcome },
    int("left3", |line| line.row.decision.left3.map(i32::from)),
    int("starters", |line| line.row.decision.starters.map(i32::from)),
    int("left", |line| line.row.decision.left.map(i32::from)),
    int("clues", |line| Some(line.row.puzzle.clues() as i32)),
];
const DEPTH: Column = text("depth", |line| line.row.depth.as_deref().map(Cow::Borrowed));
const NUMBER: Column = text("number", |line| line.row.number.as_deref().map(Cow::Borrowed));
const TAUGHT: [Column; 7] = [
    int("step", |line| line.row.taught.as_ref()?.step.map(i32::from)),
    int("minuets", |line| Some(line.row.taught.as_ref()?.minuets as i32)),
    int("tried", |line| Some(line.row.taught.as_ref()?.tried as i32)),
    int("conflicts", |line| Some(line.row.taught.as_ref()?.conflicts as i32)),
    int("trick_a", |line| Some(line.row.taught.as_ref()?.trick_a as i32)),
    int("trick_b", |line| Some(line.row.taught.as_ref()?.trick_b as i32)),
    text("ending", |line| Some(line.row.taught.as_ref()?.ending.word().into())),
];
const WEIGHT: Column = Column { name: "weight", values: Values::Real(|line| line.row.weight) };

impl Question {
    /// The columns of the parts of a hunt that asks this, after the puzzle.
    pub fn columns(&self) -> Vec<Column> {
        let mut columns = Vec::from(ALWAYS);
        columns.extend(self.find_depth.map(|_| DEPTH));
        columns.extend(self.find_number.map(|_| NUMBER));
        if self.by == By::Teacher {
            columns.extend(TAUGHT);
        }
        if self.weighed {
            columns.push(WEIGHT);
        }
        columns
    }
}
