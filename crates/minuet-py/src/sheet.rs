//! What is on the paper.

use minuet_answer::{FaultKind, Reply, Request};
use minuet_core::{Paper, Reading};
use minuet_show::picture::{Picture, Theme};
use minuet_show::svg;
use minuet_show::terminal::{self, Style};
use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::argument::{self, word};
use crate::ask::ask;
use crate::error::{unreadable, wrong};
use crate::position::format;

/// What is on the paper at one moment: ink, pencil, half doubles, dots, circles and squares. A notebook
/// shows it as a picture.
///
/// ``Sheet(text)`` reads what the page exports, a link or JSON, with every mark; texts in other formats have fewer marks.
///
/// >>> import minuet
/// >>> sheet = minuet.solve("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9").trace.sheet(40)
/// >>> sheet.svg(theme="dark").startswith("<svg ")
/// True
/// >>> minuet.Sheet(sheet.write("link")) == sheet
/// True
/// >>> sheet.check()
/// (True, ['The sheet is right.'])
/// >>> minuet.hint(sheet).result
/// 'hint'
#[pyclass(frozen, eq, module = "minuet")]
#[derive(PartialEq, Eq)]
pub(crate) struct Sheet {
    pub(crate) paper: Paper,
}

impl Sheet {
    /// The picture for a notebook.
    pub(crate) fn picture(&self) -> String {
        svg::svg(&Picture::still(&self.paper), Theme::Light, None)
    }
}

#[pymethods]
impl Sheet {
    /// Reads a text in any format, or in the one that is named.
    #[new]
    #[pyo3(signature = (text, format=None))]
    fn new(py: Python<'_>, text: &str, format: Option<&str>) -> PyResult<Sheet> {
        let read = match format {
            None => minuet_formats::parse_paper(text),
            Some(name) => minuet_formats::parse_paper_as(text, self::format(name)?),
        };
        read.map(|paper| Sheet { paper }).map_err(|error| unreadable(py, &error))
    }

    /// The sheet as text: ``sheet`` and ``link`` hold every mark, other formats what is on the main line.
    #[pyo3(signature = (format="sheet"))]
    fn write(&self, format: &str) -> PyResult<String> {
        minuet_formats::write_paper(&self.paper, self::format(format)?).map_err(wrong)
    }

    /// Whether nothing on the sheet is wrong, and what ``minuet check`` and the page say of it.
    #[pyo3(signature = (reading=None))]
    fn check(&self, py: Python<'_>, reading: Option<&str>) -> PyResult<(bool, Vec<String>)> {
        let reading: Reading = argument::reading(reading)?;
        let (sheet, history) = (self.paper.clone(), Vec::new());
        let Reply::Checked(checked) = ask(py, Request::Check { sheet, reading, history })? else {
            unreachable!("each request has one kind of reply")
        };
        let right = checked.faults.iter().all(|fault| match fault.kind {
            FaultKind::Puzzle | FaultKind::WrongInk => false,
            FaultKind::MissingCandidate | FaultKind::Unjustified => false,
            FaultKind::NotYet | FaultKind::Leftover => true,
        });
        let faults = checked.faults.into_iter().map(|fault| fault.words.words);
        Ok((right, std::iter::once(checked.words.words).chain(faults).collect()))
    }

    /// The picture as SVG. ``theme`` is ``light`` or ``dark``; ``width`` is in pixels.
    #[pyo3(signature = (theme="light", width=None))]
    fn svg(&self, theme: &str, width: Option<u32>) -> PyResult<String> {
        let theme = word(theme, "theme", &[("light", Theme::Light), ("dark", Theme::Dark)])?;
        Ok(svg::svg(&Picture::still(&self.paper), theme, width))
    }

    fn _repr_svg_(&self) -> String {
        self.picture()
    }

    fn __str__(&self) -> String {
        terminal::draw(&self.paper, &Style::PLAIN)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyType>, (String,))> {
        Ok((PyType::new::<Sheet>(py), (self.write("sheet")?,)))
    }
}
