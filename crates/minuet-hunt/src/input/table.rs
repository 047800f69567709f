//! A Parquet file with a column of puzzles.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bytes::Bytes;
use parquet::basic::Type;
use parquet::column::reader::ColumnReaderImpl;
use parquet::data_type::{ByteArray, ByteArrayType};
use parquet::errors::ParquetError;
use parquet::file::reader::{ChunkReader, FileReader, SerializedFileReader};

use super::piece::Piece;
use super::text::LINES;
use crate::guard::{Bounded, Pages, check_place, guarded};

/// The puzzles of a Parquet file, row group by row group.
pub(super) struct Table<R: ChunkReader + 'static> {
    file: SerializedFileReader<Bounded<R>>,
    column: usize,
    optional: bool,
    next_group: usize,
    group: Option<ColumnReaderImpl<ByteArrayType>>,
    before: u64,
    rows: u64,
    size: u64,
    read: Arc<AtomicU64>,
}

/// No puzzle is as long as this, in whatever format.
const LONGEST: usize = 1 << 16;

/// So many rows may be in a file of any size, where each says the same or nothing.
const ROWS: u64 = 1 << 20;

/// Beyond that, so many in each byte of the file: no packer makes different puzzles as small.
const ROWS_A_BYTE: u64 = 4;

/// A text of a Parquet file, which lies where it was read: those that are the same share their place.
#[derive(Clone, Debug)]
pub struct CellText(ByteArray);

impl CellText {
    /// The text.
    pub fn bytes(&self) -> &[u8] {
        self.0.data()
    }
}

/// The texts of a column of a Parquet file, one a row: the column of this name, or `puzzle`.
///
/// # Errors
///
/// The reason, when it is no Parquet file or has no such column of texts.
pub fn parquet_texts(
    bytes: Vec<u8>,
    column: Option<&str>,
) -> Result<Vec<Option<CellText>>, String> {
    let size = bytes.len() as u64;
    let mut table = Table::open(Bytes::from(bytes), column, Arc::default(), size)?;
    let mut texts = Vec::new();
    while let Some(piece) = table.next().map_err(|error| error.to_string())? {
        if let Piece::Cells { cells, .. } = piece {
            texts.extend(cells.into_iter().map(|cell| cell.map(CellText)));
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
    ) -> Result<Table<R>, String> {
        let name = column.unwrap_or("puzzle");
        let (file, pages) = Bounded::new(file);
        let file =
            guarded(|| SerializedFileReader::new(file)).map_err(|error| error.to_string())?;
        pages.store(true, Ordering::Relaxed);
        let metadata = file.metadata().file_metadata();
        let columns = metadata.schema_descr().columns();
        let Some(column) = columns.iter().position(|column| column.path().string() == name) else {
            let names: Vec<String> = columns.iter().map(|column| column.path().string()).collect();
            let names = names.join(", ");
            return Err(format!(
                "there is no column {name} (--column names it); there are {names}"
            ));
        };
        let descriptor = &columns[column];
        if descriptor.physical_type() != Type::BYTE_ARRAY || descriptor.max_rep_level() > 0 {
            return Err(format!("the column {name} holds no texts"));
        }
        let optional = descriptor.max_def_level() > 0;
        let rows = metadata.num_rows() as u64;
        Ok(Table {
            file,
            column,
            optional,
            next_group: 0,
            group: None,
            before: 0,
            rows,
            size,
            read,
        })
    }

    pub(super) fn next(&mut self) -> Result<Option<Piece>, ParquetError> {
        guarded(|| self.read())
    }

    fn read(&mut self) -> Result<Option<Piece>, ParquetError> {
        let mut cells = Vec::new();
        while (cells.len() as u64) < LINES {
            let missing = LINES as usize - cells.len();
            let Some(group) = self.group()? else { break };
            let (mut levels, mut values) = (Vec::new(), Vec::new());
            let (count, ..) = group.read_records(missing, Some(&mut levels), None, &mut values)?;
            if count == 0 {
                self.group = None;
            } else if self.optional {
                let mut values = values.into_iter();
                let there = |level| if level > 0 { values.next() } else { None };
                cells.extend(levels.into_iter().map(there));
            } else {
                cells.extend(values.into_iter().map(Some));
            }
        }
        self.check(&cells)?;
        Ok(self.piece(cells))
    }

    /// A few bytes can say "the same text a thousand million times".
    fn check(&self, cells: &[Option<ByteArray>]) -> Result<(), ParquetError> {
        let rows = self.before + cells.len() as u64;
        let most = ROWS.saturating_add(self.size.saturating_mul(ROWS_A_BYTE));
        if rows > most {
            let reason =
                format!("{} bytes cannot hold more than {most} rows of puzzles", self.size);
            return Err(ParquetError::General(reason));
        }
        let long =
            cells.iter().position(|cell| cell.as_ref().is_some_and(|cell| cell.len() > LONGEST));
        match long {
            Some(row) => {
                let row = self.before + row as u64 + 1;
                let reason =
                    format!("row {row} holds more than {LONGEST} bytes: no puzzle is so long");
                Err(ParquetError::General(reason))
            }
            None => Ok(()),
        }
    }

    fn piece(&mut self, cells: Vec<Option<ByteArray>>) -> Option<Piece> {
        let (before, count) = (self.before, cells.len() as u64);
        self.before += count;
        // Pages are packed, so bytes are counted as if all rows had the same size.
        let at = |row: u64| (self.size as u128 * row as u128 / self.rows.max(1) as u128) as u64;
        self.read.fetch_add(at(self.before) - at(before), Ordering::Relaxed);
        (count > 0).then_some(Piece::Cells { before, cells })
    }

    fn group(&mut self) -> Result<Option<&mut ColumnReaderImpl<ByteArrayType>>, ParquetError> {
        if self.group.is_none() && self.next_group < self.file.num_row_groups() {
            let group = self.file.get_row_group(self.next_group)?;
            check_place(group.metadata(), self.column)?;
            let descriptor = group.metadata().column(self.column).column_descr_ptr();
            let pages = group.get_column_page_reader(self.column)?;
            let pages = Pages::new(pages, descriptor.clone());
            self.group = Some(ColumnReaderImpl::new(descriptor, Box::new(pages)));
            self.next_group += 1;
        }
        Ok(self.group.as_mut())
    }
}
