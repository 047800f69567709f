//! PNG.

use std::io::{Cursor, ErrorKind};

use minuet_words::message::{PhotoMessage, PictureKind};
use png::{Decoder, DecodingError, Limits, Transformations};

use crate::{Decoded, MOST_PIXELS, bounded, shade};

pub(crate) fn decode(file: &[u8]) -> Result<Decoded, PhotoMessage> {
    let mut decoder = Decoder::new_with_limits(Cursor::new(file), LIMITS);
    decoder.set_transformations(Transformations::normalize_to_color8());
    // Long texts and colour profiles say nothing about digits.
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    let header = decoder.read_header_info().map_err(damaged)?;
    let (width, height) = bounded(header.width.into(), header.height.into())?;
    let mut reader = decoder.read_info().map_err(damaged)?;
    let mut pixels = vec![0; reader.output_buffer_size().unwrap_or_default()];
    let info = reader.next_frame(&mut pixels).map_err(damaged)?;
    pixels.truncate(info.buffer_size());
    let exif = reader.info().exif_metadata.as_ref().map(|exif| exif.to_vec());
    let pixels = shade::greys(pixels, info.color_type.samples());
    Ok(Decoded { width, height, pixels, exif })
}

/// What the decoder may take besides the pixels.
const LIMITS: Limits = Limits { bytes: 8 * MOST_PIXELS as usize };

fn damaged(error: DecodingError) -> PhotoMessage {
    let kind = PictureKind::Png;
    match error {
        DecodingError::IoError(error) if error.kind() == ErrorKind::UnexpectedEof => {
            PhotoMessage::CutShort { kind }
        }
        error => PhotoMessage::Undecoded { kind, error: error.to_string() },
    }
}
