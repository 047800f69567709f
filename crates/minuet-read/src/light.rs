//! Marks that are lighter than their ground, as on the coloured cells of some screens: they are not read.

use crate::Grey;
use crate::surface::Surface;

/// Places that are looked at in each direction, and the part of the cell on each side that is left out for its lines.
const PLACES: usize = 24;
const EDGE: f32 = 0.18;

/// How much brighter than the ground a mark is, of 255.
const BRIGHTER: f32 = 24.0;
/// A mark covers more than one part in 32 of what is looked at, and more than three times as much as what is darker than the
/// ground.
const SHARE: usize = 32;
const TIMES: usize = 3;

/// Which of the 81 cells have such a mark, in the order of the picture.
pub(crate) fn cells(picture: &Grey, surface: &Surface) -> [bool; 81] {
    std::array::from_fn(|i| is_light(picture, surface, (i % 9) as f32, (i / 9) as f32))
}

fn is_light(picture: &Grey, surface: &Surface, column: f32, row: f32) -> bool {
    let place = |i: usize| EDGE + (1.0 - 2.0 * EDGE) * (i as f32 + 0.5) / PLACES as f32;
    let at = |i: usize| picture.at(surface.at(column + place(i % PLACES), row + place(i / PLACES)));
    let mut values: Vec<f32> = (0..PLACES * PLACES).map(at).collect();
    let middle = values.len() / 2;
    let ground = *values.select_nth_unstable_by(middle, f32::total_cmp).1;
    // Noise goes both ways.
    let brighter = values.iter().filter(|&&value| value > ground + BRIGHTER).count();
    let darker = values.iter().filter(|&&value| value < ground - BRIGHTER).count();
    brighter * SHARE > values.len() && brighter > darker * TIMES
}
