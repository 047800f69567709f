//! The paper in front of a player: every mark on it, right or wrong.

mod cells;
mod margins;
mod seen;
mod sheet;

pub use cells::Cells;
pub use margins::Margins;
pub use seen::{Content, Mark};

use crate::{CellSet, Dancer, Digit, DigitSet, Position, Puzzle, Setup, Starter, Structure};

/// Everything on the paper. It need not follow from anything: players write what they like. The
/// teacher's [`Sheet`](crate::Sheet), by contrast, is always consistent.
///
/// In JSON, lists have one item per cell in reading order, and may be left out where all of them are empty. The
/// numbers of a cell are a text such as `"36"`, or `""` for none.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Paper {
    /// The digits that the puzzle came with: 81 characters, `.` for an empty cell.
    pub puzzle: Puzzle,
    /// The digits that the player has inked since, written the same way.
    #[cfg_attr(feature = "serde", serde(default))]
    pub ink: Puzzle,
    /// Big pencil: the candidates of a cell. `""` where they are not written, `"-"` where none is left.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Cells::is_empty"))]
    pub pencil: Cells,
    /// Small pencil in the upper left corner: half doubles of a square.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Cells::is_empty"))]
    pub small: Cells,
    /// The margins of rows 1 to 9, then of columns 1 to 9: their half doubles.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Margins::is_empty"))]
    pub margins: Margins,
    /// The open minuets, the outermost first.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub dances: Vec<Dance>,
}

/// An open minuet with the marks of its two dancers, as it is on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Dance {
    /// The binary choice that opened it.
    pub starter: Starter,
    /// The dancer of the enclosing minuet that opened it; none on the main line.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub by: Option<Dancer>,
    /// The marks of circle.
    #[cfg_attr(feature = "serde", serde(default))]
    pub circle: Marks,
    /// The marks of square.
    #[cfg_attr(feature = "serde", serde(default))]
    pub square: Marks,
}

/// The marks of a dancer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Marks {
    /// The candidates with a dot: those that the dancer retains. `""` if it retains all, `"-"` if it has
    /// none left and so is wrong.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Cells::is_empty"))]
    pub dots: Cells,
    /// The numbers in a circle or square: 81 characters, `.` for none.
    #[cfg_attr(feature = "serde", serde(default))]
    pub enclosed: Puzzle,
}

impl Paper {
    /// The paper with a puzzle and nothing else on it.
    pub fn new(puzzle: Puzzle) -> Paper {
        Paper {
            puzzle,
            ink: Puzzle::EMPTY,
            pencil: Cells::default(),
            small: Cells::default(),
            margins: Margins::default(),
            dances: Vec::new(),
        }
    }

    /// What is on the main line, for formats that know no marks.
    pub fn setup(&self) -> Setup {
        let candidates =
            self.is_filled().then(|| Position::of(&self.all_ink()).intersection(&self.pencilled()));
        let mut placed = self.ink;
        self.puzzle.filled().iter().for_each(|cell| placed.set(cell, None));
        Setup { puzzle: self.puzzle, placed, candidates }
    }

    /// The cells without ink.
    pub fn open(&self) -> CellSet {
        CellSet::ALL - self.puzzle.filled() - self.ink.filled()
    }

    /// Whether the candidates of every cell without ink are written.
    pub fn is_filled(&self) -> bool {
        self.open().iter().all(|cell| self.pencil.is_written(cell))
    }

    /// Givens and ink; where both claim a cell, the given wins.
    pub fn all_ink(&self) -> Puzzle {
        Setup { puzzle: self.puzzle, placed: self.ink, candidates: None }.ink()
    }

    /// The candidates as they are written; all nine if none are.
    pub fn pencilled(&self) -> Position {
        let mut position = Position::OPEN;
        for cell in self.open().iter().filter(|&cell| self.pencil.is_written(cell)) {
            position.set(cell, self.pencil.get(cell));
        }
        position
    }

    /// The cells of a square in which a number is written small; ink may have been written over it.
    pub fn small_cells(&self, square: Structure, digit: Digit) -> CellSet {
        square.cells().iter().filter(|&cell| self.small.get(cell).contains(digit)).collect()
    }
}

/// The paper that a text describes.
impl From<&Setup> for Paper {
    fn from(setup: &Setup) -> Paper {
        let mut paper = Paper { ink: setup.placed, ..Paper::new(setup.puzzle) };
        if let Some(candidates) = setup.candidates {
            for cell in paper.open().iter() {
                match candidates.get(cell) {
                    DigitSet::EMPTY => paper.pencil.set_void(cell),
                    digits => paper.pencil.set(cell, digits),
                }
            }
        }
        paper
    }
}

impl Dance {
    /// The marks of one dancer.
    pub fn marks(&self, dancer: Dancer) -> &Marks {
        match dancer {
            Dancer::Circle => &self.circle,
            Dancer::Square => &self.square,
        }
    }
}
