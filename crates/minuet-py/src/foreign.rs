//! Memory that other libraries hold: Arrow arrays and NumPy buffers, read in place.
//!
//! This is the only file of the crate with `unsafe` in it.

use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi};
use arrow_array::ffi_stream::{ArrayStreamReader, FFI_ArrowArrayStream};
use arrow_array::{Array, ArrayRef, RecordBatch, StructArray, make_array};
use minuet_words::message::PythonMessage;
use pyo3::buffer::{Element, PyBuffer};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

use crate::error::{foreign, wrong};

const SCHEMA: &std::ffi::CStr = c"arrow_schema";
const ARRAY: &std::ffi::CStr = c"arrow_array";
const STREAM: &std::ffi::CStr = c"arrow_array_stream";

/// The array that `__arrow_c_array__` hands over, without a copy.
pub(crate) fn import_array(object: &Bound<'_, PyAny>) -> PyResult<ArrayRef> {
    let capsules = object.call_method0("__arrow_c_array__")?;
    let (schema, array): (Bound<'_, PyAny>, Bound<'_, PyAny>) = capsules.extract()?;
    let schema = schema.cast::<PyCapsule>()?.pointer_checked(Some(SCHEMA))?;
    let array = array.cast::<PyCapsule>()?.pointer_checked(Some(ARRAY))?;
    // SAFETY: capsules of these names hold these structs, by the Arrow PyCapsule interface. The schema stays
    // its capsule's, which `capsules` keeps alive; the array is moved out of its own, which is left released.
    let data = unsafe {
        let schema = schema.cast::<FFI_ArrowSchema>().as_ref();
        let array = FFI_ArrowArray::from_raw(array.cast::<FFI_ArrowArray>().as_ptr());
        if schema.release().is_none() || array.is_released() {
            return Err(wrong(PythonMessage::AlreadyHandedOver));
        }
        from_ffi(array, schema)
    };
    data.map(make_array).map_err(foreign)
}

/// The arrays that `__arrow_c_stream__` hands over, without a copy.
pub(crate) fn import_stream(object: &Bound<'_, PyAny>) -> PyResult<Vec<ArrayRef>> {
    let capsule = object.call_method0("__arrow_c_stream__")?;
    let stream = capsule.cast::<PyCapsule>()?.pointer_checked(Some(STREAM))?;
    // SAFETY: a capsule of this name holds this struct, which is moved out and left released.
    let stream = unsafe { FFI_ArrowArrayStream::from_raw(stream.cast().as_ptr()) };
    let arrays = ArrayStreamReader::try_new(stream).map_err(foreign)?;
    arrays.collect::<Result<_, _>>().map_err(foreign)
}

/// The two capsules of `__arrow_c_array__`.
pub(crate) fn export_array<'py>(
    py: Python<'py>,
    batch: &RecordBatch,
) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
    let data = StructArray::from(batch.clone()).to_data();
    let array = FFI_ArrowArray::new(&data);
    Ok((export_schema(py, batch)?, PyCapsule::new_with_value(py, array, ARRAY)?))
}

/// The capsule of `__arrow_c_schema__`.
pub(crate) fn export_schema<'py>(
    py: Python<'py>,
    batch: &RecordBatch,
) -> PyResult<Bound<'py, PyCapsule>> {
    let schema = FFI_ArrowSchema::try_from(batch.schema().as_ref()).map_err(foreign)?;
    PyCapsule::new_with_value(py, schema, SCHEMA)
}

/// The capsule of `__arrow_c_stream__`.
pub(crate) fn export_stream<'py>(
    py: Python<'py>,
    batch: &RecordBatch,
) -> PyResult<Bound<'py, PyCapsule>> {
    let schema = batch.schema();
    let batches = arrow_array::RecordBatchIterator::new([Ok(batch.clone())], schema);
    PyCapsule::new_with_value(py, FFI_ArrowArrayStream::new(Box::new(batches)), STREAM)
}

/// Shows `see` each row of `width` elements of a buffer, in order.
pub(crate) fn each_row<T: Element>(
    _attached: Python<'_>,
    buffer: &PyBuffer<T>,
    width: usize,
    mut see: impl FnMut(&[T]),
) -> PyResult<()> {
    let all = buffer.as_slice_ptr().ok_or_else(|| wrong(PythonMessage::NotContiguous))?;
    let mut row: Vec<T> = Vec::with_capacity(width);
    for start in (0..all.len()).step_by(width.max(1)) {
        let count = width.min(all.len() - start);
        row.clear();
        // SAFETY: the buffer is held, so its memory stays, and `start + count` is not above its length. `row`
        // has room for `width` elements and is memory of our own; elements of a buffer are plain numbers.
        // They are copied and no reference is made, since the owner may write as soon as we detach.
        unsafe {
            let place = all.cast::<T>().add(start).as_ptr();
            row.as_mut_ptr().copy_from_nonoverlapping(place, count);
            row.set_len(count);
        }
        see(&row);
    }
    Ok(())
}
