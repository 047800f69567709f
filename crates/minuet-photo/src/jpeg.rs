//! JPEG.

use minuet_words::message::{PhotoMessage, PictureKind};
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

use crate::{Decoded, bounded, shade};

/// The most passes over a picture: cameras make one, the web about ten.
const SCANS: usize = 40;

/// The longest side that the format can have.
const SIDE: usize = 65_535;

pub(crate) fn decode(file: &[u8]) -> Result<Decoded, PhotoMessage> {
    let options = DecoderOptions::default()
        .set_max_width(SIDE)
        .set_max_height(SIDE)
        .jpeg_set_max_scans(SCANS);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(file), options);
    decoder
        .decode_headers()
        .map_err(|error| if is_whole(file) { damaged(error) } else { cut_short() })?;
    let (width, height) = decoder.dimensions().unwrap_or_default();
    let (width, height) = bounded(width as u64, height as u64)?;
    if !is_whole(file) {
        return Err(cut_short());
    }
    let (space, bytes) = match decoder.input_colorspace() {
        Some(ColorSpace::Luma) => (ColorSpace::Luma, 1),
        _ => (ColorSpace::RGB, 3),
    };
    decoder.set_options(options.jpeg_set_out_colorspace(space));
    let exif = decoder.exif().cloned();
    let pixels = shade::greys(decoder.decode().map_err(damaged)?, bytes);
    if pixels.len() != width * height {
        return Err(cut_short());
    }
    Ok(Decoded { width, height, pixels, exif })
}

/// Whether the mark of the end is there. What is missing before it would be filled with grey, as if the cells there were
/// empty.
fn is_whole(file: &[u8]) -> bool {
    let mut at = 2;
    // Parts, each with its length, up to the first pass over the picture. A small picture may be within one of them.
    while let Some(&[0xff, mark, high, low]) = file.get(at..at + 4) {
        // Any number of such bytes may stand before a part.
        if mark == 0xff {
            at += 1;
            continue;
        }
        at += 2 + usize::from(u16::from_be_bytes([high, low]));
        if mark == 0xda {
            break;
        }
    }
    file.get(at..).is_some_and(|rest| rest.windows(2).any(|mark| mark == [0xff, 0xd9]))
}

fn damaged(error: impl std::fmt::Display) -> PhotoMessage {
    PhotoMessage::Undecoded { kind: PictureKind::Jpeg, error: error.to_string() }
}

fn cut_short() -> PhotoMessage {
    PhotoMessage::CutShort { kind: PictureKind::Jpeg }
}
