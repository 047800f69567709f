//! Whether a puzzle is cut off by the edge of the picture.
//!
//! Lines that are missing near the edge may be a lost column, or text over the frame of a whole puzzle. So only what lies far
//! outside is refused at once; whoever counts the solutions of what was read can decide the rest.

use crate::ridges::{Along, ridges};
use crate::surface::Surface;
use crate::{Grey, Point};

/// When a corner lies outside by this many cells, digits are lost.
const FAR_OUTSIDE: f32 = 0.6;
/// A corner may lie outside by this many cells: only the frame is lost then.
const OUTSIDE: f32 = 0.3;
/// A puzzle that is farther from the edge of the picture, in cells, is not cut off by it.
const NEAR: f32 = 1.0;
/// What is nearer to the edge, in cells, is not in sight with both of its sides.
const IN_SIGHT: f32 = 0.15;
/// A line of which fewer pieces are in sight cannot be judged.
const PIECES: usize = 3;
/// A frame is at least this strong where it is in sight; paper or text is weaker.
const FRAME: f32 = 0.6;
/// The mean of all lines and the weakest is at least this in a whole grid near the edge; fewer lines that are stretched over a
/// whole grid miss their places.
const LINES: f32 = 0.56;

/// Whether a corner lies far outside of the picture.
pub(crate) fn is_cut_off(picture: &Grey, surface: &Surface) -> bool {
    nearest(picture, surface) < -FAR_OUTSIDE
}

/// Whether a corner lies outside of the picture; or the grid begins near its edge, and lines are missing where they should be in
/// sight. When a column is lost, nine columns are still found: one of them is beside the puzzle, or all are too narrow.
pub(crate) fn may_be_cut_off(picture: &Grey, surface: &Surface) -> bool {
    let nearest = nearest(picture, surface);
    if nearest < -OUTSIDE {
        return true;
    }
    if nearest > NEAR {
        return false;
    }
    let mut lines = Vec::new();
    for (along, ridges) in [Along::Row, Along::Column].into_iter().zip(ridges(picture, surface, 2))
    {
        for (line, pieces) in ridges.iter().enumerate() {
            let middle = |piece: usize| match along {
                Along::Row => surface.at(piece as f32 + 0.5, line as f32),
                Along::Column => surface.at(line as f32, piece as f32 + 0.5),
            };
            let in_sight: Vec<f32> = (0..9)
                .filter(|&piece| from_edge(picture, surface, middle(piece)) > IN_SIGHT)
                .map(|piece| pieces[piece].strength)
                .collect();
            if in_sight.len() < PIECES {
                continue;
            }
            let strength = in_sight.iter().sum::<f32>() / in_sight.len() as f32;
            if line % 9 == 0 && strength < FRAME {
                return true;
            }
            lines.push(strength);
        }
    }
    let mean = lines.iter().sum::<f32>() / lines.len() as f32;
    let weakest = lines.iter().copied().fold(1.0, f32::min);
    (mean + weakest) / 2.0 < LINES
}

/// How far the corner that is nearest to the edge is from it, in cells; less than nothing outside.
fn nearest(picture: &Grey, surface: &Surface) -> f32 {
    let corners = surface.corners().map(|corner| from_edge(picture, surface, corner));
    corners.into_iter().fold(f32::INFINITY, f32::min)
}

fn from_edge(picture: &Grey, surface: &Surface, p: Point) -> f32 {
    let (width, height) = (picture.width() as f32, picture.height() as f32);
    p.x.min(p.y).min(width - p.x).min(height - p.y) / surface.cell()
}
