//! A picture as text, one item per line, for tests and comparisons.

use std::fmt;

use super::{Item, Paint, Picture, Point};
use crate::font::Face;

/// A line for the size, then a line for each item.
impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "picture {}x{} {:?}", self.width, self.height, self.title)?;
        self.items.iter().try_for_each(|item| writeln!(f, "{item}"))
    }
}

/// `3,4`.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl fmt::Display for Paint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Paint::Fill => write!(f, "filled"),
            Paint::Outline(width) => write!(f, "line {width}"),
        }
    }
}

/// `disc circle filled 3,4 radius 8`.
impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tone = format!("{:?}", self.tone()).to_lowercase();
        match self {
            Item::Rect { paint, corner, width, height, .. } => {
                write!(f, "rect {tone} {paint} {corner} size {width}x{height}")
            }
            Item::Disc { paint, centre, radius, .. } => {
                write!(f, "disc {tone} {paint} {centre} radius {radius}")
            }
            Item::Line { width, from, to, .. } => {
                write!(f, "line {tone} {width} from {from} to {to}")
            }
            Item::Candidates { corner, digits, .. } => {
                let digits: String = digits.iter().map(|digit| digit.to_string()).collect();
                write!(f, "candidates {tone} {corner} {digits}")
            }
            Item::Text(run) => {
                let bold = if run.face == Face::Bold { " bold" } else { "" };
                write!(f, "text {tone}{bold} {} at {} {:?}", run.size, run.at, run.text)
            }
        }
    }
}
