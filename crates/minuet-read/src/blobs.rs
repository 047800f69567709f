//! What hangs together: sets of dark pixels that touch each other.

/// Dark pixels that touch each other, at corners too.
#[derive(Clone, Debug)]
pub(crate) struct Blob {
    /// The pixels, as places in the picture.
    pub(crate) pixels: Vec<u32>,
    pub(crate) left: usize,
    pub(crate) right: usize,
    pub(crate) top: usize,
    pub(crate) bottom: usize,
}

impl Blob {
    /// How wide it is.
    pub(crate) fn width(&self) -> usize {
        self.right - self.left + 1
    }

    /// How high it is.
    pub(crate) fn height(&self) -> usize {
        self.bottom - self.top + 1
    }
}

/// All blobs of a picture with this width, in the order of their first pixels.
pub(crate) fn blobs(dark: &[bool], width: usize) -> Vec<Blob> {
    let mut open = dark.to_vec();
    let mut found = Vec::new();
    for start in 0..open.len() {
        if open[start] {
            found.push(flood(&mut open, width, start));
        }
    }
    found
}

/// Takes the blob with this pixel out of what is open.
fn flood(open: &mut [bool], width: usize, start: usize) -> Blob {
    let height = open.len() / width;
    let (x, y) = (start % width, start / width);
    let mut blob = Blob { pixels: vec![start as u32], left: x, right: x, top: y, bottom: y };
    open[start] = false;
    let mut next = 0;
    while next < blob.pixels.len() {
        let (x, y) = (blob.pixels[next] as usize % width, blob.pixels[next] as usize / width);
        next += 1;
        blob.left = blob.left.min(x);
        blob.right = blob.right.max(x);
        blob.bottom = blob.bottom.max(y);
        for ny in y.saturating_sub(1)..=(y + 1).min(height - 1) {
            for nx in x.saturating_sub(1)..=(x + 1).min(width - 1) {
                let near = ny * width + nx;
                if open[near] {
                    open[near] = false;
                    blob.pixels.push(near as u32);
                }
            }
        }
    }
    blob
}
