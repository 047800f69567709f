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
    /// A count, or the sentence that it is over a limit.
    Limited,
}

use Column as C;

impl Column {
    pub(crate) const ALL: [Column; 21] = [
        C::Puzzle,
        C::Outcome,
        C::Left3,
        C::Starters,
        C::Left,
        C::Clues,
        C::Depth,
        C::Number,
        C::Step,
        C::Minuets,
        C::Tried,
        C::Effort,
        C::Minutes,
        C::Scans,
        C::Ink,
        C::Pencil,
        C::Erased,
        C::Dots,
        C::Enclosed,
        C::Canonical,
        C::Reading,
    ];
    /// The columns of every table.
    pub(crate) const PLAIN: [Column; 6] =
        [C::Puzzle, C::Outcome, C::Left3, C::Starters, C::Left, C::Clues];
    /// What `--teach` adds.
    pub(crate) const TAUGHT: [Column; 3] = [C::Step, C::Minuets, C::Tried];
    /// What `--effort` adds.
    pub(crate) const EFFORT: [Column; 8] =
        [C::Effort, C::Minutes, C::Scans, C::Ink, C::Pencil, C::Erased, C::Dots, C::Enclosed];

    /// Its name in the header, in `--where` and in `--sort`, and its letter in `--format`.
    const fn names(self) -> (&'static str, char) {
        match self {
            C::Puzzle => ("puzzle", 'p'),
            C::Outcome => ("outcome", 'o'),
            C::Left3 => ("left3", 'L'),
            C::Starters => ("starters", 's'),
            C::Left => ("left", 'l'),
            C::Clues => ("clues", 'c'),
            C::Depth => ("depth", 'd'),
            C::Number => ("number", 'n'),
            C::Step => ("step", 'S'),
            C::Minuets => ("minuets", 'm'),
            C::Tried => ("tried", 't'),
            C::Effort => ("effort", 'e'),
            C::Minutes => ("minutes", 'a'),
            C::Scans => ("scans", 'k'),
            C::Ink => ("ink", 'i'),
            C::Pencil => ("pencil", 'w'),
            C::Erased => ("erased", 'x'),
            C::Dots => ("dots", 'D'),
            C::Enclosed => ("enclosed", 'E'),
            C::Canonical => ("canonical", 'C'),
            C::Reading => ("reading", 'r'),
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        self.names().0
    }

    pub(crate) const fn letter(self) -> char {
        self.names().1
    }

    pub(crate) fn named(name: &str) -> Option<Column> {
        Column::ALL.into_iter().find(|column| column.name() == name)
    }

    pub(crate) fn lettered(letter: char) -> Option<Column> {
        Column::ALL.into_iter().find(|column| column.letter() == letter)
    }

    pub(crate) const fn cost(self) -> Cost {
        match self {
            C::Puzzle | C::Clues | C::Reading => Cost::Nothing,
            C::Canonical => Cost::Canonical,
            C::Outcome | C::Left3 | C::Starters | C::Left => Cost::Decide,
            C::Depth => Cost::Depth,
            C::Number => Cost::Number,
            C::Step
            | C::Minuets
            | C::Tried
            | C::Effort
            | C::Minutes
            | C::Scans
            | C::Ink
            | C::Pencil
            | C::Erased
            | C::Dots
            | C::Enclosed => Cost::Teach,
        }
    }

    pub(crate) const fn kind(self) -> Kind {
        match self {
            C::Puzzle | C::Canonical | C::Reading => Kind::Text,
            C::Outcome => Kind::Word,
            C::Depth | C::Number => Kind::Limited,
            _ => Kind::Count,
        }
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
