//! The columns of a part: their names, types and values, in one place.

use minuet_make::Taught;

use super::Line;
use crate::question::{By, Question};

/// A column of a part.
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// Its type, and how its values are found.
    pub values: Values,
}

/// The type of a column, and its value on a line.
pub enum Values {
    /// The puzzle, 81 characters.
    Puzzle,
    /// The input, which is the same on every line of a part.
    Source,
    /// A large number, which every line has.
    Long(fn(&Line) -> i64),
    /// A small number.
    Int(fn(&Line) -> Option<i32>),
    /// A word or two.
    Text(fn(&Line) -> Option<&str>),
    /// A real number.
    Real(fn(&Line) -> Option<f64>),
}

const fn int(name: &'static str, value: fn(&Line) -> Option<i32>) -> Column {
    Column { name, values: Values::Int(value) }
}

const fn text(name: &'static str, value: fn(&Line) -> Option<&str>) -> Column {
    Column { name, values: Values::Text(value) }
}

fn taught(line: &Line) -> Option<&Taught> {
    line.row.taught.as_deref()
}

const ALWAYS: [Column; 8] = [
    Column { name: "puzzle", values: Values::Puzzle },
    Column { name: "source", values: Values::Source },
    Column { name: "line", values: Values::Long(|line| line.number as i64) },
    text("outcome", |line| Some(line.row.verdict().word())),
    int("left3", |line| line.row.decision.left3.map(i32::from)),
    int("starters", |line| line.row.decision.starters.map(i32::from)),
    int("left", |line| line.row.decision.left.map(i32::from)),
    int("clues", |line| Some(line.row.puzzle.clues() as i32)),
];
const DEPTH: Column = text("depth", |line| line.row.depth.as_deref());
const NUMBER: Column = text("number", |line| line.row.number.as_deref());
const TAUGHT: [Column; 7] = [
    int("step", |line| taught(line)?.step.map(i32::from)),
    int("minuets", |line| Some(taught(line)?.minuets as i32)),
    int("tried", |line| Some(taught(line)?.tried as i32)),
    int("conflicts", |line| Some(taught(line)?.conflicts as i32)),
    int("trick_a", |line| Some(taught(line)?.trick_a as i32)),
    int("trick_b", |line| Some(taught(line)?.trick_b as i32)),
    text("ending", |line| Some(taught(line)?.ending.word())),
];
const WEIGHT: Column = Column { name: "weight", values: Values::Real(|line| line.row.weight) };

impl Question {
    /// The columns of the parts of a hunt that asks this.
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
