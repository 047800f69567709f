//! The page is moved onto the lines.

use crate::Grey;
use crate::ridges::{Ridge, Ridges, ridges};
use crate::surface::{Surface, TERMS, terms};

/// The rounds of a fit: how many steps to look to each side of a line, and how many terms to fit: first turns and tilts
/// that the corners did not have, then bends.
const ROUNDS: [(usize, usize); 5] = [(8, 3), (6, 6), (5, TERMS), (4, TERMS), (3, TERMS)];

/// A surface fitted to the lines of a picture.
pub(crate) fn fitted(picture: &Grey, mut surface: Surface) -> Surface {
    for (reach, terms) in ROUNDS {
        surface.bend(bends(&ridges(picture, &surface, reach), terms));
    }
    for _ in 0..2 {
        let ridges = ridges(picture, &surface, 4);
        settle(&mut surface, &ridges);
    }
    surface
}

/// Moves each crossing onto the lines beside it.
fn settle(surface: &mut Surface, [rows, columns]: &Ridges) {
    for line in 0..10 {
        for at in 0..10 {
            surface.shift(line, at, 1, offset(&rows[line], at));
            surface.shift(at, line, 0, offset(&columns[line], at));
        }
    }
}

/// How far a line is from where it should be near a crossing: what is seen of it on both sides, less where that is little.
fn offset(pieces: &[Ridge; 9], crossing: usize) -> f32 {
    let (mut sum, mut weights) = (0.0, 0.5);
    for (piece, ridge) in pieces.iter().enumerate() {
        let far = if piece < crossing { crossing - piece - 1 } else { piece - crossing };
        let weight = (ridge.strength - 0.2).max(0.0) * [1.0, 0.3].get(far).unwrap_or(&0.0);
        sum += weight * ridge.offset;
        weights += weight;
    }
    sum / weights
}

/// Offsets that differ from the fit by this many cells are not believed.
const FAR: f32 = 0.06;

/// How the surface must bend to lie on its lines: rows say how far down, columns how far to the right.
fn bends(ridges: &Ridges, count: usize) -> [[f32; TERMS]; 2] {
    let [rows, columns] = ridges;
    let down = samples(rows, |line, piece| terms(piece, line));
    let right = samples(columns, terms);
    [right, down].map(|samples| {
        let mut bend = [0.0; TERMS];
        for _ in 0..4 {
            bend = solved(&samples, &bend, count);
        }
        bend
    })
}

/// What is measured at a place: its terms, the offset, and how much it counts.
type Sample = ([f32; TERMS], f32, f32);

fn samples(lines: &[[Ridge; 9]; 10], at: impl Fn(f32, f32) -> [f32; TERMS]) -> Vec<Sample> {
    let mut samples = Vec::with_capacity(90);
    for (line, pieces) in lines.iter().enumerate() {
        for (piece, ridge) in pieces.iter().enumerate() {
            let terms = at(line as f32, piece as f32 + 0.5);
            samples.push((terms, ridge.offset, (ridge.strength - 0.1).max(0.0)));
        }
    }
    samples
}

/// The weighted least squares, where what is far from the last solution counts less.
fn solved(samples: &[Sample], last: &[f32; TERMS], count: usize) -> [f32; TERMS] {
    let mut matrix = [[0.0f64; TERMS + 1]; TERMS];
    for (terms, offset, weight) in samples {
        let fit: f32 = terms.iter().zip(last).map(|(t, b)| t * b).sum();
        let far = (offset - fit) / FAR;
        let weight = f64::from(weight / (1.0 + far * far));
        for i in 0..count {
            for j in 0..count {
                matrix[i][j] += weight * f64::from(terms[i] * terms[j]);
            }
            matrix[i][TERMS] += weight * f64::from(terms[i] * offset);
        }
    }
    // Where too little is seen, the page stays as it is.
    for (i, row) in matrix.iter_mut().enumerate() {
        row[i] += 0.05;
    }
    eliminate(matrix)
}

/// Solves a system that is symmetric and positive definite.
fn eliminate(mut matrix: [[f64; TERMS + 1]; TERMS]) -> [f32; TERMS] {
    for i in 0..TERMS {
        let pivot = matrix[i];
        for row in matrix.iter_mut().skip(i + 1) {
            let factor = row[i] / pivot[i];
            for (value, above) in row.iter_mut().zip(pivot).skip(i) {
                *value -= factor * above;
            }
        }
    }
    let mut solution = [0.0; TERMS];
    for i in (0..TERMS).rev() {
        let known: f64 = (i + 1..TERMS).map(|j| matrix[i][j] * solution[j]).sum();
        solution[i] = (matrix[i][TERMS] - known) / matrix[i][i];
    }
    solution.map(|value| value as f32)
}
