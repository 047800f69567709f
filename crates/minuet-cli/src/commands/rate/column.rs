//! The columns of a rating.

use std::fmt;

/// What can be said about a puzzle, in the order of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Column {
    Puzzle,
    Outcome,
    Left3,
    Starters,
    Left,
    Clues,
    Depth,
    Number,
    Step,
    Minuets,
    Tried,
    Effort,
    Minutes,
    Scans,
    Ink,
    Pencil,
    Erased,
    Dots,
    Enclosed,
    Canonical,
    Reading,
}

/// How long it takes to know a column; the racer is a hundred times as fast as the teacher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Cost {
    Nothing,
    Canonical,
    Decide,
    Depth,
    Teach,
    Number,
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    Word,
    Count,
    /// A count, or that it is above a limit.
    Limited,
}

use Column as C;

/// Each column with its name in the header, in `--where` and in `--sort`, its letter in `--format`, what it holds,
/// and what it costs.
const TABLE: [(Column, &str, char, Kind, Cost); 21] = [
    (C::Puzzle, "puzzle", 'p', Kind::Text, Cost::Nothing),
    (C::Outcome, "outcome", 'o', Kind::Word, Cost::Decide),
    (C::Left3, "left3", 'L', Kind::Count, Cost::Decide),
    (C::Starters, "starters", 's', Kind::Count, Cost::Decide),
    (C::Left, "left", 'l', Kind::Count, Cost::Decide),
    (C::Clues, "clues", 'c', Kind::Count, Cost::Nothing),
    (C::Depth, "depth", 'd', Kind::Limited, Cost::Depth),
    (C::Number, "number", 'n', Kind::Limited, Cost::Number),
    (C::Step, "step", 'S', Kind::Count, Cost::Teach),
    (C::Minuets, "minuets", 'm', Kind::Count, Cost::Teach),
    (C::Tried, "tried", 't', Kind::Count, Cost::Teach),
    (C::Effort, "effort", 'e', Kind::Count, Cost::Teach),
    (C::Minutes, "minutes", 'a', Kind::Count, Cost::Teach),
    (C::Scans, "scans", 'k', Kind::Count, Cost::Teach),
    (C::Ink, "ink", 'i', Kind::Count, Cost::Teach),
    (C::Pencil, "pencil", 'w', Kind::Count, Cost::Teach),
    (C::Erased, "erased", 'x', Kind::Count, Cost::Teach),
    (C::Dots, "dots", 'D', Kind::Count, Cost::Teach),
    (C::Enclosed, "enclosed", 'E', Kind::Count, Cost::Teach),
    (C::Canonical, "canonical", 'C', Kind::Text, Cost::Canonical),
    (C::Reading, "reading", 'r', Kind::Text, Cost::Nothing),
];

impl Column {
    /// The columns of every table.
    pub(crate) const PLAIN: [Column; 6] =
        [C::Puzzle, C::Outcome, C::Left3, C::Starters, C::Left, C::Clues];
    /// What `--teach` adds.
    pub(crate) const TAUGHT: [Column; 3] = [C::Step, C::Minuets, C::Tried];
    /// What `--effort` adds.
    pub(crate) const EFFORT: [Column; 8] =
        [C::Effort, C::Minutes, C::Scans, C::Ink, C::Pencil, C::Erased, C::Dots, C::Enclosed];

    pub(crate) fn all() -> impl Iterator<Item = Column> {
        TABLE.into_iter().map(|(column, ..)| column)
    }

    pub(crate) const fn name(self) -> &'static str {
        TABLE[self as usize].1
    }

    pub(crate) const fn letter(self) -> char {
        TABLE[self as usize].2
    }

    pub(crate) const fn kind(self) -> Kind {
        TABLE[self as usize].3
    }

    pub(crate) const fn cost(self) -> Cost {
        TABLE[self as usize].4
    }

    pub(crate) fn named(name: &str) -> Option<Column> {
        Column::all().find(|column| column.name() == name)
    }

    pub(crate) fn lettered(letter: char) -> Option<Column> {
        Column::all().find(|column| column.letter() == letter)
    }

    /// How wide its widest value is.
    pub(crate) const fn width(self) -> usize {
        match self {
            C::Puzzle | C::Canonical => 81,
            _ => self.name().len(),
        }
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_columns() {
        assert!(Column::all().enumerate().all(|(i, column)| column as usize == i));
    }
}
