//! The columns of a part: their names, types and values, in one place.

use std::borrow::Cow;

use crate::question::{By, Question};
use crate::row::Answer;

/// A column of a part.
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// Its type, and how its values are found.
    pub values: Values,
}

/// The type of a column, and its value in a row.
pub enum Values {
    /// The input, which is the same in every line.
    Source,
    /// The number of the line.
    Number,
    /// How many clues the puzzle has.
    Clues,
    /// A small number.
    Int(fn(&Answer) -> Option<i32>),
    /// The outcome in one word, which is there in every row.
    Outcome,
    /// A word or two.
    Text(fn(&Answer) -> Option<Cow<'_, str>>),
    /// A real number.
    Real(fn(&Answer) -> Option<f64>),
}

const fn int(name: &'static str, value: fn(&Answer) -> Option<i32>) -> Column {
    Column { name, values: Values::Int(value) }
}

const fn text(name: &'static str, value: fn(&Answer) -> Option<Cow<'_, str>>) -> Column {
    Column { name, values: Values::Text(value) }
}

const ALWAYS: [Column; 7] = [
    Column { name: "source", values: Values::Source },
    Column { name: "line", values: Values::Number },
    Column { name: "outcome", values: Values::Outcome },
    int("left3", |answer| answer.decision.left3.map(i32::from)),
    int("starters", |answer| answer.decision.starters.map(i32::from)),
    int("left", |answer| answer.decision.left.map(i32::from)),
    Column { name: "clues", values: Values::Clues },
];
const DEPTH: Column = text("depth", |answer| answer.depth().map(Cow::Borrowed));
const NUMBER: Column = text("number", |answer| answer.number().map(Cow::Borrowed));
const TAUGHT: [Column; 7] = [
    int("step", |answer| answer.taught()?.step.map(i32::from)),
    int("minuets", |answer| Some(answer.taught()?.minuets as i32)),
    int("tried", |answer| Some(answer.taught()?.tried as i32)),
    int("conflicts", |answer| Some(answer.taught()?.conflicts as i32)),
    int("trick_a", |answer| Some(answer.taught()?.trick_a as i32)),
    int("trick_b", |answer| Some(answer.taught()?.trick_b as i32)),
    text("ending", |answer| Some(answer.taught()?.ending.word().into())),
];
const WEIGHT: Column = Column { name: "weight", values: Values::Real(Answer::weight) };

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
