//! The picture that is read.

use crate::Point;

/// A grey picture: 0 is black, 255 is white; row after row from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grey {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

/// How bright a colour counts in a picture that is read, of 255: half as it looks, half as the darker of red and green, since
/// red print and blue ink are paler than black only to the eye. Blue is left out: cameras see it worst.
pub fn shade(red: u8, green: u8, blue: u8) -> u8 {
    // The parts add up to 256.
    let looks = (77 * u16::from(red) + 150 * u16::from(green) + 29 * u16::from(blue)) >> 8;
    ((looks + u16::from(red.min(green))) / 2) as u8
}

impl Grey {
    /// A picture with these pixels; `None` unless there is one for each place.
    pub fn new(width: usize, height: usize, pixels: Vec<u8>) -> Option<Grey> {
        (width.checked_mul(height)? == pixels.len()).then_some(Grey { width, height, pixels })
    }

    /// How many pixels a row has.
    pub fn width(&self) -> usize {
        self.width
    }

    /// How many rows there are.
    pub fn height(&self) -> usize {
        self.height
    }

    /// The pixels, row after row.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// The picture with light and dark exchanged.
    pub(crate) fn negative(&self) -> Grey {
        Grey { pixels: self.pixels.iter().map(|pixel| 255 - pixel).collect(), ..*self }
    }

    /// How bright the picture is at a place, between its pixels too; outside, what its nearest edge is. The picture
    /// must not be empty.
    pub(crate) fn at(&self, place: Point) -> f32 {
        // A pixel's colour is that of its middle.
        let x = (place.x - 0.5).clamp(0.0, (self.width - 1) as f32);
        let y = (place.y - 0.5).clamp(0.0, (self.height - 1) as f32);
        let (left, top) = (x as usize, y as usize);
        let (dx, dy) = (x - left as f32, y - top as f32);
        let right = (left + 1).min(self.width - 1);
        let upper = &self.pixels[top * self.width..][..self.width];
        let lower = &self.pixels[(top + 1).min(self.height - 1) * self.width..][..self.width];
        let blend = |a: u8, b: u8| f32::from(a) + (f32::from(b) - f32::from(a)) * dx;
        let (above, below) = (blend(upper[left], upper[right]), blend(lower[left], lower[right]));
        above + (below - above) * dy
    }
}
