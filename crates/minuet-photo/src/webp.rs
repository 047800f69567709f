//! WebP; of an animation, the first picture.

use std::io::Cursor;

use image_webp::{DecodingError, WebPDecoder};
use minuet_words::message::{PhotoMessage, PictureKind};

use crate::{Decoded, bounded, shade};

/// The most bytes of what a camera says about the picture.
const METADATA: usize = 1 << 20;

pub(crate) fn decode(file: &[u8]) -> Result<Decoded, PhotoMessage> {
    if !is_whole(file) {
        return Err(PhotoMessage::CutShort { kind: PictureKind::WebP });
    }
    let mut decoder = WebPDecoder::new(Cursor::new(file)).map_err(damaged)?;
    let (width, height) = decoder.dimensions();
    let (width, height) = bounded(width.into(), height.into())?;
    decoder.set_memory_limit(METADATA);
    // What cannot be read of it cannot turn the picture either.
    let exif = decoder.exif_metadata().ok().flatten();
    let bytes = if decoder.has_alpha() { 4 } else { 3 };
    let mut pixels = vec![0; width * height * bytes];
    decoder.set_memory_limit(usize::MAX);
    decoder.read_image(&mut pixels).map_err(damaged)?;
    Ok(Decoded { width, height, pixels: shade::greys(pixels, bytes), exif })
}

/// Whether the file is as long as it says: the second four bytes hold how many follow them.
fn is_whole(file: &[u8]) -> bool {
    let told = file.get(4..8).and_then(|told| told.try_into().ok()).map_or(0, u32::from_le_bytes);
    file.len() >= 8 + told as usize
}

fn damaged(error: DecodingError) -> PhotoMessage {
    PhotoMessage::Undecoded { kind: PictureKind::WebP, error: error.to_string() }
}
