//! The marks of the method, small, for the foot of a worksheet.

use minuet_core::Dancer;

use super::page::{FINE, Page};
use crate::font::Face;
use crate::picture::{Picture, Point, Sample, Tone};

/// The height of the legend.
pub(super) const HEIGHT: i32 = 1500;
/// The side of a mark.
const SIDE: i32 = 560;
const GAP: i32 = 120;
/// Four columns of two lines.
const COLUMNS: i32 = 4;

/// Draws the legend with its upper left corner at `at`.
pub(super) fn draw(page: &mut Page, at: Point, width: i32) {
    let column = width / COLUMNS;
    for (index, (sample, words)) in SAMPLES.into_iter().enumerate() {
        let (x, y) = (index as i32 % COLUMNS, index as i32 / COLUMNS);
        let corner = at.plus(x * column, y * (SIDE + GAP));
        page.place(Picture::sample(sample), corner, SIDE);
        let baseline = corner.plus(SIDE + GAP, SIDE / 2 + FINE / 3);
        page.text(baseline, FINE, Face::Regular, Tone::Text, words);
    }
}

const SAMPLES: [(Sample, &str); 8] = [
    (Sample::Small, "half double of a square"),
    (Sample::Candidates, "candidates"),
    (Sample::Dot(Dancer::Circle), "kept by circle"),
    (Sample::Enclosed(Dancer::Circle), "single of circle"),
    (Sample::Margin, "margin: half double of a line"),
    (Sample::Erased, "erased"),
    (Sample::Dot(Dancer::Square), "kept by square"),
    (Sample::Enclosed(Dancer::Square), "single of square"),
];
