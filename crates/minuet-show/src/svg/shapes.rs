//! Shapes as path data.

use std::fmt::Write;

use crate::picture::{Item, Point};

/// Lines and rectangles in one path.
pub(super) fn path(items: &[&Item]) -> String {
    let mut path = String::new();
    for item in items {
        // Writing to a string cannot fail.
        let _ = match **item {
            Item::Rect { corner: Point { x, y }, width, height, .. } => {
                write!(path, "M{x} {y}h{width}v{height}h-{width}z")
            }
            Item::Line { from, to, .. } if from.y == to.y => {
                write!(path, "M{} {}h{}", from.x, from.y, to.x - from.x)
            }
            Item::Line { from, to, .. } if from.x == to.x => {
                write!(path, "M{} {}v{}", from.x, from.y, to.y - from.y)
            }
            Item::Line { from, to, .. } => {
                write!(path, "M{} {}l{} {}", from.x, from.y, to.x - from.x, to.y - from.y)
            }
            Item::Disc { .. } | Item::Text(_) | Item::Candidates { .. } => Ok(()),
        };
    }
    path
}

/// Circles that are not filled.
pub(super) fn rings(items: &[&Item]) -> String {
    let ring = |item: &&Item| match **item {
        Item::Disc { centre: Point { x, y }, radius, .. } => {
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>")
        }
        _ => String::new(),
    };
    items.iter().map(ring).collect()
}

/// Filled circles of one size: the round ends of lines without length.
pub(super) fn dots(items: &[&Item]) -> String {
    let mut path = String::new();
    let mut last = Point::new(0, 0);
    for item in items {
        if let Item::Disc { centre, .. } = item {
            let (x, y) = (centre.x - last.x, centre.y - last.y);
            let gap = if y < 0 { "" } else { " " };
            path.push_str(&format!("m{x}{gap}{y}h0"));
            last = *centre;
        }
    }
    path
}
