//! The next step on a sheet.

use minuet_answer::{Advice, HelpResult, Helped, Reply, Request, Said};
use minuet_core::Paper;
use minuet_show::picture::{Picture, Theme};
use minuet_show::svg;
use pyo3::prelude::*;

use crate::argument::{paper, reading, word};
use crate::ask::ask;
use crate::error::foreign;

/// The next step at three levels (where, what, why), or why there is none. A notebook shows the sheet with the evidence highlighted.
#[pyclass(frozen, module = "minuet")]
pub(crate) struct Hint {
    helped: Helped,
    paper: Paper,
}

fn words(said: &Said) -> &str {
    &said.words
}

#[pymethods]
impl Hint {
    /// ``hint``, ``complete``, ``wrong``, ``several`` or ``failed``.
    #[getter]
    fn result(&self) -> &'static str {
        match self.helped.result {
            HelpResult::Hint => "hint",
            HelpResult::Complete => "complete",
            HelpResult::Wrong => "wrong",
            HelpResult::Several => "several",
            HelpResult::Failed => "failed",
        }
    }

    /// Where to look.
    #[getter]
    fn r#where(&self) -> Option<&str> {
        self.helped.place.as_ref().map(words)
    }

    /// What is there.
    #[getter]
    fn what(&self) -> Option<&str> {
        self.helped.what.as_ref().map(words)
    }

    /// Why it follows; for a sheet that is wrong, what is wrong with it.
    #[getter]
    fn why(&self) -> Vec<&str> {
        self.helped.why.iter().map(words).collect()
    }

    /// The find behind the words, as in a JSON document: a list with one entry, or an empty one.
    #[getter]
    fn entries<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let entries: Vec<_> = self.helped.entry.iter().collect();
        let text = serde_json::to_string(&entries).map_err(foreign)?;
        py.import("json")?.call_method1("loads", (text,))
    }

    fn _repr_svg_(&self) -> String {
        let picture = Picture::of_paper(&self.paper, &self.helped.show);
        svg::svg(&picture, Theme::Light, None)
    }

    fn __str__(&self) -> String {
        self.why().join("\n")
    }

    fn __repr__(&self) -> String {
        match self.r#where() {
            Some(place) => format!("<Hint: {place}>"),
            None => format!("<Hint result={}>", self.result()),
        }
    }
}

/// The next step on a sheet, as ``minuet hint`` and the page tell it: the first find that is missing from it.
///
/// >>> import minuet
/// >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> hint = minuet.hint(puzzle)
/// >>> hint.where, hint.what
/// ('Look at number 1 in box 1.', 'There is a half double.')
/// >>> [entry["find"]["rule"] for entry in hint.entries]
/// ['half-double']
/// >>> minuet.hint(minuet.Position(puzzle).place("r1c3", 5)).why
/// ['This cannot be right: row 1 has 5 twice, in r1c1 and r1c3.']
///
/// ``starters`` says which are advised: ``footnote8`` or ``both-sides``.
#[pyfunction]
#[pyo3(signature = (puzzle, reading=None, starters="footnote8"))]
pub(crate) fn hint(
    py: Python<'_>,
    puzzle: &Bound<'_, PyAny>,
    reading: Option<&str>,
    starters: &str,
) -> PyResult<Hint> {
    let (paper, reading) = (self::paper(puzzle)?, self::reading(reading)?);
    let choices = [("footnote8", Advice::Footnote8), ("both-sides", Advice::BothSides)];
    let starters = word(starters, "starters", &choices)?;
    match ask(py, Request::Hint { sheet: paper.clone(), reading, starters })? {
        Reply::Helped(helped) => Ok(Hint { helped, paper }),
        other => unreachable!("each request has one kind of reply: {other:?}"),
    }
}
