//! Parquet files, which may be damaged or make false claims: the library believes most of what they say.

mod lengths;
mod pages;

use std::error::Error;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use minuet_words::message::ParquetFault;
use parquet::basic::Compression;
use parquet::column::reader::ColumnReaderImpl;
use parquet::data_type::DataType;
use parquet::errors::{ParquetError, Result};
use parquet::file::metadata::{ParquetMetaData, ParquetMetaDataReader, RowGroupMetaData};
use parquet::file::reader::ChunkReader;
use parquet::file::serialized_reader::SerializedPageReader;
use parquet::schema::types::ColumnDescriptor;

use pages::Pages;

/// A Parquet file whose columns can be read.
pub(crate) struct ParquetFile<R> {
    file: Arc<R>,
    metadata: ParquetMetaData,
}

impl<R: ChunkReader + 'static> ParquetFile<R> {
    /// Reads the footer, and checks that all columns are within the file.
    pub(crate) fn open(file: R) -> Result<ParquetFile<R>> {
        let metadata = guarded(|| {
            let metadata = ParquetMetaDataReader::new().parse_and_finish(&file)?;
            for column in metadata.row_groups().iter().flat_map(RowGroupMetaData::columns) {
                let (start, length) = column.byte_range();
                if start.checked_add(length).is_none_or(|end| end > file.len()) {
                    return Err(carried(ParquetFault::ColumnOutside));
                }
            }
            Ok(metadata)
        })?;
        Ok(ParquetFile { file: Arc::new(file), metadata })
    }

    /// What the footer says.
    pub(crate) fn metadata(&self) -> &ParquetMetaData {
        &self.metadata
    }

    /// A column of a row group, which has values of this type.
    pub(crate) fn column<T: DataType>(
        &self,
        group: usize,
        column: usize,
    ) -> Result<ColumnReaderImpl<T>> {
        let group = self.metadata.row_group(group);
        let (column, rows) = (group.column(column), group.num_rows() as usize);
        // The library is told that nothing is compressed, as it unpacks without a bound and knows Zstandard only
        // with the help of C: `Pages` unpacks.
        let plain = column.clone().into_builder().set_compression(Compression::UNCOMPRESSED);
        let pages = SerializedPageReader::new(self.file.clone(), &plain.build()?, rows, None)?;
        let description = column.column_descr_ptr();
        let pages = Pages::new(pages, column.compression(), description.clone());
        Ok(ColumnReaderImpl::new(description, Box::new(pages)))
    }
}

/// The next values of a column, at most `most`; nothing where a row has none.
pub(crate) fn next_values<T: DataType>(
    reader: &mut ColumnReaderImpl<T>,
    description: &ColumnDescriptor,
    most: usize,
) -> Result<Vec<Option<T::T>>> {
    let (mut levels, mut values) = (Vec::new(), Vec::new());
    reader.read_records(most, Some(&mut levels), None, &mut values)?;
    let mut values = values.into_iter();
    match description.max_def_level() {
        0 => Ok(values.map(Some).collect()),
        full => Ok(levels
            .into_iter()
            .map(|level| if level == full { values.next() } else { None })
            .collect()),
    }
}

/// Lets the library read, and makes an error of it when it panics: some of its decoders trust lengths given in
/// the pages. What was being read must not be used again.
pub(crate) fn guarded<T>(read: impl FnOnce() -> Result<T>) -> Result<T> {
    catch_unwind(AssertUnwindSafe(read)).unwrap_or_else(|_| Err(carried(ParquetFault::Undecodable)))
}

/// Our own fault as an error that the library passes on.
pub(crate) fn carried(fault: ParquetFault) -> ParquetError {
    ParquetError::External(Box::new(fault))
}

/// The fault that was [`carried`], or what the library says.
pub(crate) fn fault(error: &ParquetError) -> ParquetFault {
    let ours = error.source().and_then(|source| source.downcast_ref::<ParquetFault>());
    ours.cloned().unwrap_or_else(|| ParquetFault::Library { error: error.to_string() })
}
