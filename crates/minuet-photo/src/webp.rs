//! WebP.

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
    if decoder.is_animated() {
        return Err(PhotoMessage::Animated { kind: PictureKind::WebP });
    }
    if !are_all(file, width, height) {
        return Err(damaged(DecodingError::InconsistentImageSizes));
    }
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

/// Whether all pictures in the file have this size. The decoder compares only when it has taken the memory that they ask for.
fn are_all(file: &[u8], width: usize, height: usize) -> bool {
    let mut parts = file.get(12..).unwrap_or_default();
    while let Some((&[a, b, c, d, e, f, g, h], rest)) = parts.split_first_chunk() {
        let length = u32::from_le_bytes([e, f, g, h]) as usize;
        // After three bytes and a mark of three, two bytes for each side, of which two bits say how to scale.
        if [a, b, c, d] == *b"VP8 "
            && let Some(&[w, x, y, z]) = rest.get(6..10)
            && [[w, x], [y, z]].map(|side| usize::from(u16::from_le_bytes(side) & 0x3fff))
                != [width, height]
        {
            return false;
        }
        // Parts begin at even places.
        parts = rest.get(length.saturating_add(length & 1)..).unwrap_or_default();
    }
    true
}

fn damaged(error: DecodingError) -> PhotoMessage {
    PhotoMessage::Undecoded { kind: PictureKind::WebP, error: error.to_string() }
}
