//! A table of results that Arrow's libraries take without a copy.

use arrow_array::cast::AsArray;
use arrow_array::types::{Float64Type, Int32Type, Int64Type};
use arrow_array::{Array, ArrayRef, RecordBatch};
use arrow_schema::DataType;
use minuet_hunt::Rejected;
use minuet_words::message::InputFault;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict, PyList};

use crate::error::wrong;
use crate::foreign::{export_array, export_schema, export_stream};

/// A table of results. Whatever reads Arrow takes it without a copy: ``pyarrow.record_batch(batch)``,
/// ``polars.from_arrow(batch)``, ``duckdb``; without any of them there are ``column`` and ``to_dict``.
///
/// >>> import minuet
/// >>> batch = minuet.decide(["." * 81, "12345", None])
/// >>> len(batch), batch.column("outcome")
/// (1, ['several'])
/// >>> batch.rejected[1]
/// (3, None, 'it is empty')
#[pyclass(frozen, module = "minuet")]
pub(crate) struct Batch {
    pub(crate) batch: RecordBatch,
    pub(crate) rejected: Vec<Rejected>,
}

#[pymethods]
impl Batch {
    /// The names of the columns.
    #[getter]
    fn column_names(&self) -> Vec<String> {
        self.batch.schema().fields().iter().map(|field| field.name().clone()).collect()
    }

    /// The rows that are not puzzles: line, column (if one is at fault) and reason.
    #[getter]
    fn rejected(&self) -> Vec<(u64, Option<u64>, String)> {
        self.rejected.iter().map(|r| (r.line, r.column, r.reason.clone())).collect()
    }

    /// The values of a column, as a list.
    fn column<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyList>> {
        let Some(array) = self.batch.column_by_name(name) else {
            let (column, columns) = (name.to_owned(), self.column_names());
            return Err(wrong(InputFault::NoColumn { column, columns }));
        };
        values(py, array)
    }

    /// All columns, as lists.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for name in self.column_names() {
            let values = self.column(py, &name)?;
            dict.set_item(name, values)?;
        }
        Ok(dict)
    }

    fn __len__(&self) -> usize {
        self.batch.num_rows()
    }

    fn __repr__(&self) -> String {
        format!("<Batch rows={} columns={}>", self.__len__(), self.column_names().join(","))
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        export_schema(py, &self.batch)
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        // A producer may answer with the schema it has.
        drop(requested_schema);
        export_array(py, &self.batch)
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        drop(requested_schema);
        export_stream(py, &self.batch)
    }
}

fn values<'py>(py: Python<'py>, array: &ArrayRef) -> PyResult<Bound<'py, PyList>> {
    match array.data_type() {
        DataType::Utf8 => PyList::new(py, array.as_string::<i32>().iter()),
        DataType::Int32 => PyList::new(py, array.as_primitive::<Int32Type>().iter()),
        DataType::Int64 => PyList::new(py, array.as_primitive::<Int64Type>().iter()),
        DataType::Float64 => PyList::new(py, array.as_primitive::<Float64Type>().iter()),
        other => unreachable!("no column of ours has the type {other}"),
    }
}
