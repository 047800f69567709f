//! A column of few words that is full: the words, and for each row which of them.

use bytes::Bytes;
use parquet::basic::Encoding;
use parquet::column::writer::ColumnCloseResult;
use parquet::data_type::ByteArray;
use parquet::errors::ParquetError;
use parquet::file::statistics::Statistics;
use parquet::schema::types::ColumnDescPtr;
use zstd::bulk::Compressor;

use super::pages::{Pages, ROWS, varint};

/// In how many bits a row says which word: there are at most sixteen.
const WIDTH: usize = 4;

/// Each row has the word whose number in `words` stands in `codes`.
pub(super) fn column(
    description: ColumnDescPtr,
    level: i32,
    words: &[&str],
    codes: &[u8],
) -> Result<(Bytes, ColumnCloseResult), ParquetError> {
    let optional = description.max_def_level() > 0;
    let mut pages = Pages::new(description, Compressor::new(level)?);
    if codes.is_empty() {
        return pages.close();
    }
    let mut bytes = Vec::new();
    for word in words {
        bytes.extend((word.len() as u32).to_le_bytes());
        bytes.extend(word.as_bytes());
    }
    let [least, greatest] = [words.iter().min(), words.iter().max()]
        .map(|word| word.map(|word| ByteArray::from(*word)));
    let bounds = Statistics::byte_array(least, greatest, None, Some(0), false);
    pages.dictionary(words.len(), &bytes, bounds)?;
    for codes in codes.chunks(ROWS) {
        let mut bytes = Vec::new();
        if optional {
            let mut levels = Vec::new();
            run(codes.len(), 1, &mut levels);
            bytes.extend((levels.len() as u32).to_le_bytes());
            bytes.extend(levels);
        }
        bytes.push(WIDTH as u8);
        match codes {
            [first, rest @ ..] if rest.iter().all(|code| code == first) => {
                run(codes.len(), *first, &mut bytes);
            }
            _ => pack(codes, &mut bytes),
        }
        pages.data(codes.len(), Encoding::RLE_DICTIONARY, &bytes)?;
    }
    pages.close()
}

/// One number, so many times.
fn run(count: usize, number: u8, out: &mut Vec<u8>) {
    varint(count << 1, out);
    out.push(number);
}

/// Number after number, in groups of eight.
fn pack(codes: &[u8], out: &mut Vec<u8>) {
    let groups = codes.len().div_ceil(8);
    varint(groups << 1 | 1, out);
    let end = out.len() + groups * WIDTH;
    out.extend(codes.chunks(2).map(|pair| pair[0] | pair.get(1).map_or(0, |code| code << WIDTH)));
    out.resize(end, 0);
}
