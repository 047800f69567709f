//! Rows of a hunt as columns of Arrow.

use std::sync::Arc;

use arrow_array::builder::{Float64Builder, Int32Builder, PrimitiveBuilder, StringBuilder};
use arrow_array::cast::AsArray;
use arrow_array::types::{Float64Type, Int32Type, Int64Type};
use arrow_array::{ArrayRef, ArrowPrimitiveType, Int32Array, Int64Array, RecordBatch, StringArray};
use arrow_buffer::{OffsetBuffer, ScalarBuffer};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};
use minuet_core::Cell;
use minuet_hunt::{Column, Line, Question, Values};

/// The schema of the parts of a hunt.
pub(crate) fn schema(question: &Question) -> SchemaRef {
    let puzzle = Field::new("puzzle", DataType::Utf8, false);
    let others = question.columns().into_iter().map(|column| {
        let (kind, nullable) = match column.values {
            Values::Source => (DataType::Utf8, false),
            Values::Number => (DataType::Int64, false),
            Values::Clues | Values::Int(_) => (DataType::Int32, true),
            Values::Outcome | Values::Text(_) => (DataType::Utf8, true),
            Values::Real(_) => (DataType::Float64, true),
        };
        Field::new(column.name, kind, nullable)
    });
    Arc::new(Schema::new(std::iter::once(puzzle).chain(others).collect::<Vec<_>>()))
}

/// The rows of some lines; `sources` has where each comes from.
pub(crate) fn rows(
    question: &Question,
    schema: &SchemaRef,
    lines: &[Line],
    sources: &[&str],
) -> Result<RecordBatch, ArrowError> {
    let columns = question.columns();
    let puzzle: ArrayRef = Arc::new(puzzles(lines));
    let others = columns.iter().map(|column| array(column, lines, sources));
    RecordBatch::try_new(schema.clone(), std::iter::once(puzzle).chain(others).collect())
}

fn array(column: &Column, lines: &[Line], sources: &[&str]) -> ArrayRef {
    match &column.values {
        Values::Source => Arc::new(StringArray::from_iter_values(sources)),
        Values::Number => {
            Arc::new(Int64Array::from_iter_values(lines.iter().map(|line| line.number as i64)))
        }
        Values::Clues => {
            let clues = lines.iter().map(|line| line.row.puzzle.clues() as i32);
            Arc::new(Int32Array::from_iter_values(clues))
        }
        Values::Int(value) => {
            let mut builder = Int32Builder::with_capacity(lines.len());
            lines.iter().for_each(|line| builder.append_option(value(&line.row.answer)));
            Arc::new(builder.finish())
        }
        Values::Outcome => {
            let words = lines.iter().map(|line| line.row.verdict().word());
            Arc::new(StringArray::from_iter_values(words))
        }
        Values::Text(value) => {
            let mut builder = StringBuilder::with_capacity(lines.len(), 8 * lines.len());
            lines.iter().for_each(|line| builder.append_option(value(&line.row.answer)));
            Arc::new(builder.finish())
        }
        Values::Real(value) => {
            let mut builder = Float64Builder::with_capacity(lines.len());
            lines.iter().for_each(|line| builder.append_option(value(&line.row.answer)));
            Arc::new(builder.finish())
        }
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
