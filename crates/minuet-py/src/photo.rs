//! Puzzles in photos.

use std::path::PathBuf;

use minuet_answer::{Photo as Read, Reply, Request};
use minuet_core::Paper;
use minuet_show::picture::{Picture, Theme};
use minuet_show::svg;
use pyo3::prelude::*;

use crate::ask::ask;
use crate::error::{foreign, wrong};
use crate::sheet::Sheet;

/// What is read from a photo. A notebook shows the sheet.
#[pyclass(frozen, module = "minuet")]
pub(crate) struct Photo {
    read: Box<Read>,
}

impl Photo {
    fn paper(&self) -> Paper {
        Paper { ink: self.read.written, ..Paper::new(self.read.puzzle) }
    }
}

#[pymethods]
impl Photo {
    /// The printed digits: 81 characters.
    #[getter]
    fn puzzle(&self) -> String {
        self.read.puzzle.to_string()
    }

    /// The digits written by hand: 81 characters.
    #[getter]
    fn written(&self) -> String {
        self.read.written.to_string()
    }

    /// Cells with small digits, which are not read.
    #[getter]
    fn candidates(&self) -> Vec<String> {
        self.read.candidates.iter().map(|cell| cell.to_string()).collect()
    }

    /// How likely each cell is read rightly, from 0 to 1.
    #[getter]
    fn confidence(&self) -> Vec<f32> {
        self.read.confidence.clone()
    }

    /// Cells that someone should look at.
    #[getter]
    fn unsure(&self) -> Vec<String> {
        self.read.unsure.iter().map(|cell| cell.to_string()).collect()
    }

    /// Whether no cell is unsure, and there is exactly one solution.
    #[getter]
    fn sure(&self) -> bool {
        self.read.is_sure()
    }

    /// The corners of the puzzle in pixels of the upright photo, clockwise from its own top left.
    #[getter]
    fn corners(&self) -> Vec<(f32, f32)> {
        self.read.corners.iter().map(|&[x, y]| (x, y)).collect()
    }

    /// How many solutions the printed digits have: 0, 1, or 2 for several.
    #[getter]
    fn solutions(&self) -> u8 {
        self.read.solutions
    }

    /// Likely misreadings that give exactly one solution, as in ``minuet read --json``.
    #[getter]
    fn repairs<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let text = serde_json::to_string(&self.read.repairs).map_err(foreign)?;
        py.import("json")?.call_method1("loads", (text,))
    }

    /// What to know about it, sentence by sentence.
    #[getter]
    fn notes(&self) -> Vec<&str> {
        self.read.notes.iter().map(|note| note.words.as_str()).collect()
    }

    /// The sheet: the printed digits are the puzzle, the handwriting is ink.
    fn sheet(&self) -> Sheet {
        Sheet { paper: self.paper() }
    }

    /// A line of ``minuet read --json``, but for the name of the file.
    fn json(&self) -> PyResult<String> {
        serde_json::to_string(&self.read).map_err(foreign)
    }

    fn _repr_svg_(&self) -> String {
        svg::svg(&Picture::still(&self.paper()), Theme::Light, None)
    }

    fn __repr__(&self) -> String {
        format!("<Photo {} solutions={}>", self.puzzle(), self.solutions())
    }
}

/// A file by its name, or its bytes.
#[derive(FromPyObject)]
pub(crate) enum Image {
    #[pyo3(transparent)]
    Bytes(Vec<u8>),
    #[pyo3(transparent)]
    Path(PathBuf),
}

/// Reads the puzzle in a photo (JPEG, PNG or WebP): the name of a file, or its bytes.
///
/// >>> import minuet
/// >>> minuet.read(b"GIF89a")
/// Traceback (most recent call last):
/// minuet.MinuetError: GIF files cannot be read. Convert this one to JPEG, PNG or WebP first.
#[pyfunction]
pub(crate) fn read(py: Python<'_>, image: Image) -> PyResult<Photo> {
    let bytes = match image {
        Image::Bytes(bytes) => bytes,
        Image::Path(path) => std::fs::read(path)?,
    };
    let picture = py.detach(|| minuet_photo::grey(&bytes)).map_err(wrong)?;
    let side = |pixels: usize| u32::try_from(pixels).unwrap_or(u32::MAX);
    let (width, height) = (side(picture.width()), side(picture.height()));
    match ask(py, Request::Read { width, height, grey: picture.pixels().to_vec() })? {
        Reply::Read(read) => Ok(Photo { read }),
        other => unreachable!("each request has one kind of reply: {other:?}"),
    }
}
