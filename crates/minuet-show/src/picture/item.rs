//! What a picture is made of.

use minuet_core::{Digit, DigitSet};

use super::{Tone, layout};
use crate::font::{self, Face};

/// A place in a picture, y downward.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Downward.
    pub y: i32,
}

impl Point {
    /// The point `x`, `y`.
    pub const fn new(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    /// The point that lies so much further right and down.
    #[must_use]
    pub const fn plus(self, x: i32, y: i32) -> Point {
        Point { x: self.x + x, y: self.y + y }
    }
}

/// How a shape is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Paint {
    /// Filled.
    Fill,
    /// Outlined with a line of this width, half of it on either side.
    Outline(i32),
}

/// A line, a shape or a text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Item {
    /// A rectangle.
    Rect {
        /// What it means.
        tone: Tone,
        /// How it is drawn.
        paint: Paint,
        /// The upper left corner.
        corner: Point,
        /// The width.
        width: i32,
        /// The height.
        height: i32,
    },
    /// A circle.
    Disc {
        /// What it means.
        tone: Tone,
        /// How it is drawn.
        paint: Paint,
        /// The radius.
        radius: i32,
        /// The centre.
        centre: Point,
    },
    /// A straight line.
    Line {
        /// What it means.
        tone: Tone,
        /// The width.
        width: i32,
        /// One end.
        from: Point,
        /// The other end.
        to: Point,
    },
    /// Glyphs in a row.
    Text(Run),
    /// Pencilled digits of a cell, each at its own place of nine.
    Candidates {
        /// What they mean.
        tone: Tone,
        /// The upper left corner of the cell.
        corner: Point,
        /// The digits.
        digits: DigitSet,
    },
}

/// Glyphs in a row.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Run {
    /// What it means.
    pub tone: Tone,
    /// The weight of the font.
    pub face: Face,
    /// The size of the em.
    pub size: i32,
    /// Where the baseline starts.
    pub at: Point,
    /// The characters.
    pub text: String,
}

impl Run {
    /// The characters with the places of their origins.
    pub fn glyphs(&self) -> impl Iterator<Item = (char, Point)> {
        self.face.set(&self.text, self.size).map(|(character, x)| (character, self.at.plus(x, 0)))
    }

    /// How wide it is.
    pub fn width(&self) -> i32 {
        self.face.width(&self.text, self.size)
    }

    /// The same text centred on `centre`, taking the height of digits as its height.
    pub(crate) fn centred(mut self, centre: Point) -> Run {
        self.at = centre.plus(-self.width() / 2, font::cap(self.size) / 2);
        self
    }
}

/// A candidate at its place in the cell with this corner.
pub(crate) fn candidate(tone: Tone, corner: Point, digit: Digit) -> Run {
    let (face, size, text) = (Face::Regular, layout::PENCIL, digit.to_string());
    Run { tone, face, size, at: corner, text }.centred(layout::place(corner, digit))
}

impl Item {
    /// What it means.
    pub fn tone(&self) -> Tone {
        match self {
            Item::Rect { tone, .. }
            | Item::Disc { tone, .. }
            | Item::Line { tone, .. }
            | Item::Candidates { tone, .. } => *tone,
            Item::Text(run) => run.tone,
        }
    }

    /// The texts it is made of: itself, one for each candidate, or none.
    pub fn runs(&self) -> Vec<Run> {
        match self {
            Item::Text(run) => vec![run.clone()],
            Item::Candidates { tone, corner, digits } => {
                digits.iter().map(|digit| candidate(*tone, *corner, digit)).collect()
            }
            _ => Vec::new(),
        }
    }
}
