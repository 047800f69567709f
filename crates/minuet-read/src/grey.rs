//! The picture that is read.

/// A grey picture: 0 is black, 255 is white; row after row from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grey {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
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
}
