//! Picture files: what a camera or a phone saves, as the grey picture that is read.
//!
//! JPEG, PNG and WebP are decoded, turned the way their camera was held, and made grey. How many pixels there are is known
//! before any is decoded, so that a small file that claims to be huge takes no memory.

#![forbid(unsafe_code)]

mod exif;
mod jpeg;
mod kind;
mod png;
mod shade;
mod webp;

use minuet_read::Grey;
use minuet_words::message::{PhotoMessage, PictureKind};

/// The most pixels of a picture: the largest that phones take by themselves have 50 million.
pub const MOST_PIXELS: u64 = 52_000_000;

/// A decoded picture, before it is turned; and which way up it is, where the file says so.
struct Decoded {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
    exif: Option<Vec<u8>>,
}

/// Whether the first bytes of a file are those of a picture, readable or not.
pub fn is_picture(bytes: &[u8]) -> bool {
    kind::of(bytes).is_some()
}

/// The picture in a file.
///
/// # Errors
///
/// When the file is of another kind, is damaged, or has more than [`MOST_PIXELS`].
pub fn grey(file: &[u8]) -> Result<Grey, PhotoMessage> {
    let decoded = match kind::of(file) {
        Some(PictureKind::Jpeg) => jpeg::decode(file),
        Some(PictureKind::Png) => png::decode(file),
        Some(PictureKind::WebP) => webp::decode(file),
        Some(
            kind @ (PictureKind::Avif
            | PictureKind::Bmp
            | PictureKind::Gif
            | PictureKind::Heic
            | PictureKind::Jxl
            | PictureKind::Pdf
            | PictureKind::Tiff),
        ) => Err(PhotoMessage::OtherKind { kind }),
        None => Err(PhotoMessage::NotAPicture),
    }?;
    let Decoded { width, height, pixels, exif } = decoded;
    let turn = exif.as_deref().map_or(exif::UPRIGHT, exif::turn);
    let (width, height, pixels) = exif::turned(turn, width, height, pixels);
    // Each decoder fills exactly what it was given.
    Grey::new(width, height, pixels).ok_or(PhotoMessage::NotAPicture)
}

/// Refuses a size that would take too much memory.
fn bounded(width: u64, height: u64) -> Result<(usize, usize), PhotoMessage> {
    let too_many = || PhotoMessage::TooManyPixels { width, height, most: MOST_PIXELS };
    let pixels = width.checked_mul(height).ok_or_else(too_many)?;
    if pixels > MOST_PIXELS {
        return Err(too_many());
    }
    Ok((width as usize, height as usize))
}
