//! Rows → bytes.

use std::sync::Arc;

use bytes::Bytes;
use minuet_core::Cell;
use parquet::basic::{Compression, Encoding};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

use super::{Column, Line, Part, Values, checksum};
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
        let metadata = self.footer.write();
        let metadata = metadata.map_err(|error| ParquetError::External(Box::new(error)))?;
        let mut properties = WriterProperties::builder()
            // The version of a library must not show in the bytes.
            .set_created_by("minuet".to_owned())
            // Half again as large as with Zstandard, but nothing has to be built from C for it.
            .set_compression(Compression::SNAPPY)
            .set_statistics_enabled(EnabledStatistics::Chunk)
            .set_column_statistics_enabled("puzzle".into(), EnabledStatistics::None)
            .set_offset_index_disabled(true)
            .set_key_value_metadata(Some(metadata));
        for column in &columns {
            // Words repeat, so they have a dictionary. Numbers differ little from their neighbours, and their
            // differences are faster to write than a dictionary. Each puzzle is stored by itself.
            properties = match column.values {
                Values::Source | Values::Text(_) => continue,
                Values::Puzzle | Values::Real(_) => properties,
                Values::Long(_) | Values::Int(_) => properties
                    .set_column_encoding(column.name.into(), Encoding::DELTA_BINARY_PACKED),
            }
            .set_column_dictionary_enabled(column.name.into(), false);
        }
        let mut writer =
            SerializedFileWriter::new(Vec::new(), schema, Arc::new(properties.build()))?;
        let mut group = writer.next_row_group()?;
        for column in &columns {
            self.write(column, &mut group)?;
        }
        group.close()?;
        writer.into_inner().map(checksum::seal)
    }

    fn write(
        &self,
        column: &Column,
        group: &mut SerializedRowGroupWriter<'_, Vec<u8>>,
    ) -> Result<(), ParquetError> {
        let lines = self.lines.iter();
        match column.values {
            Values::Puzzle => write::<ByteArrayType>(group, puzzles(&self.lines).map(Some)),
            Values::Source => {
                let source = ByteArray::from(self.footer.source.as_str());
                write::<ByteArrayType>(group, lines.map(|_| Some(source.clone())))
            }
            Values::Long(value) => write::<Int64Type>(group, lines.map(|line| Some(value(line)))),
            Values::Int(value) => write::<Int32Type>(group, lines.map(value)),
            Values::Text(value) => {
                let text = |line| value(line).map(|text| ByteArray::from(&*text));
                write::<ByteArrayType>(group, lines.map(text))
            }
            Values::Real(value) => write::<DoubleType>(group, lines.map(value)),
        }
    }
}

/// All puzzles as text. They share their memory: a text of its own for each would take longer than to write it.
fn puzzles(lines: &[Line]) -> impl Iterator<Item = ByteArray> {
    let mut text = Vec::with_capacity(81 * lines.len());
    for line in lines {
        let puzzle = &line.row.puzzle;
        text.extend(Cell::ALL.map(|cell| puzzle.get(cell).map_or(b'.', |d| b'0' + d.get())));
    }
    let text = Bytes::from(text);
    (0..lines.len()).map(move |i| text.slice(81 * i..81 * (i + 1)).into())
}

/// The schema in Parquet's own language.
fn schema(columns: &[Column]) -> String {
    let fields = columns.iter().map(|column| {
        let name = column.name;
        match column.values {
            Values::Puzzle | Values::Source => format!("required binary {name} (UTF8);"),
            Values::Long(_) => format!("required int64 {name};"),
            Values::Int(_) => format!("optional int32 {name};"),
            Values::Text(_) => format!("optional binary {name} (UTF8);"),
            Values::Real(_) => format!("optional double {name};"),
        }
    });
    format!("message hunt {{ {} }}", fields.collect::<String>())
}

/// Writes the next column.
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
