//! One puzzle, and what has been found out about it.

use std::cell::OnceCell;

use minuet_core::{Puzzle, Reading};
use minuet_fast::{Decision, MinuetDepth, MinuetNumber, decide, minuet_depth, minuet_number};
use minuet_make::Rating;

use super::column::Column;
use super::value::Value;

/// How far depth and number are looked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    pub(crate) depth: u8,
    pub(crate) number: u32,
}

/// A puzzle about which things are found out only when they are asked for, and once.
pub(crate) struct Row<'a> {
    puzzle: Puzzle,
    reading: &'a Reading,
    limits: Limits,
    decision: OnceCell<Decision>,
    depth: OnceCell<Value>,
    number: OnceCell<Value>,
    taught: OnceCell<Option<Rating>>,
}

impl<'a> Row<'a> {
    pub(crate) fn new(puzzle: Puzzle, reading: &'a Reading, limits: Limits) -> Row<'a> {
        Row {
            puzzle,
            reading,
            limits,
            decision: OnceCell::new(),
            depth: OnceCell::new(),
            number: OnceCell::new(),
            taught: OnceCell::new(),
        }
    }

    /// What is in a column.
    pub(crate) fn value(&self, column: Column) -> Value {
        let taught = |value: fn(&Rating) -> Option<u32>| {
            Value::count(self.taught().as_ref().and_then(value))
        };
        match column {
            Column::Puzzle => Value::Puzzle(self.puzzle),
            Column::Reading => Value::Reading(*self.reading),
            Column::Canonical => Value::Puzzle(minuet_make::canonical(&self.puzzle)),
            Column::Clues => Value::Count(self.puzzle.clues() as u32),
            Column::Outcome => Value::Outcome(self.decision().verdict),
            Column::Left3 => Value::count(self.decision().left3),
            Column::Starters => Value::count(self.decision().starters),
            Column::Left => Value::count(self.decision().left),
            Column::Depth => *self.depth.get_or_init(|| self.find_depth()),
            Column::Number => *self.number.get_or_init(|| self.find_number()),
            Column::Step => taught(|taught| Some(taught.step?.number().into())),
            Column::Minuets => taught(|taught| Some(taught.minuets)),
            Column::Tried => taught(|taught| Some(taught.tried)),
            Column::Effort => taught(|taught| Some(taught.effort?.total())),
            Column::Minutes => taught(|taught| Some(taught.effort?.minutes())),
            Column::Scans => taught(|taught| Some(taught.effort?.scans)),
            Column::Ink => taught(|taught| Some(taught.effort?.ink)),
            Column::Pencil => taught(|taught| Some(taught.effort?.pencil)),
            Column::Erased => taught(|taught| Some(taught.effort?.erased)),
            Column::Dots => taught(|taught| Some(taught.effort?.dots)),
            Column::Enclosed => taught(|taught| Some(taught.effort?.enclosed)),
        }
    }

    fn decision(&self) -> &Decision {
        self.decision.get_or_init(|| decide(&self.puzzle, self.reading))
    }

    fn taught(&self) -> &Option<Rating> {
        // The racer knows at once what the teacher would only find out after a long dance.
        self.taught.get_or_init(|| {
            self.decision().left3.and_then(|_| Rating::of(&self.puzzle, self.reading))
        })
    }

    fn find_depth(&self) -> Value {
        match minuet_depth(&self.puzzle, self.reading, self.limits.depth) {
            Some(MinuetDepth::Exactly(depth)) => Value::Count(depth.into()),
            Some(MinuetDepth::MoreThan(limit)) => Value::MoreThan(limit.into()),
            None => Value::Absent,
        }
    }

    fn find_number(&self) -> Value {
        match minuet_number(&self.puzzle, self.reading, self.limits.number) {
            Some(MinuetNumber::Exactly(number)) => Value::Count(number),
            Some(MinuetNumber::MoreThan(limit)) => Value::MoreThan(limit),
            // What the method does not solve has no minuet number.
            Some(MinuetNumber::Unsolved | MinuetNumber::Unknown) | None => Value::Absent,
        }
    }
}
