//! Exceptions, with the sentences that the command line says.

use minuet_formats::FormatError as TextError;
use minuet_hunt::HuntError as FolderError;
use minuet_words::Message;
use minuet_words::message::PythonMessage;
use pyo3::exceptions::{PyKeyboardInterrupt, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::{PyErr, create_exception};

use crate::ask::say;

create_exception!(minuet, MinuetError, PyValueError, "A request that cannot be met, and why.");
create_exception!(
    minuet,
    FormatError,
    MinuetError,
    "A text that is not a puzzle. ``line`` and ``column`` say where, counted from 1."
);
create_exception!(minuet, HuntError, MinuetError, "A hunt that cannot begin or go on, and why.");

/// An exception that says a message.
pub(crate) fn wrong(message: impl Into<Message>) -> PyErr {
    MinuetError::new_err(say(message))
}

/// The exception for an argument of the wrong type.
pub(crate) fn mistyped(message: PythonMessage) -> PyErr {
    PyTypeError::new_err(say(message))
}

/// The exception for an error of a library, in the library's own words.
pub(crate) fn foreign(error: impl std::error::Error) -> PyErr {
    MinuetError::new_err(error.to_string())
}

/// The exception for a text that is not a puzzle.
pub(crate) fn unreadable(py: Python<'_>, error: &TextError) -> PyErr {
    let raised = FormatError::new_err(say(error.clone()));
    let value = raised.value(py);
    match value.setattr("line", error.line).and_then(|()| value.setattr("column", error.column)) {
        Ok(()) => raised,
        Err(other) => other,
    }
}

/// The exception for a hunt that cannot go on.
pub(crate) fn unhunted(error: FolderError) -> PyErr {
    match error {
        FolderError::Stopped => PyKeyboardInterrupt::new_err(()),
        error => HuntError::new_err(say(error)),
    }
}
