//! What the network is shown of a cell.

use crate::blobs::{Blob, blobs};
use crate::patch::{CELL, MARGIN, Patch, SIDE};

/// Pixels of the small pictures in each direction.
pub(crate) const SMALL: usize = 20;
/// The longer side of a mark in its small picture.
const FILLED: f32 = 16.0;
/// How many measures there are.
pub(crate) const MEASURES: usize = 8;

/// What the network is shown of a cell.
#[derive(Clone, Debug)]
pub(crate) struct Look {
    /// The mark alone, in the middle and as large as possible.
    pub(crate) mark: [f32; SMALL * SMALL],
    /// The whole cell.
    pub(crate) whole: [f32; SMALL * SMALL],
    /// Size, place and darkness of the mark, from 0 to 1.
    pub(crate) measures: [f32; MEASURES],
}

impl Look {
    /// A look at a patch; `usual` is how dark ink usually is in the picture.
    pub(crate) fn at(patch: &Patch, usual: f32) -> Look {
        let usual = usual.max(0.02);
        let peak = patch.peak();
        let level = peak.max(usual * 0.2);
        let dark: Vec<bool> = (0..SIDE * SIDE)
            .map(|i| is_inside(i % SIDE) && is_inside(i / SIDE) && patch.0[i] > level * 0.5)
            .collect();
        let kept = kept(&dark);
        let (mark, mut measures) = match frame(&kept) {
            Some(frame) => (mark(patch, &kept, frame, level), measures(&kept, frame)),
            None => ([0.0; SMALL * SMALL], [0.0; MEASURES]),
        };
        measures[6] = (peak / usual * 0.5).min(1.0);
        measures[7] = usual.min(1.0);
        Look { mark, whole: whole(patch, usual), measures }
    }
}

/// Pixels beside the lines that belong to them.
const LINE: usize = 2;

fn is_inside(i: usize) -> bool {
    (MARGIN + LINE..SIDE - MARGIN - LINE).contains(&i)
}

/// The blobs that are the mark: the largest that is no rest of a line, and what is near it or as large.
fn kept(dark: &[bool]) -> Vec<Blob> {
    let mut all = blobs(dark, SIDE);
    all.retain(|blob| blob.pixels.len() >= 6 && !is_rest(blob));
    let Some(largest) = all.iter().max_by_key(|blob| blob.pixels.len()).cloned() else {
        return all;
    };
    let gap = |a: (usize, usize), b: (usize, usize)| a.0.max(b.0).saturating_sub(a.1.min(b.1));
    all.retain(|blob| {
        let aside = gap((blob.left, blob.right), (largest.left, largest.right));
        let above = gap((blob.top, blob.bottom), (largest.top, largest.bottom));
        blob.pixels.len() * 4 > largest.pixels.len() || aside.max(above) <= 3
    });
    all
}

/// Whether a blob lies along edges of the cell, as what is left of lines does.
fn is_rest(blob: &Blob) -> bool {
    let (low, high) = (MARGIN + LINE + 4, SIDE - 1 - MARGIN - LINE - 4);
    let is_near = |at: usize| at < low - 1 || at > high + 1;
    let near = blob.pixels.iter().map(|&pixel| (pixel as usize % SIDE, pixel as usize / SIDE));
    let near = near.filter(|&(x, y)| is_near(x) || is_near(y)).count();
    blob.right < low
        || blob.left > high
        || blob.bottom < low
        || blob.top > high
        || near * 10 > blob.pixels.len() * 7
}

/// The edges of what is kept: left, top, width, height.
type Frame = (usize, usize, usize, usize);

fn frame(kept: &[Blob]) -> Option<Frame> {
    let left = kept.iter().map(|blob| blob.left).min()?;
    let right = kept.iter().map(|blob| blob.right).max()?;
    let top = kept.iter().map(|blob| blob.top).min()?;
    let bottom = kept.iter().map(|blob| blob.bottom).max()?;
    Some((left, top, right - left + 1, bottom - top + 1))
}

/// The mark in the middle of a small picture, without what lies around it.
fn mark(patch: &Patch, kept: &[Blob], frame: Frame, level: f32) -> [f32; SMALL * SMALL] {
    let mut ink = vec![0.0; SIDE * SIDE];
    for &pixel in kept.iter().flat_map(|blob| &blob.pixels) {
        let (x, y) = (pixel as usize % SIDE, pixel as usize / SIDE);
        // Pixels at the edge of a stroke are paler than half of it.
        for near in (y - 2..=y + 2).flat_map(|y| (x - 2..=x + 2).map(move |x| y * SIDE + x)) {
            ink[near] = (patch.0[near] / level).min(1.0);
        }
    }
    let (left, top, width, height) = frame;
    let scale = width.max(height).max(8) as f32 / FILLED;
    let middle = (left as f32 + width as f32 / 2.0, top as f32 + height as f32 / 2.0);
    shrunk(&ink, middle, scale)
}

/// The whole cell in a small picture.
fn whole(patch: &Patch, usual: f32) -> [f32; SMALL * SMALL] {
    let ink: Vec<f32> = patch.0.iter().map(|ink| (ink / usual).min(1.0)).collect();
    let middle = SIDE as f32 / 2.0;
    shrunk(&ink, (middle, middle), CELL as f32 / SMALL as f32)
}

/// A small picture around a point of a patch: each pixel is a mean of 3 × 3 places.
fn shrunk(ink: &[f32], middle: (f32, f32), scale: f32) -> [f32; SMALL * SMALL] {
    let place = |middle: f32, i: usize, part: usize| {
        middle + (i as f32 + (part as f32 + 0.5) / 3.0 - SMALL as f32 / 2.0) * scale
    };
    std::array::from_fn(|i| {
        let parts = (0..9).map(|part| {
            at(ink, place(middle.0, i % SMALL, part % 3), place(middle.1, i / SMALL, part / 3))
        });
        parts.sum::<f32>() / 9.0
    })
}

/// The ink between pixels; none outside of the patch.
fn at(ink: &[f32], x: f32, y: f32) -> f32 {
    let (x, y) = (x - 0.5, y - 0.5);
    let (left, top) = (x.floor(), y.floor());
    let pixel = |x: f32, y: f32| {
        let inside = x >= 0.0 && y >= 0.0 && x < SIDE as f32 && y < SIDE as f32;
        if inside { ink[y as usize * SIDE + x as usize] } else { 0.0 }
    };
    let (dx, dy) = (x - left, y - top);
    let above = pixel(left, top) * (1.0 - dx) + pixel(left + 1.0, top) * dx;
    let below = pixel(left, top + 1.0) * (1.0 - dx) + pixel(left + 1.0, top + 1.0) * dx;
    above * (1.0 - dy) + below * dy
}

/// Width, height, place, area and number of blobs.
fn measures(kept: &[Blob], (left, top, width, height): Frame) -> [f32; MEASURES] {
    let side = SIDE as f32;
    let area: usize = kept.iter().map(|blob| blob.pixels.len()).sum();
    [
        width as f32 / CELL as f32,
        height as f32 / CELL as f32,
        (left as f32 + width as f32 / 2.0) / side,
        (top as f32 + height as f32 / 2.0) / side,
        area as f32 / (CELL * CELL / 2) as f32,
        (kept.len() as f32 / 8.0).min(1.0),
        0.0,
        0.0,
    ]
}
