//! The page: a plane that is bent a little.

use crate::Point;
use crate::hull::turn;
use crate::plane::Plane;

/// The products of powers up to the third: 1, s, t, s², st, t², s³, s²t, st², t³.
pub(crate) const TERMS: usize = 10;

/// Where each point of the puzzle is in the picture; a cell has side 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Surface {
    plane: Plane,
    /// How far points are moved in the plane before it is seen, as polynomials: to the right, and down.
    bends: [[f32; TERMS]; 2],
    /// How far each crossing is moved besides, to the right and down: creases and curled corners.
    moves: [[[f32; 2]; 10]; 10],
}

impl Surface {
    /// A flat page with these corners.
    pub(crate) fn flat(corners: [Point; 4]) -> Surface {
        Surface {
            plane: Plane::to(corners, 9.0),
            bends: [[0.0; TERMS]; 2],
            moves: [[[0.0; 2]; 10]; 10],
        }
    }

    /// Where the point (u, v) is in the picture.
    pub(crate) fn at(&self, u: f32, v: f32) -> Point {
        let terms = terms(u, v);
        let [du, dv] =
            self.bends.map(|bend| bend.iter().zip(terms).map(|(b, t)| b * t).sum::<f32>());
        let [mu, mv] = self.moved(u, v);
        self.plane.at(u + du + mu, v + dv + mv)
    }

    /// How far a point between crossings is moved with them.
    fn moved(&self, u: f32, v: f32) -> [f32; 2] {
        let (column, row) = (u.clamp(0.0, 8.0) as usize, v.clamp(0.0, 8.0) as usize);
        let (s, t) = ((u - column as f32).clamp(0.0, 1.0), (v - row as f32).clamp(0.0, 1.0));
        let (above, below) = (&self.moves[row], &self.moves[row + 1]);
        std::array::from_fn(|i| {
            let upper = above[column][i] * (1.0 - s) + above[column + 1][i] * s;
            let lower = below[column][i] * (1.0 - s) + below[column + 1][i] * s;
            upper * (1.0 - t) + lower * t
        })
    }

    /// Moves a crossing further, to the right (0) or down (1).
    pub(crate) fn shift(&mut self, row: usize, column: usize, direction: usize, by: f32) {
        self.moves[row][column][direction] += by;
    }

    /// Bends the page further.
    pub(crate) fn bend(&mut self, further: [[f32; TERMS]; 2]) {
        for (bend, more) in self.bends.iter_mut().flatten().zip(further.iter().flatten()) {
            *bend += more;
        }
    }

    /// The same page in a picture of another size.
    pub(crate) fn scaled(&self, factor: f32) -> Surface {
        Surface { plane: self.plane.scaled(factor), ..*self }
    }

    /// How long the side of a cell is in the picture, on average.
    pub(crate) fn cell(&self) -> f32 {
        let [a, b, c, d] = self.corners();
        let area = turn(a, b, c) + turn(a, c, d);
        (area.abs() / 2.0).sqrt() / 9.0
    }

    /// The corners, clockwise from the top left.
    pub(crate) fn corners(&self) -> [Point; 4] {
        [self.at(0.0, 0.0), self.at(9.0, 0.0), self.at(9.0, 9.0), self.at(0.0, 9.0)]
    }

    /// Where the lines cross.
    pub(crate) fn crossings(&self) -> [[Point; 10]; 10] {
        std::array::from_fn(|v| std::array::from_fn(|u| self.at(u as f32, v as f32)))
    }
}

/// The terms at a point, with both directions scaled to -1 to 1.
pub(crate) fn terms(u: f32, v: f32) -> [f32; TERMS] {
    let (s, t) = (u / 4.5 - 1.0, v / 4.5 - 1.0);
    [1.0, s, t, s * s, s * t, t * t, s * s * s, s * s * t, s * t * t, t * t * t]
}
