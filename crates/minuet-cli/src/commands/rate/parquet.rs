//! Rows as a Parquet file.

use std::sync::Arc;

use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::parser::parse_message_type;

use super::column::{Column, Kind};
use super::value::Value;
use crate::output::Output;

/// How many rows are kept in memory before they are written.
const GROUP: usize = 1 << 16;

/// A Parquet file that grows.
pub(super) struct ParquetFile {
    columns: Vec<Column>,
    writer: SerializedFileWriter<Output>,
    /// The values of each row, in the order of the columns.
    rows: Vec<Vec<Value>>,
}

impl ParquetFile {
    pub(super) fn new(out: Output, columns: &[Column]) -> Result<ParquetFile, ParquetError> {
        let schema = Arc::new(parse_message_type(&schema(columns))?);
        let properties = WriterProperties::builder()
            .set_created_by("minuet".to_owned())
            .set_compression(Compression::SNAPPY)
            .set_column_dictionary_enabled("puzzle".into(), false)
            .build();
        let writer = SerializedFileWriter::new(out, schema, Arc::new(properties))?;
        Ok(ParquetFile { columns: columns.to_vec(), writer, rows: Vec::new() })
    }

    pub(super) fn put(&mut self, row: Vec<Value>) -> Result<(), ParquetError> {
        self.rows.push(row);
        if self.rows.len() == GROUP { self.write_group() } else { Ok(()) }
    }

    pub(super) fn finish(mut self) -> Result<Output, ParquetError> {
        if !self.rows.is_empty() {
            self.write_group()?;
        }
        self.writer.into_inner()
    }

    fn write_group(&mut self) -> Result<(), ParquetError> {
        let mut group = self.writer.next_row_group()?;
        for (i, column) in self.columns.iter().enumerate() {
            let values = self.rows.iter().map(|row| row[i]);
            let mut out = group.next_column()?.ok_or(ParquetError::EOF(column.to_string()))?;
            match column.kind() {
                Kind::Count => write::<Int32Type>(&mut out, values.map(number))?,
                Kind::Text | Kind::Word | Kind::Limited => {
                    write::<ByteArrayType>(&mut out, values.map(text))?;
                }
            }
            out.close()?;
        }
        group.close()?;
        self.rows.clear();
        Ok(())
    }
}

/// The schema in Parquet's own language. Depth and number are text: `2`, or `>3`.
fn schema(columns: &[Column]) -> String {
    let fields = columns.iter().map(|column| match column.kind() {
        Kind::Count => format!("optional int32 {column};"),
        Kind::Text | Kind::Word | Kind::Limited => format!("optional binary {column} (UTF8);"),
    });
    format!("message rate {{ {} }}", fields.collect::<String>())
}

fn number(value: Value) -> Option<i32> {
    match value {
        Value::Count(count) => i32::try_from(count).ok(),
        _ => None,
    }
}

fn text(value: Value) -> Option<ByteArray> {
    value.present().map(|value| ByteArray::from(value.to_string().into_bytes()))
}

fn write<T: DataType>(
    out: &mut SerializedColumnWriter<'_>,
    values: impl Iterator<Item = Option<T::T>>,
) -> Result<(), ParquetError> {
    let mut levels = Vec::new();
    let mut present = Vec::new();
    for value in values {
        levels.push(i16::from(value.is_some()));
        present.extend(value);
    }
    out.typed::<T>().write_batch(&present, Some(&levels), None).map(drop)
}
