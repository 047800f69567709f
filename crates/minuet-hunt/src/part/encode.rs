//! Rows → bytes.

use std::sync::Arc;

use minuet_core::Verdict;
use parquet::basic::{Compression, Encoding, ZstdLevel};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::ColumnDescPtr;

use super::columns::{Column, Values};
use super::{letters, words};
use crate::part::{Footer, Line, Part};
use crate::question::Question;

/// How hard Zstandard tries.
const LEVEL: i32 = 1;

impl Part {
    /// The bytes of its file, which depend on nothing else.
    ///
    /// # Errors
    ///
    /// When Parquet refuses, which it has no reason for.
    pub fn encode(&self, question: &Question) -> Result<Vec<u8>, ParquetError> {
        encode(&self.footer, std::slice::from_ref(&self.lines), question)
    }
}

/// The bytes of the part with this footer and the lines of all these pieces.
///
/// # Errors
///
/// When Parquet refuses, which it has no reason for.
pub(crate) fn encode(
    footer: &Footer,
    pieces: &[Vec<Line>],
    question: &Question,
) -> Result<Vec<u8>, ParquetError> {
    Sheaf { footer, pieces }.encode(question)
}

/// What a part is made of, where the threads have left it: to lay it together would take a while.
struct Sheaf<'a> {
    footer: &'a Footer,
    pieces: &'a [Vec<Line>],
}

impl<'a> Sheaf<'a> {
    fn count(&self) -> usize {
        self.pieces.iter().map(Vec::len).sum()
    }

    fn lines(&self) -> impl Iterator<Item = &'a Line> {
        self.pieces.iter().flatten()
    }

    fn encode(&self, question: &Question) -> Result<Vec<u8>, ParquetError> {
        let columns = question.columns();
        let schema = Arc::new(parse_message_type(&schema(&columns))?);
        let metadata =
            self.footer.write().map_err(|error| ParquetError::External(Box::new(error)))?;
        let zstd = Compression::ZSTD(ZstdLevel::try_new(LEVEL)?);
        let properties = WriterProperties::builder()
            // The version of a library must not show in the bytes.
            .set_created_by("minuet".to_owned())
            .set_compression(zstd)
            .set_statistics_enabled(EnabledStatistics::Chunk)
            .set_offset_index_disabled(true)
            .set_key_value_metadata(Some(metadata));
        let numbers = columns.iter().filter(|column| column.values.are_whole());
        let properties = numbers.fold(properties, |properties, column| {
            // Neighbours differ by little, and in a few bits there is nothing left to pack. A dictionary would
            // be as short, but takes far longer to make.
            properties
                .set_column_compression(column.name.into(), Compression::UNCOMPRESSED)
                .set_column_dictionary_enabled(column.name.into(), false)
                .set_column_encoding(column.name.into(), Encoding::DELTA_BINARY_PACKED)
        });
        let mut writer =
            SerializedFileWriter::new(Vec::new(), schema, Arc::new(properties.build()))?;
        let descriptions = writer.schema_descr().columns().to_vec();
        let mut group = writer.next_row_group()?;
        let (bytes, end) = letters::column(descriptions[0].clone(), self.count(), self.lines())?;
        group.append_column(&bytes, end)?;
        for (column, description) in columns.iter().zip(&descriptions[1..]) {
            self.write(column, description, &mut group)?;
        }
        group.close()?;
        writer.into_inner()
    }

    fn write(
        &self,
        column: &Column,
        description: &ColumnDescPtr,
        group: &mut SerializedRowGroupWriter<'_, Vec<u8>>,
    ) -> Result<(), ParquetError> {
        let (lines, count) = (self.lines(), self.count());
        let mut words = |words: &[&str], codes: &[u8]| {
            let (bytes, end) = words::column(description.clone(), LEVEL, words, codes)?;
            group.append_column(&bytes, end)
        };
        match &column.values {
            Values::Source => words(&[&self.footer.source], &vec![0; count]),
            Values::Outcome => {
                let codes: Vec<u8> = lines.map(|line| line.row.verdict() as u8).collect();
                words(&Verdict::ALL.map(Verdict::word), &codes)
            }
            Values::Number => {
                let numbers = lines.map(|line| Some(line.number as i64));
                write::<Int64Type>(group, count, numbers)
            }
            Values::Int(value) => write::<Int32Type>(group, count, lines.map(value)),
            Values::Text(value) => {
                let text = |line| Some(ByteArray::from(value(line)?.as_ref()));
                write::<ByteArrayType>(group, count, lines.map(text))
            }
            Values::Real(value) => write::<DoubleType>(group, count, lines.map(value)),
        }
    }
}

/// The schema in Parquet's own language: the puzzle, then the other columns.
fn schema(columns: &[Column]) -> String {
    let puzzle = "required binary puzzle (UTF8);".to_owned();
    let others = columns.iter().map(|column| {
        let name = column.name;
        match column.values {
            Values::Source => format!("required binary {name} (UTF8);"),
            Values::Number => format!("required int64 {name};"),
            Values::Int(_) => format!("optional int32 {name};"),
            Values::Outcome | Values::Text(_) => format!("optional binary {name} (UTF8);"),
            Values::Real(_) => format!("optional double {name};"),
        }
    });
    format!("message hunt {{ {puzzle}{} }}", others.collect::<String>())
}

/// Writes the next column the general way. Where a value is missing, the column must allow it.
fn write<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, Vec<u8>>,
    count: usize,
    values: impl Iterator<Item = Option<T::T>>,
) -> Result<(), ParquetError> {
    let mut levels = Vec::with_capacity(count);
    let mut there = Vec::with_capacity(count);
    for value in values {
        levels.push(i16::from(value.is_some()));
        there.extend(value);
    }
    let missing = || ParquetError::General("there are more columns than in the schema".to_owned());
    let mut out = group.next_column()?.ok_or_else(missing)?;
    out.typed::<T>().write_batch(&there, Some(&levels), None)?;
    out.close()
}
