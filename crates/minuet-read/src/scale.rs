//! Smaller copies of a picture.

use crate::Grey;

/// A copy whose longer side has at most this many pixels: each is the mean of a square of pixels.
pub(crate) fn shrink(picture: &Grey, longest: usize) -> (Grey, usize) {
    let factor = picture.width().max(picture.height()).div_ceil(longest.max(1)).max(1);
    (by(picture, factor), factor)
}

/// A copy in which each pixel is the mean of `factor` × `factor` pixels; what is left over at the edges is cut off.
pub(crate) fn by(picture: &Grey, factor: usize) -> Grey {
    if factor <= 1 {
        return picture.clone();
    }
    let (width, height) = (picture.width() / factor, picture.height() / factor);
    let mut pixels = Vec::with_capacity(width * height);
    let mut sums = vec![0u32; width];
    let area = (factor * factor) as u32;
    for y in 0..height {
        sums.fill(0);
        for row in y * factor..(y + 1) * factor {
            let start = row * picture.width();
            let row = &picture.pixels()[start..start + width * factor];
            for (sum, part) in sums.iter_mut().zip(row.chunks_exact(factor)) {
                *sum += part.iter().map(|&v| u32::from(v)).sum::<u32>();
            }
        }
        pixels.extend(sums.iter().map(|sum| ((sum + area / 2) / area) as u8));
    }
    Grey::new(width, height, pixels).unwrap_or_else(|| picture.clone())
}
