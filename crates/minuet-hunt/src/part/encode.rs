//! Rows → bytes.

use std::sync::Arc;

use bytes::Bytes;
use minuet_core::Cell;
use parquet::basic::{Compression, Encoding};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::{
    SerializedColumnWriter, SerializedFileWriter, SerializedRowGroupWriter,
};
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
        let missing = || ParquetError::EOF(column.name.to_owned());
        let out = group.next_column()?.ok_or_else(missing)?;
        let lines = self.lines.iter();
        match column.values {
            Values::Puzzle => {
                write::<ByteArrayType>(out, shared(lines.map(|line| Some(text(line)))))
            }
            Values::Source => {
                let source = ByteArray::from(self.footer.source.as_str());
                write::<ByteArrayType>(out, lines.map(|_| Some(source.clone())))
            }
            Values::Long(value) => write::<Int64Type>(out, lines.map(|line| Some(value(line)))),
            Values::Int(value) => write::<Int32Type>(out, lines.map(value)),
            Values::Text(value) => write::<ByteArrayType>(out, shared(lines.map(value))),
            Values::Real(value) => write::<DoubleType>(out, lines.map(value)),
        }
    }
}

/// The 81 characters of the puzzle.
fn text(line: &Line) -> [u8; 81] {
    Cell::ALL.map(|cell| line.row.puzzle.get(cell).map_or(b'.', |digit| b'0' + digit.get()))
}

/// Texts that share their memory: it would take longer to find a place for each than to write it.
fn shared<T: AsRef<[u8]>>(
    texts: impl Iterator<Item = Option<T>>,
) -> impl Iterator<Item = Option<ByteArray>> {
    let mut all = Vec::new();
    let lengths: Vec<Option<usize>> = texts
        .map(|text| {
            let text = text?;
            all.extend_from_slice(text.as_ref());
            Some(text.as_ref().len())
        })
        .collect();
    let mut rest = Bytes::from(all);
    lengths.into_iter().map(move |length| Some(rest.split_to(length?).into()))
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

/// Writes a column.
fn write<T: DataType>(
    mut out: SerializedColumnWriter<'_>,
    values: impl Iterator<Item = Option<T::T>>,
) -> Result<(), ParquetError> {
    let (mut levels, mut there) = (Vec::new(), Vec::new());
    for value in values {
        levels.push(i16::from(value.is_some()));
        there.extend(value);
    }
    out.typed::<T>().write_batch(&there, Some(&levels), None)?;
    out.close()
}
