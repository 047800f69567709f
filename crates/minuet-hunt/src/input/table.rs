//! A Parquet file with a column of puzzles.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bytes::Bytes;
use minuet_words::message::InputFault;
use parquet::basic::Type;
use parquet::column::reader::ColumnReaderImpl;
use parquet::data_type::ByteArrayType;
use parquet::errors::ParquetError;
use parquet::file::reader::ChunkReader;
use parquet::schema::types::ColumnDescPtr;

use super::piece::Piece;
use super::text::LINES;
use crate::parquet_file::{self, ParquetFile, guarded, next_values};

/// The puzzles of a Parquet file, row group by row group.
pub(super) struct Table<R: ChunkReader + 'static> {
    file: ParquetFile<R>,
    column: usize,
    description: ColumnDescPtr,
    next_group: usize,
    group: Option<ColumnReaderImpl<ByteArrayType>>,
    before: u64,
    rows: u64,
    size: u64,
    read: Arc<AtomicU64>,
}

/// No puzzle is as long as this, in whatever format.
const LONGEST: usize = 1 << 16;

/// A file of any size may have this many rows, which may all say the same or nothing.
const ROWS: u64 = 1 << 20;

/// Beyond that, this many for each byte of the file: no packer makes different puzzles as small.
const ROWS_PER_BYTE: u64 = 4;

/// The most rows that are kept in memory at once; a hunt, which keeps none, takes more.
const ALL_AT_ONCE: u64 = 1 << 24;

/// The texts of a column of a Parquet file, one for each row: the column of this name, or `puzzle`. They lie where
/// they were read: those that are the same share their place.
///
/// # Errors
///
/// The reason, when it is no Parquet file or has no such column of texts.
pub fn parquet_texts(
    bytes: Vec<u8>,
    column: Option<&str>,
) -> Result<Vec<Option<Bytes>>, InputFault> {
    let size = bytes.len() as u64;
    let mut table = Table::open(Bytes::from(bytes), column, Arc::default(), size)?;
    let mut texts = Vec::new();
    while let Some(piece) = table.next()? {
        if let Piece::Cells { cells, .. } = piece {
            texts.extend(cells);
        }
        if texts.len() as u64 > ALL_AT_ONCE {
            return Err(InputFault::TooManyRows { size, most: ALL_AT_ONCE });
        }
    }
    Ok(texts)
}

impl<R: ChunkReader + 'static> Table<R> {
    /// Opens the column of this name, or `puzzle`.
    pub(super) fn open(
        file: R,
        column: Option<&str>,
        read: Arc<AtomicU64>,
        size: u64,
    ) -> Result<Table<R>, InputFault> {
        let name = column.unwrap_or("puzzle");
        let file = ParquetFile::open(file).map_err(parquet)?;
        let metadata = file.metadata().file_metadata();
        let columns = metadata.schema_descr().columns();
        let Some(column) = columns.iter().position(|column| column.path().string() == name) else {
            let columns = columns.iter().map(|column| column.path().string()).collect();
            return Err(InputFault::NoColumn { column: name.to_owned(), columns });
        };
        let descriptor = &columns[column];
        if descriptor.physical_type() != Type::BYTE_ARRAY || descriptor.max_rep_level() > 0 {
            return Err(InputFault::ColumnWithoutTexts { column: name.to_owned() });
        }
        let description = descriptor.clone();
        let rows = metadata.num_rows() as u64;
        let (next_group, group, before) = (0, None, 0);
        Ok(Table { file, column, description, next_group, group, before, rows, size, read })
    }

    pub(super) fn next(&mut self) -> Result<Option<Piece>, InputFault> {
        let cells = guarded(|| self.read()).map_err(parquet)?;
        self.check(&cells)?;
        let (before, count) = (self.before, cells.len() as u64);
        if count == 0 && before != self.rows {
            return Err(InputFault::RowCount { claimed: self.rows, found: before });
        }
        self.before += count;
        // Pages are packed, so bytes are counted as if all rows had the same size.
        let at = |row: u64| (self.size as u128 * row as u128 / self.rows.max(1) as u128) as u64;
        self.read.fetch_add(at(self.before) - at(before), Ordering::Relaxed);
        Ok((count > 0).then_some(Piece::Cells { before, cells }))
    }

    fn read(&mut self) -> Result<Vec<Option<Bytes>>, ParquetError> {
        let mut cells = Vec::new();
        while (cells.len() as u64) < LINES {
            let (missing, description) = (LINES as usize - cells.len(), self.description.clone());
            let Some(group) = self.group()? else { break };
            let texts = next_values(group, &description, missing)?;
            if texts.is_empty() {
                self.group = None;
            }
            cells.extend(texts.into_iter().map(|text| text.map(Bytes::from_owner)));
        }
        Ok(cells)
    }

    /// A few bytes can say "the same text a thousand million times".
    fn check(&self, cells: &[Option<Bytes>]) -> Result<(), InputFault> {
        let rows = self.before + cells.len() as u64;
        let most = ROWS.saturating_add(self.size.saturating_mul(ROWS_PER_BYTE));
        if rows > most {
            return Err(InputFault::TooManyRows { size: self.size, most });
        }
        let is_long = |cell: &Bytes| cell.len() > LONGEST;
        match cells.iter().position(|cell| cell.as_ref().is_some_and(is_long)) {
            Some(row) => Err(InputFault::TooLongText {
                row: self.before + row as u64 + 1,
                most: LONGEST as u64,
            }),
            None => Ok(()),
        }
    }

    fn group(&mut self) -> Result<Option<&mut ColumnReaderImpl<ByteArrayType>>, ParquetError> {
        if self.group.is_none() && self.next_group < self.file.metadata().num_row_groups() {
            self.group = Some(self.file.column(self.next_group, self.column)?);
            self.next_group += 1;
        }
        Ok(self.group.as_mut())
    }
}

fn parquet(error: ParquetError) -> InputFault {
    InputFault::Parquet(parquet_file::fault(&error))
}
