//! How dark lines are, and where exactly.

use crate::Grey;
use crate::surface::Surface;

/// The direction in which a line runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Along {
    Row,
    Column,
}

/// A piece of a line, one cell long.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ridge {
    /// How far from its place it was found, in cells.
    pub(crate) offset: f32,
    /// How much darker it is than both of its sides, from -1 to 1.
    pub(crate) strength: f32,
}

/// How far apart samples across a line are, in cells.
const STEP: f32 = 0.04;
/// How many steps from its middle the sides of a line are.
const SIDE: usize = 3;
/// How many places along a piece of line are looked at.
const PLACES: usize = 7;
/// Lines that are darker than their sides by this part are as good as black ones.
const ENOUGH: f32 = 0.08;

/// The darkest line near the place where one should be: `line` says which, `middle` where its piece is, and `reach` how
/// many steps to look to each side.
pub(crate) fn ridge(
    picture: &Grey,
    surface: &Surface,
    along: Along,
    line: f32,
    middle: f32,
    reach: usize,
) -> Ridge {
    let first = reach + SIDE;
    let mut strengths = vec![0.0; 2 * reach + 1];
    let mut profile = vec![0.0; 2 * first + 1];
    for place in 0..PLACES {
        let at = middle + (place as f32 / (PLACES - 1) as f32 - 0.5) * 0.64;
        for (i, value) in profile.iter_mut().enumerate() {
            let across = line + (i as f32 - first as f32) * STEP;
            *value = picture.at(match along {
                Along::Row => surface.at(at, across),
                Along::Column => surface.at(across, at),
            });
        }
        for (i, strength) in strengths.iter_mut().enumerate() {
            let (left, right) = (profile[i], profile[i + 2 * SIDE]);
            let contrast = (left.min(right) - profile[i + SIDE]) / left.max(right).max(24.0);
            *strength += (contrast / ENOUGH).clamp(-1.0, 1.0) / PLACES as f32;
        }
    }
    let best = (0..strengths.len())
        .max_by(|&a, &b| strengths[a].total_cmp(&strengths[b]))
        .unwrap_or(reach);
    let offset = (best as f32 - reach as f32 + peak(&strengths, best)) * STEP;
    Ridge { offset, strength: strengths[best] }
}

/// Where between its neighbours the top of a peak is.
fn peak(values: &[f32], top: usize) -> f32 {
    if top == 0 || top + 1 >= values.len() {
        return 0.0;
    }
    let (left, middle, right) = (values[top - 1], values[top], values[top + 1]);
    let bend = left - 2.0 * middle + right;
    if bend > -1e-6 { 0.0 } else { ((left - right) / (2.0 * bend)).clamp(-0.5, 0.5) }
}

/// The ridges of the twenty lines: for each direction and line, its nine pieces.
pub(crate) type Ridges = [[[Ridge; 9]; 10]; 2];

/// All ridges of a grid.
pub(crate) fn ridges(picture: &Grey, surface: &Surface, reach: usize) -> Ridges {
    [Along::Row, Along::Column].map(|along| {
        std::array::from_fn(|line| {
            std::array::from_fn(|piece| {
                ridge(picture, surface, along, line as f32, piece as f32 + 0.5, reach)
            })
        })
    })
}

/// How much a grid looks like one: the mean strength of its lines, of which the weakest counts as much as all others.
pub(crate) fn score(ridges: &Ridges) -> f32 {
    let lines = ridges.iter().flatten();
    let means = lines.map(|line| line.iter().map(|r| r.strength.max(-0.2)).sum::<f32>() / 9.0);
    let (sum, least) =
        means.fold((0.0, 1.0f32), |(sum, least), mean| (sum + mean, least.min(mean)));
    (sum / 20.0 + least) / 2.0
}

/// The strength of the weakest of these lines, in both directions.
pub(crate) fn strength_of(picture: &Grey, surface: &Surface, lines: &[f32]) -> f32 {
    let mean = |along: Along, line: f32| {
        let pieces =
            (0..9).map(|piece| ridge(picture, surface, along, line, piece as f32 + 0.5, 2));
        pieces.map(|ridge| ridge.strength).sum::<f32>() / 9.0
    };
    let both = lines.iter().map(|&line| mean(Along::Row, line).min(mean(Along::Column, line)));
    both.fold(1.0, f32::min)
}
