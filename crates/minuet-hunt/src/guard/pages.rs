//! Pages of a Parquet file that may lie about themselves.
//!
//! The library believes most of what a file says: it makes room for as many values as a page claims to have,
//! before it looks for them. So pages are looked at first, and refused with a reason.

use std::io::Read;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bytes::Bytes;
use parquet::basic::Encoding;
use parquet::column::page::{Page, PageMetadata, PageReader};
use parquet::errors::{ParquetError, Result};
use parquet::file::metadata::RowGroupMetaData;
use parquet::file::reader::{ChunkReader, Length};
use parquet::schema::types::ColumnDescPtr;

use super::lengths;

/// How many bytes a page may unpack to.
const LARGEST: u64 = 1 << 28;

/// How many bytes of a page header hold its type and its size.
const START: u64 = 12;

/// A file of which nothing is read that is not there, and no page that would unpack to too much.
pub(crate) struct Bounded<R> {
    file: R,
    /// After the footer, whatever is read in a stream begins with the header of a page.
    pages: Arc<AtomicBool>,
}

impl<R> Bounded<R> {
    /// The file, and what to set once the footer is read.
    pub(crate) fn new(file: R) -> (Bounded<R>, Arc<AtomicBool>) {
        let pages = Arc::new(AtomicBool::new(false));
        (Bounded { file, pages: pages.clone() }, pages)
    }
}

impl<R: Length> Length for Bounded<R> {
    fn len(&self) -> u64 {
        self.file.len()
    }
}

impl<R: ChunkReader> ChunkReader for Bounded<R> {
    type T = R::T;

    fn get_read(&self, start: u64) -> Result<R::T> {
        let left = self.len().checked_sub(start).ok_or_else(short)?;
        if self.pages.load(Ordering::Relaxed) {
            let mut header = Vec::new();
            self.file.get_read(start)?.take(START.min(left)).read_to_end(&mut header)?;
            if unpacked_size(&header).is_none_or(|size| size > LARGEST) {
                return Err(wrong("a page has no header, or would take too much memory"));
            }
        }
        self.file.get_read(start)
    }

    fn get_bytes(&self, start: u64, length: usize) -> Result<Bytes> {
        match start.checked_add(length as u64) {
            Some(end) if end <= self.len() => self.file.get_bytes(start, length),
            _ => Err(short()),
        }
    }
}

/// The unpacked size at the start of a page header: in Thrift's compact protocol, two fields of type `i32` come
/// first, the type of the page and this.
fn unpacked_size(header: &[u8]) -> Option<u64> {
    const NEXT_I32: u8 = 0x15;
    let mut bytes = header.iter().copied();
    let mut field = || {
        bytes.next().filter(|&byte| byte == NEXT_I32)?;
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let byte = bytes.next()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                // Signs alternate, so that small numbers are short; no size is negative.
                return (number & 1 == 0).then_some(number >> 1);
            }
        }
        None
    };
    field()?;
    field()
}

/// The pages of one column, each looked at before the library believes it.
pub(crate) struct Pages {
    pages: Box<dyn PageReader>,
    column: ColumnDescPtr,
    dictionary: bool,
}

impl Pages {
    /// The pages of a column whose values take four bytes at least.
    pub(crate) fn new(pages: Box<dyn PageReader>, column: ColumnDescPtr) -> Pages {
        Pages { pages, column, dictionary: false }
    }

    fn check(&mut self, page: &Page) -> Result<()> {
        let size = page.buffer().len();
        match *page {
            // Texts have their length before them, in four bytes, and numbers are no shorter.
            Page::DictionaryPage { num_values, .. } if num_values as usize > size / 4 => {
                return Err(wrong("a dictionary claims more values than it can hold"));
            }
            Page::DictionaryPage { .. } => self.dictionary = true,
            Page::DataPageV2 { def_levels_byte_len, rep_levels_byte_len, .. } => {
                if u64::from(def_levels_byte_len) + u64::from(rep_levels_byte_len) > size as u64 {
                    return Err(short());
                }
            }
            Page::DataPage { .. } => {}
        }
        if !lengths::are_few(page, &self.column) {
            return Err(wrong("a page claims more texts than it can hold"));
        }
        let refers =
            matches!(page.encoding(), Encoding::RLE_DICTIONARY | Encoding::PLAIN_DICTIONARY);
        match page.is_data_page() && refers && !self.dictionary {
            true => Err(wrong("a page refers to a dictionary, and there is none")),
            false => Ok(()),
        }
    }
}

impl Iterator for Pages {
    type Item = Result<Page>;

    fn next(&mut self) -> Option<Result<Page>> {
        self.get_next_page().transpose()
    }
}

impl PageReader for Pages {
    fn get_next_page(&mut self) -> Result<Option<Page>> {
        let page = self.pages.get_next_page()?;
        page.iter().try_for_each(|page| self.check(page))?;
        Ok(page)
    }

    fn peek_next_page(&mut self) -> Result<Option<PageMetadata>> {
        self.pages.peek_next_page()
    }

    fn skip_next_page(&mut self) -> Result<()> {
        self.pages.skip_next_page()
    }
}

/// Sees that a column of a row group is somewhere, which the library takes for granted.
pub(crate) fn check_place(group: &RowGroupMetaData, column: usize) -> Result<()> {
    let Some(column) = group.columns().get(column) else { return Err(short()) };
    let places = [
        column.data_page_offset(),
        column.dictionary_page_offset().unwrap_or(0),
        column.compressed_size(),
    ];
    match places.iter().any(|&place| place < 0) {
        true => Err(short()),
        false => Ok(()),
    }
}

fn short() -> ParquetError {
    wrong("it points to a place outside of itself")
}

fn wrong(reason: &str) -> ParquetError {
    ParquetError::General(format!("the file is damaged: {reason}"))
}
