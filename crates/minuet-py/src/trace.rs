//! A whole solve, entry by entry.

use std::sync::Arc;

use minuet_answer::TraceDocument;
use minuet_core::Trace as CoreTrace;
use minuet_show::render;
use minuet_words::Detail;
use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::argument::word;
use crate::ask::language;
use crate::error::{foreign, wrong};
use crate::sheet::Sheet;

/// Everything that was found on the way, and how it ended. Words and pictures are made from it, and the judge
/// replays it.
///
/// >>> import minuet
/// >>> trace = minuet.solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").trace
/// >>> trace.entries[0]["find"]["rule"], len(trace) == len(trace.entries)
/// ('half-double', True)
/// >>> minuet.Trace.from_json(trace.json()) == trace
/// True
/// >>> bool(minuet.check(trace.brief()))
/// True
#[pyclass(frozen, eq, module = "minuet")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Trace {
    pub(crate) trace: Arc<CoreTrace>,
}

impl Trace {
    pub(crate) fn new(trace: CoreTrace) -> Trace {
        Trace { trace: Arc::new(trace) }
    }

    /// As `minuet solve --json` prints it.
    pub(crate) fn document(&self) -> PyResult<String> {
        serde_json::to_string(&TraceDocument::from((*self.trace).clone())).map_err(foreign)
    }
}

#[pymethods]
impl Trace {
    /// The finds, in order, each as in the JSON document.
    #[getter]
    fn entries<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let text = serde_json::to_string(&self.trace.entries).map_err(foreign)?;
        py.import("json")?.call_method1("loads", (text,))
    }

    /// The reading that it follows.
    #[getter]
    fn reading(&self) -> String {
        self.trace.reading.to_string()
    }

    /// The same trace without what the ending does not need.
    fn brief(&self, py: Python<'_>) -> Trace {
        py.detach(|| Trace::new(minuet_method::brief(&self.trace)))
    }

    /// The sheet after the first ``entries`` entries; after all of them by default.
    #[pyo3(signature = (entries=None))]
    pub(crate) fn sheet(&self, entries: Option<usize>) -> PyResult<Sheet> {
        let sheet = self.trace.sheet(entries.unwrap_or(usize::MAX));
        sheet.map(|sheet| Sheet { paper: minuet_core::Paper::from(&sheet) }).map_err(wrong)
    }

    /// The explanation. ``detail`` is ``brief`` or ``full``, ``format`` is ``text`` or ``md``.
    #[pyo3(signature = (detail="brief", format="text", width=100))]
    pub(crate) fn explain(
        &self,
        py: Python<'_>,
        detail: &str,
        format: &str,
        width: usize,
    ) -> PyResult<String> {
        let detail = word(detail, "detail", &[("brief", Detail::Brief), ("full", Detail::Full)])?;
        let render: fn(&_, usize) -> String = word(
            format,
            "format",
            &[
                ("text", render::text as fn(&_, usize) -> String),
                ("md", |explanation, _| render::markdown(explanation)),
            ],
        )?;
        Ok(py.detach(|| {
            let told = match detail {
                Detail::Brief => {
                    language().explain_brief(&minuet_method::brief(&self.trace), &self.trace)
                }
                Detail::Full => language().explain(&self.trace, Detail::Full),
            };
            render(&told, width)
        }))
    }

    /// The document that ``minuet solve --json`` prints and ``minuet check`` judges.
    fn json(&self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| self.document())
    }

    /// The trace in such a document.
    #[classmethod]
    fn from_json(_: &Bound<'_, PyType>, text: &str) -> PyResult<Trace> {
        let document: TraceDocument = serde_json::from_str(text).map_err(foreign)?;
        Ok(Trace::new(document.trace))
    }

    fn __len__(&self) -> usize {
        self.trace.entries.len()
    }

    fn __repr__(&self) -> String {
        format!("<Trace entries={} outcome={}>", self.__len__(), self.trace.outcome.verdict())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let load = PyType::new::<Trace>(py).getattr("from_json")?;
        Ok((load, (self.document()?,)))
    }
}
