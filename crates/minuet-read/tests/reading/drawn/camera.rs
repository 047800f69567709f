//! A bad camera.

use minuet_read::Grey;

use super::Random;
use super::page::{CELL, Page};

/// How a page is photographed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Conditions {
    /// Degrees by which it is turned, clockwise.
    pub(crate) turn: f32,
    /// Degrees by which its far side is tilted away.
    pub(crate) tilt: f32,
    /// How far it bends up and down, in cells.
    pub(crate) bend: f32,
    /// The radius over which points are blurred, in cells.
    pub(crate) blur: f32,
    /// The standard deviation of the noise, from 0 to 255.
    pub(crate) noise: f32,
    /// How much of the light is lost across the page, from 0 to 1.
    pub(crate) shade: f32,
    /// Pixels of a cell.
    pub(crate) size: f32,
}

impl Default for Conditions {
    /// A good photo.
    fn default() -> Conditions {
        Conditions {
            turn: 0.0,
            tilt: 0.0,
            bend: 0.0,
            blur: 0.02,
            noise: 2.0,
            shade: 0.2,
            size: 40.0,
        }
    }
}

/// A photo of a page.
pub(crate) fn photo(page: &Page, conditions: &Conditions, random: &mut Random) -> Grey {
    let side = (conditions.size * 14.0) as usize;
    let mut pixels = Vec::with_capacity(side * side);
    let place = placed(page, conditions);
    // The page at four places for each pixel, so that thin lines do not vanish.
    for y in 0..side {
        for x in 0..side {
            let parts = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)];
            let seen = parts.map(|(dx, dy)| {
                let (u, v) = place((x as f32 + dx) / side as f32, (y as f32 + dy) / side as f32);
                // Beside the page is a dark table.
                page.at(u, v).map_or(60.0, |bright| 40.0 + 180.0 * bright)
            });
            let light = 1.0 - conditions.shade * (x + y) as f32 / (2 * side) as f32;
            pixels.push(seen.iter().sum::<f32>() / 4.0 * light);
        }
    }
    let pixels = blurred(pixels, side, conditions.blur * conditions.size);
    let noisy = pixels.into_iter().map(|value| {
        // The sum of four even ones is nearly normal.
        let noise: f32 = (0..4).map(|_| random.signed()).sum::<f32>() * 0.87;
        (value + noise * conditions.noise).clamp(0.0, 255.0) as u8
    });
    Grey::new(side, side, noisy.collect()).expect("a pixel for each place")
}

/// Which place of the page is seen at which place of the photo, the latter from 0 to 1.
fn placed(page: &Page, conditions: &Conditions) -> impl Fn(f32, f32) -> (f32, f32) {
    let (sin, cos) = conditions.turn.to_radians().sin_cos();
    let (lean, upright) = conditions.tilt.to_radians().sin_cos();
    let (bend, middle) = (conditions.bend * CELL, page.margin + 4.5 * CELL);
    move |x, y| {
        // A ray from an eye that is two photos away meets the page, which leans back.
        let (x, y) = ((x - 0.5) * 14.0 * CELL, (y - 0.5) * 14.0 * CELL);
        let (x, y) = (x * cos + y * sin, y * cos - x * sin);
        let eye = 28.0 * CELL;
        let v = y * eye / (eye * upright + y * lean);
        let u = x * (1.0 - v * lean / eye);
        let wave = bend * (u / (3.0 * CELL)).sin();
        (u + middle, v + wave + middle)
    }
}

/// Each pixel as the mean of those around it, three times: nearly a Gaussian blur.
fn blurred(mut pixels: Vec<f32>, side: usize, radius: f32) -> Vec<f32> {
    // Three boxes of width w have the variance (w² - 1) / 4.
    let width = (4.0 * radius * radius + 1.0).sqrt();
    let reach = (width - 1.0) / 2.0;
    for _ in 0..6 {
        let mut turned = vec![0.0; pixels.len()];
        for (y, row) in pixels.chunks_exact(side).enumerate() {
            for x in 0..side {
                turned[x * side + y] = box_mean(row, x, reach);
            }
        }
        pixels = turned;
    }
    pixels
}

/// The mean of what is within reach, of which the outermost counts in part.
fn box_mean(row: &[f32], x: usize, reach: f32) -> f32 {
    let (whole, part) = (reach as usize, reach.fract());
    let at = |i: isize| row[i.clamp(0, row.len() as isize - 1) as usize];
    let (x, whole) = (x as isize, whole as isize);
    let inner: f32 = (x - whole..=x + whole).map(at).sum();
    let edges = at(x - whole - 1) + at(x + whole + 1);
    (inner + part * edges) / (2.0 * reach + 1.0)
}
