//! Single marks, for a legend.

use minuet_core::paper::Mark;
use minuet_core::{Cell, Dancer, Digit, Ordinal, Structure};

use super::layout::{self, CELL, MARGIN, SMALL, THIN};
use super::{Item, Paint, Picture, Point, Run, Tone, candidate, dancers};
use crate::font::Face;

/// A mark of the method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sample {
    /// Small digits in the upper left corner of a cell.
    Small,
    /// Big pencilled digits.
    Candidates,
    /// Digits beside a row.
    Margin,
    /// A candidate with a line through it.
    Erased,
    /// A candidate that a dancer keeps.
    Dot(Dancer),
    /// A candidate that solves a cell for a dancer.
    Enclosed(Dancer),
}

/// The part of a cell around one candidate that is shown.
const AROUND: i32 = 150;

impl Picture {
    /// The mark alone.
    pub(crate) fn sample(sample: Sample) -> Picture {
        let (side, items) = match sample {
            Sample::Small => (CELL, [frame(), small()].concat()),
            Sample::Candidates => (CELL, [frame(), pencil()].concat()),
            Sample::Margin => (CELL, margin()),
            Sample::Erased => (AROUND, marked([Mark::None; 2], Some(strike()))),
            Sample::Dot(dancer) => (AROUND, marked(by(dancer, Mark::Dot), None)),
            Sample::Enclosed(dancer) => (AROUND, marked(by(dancer, Mark::Enclosed), None)),
        };
        Picture { title: String::new(), width: side, height: side, items }
    }
}

fn frame() -> Vec<Item> {
    let (tone, paint, corner) = (Tone::Hair, Paint::Outline(2 * THIN), Point::new(THIN, THIN));
    vec![Item::Rect { tone, paint, corner, width: CELL - 2 * THIN, height: CELL - 2 * THIN }]
}

fn small() -> Vec<Item> {
    // As in the first cell, moved to the corner of the picture.
    let first = layout::corner(Cell::ALL[0]);
    let digit = |(index, text): (usize, &str)| {
        let at = layout::small(Cell::ALL[0], index).plus(-first.x, -first.y);
        let (tone, face, size) = (Tone::Small, Face::Regular, SMALL * 2);
        Item::Text(Run { tone, face, size, at: at.plus(at.x + 10, at.y + 10), text: text.into() })
    };
    ["3", "5"].into_iter().enumerate().map(digit).collect()
}

/// Larger than on the sheet, where there is room for nine.
fn pencil() -> Vec<Item> {
    let digit = |(text, x, y): (&str, i32, i32)| {
        let (tone, face, size) = (Tone::Pencil, Face::Regular, layout::PENCIL * 2);
        let run = Run { tone, face, size, at: Point::new(0, 0), text: text.into() };
        Item::Text(run.centred(Point::new(CELL * x / 4, CELL * y / 4)))
    };
    [("1", 1, 1), ("6", 3, 2), ("8", 2, 3)].into_iter().map(digit).collect()
}

fn margin() -> Vec<Item> {
    let first = layout::margin(Structure::Row(Ordinal::ALL[0]), 0, 1);
    let middle = Point::new(CELL * 2 / 3, CELL / 2);
    let (tone, face, size) = (Tone::Small, Face::Regular, MARGIN * 2);
    let run = Run { tone, face, size, at: first, text: "35".into() };
    let (from, to) = (Point::new(CELL / 3, 0), Point::new(CELL / 3, CELL));
    let line = Item::Line { tone: Tone::Grid, width: layout::HEAVY, from, to };
    vec![line, Item::Text(run.centred(middle))]
}

fn middle() -> Point {
    Point::new(AROUND / 2, AROUND / 2)
}

fn marked(both: [Mark; 2], strike: Option<Item>) -> Vec<Item> {
    let run = candidate(Tone::Pencil, Point::new(0, 0), Digit::ALL[4]).centred(middle());
    let mut items = vec![Item::Text(run)];
    items.extend(dancers::marks(middle(), both, 1));
    items.extend(strike);
    items
}

fn by(dancer: Dancer, mark: Mark) -> [Mark; 2] {
    match dancer {
        Dancer::Circle => [mark, Mark::None],
        Dancer::Square => [Mark::None, mark],
    }
}

fn strike() -> Item {
    let (from, to) = (middle().plus(-36, 36), middle().plus(36, -36));
    Item::Line { tone: Tone::Erased, width: 8, from, to }
}
