//! Puzzles and positions.

use minuet_core::{Cell, Digit, DigitSet, Paper, ParseCellError, Setup, Sheet as CoreSheet};
use minuet_formats::Format;
use minuet_show::terminal;
use minuet_words::message::PythonMessage;
use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::argument::{puzzle, setup};
use crate::error::{foreign, unreadable, wrong};
use crate::sheet::Sheet;

/// A puzzle, or a sheet in the middle of a solve: givens, digits placed since, and candidates if they are
/// written. It never changes; ``place`` and ``erase`` give a new one.
///
/// >>> import minuet
/// >>> position = minuet.Position(
/// ...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// >>> position.candidates("r1c3")
/// '124'
/// >>> position.place("r5c5", 5).ink[40]
/// '5'
/// >>> position.erase("r1c3", "14").candidates("r1c3")
/// '2'
/// >>> minuet.Position("53..7")
/// Traceback (most recent call last):
///     ...
/// minuet.FormatError: line 1, column 6: expected 81 cells, found 5 (read as line)
#[pyclass(frozen, eq, hash, module = "minuet")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Position {
    pub(crate) setup: Setup,
}

#[pymethods]
impl Position {
    /// Reads a text in any format, or in the one that is named.
    #[new]
    #[pyo3(signature = (text, format=None))]
    fn new(py: Python<'_>, text: &str, format: Option<&str>) -> PyResult<Position> {
        let read = match format {
            None => minuet_formats::parse(text),
            Some(format) => minuet_formats::parse_as(text, self::format(format)?),
        };
        read.map(|setup| Position { setup }).map_err(|error| unreadable(py, &error))
    }

    /// The digits that the puzzle came with: 81 characters, ``.`` for an empty cell.
    #[getter]
    fn puzzle(&self) -> String {
        self.setup.puzzle.to_string()
    }

    /// All ink, givens and placed digits: 81 characters.
    #[getter]
    fn ink(&self) -> String {
        self.setup.ink().to_string()
    }

    /// How many candidates are left over all 81 cells; a solved cell counts 1.
    #[getter]
    fn left(&self) -> usize {
        self.setup.position().left()
    }

    /// The candidates of a cell such as ``"r4c7"``, as a text such as ``"247"``.
    fn candidates(&self, cell: &str) -> PyResult<String> {
        let cell = cell_named(cell)?;
        Ok(self.setup.position().get(cell).iter().map(|digit| digit.to_string()).collect())
    }

    /// A new position with a digit inked in a cell.
    fn place(&self, cell: &str, digit: u8) -> PyResult<Position> {
        let cell = cell_named(cell)?;
        let Some(digit) = Digit::new(digit) else {
            return Err(wrong(PythonMessage::ExpectedDigit { found: digit }));
        };
        if let Some(digit) = self.setup.ink().get(cell) {
            return Err(wrong(PythonMessage::AlreadyFilled { cell, digit }));
        }
        let mut setup = self.setup;
        setup.placed.set(cell, Some(digit));
        Ok(Position { setup })
    }

    /// A new position with candidates such as ``"247"`` erased from a cell.
    fn erase(&self, cell: &str, digits: &str) -> PyResult<Position> {
        let cell = cell_named(cell)?;
        let mut erased = DigitSet::EMPTY;
        for c in digits.chars() {
            let digit = c.to_digit(10).and_then(|n| Digit::new(n as u8));
            let digit =
                digit.ok_or_else(|| wrong(PythonMessage::ExpectedCandidates { found: c }))?;
            erased |= DigitSet::from(digit);
        }
        let mut setup = self.setup;
        let mut position = setup.position();
        position.erase(cell, erased);
        setup.candidates = Some(position);
        Ok(Position { setup })
    }

    /// The position as text: ``line``, ``grid``, ``pencil-marks``, ``hodoku`` and so on.
    #[pyo3(signature = (format="line"))]
    fn write(&self, format: &str) -> PyResult<String> {
        minuet_formats::write(&self.setup, self::format(format)?).map_err(wrong)
    }

    /// The sheet with its marks.
    fn sheet(&self) -> Sheet {
        Sheet { paper: Paper::from(&CoreSheet::new(&self.setup)) }
    }

    fn _repr_svg_(&self) -> String {
        self.sheet().picture()
    }

    fn __str__(&self) -> String {
        terminal::compact(&self.setup.ink())
    }

    fn __repr__(&self) -> String {
        format!("Position({:?})", self.setup.ink().to_string())
    }

    #[classmethod]
    fn _load(_: &Bound<'_, PyType>, json: &str) -> PyResult<Position> {
        serde_json::from_str(json).map(|setup| Position { setup }).map_err(foreign)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let load = PyType::new::<Position>(py).getattr("_load")?;
        Ok((load, (serde_json::to_string(&self.setup).map_err(foreign)?,)))
    }
}

fn cell_named(name: &str) -> PyResult<Cell> {
    name.parse().map_err(|error: ParseCellError| wrong(error))
}

pub(crate) fn format(name: &str) -> PyResult<Format> {
    name.parse().map_err(wrong)
}

/// Counts the solutions of a puzzle or position, up to a limit.
///
/// >>> import minuet
/// >>> minuet.count("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
/// 1
/// >>> minuet.count("." * 81, limit=10)
/// 10
#[pyfunction]
#[pyo3(signature = (puzzle, limit=1000))]
pub(crate) fn count(py: Python<'_>, puzzle: &Bound<'_, PyAny>, limit: usize) -> PyResult<usize> {
    let position = setup(puzzle)?.position();
    Ok(py.detach(|| minuet_fast::count_in(&position, limit)))
}

/// The canonical form of a puzzle: the same for all puzzles that relabelling, transposing and permuting rows,
/// columns, bands and stacks turn into each other.
///
/// >>> import minuet
/// >>> one = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> other = one[::-1].translate(str.maketrans("123456789", "234567891"))
/// >>> minuet.canonical(one) == minuet.canonical(other)
/// True
#[pyfunction]
#[pyo3(signature = (puzzle))]
pub(crate) fn canonical(py: Python<'_>, puzzle: &Bound<'_, PyAny>) -> PyResult<String> {
    let puzzle = self::puzzle(puzzle)?;
    Ok(py.detach(|| minuet_make::canonical(&puzzle).to_string()))
}
