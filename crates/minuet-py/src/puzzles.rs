//! Many puzzles, as Python hands them over: lists, NumPy arrays, Arrow data.

use arrow_array::cast::AsArray;
use arrow_array::types::Int64Type;
use arrow_array::{Array, ArrayRef, PrimitiveArray};
use arrow_schema::DataType;
use minuet_core::Puzzle;
use minuet_hunt::{Rejected, read_cell};
use minuet_words::message::{InputFault, PythonMessage};
use pyo3::buffer::PyBuffer;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString};

use crate::argument::type_name;
use crate::error::{mistyped, wrong};
use crate::foreign::{each_row, import_array, import_stream};
use crate::texts::Texts;

/// Many puzzles, each read when it is asked for.
pub(crate) struct Puzzles {
    pieces: Vec<Piece>,
    /// How many rows come before each piece, and how many there are in all.
    before: Vec<usize>,
}

enum Piece {
    /// Texts of a list or of a NumPy array, whose memory may change while we work.
    Copied(Texts),
    /// A column of Arrow, in the memory of its library.
    Arrow { texts: ArrayRef, sources: Option<ArrayRef>, lines: Option<PrimitiveArray<Int64Type>> },
}

impl Piece {
    fn len(&self) -> usize {
        match self {
            Piece::Copied(texts) => texts.len(),
            Piece::Arrow { texts, .. } => texts.len(),
        }
    }
}

/// A row of the input.
pub(crate) struct Item<'a> {
    /// Its line, if the input says so; otherwise the number of the row, from 1.
    pub(crate) line: u64,
    /// Where it comes from, if the input says so.
    pub(crate) source: Option<&'a str>,
    /// The puzzle.
    pub(crate) puzzle: Result<Puzzle, Rejected>,
}

impl Puzzles {
    /// Takes what Python hands over; `column` names the column of a table that holds the puzzles.
    pub(crate) fn take(object: &Bound<'_, PyAny>, column: &str) -> PyResult<Puzzles> {
        let pieces = if object.hasattr("__arrow_c_array__")? {
            vec![arrow(import_array(object)?, column)?]
        } else if object.hasattr("__arrow_c_stream__")? {
            let arrays = import_stream(object)?;
            arrays.into_iter().map(|array| arrow(array, column)).collect::<PyResult<_>>()?
        } else if object.hasattr("__array_interface__")? {
            vec![numpy(object)?]
        } else {
            vec![list(object)?]
        };
        let mut before = vec![0];
        for piece in &pieces {
            before.push(before[before.len() - 1] + piece.len());
        }
        Ok(Puzzles { pieces, before })
    }

    pub(crate) fn len(&self) -> usize {
        self.before[self.pieces.len()]
    }

    /// The row number `row`, from 0.
    pub(crate) fn get(&self, row: usize) -> Item<'_> {
        let index = self.before.partition_point(|&before| before <= row) - 1;
        let at = row - self.before[index];
        let line = row as u64 + 1;
        match &self.pieces[index] {
            Piece::Copied(texts) => {
                Item { line, source: None, puzzle: read_cell(line, texts.get(at)) }
            }
            Piece::Arrow { texts, sources, lines } => {
                let told = lines.as_ref().filter(|lines| lines.is_valid(at));
                let line = told.map_or(line, |lines| lines.value(at) as u64);
                let source = sources.as_ref().and_then(|sources| bytes_at(sources, at));
                let source = source.and_then(|bytes| std::str::from_utf8(bytes).ok());
                Item { line, source, puzzle: read_cell(line, bytes_at(texts, at)) }
            }
        }
    }
}

/// The text in a row of a column that holds texts.
fn bytes_at(texts: &ArrayRef, at: usize) -> Option<&[u8]> {
    if texts.is_null(at) {
        return None;
    }
    match texts.data_type() {
        DataType::Utf8 => Some(texts.as_string::<i32>().value(at).as_bytes()),
        DataType::LargeUtf8 => Some(texts.as_string::<i64>().value(at).as_bytes()),
        DataType::Utf8View => Some(texts.as_string_view().value(at).as_bytes()),
        DataType::Binary => Some(texts.as_binary::<i32>().value(at)),
        DataType::LargeBinary => Some(texts.as_binary::<i64>().value(at)),
        DataType::BinaryView => Some(texts.as_binary_view().value(at)),
        DataType::FixedSizeBinary(_) => Some(texts.as_fixed_size_binary().value(at)),
        _ => None,
    }
}

fn holds_texts(array: &ArrayRef) -> bool {
    matches!(
        array.data_type(),
        DataType::Utf8
            | DataType::LargeUtf8
            | DataType::Utf8View
            | DataType::Binary
            | DataType::LargeBinary
            | DataType::BinaryView
            | DataType::FixedSizeBinary(_)
    )
}

