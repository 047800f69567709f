//! Hulls of blobs, and the quadrilaterals in them.

use crate::Point;
use crate::blobs::Blob;

/// The largest quadrilateral between points of a blob's hull, clockwise from the corner nearest to the top left.
pub(crate) fn quadrilateral(blob: &Blob, width: usize) -> Option<[Point; 4]> {
    largest(&thinned(hull(&outermost(blob, width))))
}

/// The first and the last pixel of each row.
fn outermost(blob: &Blob, width: usize) -> Vec<Point> {
    let mut rows = vec![(usize::MAX, 0); blob.height()];
    for &pixel in &blob.pixels {
        let (x, row) = (pixel as usize % width, &mut rows[pixel as usize / width - blob.top]);
        *row = (row.0.min(x), row.1.max(x));
    }
    let ends = rows.iter().enumerate().flat_map(|(y, &(first, last))| {
        let y = (y + blob.top) as f32 + 0.5;
        [Point { x: first as f32 + 0.5, y }, Point { x: last as f32 + 0.5, y }]
    });
    ends.collect()
}

/// Positive where `c` lies to the right of the way from `a` to `b`, as the eye sees it.
pub(crate) fn turn(a: Point, b: Point, c: Point) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// The convex hull, clockwise (Andrew's monotone chains).
fn hull(points: &[Point]) -> Vec<Point> {
    let mut sorted = points.to_vec();
    sorted.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let chain = |points: &mut dyn Iterator<Item = &Point>| {
        let mut chain: Vec<Point> = Vec::new();
        for &point in points {
            while let [.., a, b] = chain[..] {
                if turn(a, b, point) > 0.0 {
                    break;
                }
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let mut hull = chain(&mut sorted.iter());
    hull.extend(chain(&mut sorted.iter().rev()));
    hull
}

/// At most this many points of a hull are tried as corners.
const MOST: usize = 40;

/// A hull with fewer points: those go first that bend it least.
fn thinned(mut hull: Vec<Point>) -> Vec<Point> {
    while hull.len() > MOST {
        let n = hull.len();
        let bend = |i: usize| turn(hull[(i + n - 1) % n], hull[i], hull[(i + 1) % n]).abs();
        let flattest = (0..n).min_by(|&a, &b| bend(a).total_cmp(&bend(b)));
        hull.remove(flattest.unwrap_or(0));
    }
    hull
}

/// The largest quadrilateral with four of these corners.
fn largest(hull: &[Point]) -> Option<[Point; 4]> {
    let n = hull.len();
    let mut best = (0.0, None);
    for i in 0..n {
        for k in i + 2..n {
            // On each side of a diagonal the corner is the point farthest from it.
            let far = |from: usize, to: usize| {
                let area = |j: usize| turn(hull[i], hull[k], hull[j % n]).abs();
                (from..to).max_by(|&a, &b| area(a).total_cmp(&area(b))).map(|j| (area(j), j % n))
            };
            let (Some((above, j)), Some((below, l))) = (far(i + 1, k), far(k + 1, n + i)) else {
                continue;
            };
            if above + below > best.0 {
                best = (above + below, Some([hull[i], hull[j], hull[k], hull[l]]));
            }
        }
    }
    best.1.map(from_top_left)
}

/// The same corners, from the one nearest to the top left.
fn from_top_left(mut corners: [Point; 4]) -> [Point; 4] {
    let sum = |i: usize| corners[i].x + corners[i].y;
    let first = (0..4).min_by(|&a, &b| sum(a).total_cmp(&sum(b))).unwrap_or(0);
    corners.rotate_left(first);
    corners
}
