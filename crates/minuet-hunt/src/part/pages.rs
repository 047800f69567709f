//! Columns whose pages are made here: the general way weighs every value by itself, and with all columns took about
//! half a microsecond a row, a fifth of what deciding a random puzzle takes.

use bytes::Bytes;
use parquet::basic::{Compression, Encoding, EncodingMask, ZstdLevel};
use parquet::column::page::{CompressedPage, Page, PageWriter};
use parquet::column::writer::ColumnCloseResult;
use parquet::errors::ParquetError;
use parquet::file::metadata::ColumnChunkMetaData;
use parquet::file::statistics::Statistics;
use parquet::file::writer::{SerializedPageWriter, TrackedWrite};
use parquet::schema::types::ColumnDescPtr;
use zstd::bulk::Compressor;

/// How many rows a page has: few enough that its puzzles stay in the processor's memory until they are packed.
pub(super) const ROWS: usize = 1 << 12;

/// A column that is being written, page by page.
pub(super) struct Pages {
    description: ColumnDescPtr,
    packer: Compressor<'static>,
    sink: TrackedWrite<Vec<u8>>,
    encodings: Vec<Encoding>,
    statistics: Option<Statistics>,
    unpacked: usize,
    rows: usize,
    dictionary: Option<usize>,
    data: Option<usize>,
}

impl Pages {
    /// A column without pages, which `packer` will pack.
    pub(super) fn new(description: ColumnDescPtr, packer: Compressor<'static>) -> Pages {
        Pages {
            description,
            packer,
            sink: TrackedWrite::new(Vec::new()),
            encodings: vec![Encoding::RLE],
            statistics: None,
            unpacked: 0,
            rows: 0,
            dictionary: None,
            data: None,
        }
    }

    /// The page of the values that others only point to: so many, one behind the other. All of them lie within
    /// the bounds of the statistics.
    pub(super) fn dictionary(
        &mut self,
        values: usize,
        bytes: &[u8],
        statistics: Statistics,
    ) -> Result<(), ParquetError> {
        self.dictionary = Some(self.sink.bytes_written());
        self.statistics = Some(statistics);
        let (num_values, encoding) = (count(values)?, Encoding::PLAIN);
        self.add(encoding, bytes, |buf| Page::DictionaryPage {
            buf,
            num_values,
            encoding,
            is_sorted: false,
        })
    }

    /// The next so many rows.
    pub(super) fn data(
        &mut self,
        rows: usize,
        encoding: Encoding,
        bytes: &[u8],
    ) -> Result<(), ParquetError> {
        self.data.get_or_insert(self.sink.bytes_written());
        self.rows += rows;
        let num_values = count(rows)?;
        self.add(encoding, bytes, |buf| Page::DataPage {
            buf,
            num_values,
            encoding,
            def_level_encoding: Encoding::RLE,
            rep_level_encoding: Encoding::RLE,
            statistics: None,
        })
    }

    fn add(
        &mut self,
        encoding: Encoding,
        bytes: &[u8],
        page: impl FnOnce(Bytes) -> Page,
    ) -> Result<(), ParquetError> {
        self.encodings.push(encoding);
        let page = CompressedPage::new(page(self.packer.compress(bytes)?.into()), bytes.len());
        let written = SerializedPageWriter::new(&mut self.sink).write_page(page)?;
        self.unpacked += written.uncompressed_size;
        Ok(())
    }

    /// The bytes of the column, and what the file must know of them.
    pub(super) fn close(self) -> Result<(Bytes, ColumnCloseResult), ParquetError> {
        let size = self.sink.bytes_written();
        let offset = |place: usize| place as i64;
        let mut metadata = ColumnChunkMetaData::builder(self.description)
            .set_compression(Compression::ZSTD(ZstdLevel::default()))
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

/// Adds a number in as many bytes as it needs, the lowest bits first.
pub(super) fn varint(mut number: usize, out: &mut Vec<u8>) {
    while number > 0x7f {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}
