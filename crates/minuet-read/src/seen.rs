//! What is seen in a picture.

use minuet_core::{ByCell, Digit};

/// A place in a picture, in pixels from the top left.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

/// What is in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// Nothing.
    Empty,
    /// A printed digit.
    Printed(Digit),
    /// A digit written by hand.
    Written(Digit),
    /// Small digits; which ones is not read.
    Candidates,
}

/// What is seen in a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeenCell {
    /// The likeliest content.
    pub content: Content,
    /// How likely it is, from 0 to 1.
    pub confidence: f32,
    /// Whether it may be relied on without a look.
    pub sure: bool,
    /// How likely the cell is without a digit (the first number), and how likely each digit is in it (the others).
    pub likely: [f32; 10],
}

/// What is seen in a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// What is in each cell.
    pub cells: ByCell<SeenCell>,
    /// Where the lines cross: ten rows of ten, from the puzzle's own top left (which a turned photo shows elsewhere).
    pub crossings: [[Point; 10]; 10],
    /// Whether lines are missing near the edge of the picture. If what was read has exactly one solution, the puzzle is whole
    /// all the same.
    pub may_be_cut_off: bool,
}

/// Why no puzzle is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Nothing in the picture looks like a puzzle.
    NoGrid,
    /// The picture has too few pixels.
    TooSmall,
    /// The picture is too dark, or too pale, to see lines in it.
    NoContrast,
    /// The puzzle is cut off by the edge of the picture, and digits are lost.
    CutOff,
    /// There is a grid, but it has another number of cells.
    OtherSize,
}
