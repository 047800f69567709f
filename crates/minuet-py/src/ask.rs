//! The way to the application.

use minuet_answer::{Reply, Request, answer};
use minuet_words::Language;
use pyo3::prelude::*;

use crate::error::wrong;

/// The reply to a request, or an exception that says why it is refused.
pub(crate) fn ask(py: Python<'_>, request: Request) -> PyResult<Reply> {
    match py.detach(|| answer(request, Language::English)) {
        Reply::Refused(refused) => Err(wrong(refused.why.words)),
        reply => Ok(reply),
    }
}
