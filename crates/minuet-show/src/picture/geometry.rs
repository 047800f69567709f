//! Where things lie on a picture.

use minuet_core::{Cell, Digit, Ordinal};

use super::layout::{BEFORE, CELL, place};
use super::{Item, Picture, Point};

/// The cell that a point lies in.
pub(crate) fn cell_at(point: Point) -> Option<Cell> {
    let ordinal = |at: i32| {
        let index = (at - BEFORE).div_euclid(CELL);
        Ordinal::new(u8::try_from(index + 1).ok()?)
    };
    Some(Cell::at(ordinal(point.y)?, ordinal(point.x)?))
}

/// The upper left corners and sides of the places where a number is, in ink or as a candidate.
pub(crate) fn highlights(picture: &Picture, digit: Digit) -> Vec<(Point, i32)> {
    const INK: i32 = 360;
    const PENCIL: i32 = 108;
    let text = digit.to_string();
    let spot = |item: &Item| match item {
        Item::Candidates { corner, digits, .. } if digits.contains(digit) => {
            let middle = place(*corner, digit);
            Some((middle.plus(-PENCIL / 2, -PENCIL / 2), PENCIL))
        }
        Item::Text(run) if run.text == text && run.size > PENCIL => {
            let cell = cell_at(run.at)?;
            let inset = (CELL - INK) / 2;
            Some((super::layout::corner(cell).plus(inset, inset), INK))
        }
        _ => None,
    };
    picture.items.iter().filter_map(spot).collect()
}
