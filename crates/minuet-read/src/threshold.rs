//! What is dark in a picture: darker than its surroundings.

use crate::Grey;

/// Sums over all rectangles that start at the top left.
pub(crate) struct Sums {
    width: usize,
    height: usize,
    sums: Vec<u32>,
}

impl Sums {
    /// The sums of a picture of at most 2^24 pixels.
    pub(crate) fn of(picture: &Grey) -> Sums {
        let (width, height) = (picture.width(), picture.height());
        let stride = width + 1;
        let mut sums = vec![0u32; stride * (height + 1)];
        for (y, row) in picture.pixels().chunks_exact(width.max(1)).enumerate() {
            let mut sum = 0;
            for (x, &value) in row.iter().enumerate() {
                sum += u32::from(value);
                sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + sum;
            }
        }
        Sums { width, height, sums }
    }

    /// The sums above a row.
    fn above(&self, row: usize) -> &[u32] {
        &self.sums[row * (self.width + 1)..][..self.width + 1]
    }
}

/// For each pixel, whether it is darker than this part of the mean of a square around it.
pub(crate) fn dark(picture: &Grey, sums: &Sums, radius: usize, part: f32) -> Vec<bool> {
    let mut result = Vec::with_capacity(picture.pixels().len());
    for (y, row) in picture.pixels().chunks_exact(sums.width.max(1)).enumerate() {
        // What lies outside of the picture does not count.
        let (top, bottom) = (y.saturating_sub(radius), (y + radius + 1).min(sums.height));
        let (above, below) = (sums.above(top), sums.above(bottom));
        result.extend(row.iter().enumerate().map(|(x, &value)| {
            let (left, right) = (x.saturating_sub(radius), (x + radius + 1).min(sums.width));
            let sum = below[right] - below[left] - (above[right] - above[left]);
            let area = ((right - left) * (bottom - top)) as f32;
            f32::from(value) * area < sum as f32 * part
        }));
    }
    result
}
