//! The marks of dancers: dots and figures, different for each depth.

use minuet_core::Dancer;
use minuet_core::paper::Mark;

use super::{Item, Paint, Point, Tone};

/// How far a dot is from the middle of its digit, without and with a figure between them.
const NEAR: i32 = 44;
const FAR: i32 = 54;
/// The circle and the square around a candidate; the square that goes around both.
const CIRCLE: i32 = 43;
const SQUARE: i32 = 38;
const OUTER: i32 = 50;
/// Figures around a digit that fills the cell.
const BIG: i32 = 160;
const LINE: i32 = 5;

/// The marks on a candidate whose middle is `at`, of dancers that dance at `level`.
pub(super) fn marks(at: Point, [circle, square]: [Mark; 2], level: usize) -> Vec<Item> {
    let enclosed = circle == Mark::Enclosed || square == Mark::Enclosed;
    let (away, radius) = if enclosed { (FAR, 8) } else { (NEAR, 9) };
    let mut items = Vec::new();
    match circle {
        Mark::Dot => items.extend(dot(Dancer::Circle, at.plus(0, -away), radius, level)),
        Mark::Enclosed => items.extend(figure(Dancer::Circle, at, CIRCLE, level)),
        Mark::None => {}
    }
    match square {
        Mark::Dot => items.extend(dot(Dancer::Square, at.plus(0, away), radius, level)),
        Mark::Enclosed if circle == Mark::Enclosed => {
            items.extend(figure(Dancer::Square, at, OUTER, level));
        }
        Mark::Enclosed => items.extend(figure(Dancer::Square, at, SQUARE, level)),
        Mark::None => {}
    }
    items
}

/// The figure around a digit that fills the cell.
pub(super) fn held(at: Point, dancer: Dancer, level: usize) -> Vec<Item> {
    figure(dancer, at, BIG, level)
}

fn tone(dancer: Dancer) -> Tone {
    match dancer {
        Dancer::Circle => Tone::Circle,
        Dancer::Square => Tone::Square,
    }
}

/// A dot; in a minuet within a minuet a bar, one level deeper a pair of dots.
fn dot(dancer: Dancer, at: Point, radius: i32, level: usize) -> Vec<Item> {
    let tone = tone(dancer);
    let disc = |centre, radius| Item::Disc { tone, paint: Paint::Fill, centre, radius };
    match level {
        1 => vec![disc(at, radius)],
        2 => vec![Item::Line { tone, width: 9, from: at.plus(-17, 0), to: at.plus(17, 0) }],
        _ => vec![disc(at.plus(-11, 0), 7), disc(at.plus(11, 0), 7)],
    }
}

/// A circle or a square with a thin line; in a minuet within a minuet with two, one level deeper with a
/// heavy one.
fn figure(dancer: Dancer, at: Point, radius: i32, level: usize) -> Vec<Item> {
    let tone = tone(dancer);
    let line = |radius: i32, width: i32| {
        let paint = Paint::Outline(width);
        match dancer {
            Dancer::Circle => Item::Disc { tone, paint, centre: at, radius },
            Dancer::Square => {
                let corner = at.plus(-radius, -radius);
                Item::Rect { tone, paint, corner, width: 2 * radius, height: 2 * radius }
            }
        }
    };
    match level {
        1 => vec![line(radius, LINE)],
        2 => vec![line(radius - 3, 3), line(radius + 4, 3)],
        _ => vec![line(radius, 2 * LINE + 1)],
    }
}
