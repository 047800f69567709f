//! What is on the paper.

use minuet_core::{Paper, Sheet as CoreSheet};
use minuet_show::picture::{Picture, Theme};
use minuet_show::svg;
use minuet_show::terminal::{self, Style};
use pyo3::prelude::*;

use crate::argument::word;

/// What is on the paper at one moment: ink, pencil, half doubles, dots, circles and squares. A notebook
/// shows it as a picture.
///
/// >>> import minuet
/// >>> sheet = minuet.solve("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9").trace.sheet(40)
/// >>> sheet.svg(theme="dark").startswith("<svg ")
/// True
#[pyclass(frozen, module = "minuet")]
pub(crate) struct Sheet {
    pub(crate) sheet: CoreSheet,
}

impl Sheet {
    /// The picture for a notebook.
    pub(crate) fn picture(&self) -> String {
        svg::svg(&Picture::of(&self.sheet), Theme::Light, None)
    }
}

#[pymethods]
impl Sheet {
    /// The picture as SVG. ``theme`` is ``light`` or ``dark``; ``width`` is in pixels.
    #[pyo3(signature = (theme="light", width=None))]
    fn svg(&self, theme: &str, width: Option<u32>) -> PyResult<String> {
        let theme = word(theme, "theme", &[("light", Theme::Light), ("dark", Theme::Dark)])?;
        Ok(svg::svg(&Picture::of(&self.sheet), theme, width))
    }

    fn _repr_svg_(&self) -> String {
        self.picture()
    }

    fn __str__(&self) -> String {
        terminal::draw(&Paper::from(&self.sheet), &Style::PLAIN)
    }
}
