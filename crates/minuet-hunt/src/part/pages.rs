//! Columns whose pages are made here: the general way weighs every value by itself, and with all columns took about
//! half a microsecond a row, a fifth of what deciding a random puzzle takes.

use bytes::Bytes;
use parquet::basic::{Compression, Encoding, EncodingMask};
use parquet::column::page::{CompressedPage, Page, PageWriter};
use parquet::column::writer::ColumnCloseResult;
use parquet::errors::ParquetError;
use parquet::file::metadata::ColumnChunkMetaData;
use parquet::file::statistics::Statistics;
use parquet::file::writer::{SerializedPageWriter, TrackedWrite};
use parquet::schema::types::ColumnDescPtr;

use super::bits::hybrid;

/// How many pieces make a page: it has a few thousand rows.
pub(super) const PIECES: usize = 16;

/// A column that is being written, page by page.
pub(super) struct Pages {
    description: ColumnDescPtr,
    compression: Compression,
    sink: TrackedWrite<Vec<u8>>,
    encodings: Vec<Encoding>,
    statistics: Option<Statistics>,
    unpacked: usize,
    rows: usize,
    dictionary: Option<usize>,
    data: Option<usize>,
}

impl Pages {
    /// A column without pages, which will come packed like this and be written to a buffer.
    pub(super) fn new(
        description: ColumnDescPtr,
        compression: Compression,
        mut buffer: Vec<u8>,
    ) -> Pages {
        buffer.clear();
        Pages {
            description,
            compression,
            sink: TrackedWrite::new(buffer),
            encodings: vec![Encoding::RLE],
            statistics: None,
            unpacked: 0,
            rows: 0,
            dictionary: None,
            data: None,
        }
    }

    /// What is known of all values.
    pub(super) fn bounded_by(&mut self, statistics: Statistics) {
        self.statistics = Some(statistics);
    }

    /// The page of the values that others only point to: so many, one behind the other, in a column that is not
    /// packed.
    pub(super) fn dictionary(&mut self, values: usize, buf: Vec<u8>) -> Result<(), ParquetError> {
        self.dictionary = Some(self.sink.bytes_written());
        let (num_values, encoding, size) = (count(values)?, Encoding::PLAIN, buf.len());
        let buf = buf.into();
        self.add(Page::DictionaryPage { buf, num_values, encoding, is_sorted: false }, size)
    }

    /// The next so many rows, which unpacked have this size.
    pub(super) fn data(
        &mut self,
        rows: usize,
        encoding: Encoding,
        buf: Vec<u8>,
        size: usize,
    ) -> Result<(), ParquetError> {
        self.data.get_or_insert(self.sink.bytes_written());
        self.rows += rows;
        let page = Page::DataPage {
            buf: buf.into(),
            num_values: count(rows)?,
            encoding,
            def_level_encoding: Encoding::RLE,
            rep_level_encoding: Encoding::RLE,
            statistics: None,
        };
        self.add(page, size)
    }

    fn add(&mut self, page: Page, size: usize) -> Result<(), ParquetError> {
        self.encodings.push(page.encoding());
        let page = CompressedPage::new(page, size);
        let written = SerializedPageWriter::new(&mut self.sink).write_page(page)?;
        self.unpacked += written.uncompressed_size;
        Ok(())
    }

    /// The bytes of the column, and what the file must know of them.
    pub(super) fn close(self) -> Result<(Bytes, ColumnCloseResult), ParquetError> {
        let size = self.sink.bytes_written();
        let offset = |place: usize| place as i64;
        let mut metadata = ColumnChunkMetaData::builder(self.description)
            .set_compression(self.compression)
            .set_encodings_mask(EncodingMask::new_from_encodings(self.encodings.iter()))
            .set_total_compressed_size(offset(size))
            .set_total_uncompressed_size(offset(self.unpacked))
            .set_num_values(offset(self.rows))
            .set_data_page_offset(self.data.map_or(0, offset))
            .set_dictionary_page_offset(self.dictionary.map(offset));
        if let Some(statistics) = self.statistics {
            metadata = metadata.set_statistics(statistics);
        }
        let end = ColumnCloseResult {
            bytes_written: size as u64,
            rows_written: self.rows as u64,
            metadata: metadata.build()?,
            bloom_filter: None,
            column_index: None,
            offset_index: None,
        };
        Ok((self.sink.into_inner()?.into(), end))
    }
}

fn count(values: usize) -> Result<u32, ParquetError> {
    u32::try_from(values).map_err(|error| ParquetError::External(Box::new(error)))
}

/// Adds for each row whether it has a value, as one or nought.
pub(super) fn levels(there: &[u8], out: &mut Vec<u8>) {
    let mut levels = Vec::new();
    hybrid(there, 1, &mut levels);
    out.extend((levels.len() as u32).to_le_bytes());
    out.extend(levels);
}
