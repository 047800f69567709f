//! From colours to grey.

use minuet_read::shade;

/// What shows where a colour lies on white paper: a screenshot may have a background that one sees through.
fn on_white(shade: u8, alpha: u8) -> u8 {
    let (shade, alpha) = (u32::from(shade), u32::from(alpha));
    ((shade * alpha + 255 * (255 - alpha)) / 255) as u8
}

/// Grey pixels of such with one, two, three or four bytes each: grey, grey and alpha, colour, colour and alpha.
pub(crate) fn greys(pixels: Vec<u8>, bytes: usize) -> Vec<u8> {
    match bytes {
        1 => pixels,
        2 => pixels.chunks_exact(2).map(|pixel| on_white(pixel[0], pixel[1])).collect(),
        3 => pixels.chunks_exact(3).map(|pixel| shade(pixel[0], pixel[1], pixel[2])).collect(),
        _ => {
            let shown = |pixel: &[u8]| on_white(shade(pixel[0], pixel[1], pixel[2]), pixel[3]);
            pixels.chunks_exact(4).map(shown).collect()
        }
    }
}
