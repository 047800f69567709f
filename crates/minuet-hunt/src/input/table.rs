//! A Parquet file with a column of puzzles.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bytes::Bytes;
use parquet::basic::Type;
use parquet::column::reader::{ColumnReaderImpl, get_typed_column_reader};
use parquet::data_type::{ByteArray, ByteArrayType};
use parquet::errors::ParquetError;
use parquet::file::reader::{ChunkReader, FileReader, SerializedFileReader};

use super::piece::Piece;
use super::text::LINES;

/// The puzzles of a Parquet file, row group by row group.
pub(super) struct Table<R: ChunkReader + 'static> {
    file: SerializedFileReader<R>,
    column: usize,
    optional: bool,
    next_group: usize,
    group: Option<ColumnReaderImpl<ByteArrayType>>,
    before: u64,
    rows: u64,
    size: u64,
    read: Arc<AtomicU64>,
}

/// The texts of a column of a Parquet file, one a row: the column of this name, or `puzzle`.
///
/// # Errors
///
/// The reason, when it is no Parquet file or has no such column of texts.
pub fn parquet_texts(bytes: Vec<u8>, column: Option<&str>) -> Result<Vec<Option<Vec<u8>>>, String> {
    let size = bytes.len() as u64;
    let mut table = Table::open(Bytes::from(bytes), column, Arc::default(), size)?;
    let mut texts = Vec::new();
    while let Some(piece) = table.next().map_err(|error| error.to_string())? {
        if let Piece::Cells { cells, .. } = piece {
            texts.extend(cells.into_iter().map(|cell| cell.map(|text| text.data().to_vec())));
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
        let file = SerializedFileReader::new(file).map_err(|error| error.to_string())?;
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
        Ok(self.piece(cells))
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
            self.group = Some(get_typed_column_reader(group.get_column_reader(self.column)?));
            self.next_group += 1;
        }
        Ok(self.group.as_mut())
    }
}
