//! Rows of a hunt as columns of Arrow.

use std::sync::Arc;

use arrow_array::builder::{PrimitiveBuilder, StringBuilder};
use arrow_array::cast::AsArray;
use arrow_array::types::{Float64Type, Int32Type, Int64Type};
use arrow_array::{
    ArrayRef, ArrowPrimitiveType, Float64Array, Int32Array, Int64Array, RecordBatch, StringArray,
};
use arrow_buffer::{OffsetBuffer, ScalarBuffer};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};
use minuet_core::Cell;
use minuet_hunt::{Column, Line, Question, Values};

/// The schema of the parts of a hunt.
pub(crate) fn schema(question: &Question) -> SchemaRef {
    let fields = question.columns().into_iter().map(|column| {
        let (kind, nullable) = match column.values {
            Values::Puzzle | Values::Source => (DataType::Utf8, false),
            Values::Long(_) => (DataType::Int64, false),
            Values::Int(_) => (DataType::Int32, true),
            Values::Text(_) => (DataType::Utf8, true),
            Values::Real(_) => (DataType::Float64, true),
        };
        Field::new(column.name, kind, nullable)
    });
    Arc::new(Schema::new(fields.collect::<Vec<_>>()))
}

/// The rows of some lines; `sources` has where each comes from.
pub(crate) fn rows(
    question: &Question,
    schema: &SchemaRef,
    lines: &[Line],
    sources: &[&str],
) -> Result<RecordBatch, ArrowError> {
    let columns = question.columns();
    let arrays = columns.iter().map(|column| array(column, lines, sources));
    RecordBatch::try_new(schema.clone(), arrays.collect())
}

fn array(column: &Column, lines: &[Line], sources: &[&str]) -> ArrayRef {
    match &column.values {
        Values::Puzzle => Arc::new(puzzles(lines)),
        Values::Source => Arc::new(StringArray::from_iter_values(sources)),
        Values::Long(value) => Arc::new(Int64Array::from_iter_values(lines.iter().map(value))),
        Values::Int(value) => Arc::new(lines.iter().map(value).collect::<Int32Array>()),
        Values::Text(value) => Arc::new(lines.iter().map(value).collect::<StringArray>()),
        Values::Real(value) => Arc::new(lines.iter().map(value).collect::<Float64Array>()),
    }
}

/// Batches of this schema, one after the other.
pub(crate) fn joined(
    schema: &SchemaRef,
    batches: &[RecordBatch],
) -> Result<RecordBatch, ArrowError> {
    let rows = batches.iter().map(RecordBatch::num_rows).sum();
    let columns = schema.fields().iter().enumerate().map(|(index, field)| {
        let parts = batches.iter().map(|batch| batch.column(index));
        Ok::<ArrayRef, ArrowError>(match field.data_type() {
            DataType::Int32 => joined_numbers::<Int32Type>(parts, rows),
            DataType::Int64 => joined_numbers::<Int64Type>(parts, rows),
            DataType::Float64 => joined_numbers::<Float64Type>(parts, rows),
            _ => {
                let texts: Vec<&StringArray> = parts.map(AsArray::as_string).collect();
                let bytes = texts.iter().map(|part| part.value_data().len()).sum();
                let mut builder = StringBuilder::with_capacity(rows, bytes);
                texts.into_iter().try_for_each(|part| builder.append_array(part))?;
                Arc::new(builder.finish())
            }
        })
    });
    RecordBatch::try_new(schema.clone(), columns.collect::<Result<_, _>>()?)
}

fn joined_numbers<'a, T: ArrowPrimitiveType>(
    parts: impl Iterator<Item = &'a ArrayRef>,
    rows: usize,
) -> ArrayRef {
    let mut builder = PrimitiveBuilder::<T>::with_capacity(rows);
    parts.for_each(|part| builder.append_array(part.as_primitive()));
    Arc::new(builder.finish())
}

/// All puzzles as text, 81 characters each.
fn puzzles(lines: &[Line]) -> StringArray {
    let mut text = Vec::with_capacity(81 * lines.len());
    for line in lines {
        let puzzle = &line.row.puzzle;
        text.extend(Cell::ALL.map(|cell| puzzle.get(cell).map_or(b'.', |d| b'0' + d.get())));
    }
    let offsets = (0..=lines.len() as i32).map(|i| 81 * i).collect::<Vec<_>>();
    let offsets = OffsetBuffer::new(ScalarBuffer::from(offsets));
    StringArray::new(offsets, text.into(), None)
}
