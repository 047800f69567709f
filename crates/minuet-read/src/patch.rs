//! A cell cut out of the picture, with its ink.

use crate::Grey;
use crate::surface::Surface;

/// Pixels from one line of a cell to the next.
pub(crate) const CELL: usize = 40;
/// Pixels of the neighbours on each side.
pub(crate) const MARGIN: usize = 4;
/// Pixels of a patch in each direction.
pub(crate) const SIDE: usize = CELL + 2 * MARGIN;

/// How dark each pixel of a cell is compared with the paper around it: 0 is paper, 1 is black.
#[derive(Clone, Debug)]
pub(crate) struct Patch(pub(crate) Vec<f32>);

impl Patch {
    /// The cell in this row and column.
    pub(crate) fn cut(picture: &Grey, surface: &Surface, row: f32, column: f32) -> Patch {
        let place = |i: usize| (i as f32 + 0.5 - MARGIN as f32) / CELL as f32;
        let mut values = Vec::with_capacity(SIDE * SIDE);
        for y in 0..SIDE {
            for x in 0..SIDE {
                values.push(picture.at(surface.at(column + place(x), row + place(y))));
            }
        }
        let paper = paper(&values);
        let ink = values.iter().enumerate().map(|(i, value)| {
            let (x, y) = (i % SIDE / 2, i / SIDE / 2);
            1.0 - value / paper[y * HALF + x].max(1.0)
        });
        Patch(ink.map(|ink| ink.clamp(0.0, 1.0)).collect())
    }

    /// The darkness of the darkest few pixels within the cell.
    pub(crate) fn peak(&self) -> f32 {
        let inner = MARGIN + CELL / 8..SIDE - MARGIN - CELL / 8;
        let mut values: Vec<f32> =
            inner.clone().flat_map(|y| self.0[y * SIDE..][inner.clone()].iter().copied()).collect();
        let rank = values.len() / 50;
        *values.select_nth_unstable_by(rank, |a, b| b.total_cmp(a)).1
    }

    /// The patch after a quarter turn, counter-clockwise.
    pub(crate) fn turned(&self) -> Patch {
        let at = |i: usize| self.0[(i % SIDE) * SIDE + SIDE - 1 - i / SIDE];
        Patch((0..SIDE * SIDE).map(at).collect())
    }
}

/// Paper changes slowly: half the pixels will do.
const HALF: usize = SIDE / 2;
/// How far paper is looked for around a pixel: farther than strokes are wide.
const REACH: usize = 4;

/// How bright the paper is.
fn paper(values: &[f32]) -> Vec<f32> {
    let mean = |i: usize| {
        let (x, y) = (i % HALF * 2, i / HALF * 2);
        let at = |x: usize, y: usize| values[y * SIDE + x];
        (at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1)) / 4.0
    };
    let half: Vec<f32> = (0..HALF * HALF).map(mean).collect();
    // Strokes vanish where the brightest of the surroundings spreads; its darkest, then, puts shadows back.
    let bright = around(&half, REACH, |part| part.iter().copied().fold(0.0, f32::max));
    let paper = around(&bright, REACH, |part| part.iter().copied().fold(255.0, f32::min));
    around(&paper, 1, |part| part.iter().sum::<f32>() / part.len() as f32)
}

/// Replaces each value by one of those around it: in its row, then in its column.
fn around(values: &[f32], reach: usize, of: impl Fn(&[f32]) -> f32) -> Vec<f32> {
    let rows = |values: &[f32]| {
        let mut turned = vec![0.0; HALF * HALF];
        for (y, row) in values.chunks_exact(HALF).enumerate() {
            for x in 0..HALF {
                let part = &row[x.saturating_sub(reach)..(x + reach + 1).min(HALF)];
                turned[x * HALF + y] = of(part);
            }
        }
        turned
    };
    rows(&rows(values))
}
