//! What is read from a photo.

use minuet_core::{Cell, CellSet, Digit, Puzzle};
use serde::Serialize;

use crate::{Said, Version};

/// A place in a picture, in pixels from its top left: to the right, and down.
type At = [f32; 2];

/// What is read from a photo.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Photo {
    /// The version of the document.
    pub minuet: Version,
    /// The printed digits.
    pub puzzle: Puzzle,
    /// The digits written by hand.
    pub written: Puzzle,
    /// Cells with small digits, which are not read.
    pub candidates: CellSet,
    /// How likely each cell is read rightly, from 0 to 1.
    #[cfg_attr(feature = "schema", schemars(length(min = 81, max = 81)))]
    pub confidence: Vec<f32>,
    /// Cells that someone should look at.
    pub unsure: CellSet,
    /// What these cells may hold.
    pub doubts: Vec<Doubt>,
    /// The corners of the puzzle in pixels, clockwise from its own top left.
    pub corners: [At; 4],
    /// Where its lines cross: ten rows of ten, from its own top left.
    pub crossings: [[At; 10]; 10],
    /// How many solutions the printed digits have: 0, 1, or 2 for several.
    #[cfg_attr(feature = "schema", schemars(range(max = 2)))]
    pub solutions: u8,
    /// Where there is not exactly one solution: the likeliest changes that give exactly one.
    pub repairs: Vec<Repair>,
    /// What to know about it, sentence by sentence; nothing, if all is well.
    pub notes: Vec<Said>,
}

impl Photo {
    /// Whether it may be used without a look: no cell is unsure, and there is exactly one solution.
    pub fn is_sure(&self) -> bool {
        self.unsure.is_empty() && self.solutions == 1
    }
}

/// A cell that someone should look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Doubt {
    /// The cell.
    pub cell: Cell,
    /// What it may hold, the likeliest first; nothing for an empty cell.
    pub choices: Vec<Option<Digit>>,
}

/// Cells that may be misread, and the puzzle if they are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Repair {
    /// The cells.
    pub changes: Vec<Misread>,
    /// The puzzle that results.
    pub puzzle: Puzzle,
    /// The same in words.
    pub words: Said,
}

/// A cell that may be misread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Misread {
    /// The cell.
    pub cell: Cell,
    /// The printed digit that is read in it; nothing for none.
    pub from: Option<Digit>,
    /// What it would be instead.
    pub to: Option<Digit>,
}
