//! Rows → bytes.

use std::sync::Arc;

use minuet_core::Verdict;
use parquet::basic::{Compression, Encoding, ZstdLevel};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::parser::parse_message_type;

use super::columns::{Column, Values};
use super::letters;
use crate::part::{Line, Part};
use crate::question::Question;

impl Part {
    /// The bytes of its file, which depend on nothing else.
    ///
    /// # Errors
    ///
    /// When Parquet refuses, which it has no reason for.
    pub fn encode(&self, question: &Question) -> Result<Vec<u8>, ParquetError> {
        let columns = question.columns();
        let schema = Arc::new(parse_message_type(&schema(&columns))?);
        let metadata =
            self.footer.write().map_err(|error| ParquetError::External(Box::new(error)))?;
        let zstd = Compression::ZSTD(ZstdLevel::try_new(1)?);
        let properties = WriterProperties::builder()
            // The version of a library must not show in the bytes.
            .set_created_by("minuet".to_owned())
            .set_compression(zstd)
            .set_statistics_enabled(EnabledStatistics::Chunk)
            .set_offset_index_disabled(true)
            // The pages of puzzles are packed in a way of their own.
            .set_column_compression("puzzle".into(), Compression::UNCOMPRESSED)
            .set_column_dictionary_enabled("puzzle".into(), false)
            .set_column_encoding("puzzle".into(), Encoding::DELTA_LENGTH_BYTE_ARRAY)
            .set_column_statistics_enabled("puzzle".into(), EnabledStatistics::None)
            .set_column_dictionary_enabled("line".into(), false)
            .set_column_encoding("line".into(), Encoding::DELTA_BINARY_PACKED)
            .set_key_value_metadata(Some(metadata))
            .build();
        let properties = Arc::new(properties);
        let mut writer = SerializedFileWriter::new(Vec::new(), schema, properties.clone())?;
        let puzzle = writer.schema_descr().column(0);
        let mut group = writer.next_row_group()?;
        let (bytes, mut end) = letters::column(puzzle, properties, &puzzles(&self.lines))?;
        end.metadata = end.metadata.into_builder().set_compression(zstd).build()?;
        group.append_column(&bytes, end)?;
        for column in &columns {
            let mut out = group.next_column()?.ok_or_else(|| missing(column))?;
            self.write(column, &mut out)?;
            out.close()?;
        }
        group.close()?;
        writer.into_inner()
    }

    fn write(
        &self,
        column: &Column,
        out: &mut SerializedColumnWriter<'_>,
    ) -> Result<(), ParquetError> {
        let lines = &self.lines;
        match &column.values {
            Values::Source => {
                let source = ByteArray::from(self.footer.source.as_str());
                required::<ByteArrayType>(out, &vec![source; lines.len()])
            }
            Values::Number => {
                let numbers: Vec<i64> = lines.iter().map(|line| line.number as i64).collect();
                required::<Int64Type>(out, &numbers)
            }
            Values::Int(value) => optional::<Int32Type>(out, lines.iter().map(value)),
            Values::Outcome => {
                let words = Verdict::ALL.map(|verdict| ByteArray::from(verdict.word()));
                let word = |line: &Line| Some(words[line.row.verdict() as usize].clone());
                optional::<ByteArrayType>(out, lines.iter().map(word))
            }
            Values::Text(value) => {
                let text = |line| Some(ByteArray::from(value(line)?.as_ref()));
                optional::<ByteArrayType>(out, lines.iter().map(text))
            }
            Values::Real(value) => optional::<DoubleType>(out, lines.iter().map(value)),
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

fn missing(column: &Column) -> ParquetError {
    ParquetError::General(format!("there is no column {}", column.name))
}

/// All puzzles as text; one allocation holds them.
fn puzzles(lines: &[Line]) -> Vec<ByteArray> {
    let mut text = Vec::with_capacity(81 * lines.len());
    for line in lines {
        text.extend(line.row.puzzle.characters());
    }
    let text = ByteArray::from(text);
    (0..lines.len()).map(|i| text.slice(81 * i, 81)).collect()
}

fn required<T: DataType>(
    out: &mut SerializedColumnWriter<'_>,
    values: &[T::T],
) -> Result<(), ParquetError> {
    out.typed::<T>().write_batch(values, None, None).map(drop)
}

fn optional<T: DataType>(
    out: &mut SerializedColumnWriter<'_>,
    values: impl Iterator<Item = Option<T::T>>,
) -> Result<(), ParquetError> {
    let mut levels = Vec::with_capacity(values.size_hint().0);
    let mut there = Vec::with_capacity(values.size_hint().0);
    for value in values {
        levels.push(i16::from(value.is_some()));
        there.extend(value);
    }
    out.typed::<T>().write_batch(&there, Some(&levels), None).map(drop)
}
