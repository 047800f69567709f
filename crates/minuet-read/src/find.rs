//! Where in a picture the puzzle is.

use crate::blobs::blobs;
use crate::cut::is_cut_off;
use crate::fit::fitted;
use crate::hull::{quadrilateral, turn};
use crate::plane::Plane;
use crate::ridges::{ridges, score, strength_of};
use crate::surface::Surface;
use crate::threshold::{Sums, dark};
use crate::{Grey, Missing, Point};

/// Puzzles are looked for in a copy with at most this many pixels on the longer side.
pub(crate) const LONGEST: usize = 1024;

/// Radius of the surroundings as part of the picture's longer side, and how dark a pixel must be compared with them.
const THRESHOLDS: [(f32, f32); 6] =
    [(0.012, 0.93), (0.012, 0.97), (0.03, 0.9), (0.03, 0.95), (0.06, 0.85), (0.06, 0.93)];

/// The most quadrilaterals that are looked at: strange pictures have hundreds.
const MOST: usize = 64;

/// What has a lower score is not a grid.
const LEAST: f32 = 0.35;
/// Grids with this score are as good as any.
const GOOD: f32 = 0.8;

/// A grid, and how much it looks like one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// Where it is.
    pub(crate) surface: Surface,
    /// How dark its lines are, from -1 to 1.
    pub(crate) score: f32,
}

/// The best grid of a small picture.
pub(crate) fn find(picture: &Grey) -> Result<Found, Missing> {
    if is_flat(picture) {
        return Err(Missing::NoContrast);
    }
    let corners = candidates(picture);
    let mut best: Option<(f32, Found, [Point; 4])> = None;
    for &corners in &corners {
        let surface = Surface::flat(corners);
        if score(&ridges(picture, &surface, 6)) < 0.0 {
            continue;
        }
        let surface = fitted(picture, surface);
        let score = score(&ridges(picture, &surface, 2));
        // A calendar shows yesterday's solution beside today's puzzle: the larger one is meant.
        let worth = score.min(GOOD) + surface.cell() * 9.0 / picture.width() as f32 * 0.5;
        if score > LEAST && best.is_none_or(|(least, ..)| worth > least) {
            best = Some((worth, Found { surface, score }, corners));
        }
    }
    match best.map(|(_, found, corners)| (better_from_within(picture, found), corners)) {
        Some((found, corners))
            if is_finer(picture, &found.surface) || is_other(picture, corners) =>
        {
            Err(Missing::OtherSize)
        }
        Some((found, _)) if is_cut_off(picture, &found.surface) => Err(Missing::CutOff),
        Some((found, _)) => Ok(found),
        None if corners.iter().any(|&corners| is_other(picture, corners)) => {
            Err(Missing::OtherSize)
        }
        None => Err(Missing::NoGrid),
    }
}

/// Parts of a puzzle from which all of it can be extended: first column, first row, side.
const PARTS: [(f32, f32, f32); 5] =
    [(0.0, 0.0, 6.0), (3.0, 0.0, 6.0), (0.0, 3.0, 6.0), (3.0, 3.0, 6.0), (1.0, 1.0, 7.0)];

/// The grid extended from a part of it, where that is better: a corner is missed when text or another puzzle touches it.
fn better_from_within(picture: &Grey, found: Found) -> Found {
    let mut best = found;
    for (column, row, side) in PARTS {
        let at = |u: f32, v: f32| found.surface.at(column + u, row + v);
        let part = Plane::to([at(0.0, 0.0), at(side, 0.0), at(side, side), at(0.0, side)], side);
        let at = |u: f32, v: f32| part.at(u - column, v - row);
        let corners = [at(0.0, 0.0), at(9.0, 0.0), at(9.0, 9.0), at(0.0, 9.0)];
        let surface = fitted(picture, Surface::flat(corners));
        let score = score(&ridges(picture, &surface, 2));
        if score > best.score {
            best = Found { surface, score };
        }
    }
    best
}

/// Whether a picture is nearly of one colour. The thin lines of a small puzzle on white are few of its pixels.
fn is_flat(picture: &Grey) -> bool {
    let mut counts = [0usize; 256];
    for &pixel in picture.pixels() {
        counts[usize::from(pixel)] += 1;
    }
    let rank = |share: f32| {
        let mut left = (picture.pixels().len() as f32 * share) as usize;
        counts.iter().position(|&count| {
            let is_here = left < count;
            left = left.saturating_sub(count);
            is_here
        })
    };
    rank(0.998).unwrap_or(255).saturating_sub(rank(0.002).unwrap_or(0)) < 12
}

/// The quadrilaterals that large blobs fill, the largest first.
fn candidates(picture: &Grey) -> Vec<[Point; 4]> {
    let (width, height) = (picture.width(), picture.height());
    let least = width.min(height) / 6;
    let sums = Sums::of(picture);
    let mut found: Vec<[Point; 4]> = Vec::new();
    for (radius, part) in THRESHOLDS {
        let radius = (radius * width.max(height) as f32) as usize + 1;
        for blob in blobs(&dark(picture, &sums, radius, part), width) {
            if blob.width() < least || blob.height() < least {
                continue;
            }
            if let Some(corners) = quadrilateral(&blob, width)
                && !found.iter().any(|other| is_same(other, &corners))
                && area(&corners) > (least * least) as f32
            {
                found.push(corners);
            }
        }
    }
    found.sort_by(|a, b| area(b).total_cmp(&area(a)));
    found.truncate(MOST);
    found
}

/// Whether all corners are nearly the same.
fn is_same(a: &[Point; 4], b: &[Point; 4]) -> bool {
    a.iter().zip(b).all(|(a, b)| (a.x - b.x).abs() + (a.y - b.y).abs() < 3.0)
}

/// The area of a quadrilateral, times two.
fn area([a, b, c, d]: &[Point; 4]) -> f32 {
    turn(*a, *b, *c) + turn(*a, *c, *d)
}

/// Lines that are darker than this are there.
const CLEAR: f32 = 0.5;

/// Whether all cells are halved or quartered by further lines.
fn is_finer(picture: &Grey, surface: &Surface) -> bool {
    let halves: Vec<f32> = (0..9).map(|i| i as f32 + 0.5).collect();
    strength_of(picture, surface, &halves) > CLEAR
}

/// Whether these are the corners of a grid with another number of cells.
fn is_other(picture: &Grey, corners: [Point; 4]) -> bool {
    let surface = Surface::flat(corners);
    [4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 25].into_iter().any(|cells| {
        let lines: Vec<f32> = (0..=cells).map(|i| 9.0 * i as f32 / cells as f32).collect();
        strength_of(picture, &surface, &lines) > CLEAR
    })
}
