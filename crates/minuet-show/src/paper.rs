//! What is seen on a sheet, cell by cell: all that a picture draws.

use minuet_core::{ByCell, Cell, Dancer, Digit, DigitSet, Ordinal, Sheet, Structure};

use crate::view::View;

/// How a dancer marks one candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Not at all.
    None,
    /// With a dot.
    Dot,
    /// With its own figure.
    Enclosed,
}

/// What stands in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// A digit that the puzzle came with.
    Given(Digit),
    /// A digit inked since.
    Found(Digit),
    /// A digit that a dancer encloses who opened a minuet of its own.
    Held {
        /// The digit.
        digit: Digit,
        /// The dancer.
        dancer: Dancer,
        /// How deep it dances: 1 for a dancer of the outermost minuet.
        level: usize,
    },
    /// Penciled candidates, perhaps none.
    Pencil(DigitSet),
}

/// The marks of one dancer in a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The candidates with a dot.
    pub dots: DigitSet,
    /// The candidates in a figure, one mostly.
    pub enclosed: DigitSet,
}

impl Marks {
    /// How a candidate is marked.
    pub fn mark(&self, digit: Digit) -> Mark {
        match (self.enclosed.contains(digit), self.dots.contains(digit)) {
            (true, _) => Mark::Enclosed,
            (false, true) => Mark::Dot,
            (false, false) => Mark::None,
        }
    }
}

/// What is seen on a sheet. It need not follow from anything: a player may write what he likes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    /// What stands in each cell.
    pub content: ByCell<Content>,
    /// The small digits in the corner of each cell.
    pub small: ByCell<DigitSet>,
    /// The margins of rows, then of columns.
    pub margins: [DigitSet; 18],
    /// The marks of circle, then of square.
    pub marks: [ByCell<Marks>; 2],
    /// How deep these two dance: 1 in the outermost minuet.
    pub level: usize,
}

impl Paper {
    /// What is seen on a sheet, or on the copy of it that the innermost minuet is danced on.
    pub fn of(sheet: &Sheet) -> Paper {
        Paper::danced(sheet, sheet)
    }

    /// The same, with the dancers' marks of another sheet.
    pub(crate) fn danced(sheet: &Sheet, marks: &Sheet) -> Paper {
        let (view, marked) = (View::new(sheet), View::new(marks));
        let lines = Paper::lines().map(|line| sheet.margin(line));
        let mut margins = [DigitSet::EMPTY; 18];
        margins.iter_mut().zip(lines).for_each(|(margin, digits)| *margin = digits);
        Paper {
            content: ByCell(Cell::ALL.map(|cell| view.content(cell))),
            small: ByCell(Cell::ALL.map(|cell| sheet.small(cell))),
            margins,
            marks: Dancer::BOTH
                .map(|dancer| ByCell(Cell::ALL.map(|cell| marked.marks(dancer, cell)))),
            level: marked.level(),
        }
    }

    /// The rows, then the columns.
    pub fn lines() -> impl Iterator<Item = Structure> {
        let rows = Ordinal::ALL.into_iter().map(Structure::Row);
        rows.chain(Ordinal::ALL.into_iter().map(Structure::Column))
    }

    /// How `dancer` marks a candidate.
    pub fn mark(&self, dancer: Dancer, cell: Cell, digit: Digit) -> Mark {
        self.marks[dancer as usize][cell].mark(digit)
    }

    /// The ink in a cell.
    pub fn ink(&self, cell: Cell) -> Option<Digit> {
        match self.content[cell] {
            Content::Given(digit) | Content::Found(digit) => Some(digit),
            Content::Held { .. } | Content::Pencil(_) => None,
        }
    }
}
