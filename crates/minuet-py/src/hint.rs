//! The next step from where a sheet stands.

use minuet_answer::{HintResult, help};
use minuet_core::{Entry, Sheet as CoreSheet};
use minuet_show::picture::{Picture, Theme};
use minuet_show::svg;
use pyo3::prelude::*;

use crate::argument::{reading, setup};
use crate::error::wrong;
use crate::sheet::Sheet;

/// The next step in three doses, or why there is none. A notebook shows the sheet with the evidence lit.
#[pyclass(frozen, module = "minuet")]
pub(crate) struct Hint {
    result: HintResult,
    place: Option<String>,
    what: Option<String>,
    why: Vec<String>,
    entries: Vec<Entry>,
    sheet: CoreSheet,
    shown: Option<CoreSheet>,
}

#[pymethods]
impl Hint {
    /// ``hint``, ``complete``, ``wrong``, ``several`` or ``failed``.
    #[getter]
    fn result(&self) -> &'static str {
        match self.result {
            HintResult::Hint => "hint",
            HintResult::Complete => "complete",
            HintResult::Wrong => "wrong",
            HintResult::Several => "several",
            HintResult::Failed => "failed",
        }
    }

    /// Where to look.
    #[getter]
    fn r#where(&self) -> Option<&str> {
        self.place.as_deref()
    }

    /// What is there.
    #[getter]
    fn what(&self) -> Option<&str> {
        self.what.as_deref()
    }

    /// Why it follows, a sentence each; for a sheet that is wrong, why it is.
    #[getter]
    fn why(&self) -> Vec<String> {
        self.why.clone()
    }

    /// The finds behind the words, as the JSON document says them.
    #[getter]
    fn entries<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let text = serde_json::to_string(&self.entries).map_err(wrong)?;
        py.import("json")?.call_method1("loads", (text,))
    }

    fn _repr_svg_(&self) -> String {
        let lit = self.shown.as_ref().zip(self.entries.last());
        let lit =
            lit.and_then(|(sheet, last)| Picture::step(sheet, std::slice::from_ref(last)).ok());
        match lit {
            Some(picture) => svg::svg(&picture, Theme::Light, None),
            None => Sheet { sheet: self.sheet.clone() }.picture(),
        }
    }

    fn __str__(&self) -> String {
        self.why.join("\n")
    }

    fn __repr__(&self) -> String {
        match &self.place {
            Some(place) => format!("<Hint: {place}>"),
            None => format!("<Hint: {}>", self.result()),
        }
    }
}

/// The next step from where a sheet stands.
///
/// >>> import minuet
/// >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> hint = minuet.hint(puzzle)
/// >>> hint.where, hint.what
/// ('Look at number 1 in box 9.', 'There is a hidden single.')
/// >>> minuet.hint(minuet.Position(puzzle).place("r1c3", 5)).why
/// ['This cannot be right: row 1 has 5 twice, in r1c1 and r1c3.']
#[pyfunction]
#[pyo3(signature = (puzzle, reading=None))]
pub(crate) fn hint(
    py: Python<'_>,
    puzzle: &Bound<'_, PyAny>,
    reading: Option<&str>,
) -> PyResult<Hint> {
    let (setup, reading) = (setup(puzzle)?, self::reading(reading)?);
    let help = py.detach(|| help(&setup, &reading));
    let answer = help.answer;
    Ok(Hint {
        result: answer.result,
        place: answer.place,
        what: answer.what,
        why: answer.why,
        entries: answer.entries,
        sheet: CoreSheet::new(&setup),
        shown: help.picture.map(|(sheet, _)| sheet),
    })
}
