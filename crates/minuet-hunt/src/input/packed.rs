//! Gzip and Zstandard, recognised by their first bytes, whatever the file's name.

use std::io::{self, BufRead, BufReader, Read};

use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

/// How much is read at a time.
const BUFFER: usize = 1 << 17;

/// Whether what is read was packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    /// Its file holds it unchanged.
    Plain,
    /// It was packed with gzip or Zstandard.
    Packed,
}

/// What a reader brings, unpacked where it is packed.
///
/// # Errors
///
/// When nothing can be read.
pub fn unpacked(
    reader: impl Read + Send + 'static,
) -> io::Result<(Box<dyn BufRead + Send>, Packing)> {
    let mut reader = BufReader::with_capacity(BUFFER, reader);
    let start = reader.fill_buf()?;
    if start.starts_with(&[0x1f, 0x8b]) {
        let unpacking = flate2::bufread::MultiGzDecoder::new(reader);
        Ok((Box::new(BufReader::with_capacity(BUFFER, unpacking)), Packing::Packed))
    } else if start.starts_with(&[0x28, 0xb5, 0x2f, 0xfd]) {
        let unpacking = Zstandard::new(reader);
        Ok((Box::new(BufReader::with_capacity(BUFFER, unpacking)), Packing::Packed))
    } else {
        Ok((Box::new(reader), Packing::Plain))
    }
}

/// Unpacks Zstandard, of which a file may have several frames.
pub(crate) struct Zstandard<R> {
    source: R,
    decoder: FrameDecoder,
    is_within_frame: bool,
}

impl<R: BufRead> Zstandard<R> {
    pub(crate) fn new(source: R) -> Zstandard<R> {
        Zstandard { source, decoder: FrameDecoder::new(), is_within_frame: false }
    }

    /// Goes to the beginning of the next frame, past those that are to be skipped; false at the end.
    fn begin(&mut self) -> io::Result<bool> {
        while !self.source.fill_buf()?.is_empty() {
            match self.decoder.init(&mut self.source) {
                Ok(()) => return Ok(true),
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                    length,
                    ..
                })) => {
                    io::copy(&mut self.source.by_ref().take(length.into()), &mut io::sink())?;
                }
                Err(error) => return Err(io::Error::other(error)),
            }
        }
        Ok(false)
    }
}

impl<R: BufRead> Read for Zstandard<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while !buffer.is_empty() {
            if !self.is_within_frame && !self.begin()? {
                break;
            }
            self.is_within_frame = true;
            let decoder = &mut self.decoder;
            while decoder.can_collect() == 0 && !decoder.is_finished() {
                let one = BlockDecodingStrategy::UptoBlocks(1);
                decoder.decode_blocks(&mut self.source, one).map_err(io::Error::other)?;
            }
            match decoder.read(buffer)? {
                0 => self.is_within_frame = false,
                count => return Ok(count),
            }
            let sum = decoder.get_checksum_from_data();
            if sum.is_some() && sum != decoder.get_calculated_checksum() {
                return Err(io::Error::other("its checksum is wrong"));
            }
        }
        Ok(0)
    }
}
