//! The judge.

use minuet_answer::{Reply, Request, Verified};
use minuet_words::message::PythonMessage;
use pyo3::prelude::*;
use serde_json::value::RawValue;

use crate::answer::Answer;
use crate::argument::type_name;
use crate::ask::ask;
use crate::error::{mistyped, wrong};
use crate::trace::Trace;

/// What the judge says of a trace or a certificate. It is true when everything in it holds.
#[pyclass(frozen, module = "minuet")]
pub(crate) struct Judgement {
    verified: Verified,
}

#[pymethods]
impl Judgement {
    /// Whether everything in it holds.
    #[getter]
    fn accepted(&self) -> bool {
        self.verified.accepted
    }

    /// The claim: an outcome in one word.
    #[getter]
    fn claim(&self) -> Option<&'static str> {
        self.verified.claim.map(minuet_core::Verdict::word)
    }

    /// How many entries were replayed.
    #[getter]
    fn entries(&self) -> Option<usize> {
        self.verified.entries
    }

    /// How many starters the certificate covers.
    #[getter]
    fn starters(&self) -> Option<usize> {
        self.verified.starters
    }

    /// The entry at fault, counted from 1.
    #[getter]
    fn entry(&self) -> Option<usize> {
        self.verified.entry
    }

    /// Why it is rejected.
    #[getter]
    fn reason(&self) -> Option<&str> {
        self.verified.reason.as_ref().map(|reason| reason.words.as_str())
    }

    fn __bool__(&self) -> bool {
        self.verified.accepted
    }

    fn __repr__(&self) -> String {
        match &self.verified.reason {
            Some(reason) => format!("<Judgement accepted=False: {reason}>"),
            None => "<Judgement accepted=True>".to_owned(),
        }
    }
}

/// Judges a trace, an answer, or a JSON document of either or of a certificate, with rules of the judge's own.
///
/// >>> import json, minuet
/// >>> answer = minuet.solve("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
/// >>> judgement = minuet.check(answer)
/// >>> judgement.accepted, judgement.claim, judgement.starters
/// (True, 'failed', 17)
/// >>> document = json.loads(answer.json())
/// >>> del document["entries"][1]
/// >>> minuet.check(json.dumps(document)).accepted
/// False
#[pyfunction]
#[pyo3(signature = (document))]
pub(crate) fn check(py: Python<'_>, document: &Bound<'_, PyAny>) -> PyResult<Judgement> {
    let text = if let Ok(answer) = document.cast::<Answer>() {
        answer.get().trace.document()?
    } else if let Ok(trace) = document.cast::<Trace>() {
        trace.get().document()?
    } else if let Ok(text) = document.extract::<String>() {
        text
    } else {
        return Err(mistyped(PythonMessage::ExpectedDocument { found: type_name(document)? }));
    };
    if let Err(error) = serde_json::from_str::<&RawValue>(&text) {
        return Err(wrong(PythonMessage::NotJson { error: error.to_string() }));
    }
    match ask(py, Request::Verify { document: text })? {
        Reply::Verified(verified) => Ok(Judgement { verified }),
        other => unreachable!("each request has one kind of reply: {other:?}"),
    }
}