/// An array of texts, or a table with a column of them.
fn arrow(array: ArrayRef, column: &str) -> PyResult<Piece> {
    let Some(table) = array.as_struct_opt() else {
        if !holds_texts(&array) {
            let found = array.data_type().to_string();
            return Err(wrong(PythonMessage::ArrayWithoutTexts { found }));
        }
        return Ok(Piece::Arrow { texts: array, sources: None, lines: None });
    };
    let Some(texts) = table.column_by_name(column) else {
        let columns = table.column_names().into_iter().map(str::to_owned).collect();
        return Err(wrong(InputFault::NoColumn { column: column.to_owned(), columns }));
    };
    if !holds_texts(texts) {
        return Err(wrong(InputFault::ColumnWithoutTexts { column: column.to_owned() }));
    }
    let sources = table.column_by_name("source").filter(|sources| holds_texts(sources));
    let lines = table.column_by_name("line").and_then(|lines| lines.as_primitive_opt());
    Ok(Piece::Arrow { texts: texts.clone(), sources: sources.cloned(), lines: lines.cloned() })
}

/// A NumPy array: texts (`S81`, `U81`), or rows of 81 digits (`uint8`), 0 for an empty cell.
fn numpy(object: &Bound<'_, PyAny>) -> PyResult<Piece> {
    let py = object.py();
    let kind: String = object.getattr("dtype")?.getattr("kind")?.extract()?;
    let size: usize = object.getattr("dtype")?.getattr("itemsize")?.extract()?;
    let shape: Vec<usize> = object.getattr("shape")?.extract()?;
    let array = plain(object)?;
    let mut texts = Texts::with_capacity(shape.first().copied().unwrap_or(0));
    match (kind.as_str(), shape.as_slice()) {
        ("O", _) => return list(object),
        ("S", [_]) => {
            let buffer = PyBuffer::<u8>::get(&array.call_method1("view", ("u1",))?)?;
            each_row(py, &buffer, size, |row| texts.push(without_end(row)))?;
        }
        ("U", [_]) => {
            let buffer = PyBuffer::<u32>::get(&array.call_method1("view", ("u4",))?)?;
            each_row(py, &buffer, size / 4, |row| texts.push_wide(row))?;
        }
        ("u", [_, 81]) if size == 1 => {
            let buffer = PyBuffer::<u8>::get(&array)?;
            each_row(py, &buffer, 81, |row| {
                let digit = |cell| if cell <= 9 { b'0' + cell } else { cell };
                let text: [u8; 81] = std::array::from_fn(|cell| digit(row[cell]));
                texts.push(&text);
            })?;
        }
        _ => {
            let found = object.getattr("dtype")?.to_string();
            return Err(mistyped(PythonMessage::ExpectedTextsOrDigits { found, shape }));
        }
    }
    Ok(Piece::Copied(texts))
}

/// The array itself if it lies row by row in the byte order of this machine, otherwise a copy that does.
fn plain<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let kind = object.getattr("dtype")?;
    let in_rows: bool = object.getattr("flags")?.getattr("c_contiguous")?.extract()?;
    if in_rows && kind.getattr("isnative")?.extract()? {
        return Ok(object.clone());
    }
    object.call_method1("astype", (kind.call_method1("newbyteorder", ("=",))?, "C"))
}

/// A row of a NumPy array without the zeros that fill it up.
fn without_end(row: &[u8]) -> &[u8] {
    &row[..row.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1)]
}

/// A list of texts, or anything else with a length that yields texts.
fn list(object: &Bound<'_, PyAny>) -> PyResult<Piece> {
    let is_one = object.is_instance_of::<PyString>()
        || object.is_instance_of::<PyBytes>()
        || object.is_instance_of::<PyDict>();
    if is_one || object.len().is_err() {
        return Err(mistyped(PythonMessage::ExpectedPuzzles { found: type_name(object)? }));
    }
    let mut texts = Texts::with_capacity(object.len()?);
    for item in object.try_iter()? {
        let item = item?;
        if let Ok(text) = item.cast::<PyString>() {
            texts.push(text.to_str()?.as_bytes());
        } else if let Ok(bytes) = item.cast::<PyBytes>() {
            texts.push(bytes.as_bytes());
        } else if item.is_none() {
            texts.push_void();
        } else {
            let (row, found) = (texts.len() + 1, type_name(&item)?);
            return Err(mistyped(PythonMessage::ExpectedPuzzleInRow { row, found }));
        }
    }
    Ok(Piece::Copied(texts))
}
