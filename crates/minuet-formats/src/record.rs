//! What is read from a file, one puzzle after the other.

use minuet_core::{Cell, Digit, Paper, Setup};

use crate::Format;

/// A puzzle or position that was read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The line where it starts, from 1.
    pub line: usize,
    /// The format it was written in.
    pub format: Format,
    /// The puzzle or position; for a whole sheet, what is on its main line.
    pub setup: Setup,
    /// The whole sheet, where the format holds every mark of it.
    pub sheet: Option<Box<Paper>>,
    /// What followed it on its line, or the title above a grid; may be empty.
    pub comment: String,
    /// What a HoDoKu line says in addition to the position.
    pub case: Option<Box<Case>>,
}

/// What a HoDoKu line claims: a technique finds these erasures and placements in the position.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Case {
    /// The code of the technique, with its variant: `0603` or `0901-2`.
    pub technique: String,
    /// The digits it is about, as written.
    pub digits: String,
    /// The candidates it erases.
    pub erased: Vec<(Cell, Digit)>,
    /// The digits it places.
    pub placed: Vec<(Cell, Digit)>,
    /// More about it, such as the length of a chain.
    pub extra: String,
}

impl Record {
    /// The paper it describes: the sheet with all its marks where there is one.
    pub fn paper(&self) -> Paper {
        self.sheet.as_deref().cloned().unwrap_or_else(|| Paper::from(&self.setup))
    }

    /// A record of a whole sheet.
    pub(crate) fn of_sheet(sheet: Paper) -> Record {
        Record { sheet: Some(Box::new(sheet.clone())), ..Record::new(sheet.setup()) }
    }

    /// A record with nothing but a setup; the reader knows the line and the format.
    pub(crate) fn new(setup: Setup) -> Record {
        Record {
            line: 0,
            format: Format::Line,
            setup,
            sheet: None,
            comment: String::new(),
            case: None,
        }
    }
}
