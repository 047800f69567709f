//! Rows → bytes.

use std::sync::Arc;

use bytes::Bytes;
use minuet_core::Verdict;
use parquet::basic::{Compression, ZstdLevel};
use parquet::column::writer::ColumnCloseResult;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType};
use parquet::errors::ParquetError;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

use super::columns::{Column, Values};
use super::sheaf::{Sheaf, Stalk};
use super::{letters, whole, words};
use crate::part::{Footer, Part};
use crate::question::Question;

impl Part {
    /// The bytes of its file, which depend on nothing else.
    ///
    /// # Errors
    ///
    /// When Parquet refuses, which it has no reason for.
    pub fn encode(&self, question: &Question) -> Result<Vec<u8>, ParquetError> {
        let mut buffers = Buffers::default();
        let puzzles = self.lines.iter().map(|line| (line.number, &line.row.puzzle));
        let rows = Sheaf::of(puzzles, self.lines.iter().map(|line| line.row.answer.clone()));
        encode(&self.footer, &rows, question, &mut buffers)?;
        Ok(buffers.file)
    }
}

/// What bytes are written to. New memory takes about as long as to write to it: whoever makes many parts should
/// bring some that was used before.
#[derive(Default)]
pub(crate) struct Buffers {
    /// The file of a part.
    pub(crate) file: Vec<u8>,
    /// A column of it.
    pub(crate) column: Vec<u8>,
}

/// Writes the part with this footer and these rows to `buffers.file`.
///
/// # Errors
///
/// When Parquet refuses, which it has no reason for.
pub(crate) fn encode(
    footer: &Footer,
    sheaf: &Sheaf,
    question: &Question,
    buffers: &mut Buffers,
) -> Result<(), ParquetError> {
    let columns = question.columns();
    let schema = Arc::new(parse_message_type(&schema(&columns))?);
    let metadata = footer.write().map_err(|error| ParquetError::External(Box::new(error)))?;
    let properties = WriterProperties::builder()
        // The version of a library must not show in the bytes.
        .set_created_by("minuet".to_owned())
        .set_compression(Compression::ZSTD(ZstdLevel::try_new(1)?))
        .set_statistics_enabled(EnabledStatistics::Chunk)
        .set_offset_index_disabled(true)
        .set_key_value_metadata(Some(metadata));
    let Buffers { mut file, mut column } = std::mem::take(buffers);
    file.clear();
    let mut writer = SerializedFileWriter::new(file, schema, Arc::new(properties.build()))?;
    let descriptions = writer.schema_descr().columns().to_vec();
    let mut group = writer.next_row_group()?;
    let first = letters::column(descriptions[0].clone(), &sheaf.puzzles, column)?;
    column = append(&mut group, first)?;
    for (wanted, description) in columns.iter().zip(&descriptions[1..]) {
        let (rows, description) = (sheaf.iter(), description.clone());
        let next = match wanted.values {
            Values::Source => {
                words::column(description, &[&footer.source], &vec![0; sheaf.rows()], column)?
            }
            Values::Outcome => {
                let codes: Vec<u8> = rows.map(|row| row.answer.decision.verdict as u8).collect();
                words::column(description, &Verdict::ALL.map(Verdict::word), &codes, column)?
            }
            Values::Number => {
                whole::column(description, sheaf, |row| Some(row.number as i64), column)?
            }
            Values::Clues => {
                whole::column(description, sheaf, |row| Some(row.clues.into()), column)?
            }
            Values::Int(value) => {
                let number = |row: &Stalk| value(&row.answer).map(i64::from);
                whole::column(description, sheaf, number, column)?
            }
            Values::Text(value) => {
                let texts = rows.map(|row| Some(ByteArray::from(value(&row.answer)?.as_ref())));
                write::<ByteArrayType>(&mut group, texts)?;
                continue;
            }
            Values::Real(value) => {
                write::<DoubleType>(&mut group, rows.map(|row| value(&row.answer)))?;
                continue;
            }
        };
        column = append(&mut group, next)?;
    }
    group.close()?;
    *buffers = Buffers { file: writer.into_inner()?, column };
    Ok(())
}

/// Adds a column to the file, and gives its buffer back.
fn append(
    group: &mut SerializedRowGroupWriter<'_, Vec<u8>>,
    (bytes, end): (Bytes, ColumnCloseResult),
) -> Result<Vec<u8>, ParquetError> {
    group.append_column(&bytes, end)?;
    Ok(bytes.into())
}

/// The schema in Parquet's own language: the puzzle, then the other columns.
fn schema(columns: &[Column]) -> String {
    let puzzle = "required binary puzzle (UTF8);".to_owned();
    let others = columns.iter().map(|column| {
        let name = column.name;
        match column.values {
            Values::Source => format!("required binary {name} (UTF8);"),
            Values::Number => format!("required int64 {name};"),
            Values::Clues | Values::Int(_) => format!("optional int32 {name};"),
            Values::Outcome | Values::Text(_) => format!("optional binary {name} (UTF8);"),
            Values::Real(_) => format!("optional double {name};"),
        }
    });
    format!("message hunt {{ {puzzle}{} }}", others.collect::<String>())
}

/// Writes the next column the general way, as the library does.
fn write<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, Vec<u8>>,
    values: impl Iterator<Item = Option<T::T>>,
) -> Result<(), ParquetError> {
    let (mut levels, mut there) = (Vec::new(), Vec::new());
    for value in values {
        levels.push(i16::from(value.is_some()));
        there.extend(value);
    }
    let missing = || ParquetError::General("there are more columns than in the schema".to_owned());
    let mut out = group.next_column()?.ok_or_else(missing)?;
    out.typed::<T>().write_batch(&there, Some(&levels), None)?;
    out.close()
}
