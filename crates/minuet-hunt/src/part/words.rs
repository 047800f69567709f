//! A column of few words that is full: the words, and for each row which of them.

use bytes::Bytes;
use parquet::basic::{Compression, Encoding};
use parquet::column::writer::ColumnCloseResult;
use parquet::data_type::ByteArray;
use parquet::errors::ParquetError;
use parquet::file::statistics::Statistics;
use parquet::schema::types::ColumnDescPtr;

use super::bits::hybrid;
use super::pages::{Pages, levels};

/// How many rows a page has.
const ROWS: usize = 1 << 12;

/// Each row has the word whose number in `words` stands in `codes`.
pub(super) fn column(
    description: ColumnDescPtr,
    words: &[&str],
    codes: &[u8],
    buffer: Vec<u8>,
) -> Result<(Bytes, ColumnCloseResult), ParquetError> {
    let optional = description.max_def_level() > 0;
    // In the few bits that say which word there is nothing left to pack.
    let mut pages = Pages::new(description, Compression::UNCOMPRESSED, buffer);
    if codes.is_empty() {
        return pages.close();
    }
    let used = Used::of(words, codes);
    pages.bounded_by(used.bounds());
    pages.dictionary(used.words.len(), used.dictionary())?;
    for codes in codes.chunks(ROWS) {
        let mut bytes = Vec::new();
        if optional {
            levels(&vec![1; codes.len()], &mut bytes);
        }
        bytes.push(used.width as u8);
        let codes: Vec<u8> = codes.iter().map(|&code| used.places[usize::from(code)]).collect();
        hybrid(&codes, used.width, &mut bytes);
        let size = bytes.len();
        pages.data(codes.len(), Encoding::RLE_DICTIONARY, bytes, size)?;
    }
    pages.close()
}

/// The words that occur: the fewer there are, the fewer bits say which.
struct Used<'a> {
    words: Vec<&'a str>,
    /// For each code the place of its word.
    places: Vec<u8>,
    width: u32,
}

impl<'a> Used<'a> {
    fn of(words: &[&'a str], codes: &[u8]) -> Used<'a> {
        let mut occurs = [false; 256];
        codes.iter().for_each(|&code| occurs[usize::from(code)] = true);
        let (mut used, mut places) = (Vec::new(), Vec::new());
        for (word, occurs) in words.iter().zip(occurs) {
            places.push(used.len() as u8);
            used.extend(occurs.then_some(*word));
        }
        // Readers differ in what they make of no bits at all.
        let width = (usize::BITS - (used.len() - 1).leading_zeros()).max(1);
        Used { words: used, places, width }
    }

    fn dictionary(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for word in &self.words {
            bytes.extend((word.len() as u32).to_le_bytes());
            bytes.extend(word.as_bytes());
        }
        bytes
    }

    fn bounds(&self) -> Statistics {
        let [least, greatest] = [self.words.iter().min(), self.words.iter().max()]
            .map(|word| word.map(|word| ByteArray::from(*word)));
        Statistics::byte_array(least, greatest, None, Some(0), false)
    }
}
