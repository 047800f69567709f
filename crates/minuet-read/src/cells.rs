//! The cells of a puzzle that has been found, as the network sees them.

use crate::look::Look;
use crate::patch::Patch;
use crate::surface::Surface;
use crate::{Grey, scale};

/// Cells are looked at in a copy in which they have at least this many pixels in each direction, where the picture has
/// as many.
const FINE: f32 = 32.0;

/// The patches of the 81 cells, in the order of the picture.
pub(crate) fn patches(picture: &Grey, surface: &Surface) -> Vec<Patch> {
    let factor = (surface.cell() / FINE).clamp(1.0, 64.0) as usize;
    let cut = |picture: &Grey, surface: &Surface| {
        (0..81).map(|i| Patch::cut(picture, surface, (i / 9) as f32, (i % 9) as f32)).collect()
    };
    if factor == 1 {
        cut(picture, surface)
    } else {
        cut(&scale::by(picture, factor), &surface.scaled(1.0 / factor as f32))
    }
}

/// The cells as they are looked at.
pub(crate) fn looks(patches: &[Patch]) -> Vec<Look> {
    let usual = usual_ink(patches);
    patches.iter().map(|patch| Look::at(patch, usual)).collect()
}

/// How dark ink usually is in these cells: most puzzles have marks in more than a sixth of them.
pub(crate) fn usual_ink(patches: &[Patch]) -> f32 {
    let mut peaks: Vec<f32> = patches.iter().map(Patch::peak).collect();
    peaks.sort_by(f32::total_cmp);
    peaks[peaks.len() - 1 - peaks.len() / 8]
}

/// The cells after a quarter turn of the picture, counter-clockwise.
pub(crate) fn turned(patches: &[Patch]) -> Vec<Patch> {
    (0..81).map(|i| patches[(i % 9) * 9 + 8 - i / 9].turned()).collect()
}
