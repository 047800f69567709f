//! From the plane of the puzzle to the picture.

use crate::Point;

/// A projective map from the puzzle, whose cells are squares of side 1, to the picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plane([f32; 8]);

impl Plane {
    /// The map that takes the corners of a square with this side to these corners, which are in clockwise order from
    /// the top left.
    pub(crate) fn to(corners: [Point; 4], side: f32) -> Plane {
        let [a, b, c, d] = corners;
        let (sx, sy) = (a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y);
        let (px, py, qx, qy) = (b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y);
        let area = px * qy - qx * py;
        let area = if area.abs() < 1e-6 { 1e-6 } else { area };
        let (g, h) = ((sx * qy - qx * sy) / area, (px * sy - sx * py) / area);
        let map = [
            b.x - a.x + g * b.x,
            d.x - a.x + h * d.x,
            a.x,
            b.y - a.y + g * b.y,
            d.y - a.y + h * d.y,
            a.y,
            g,
            h,
        ];
        let s = 1.0 / side;
        let scale = [s, s, 1.0, s, s, 1.0, s, s];
        Plane(std::array::from_fn(|i| map[i] * scale[i]))
    }

    /// The map to a picture of another size.
    pub(crate) fn scaled(&self, factor: f32) -> Plane {
        let Plane([a, b, c, d, e, f, g, h]) = *self;
        Plane([a * factor, b * factor, c * factor, d * factor, e * factor, f * factor, g, h])
    }

    /// Where the point (u, v) of the puzzle is in the picture.
    pub(crate) fn at(&self, u: f32, v: f32) -> Point {
        let m = &self.0;
        let w = m[6] * u + m[7] * v + 1.0;
        let w = if w.abs() < 1e-6 { 1e-6 } else { w };
        Point { x: (m[0] * u + m[1] * v + m[2]) / w, y: (m[3] * u + m[4] * v + m[5]) / w }
    }
}
