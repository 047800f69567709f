//! The marks of the method, small, for the foot of a worksheet.

use minuet_core::Dancer;
use minuet_words::message::ShowMessage;

use super::Press;
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

impl Press {
    /// Draws the legend with its upper left corner at `at`.
    pub(super) fn legend(&self, page: &mut Page, at: Point, width: i32) {
        let column = width / COLUMNS;
        for (index, sample) in SAMPLES.into_iter().enumerate() {
            let (x, y) = (index as i32 % COLUMNS, index as i32 / COLUMNS);
            let corner = at.plus(x * column, y * (SIDE + GAP));
            page.place(Picture::sample(sample), corner, SIDE);
            let baseline = corner.plus(SIDE + GAP, SIDE / 2 + FINE / 3);
            page.text(baseline, FINE, Face::Regular, Tone::Text, &self.say(meaning(sample)));
        }
    }
}

const SAMPLES: [Sample; 8] = [
    Sample::Small,
    Sample::Candidates,
    Sample::Dot(Dancer::Circle),
    Sample::Enclosed(Dancer::Circle),
    Sample::Margin,
    Sample::Erased,
    Sample::Dot(Dancer::Square),
    Sample::Enclosed(Dancer::Square),
];

fn meaning(sample: Sample) -> ShowMessage {
    match sample {
        Sample::Small => ShowMessage::MarkOfSmallDigits,
        Sample::Candidates => ShowMessage::MarkOfCandidates,
        Sample::Margin => ShowMessage::MarkOfMargin,
        Sample::Erased => ShowMessage::MarkOfErasure,
        Sample::Dot(dancer) => ShowMessage::MarkOfDot(dancer),
        Sample::Enclosed(dancer) => ShowMessage::MarkOfEnclosure(dancer),
    }
}
