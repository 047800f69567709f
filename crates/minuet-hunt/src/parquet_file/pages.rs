//! The pages of a column, unpacked and looked at before the library believes them.

use std::io::Read;

use bytes::Bytes;
use minuet_words::message::ParquetFault;
use parquet::basic::{Compression, Encoding};
use parquet::column::page::{Page, PageMetadata, PageReader};
use parquet::errors::{ParquetError, Result};
use parquet::schema::types::ColumnDescPtr;

use super::{carried, lengths};
use crate::input::Zstandard;

/// How many bytes a page may unpack to.
const LARGEST: u64 = 1 << 28;

/// The pages of a column whose values take four bytes at least.
pub(super) struct Pages<P> {
    pages: P,
    compression: Compression,
    column: ColumnDescPtr,
    dictionary: bool,
}

impl<P: PageReader> Pages<P> {
    /// The pages as they are in the file, which are compressed like this.
    pub(super) fn new(pages: P, compression: Compression, column: ColumnDescPtr) -> Pages<P> {
        Pages { pages, compression, column, dictionary: false }
    }

    fn unpack(&self, page: &mut Page) -> Result<()> {
        match page {
            Page::DataPage { buf, .. } | Page::DictionaryPage { buf, .. } => {
                *buf = unpacked(buf, self.compression)?;
            }
            Page::DataPageV2 {
                buf,
                def_levels_byte_len,
                rep_levels_byte_len,
                is_compressed,
                ..
            } => {
                let levels = *def_levels_byte_len as usize + *rep_levels_byte_len as usize;
                let (levels, values) =
                    buf.split_at_checked(levels).ok_or_else(|| carried(ParquetFault::ShortPage))?;
                if *is_compressed {
                    *buf = [levels, &*unpacked(&buf.slice_ref(values), self.compression)?]
                        .concat()
                        .into();
                }
            }
        }
        Ok(())
    }

    fn check(&mut self, page: &Page) -> Result<()> {
        let refers =
            matches!(page.encoding(), Encoding::RLE_DICTIONARY | Encoding::PLAIN_DICTIONARY);
        match *page {
            // Texts have their length before them, in four bytes, and numbers are no shorter.
            Page::DictionaryPage { num_values, .. } => {
                self.dictionary = true;
                if num_values as usize > page.buffer().len() / 4 {
                    return Err(carried(ParquetFault::TooManyValues));
                }
            }
            Page::DataPage { .. } | Page::DataPageV2 { .. } if refers && !self.dictionary => {
                return Err(carried(ParquetFault::NoDictionary));
            }
            Page::DataPage { .. } | Page::DataPageV2 { .. } => {}
        }
        if lengths::are_few(page, &self.column) {
            Ok(())
        } else {
            Err(carried(ParquetFault::TooManyTexts))
        }
    }
}

/// The bytes of a page, unpacked.
fn unpacked(packed: &Bytes, compression: Compression) -> Result<Bytes> {
    // Where all values are missing, nothing is packed.
    if packed.is_empty() {
        return Ok(Bytes::new());
    }
    let reader: Box<dyn Read> = match compression {
        Compression::UNCOMPRESSED => return Ok(packed.clone()),
        Compression::SNAPPY => {
            let size = snap::raw::decompress_len(packed);
            let size = size.map_err(|error| ParquetError::External(Box::new(error)))?;
            if size as u64 > LARGEST {
                return Err(carried(ParquetFault::TooLargePage));
            }
            let all = snap::raw::Decoder::new().decompress_vec(packed);
            return Ok(all.map_err(|error| ParquetError::External(Box::new(error)))?.into());
        }
        Compression::GZIP(_) => Box::new(flate2::read::MultiGzDecoder::new(&**packed)),
        Compression::ZSTD(_) => Box::new(Zstandard::new(&**packed)),
        other => return Err(carried(ParquetFault::Packing { packing: other.to_string() })),
    };
    let mut all = Vec::new();
    if reader.take(LARGEST + 1).read_to_end(&mut all)? as u64 > LARGEST {
        return Err(carried(ParquetFault::TooLargePage));
    }
    Ok(all.into())
}

impl<P: PageReader> Iterator for Pages<P> {
    type Item = Result<Page>;

    fn next(&mut self) -> Option<Result<Page>> {
        self.get_next_page().transpose()
    }
}

impl<P: PageReader> PageReader for Pages<P> {
    fn get_next_page(&mut self) -> Result<Option<Page>> {
        let Some(mut page) = self.pages.get_next_page()? else { return Ok(None) };
        self.unpack(&mut page)?;
        self.check(&page)?;
        Ok(Some(page))
    }

    fn peek_next_page(&mut self) -> Result<Option<PageMetadata>> {
        self.pages.peek_next_page()
    }

    fn skip_next_page(&mut self) -> Result<()> {
        self.pages.skip_next_page()
    }
}
