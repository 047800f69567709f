//! How hard a puzzle is for a person.

use minuet_core::Step;
use minuet_hunt::{Question, Row};
use pyo3::prelude::*;

use crate::argument::{puzzle, reading};

/// The figures of a puzzle. What does not apply is ``None``.
#[pyclass(frozen, get_all, module = "minuet")]
pub(crate) struct Rating {
    /// ``basic``, ``minuet``, ``failed``, ``none`` or ``several``.
    outcome: &'static str,
    /// Candidates after Step 3.
    left3: Option<u16>,
    /// Starters of the position where the method fails.
    starters: Option<u16>,
    /// Candidates of that position.
    left: Option<u16>,
    /// Givens.
    clues: usize,
    /// The least depth, as text: ``"2"``, or ``">3"``.
    depth: Option<String>,
    /// The least number of minuets, as text: ``"1"``, or ``">4"``.
    number: Option<String>,
    /// The step that finishes it.
    step: Option<u8>,
    /// Minuets that change the teacher's sheet.
    minuets: Option<u32>,
    /// Minuets that the teacher opens.
    tried: Option<u32>,
    /// How much looking and writing it takes.
    effort: Option<u32>,
    /// How many minutes that is, roughly.
    minutes: Option<u32>,
}

#[pymethods]
impl Rating {
    fn __repr__(&self) -> String {
        format!("<Rating outcome={} clues={}>", self.outcome, self.clues)
    }
}

/// Rates a puzzle. Depth and number are looked for up to ``find_depth`` and ``find_number``.
///
/// >>> import minuet
/// >>> rating = minuet.rate("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
/// >>> rating.outcome, rating.starters, rating.depth, rating.step
/// ('failed', 17, '2', None)
#[pyfunction]
#[pyo3(signature = (puzzle, reading=None, find_depth=3, find_number=4))]
pub(crate) fn rate(
    py: Python<'_>,
    puzzle: &Bound<'_, PyAny>,
    reading: Option<&str>,
    find_depth: u8,
    find_number: u32,
) -> PyResult<Rating> {
    let (puzzle, reading) = (self::puzzle(puzzle)?, self::reading(reading)?);
    let question = Question {
        reading,
        find_depth: Some(find_depth),
        find_number: Some(find_number),
        ..Question::default()
    };
    let (row, rating) = py.detach(|| {
        let row = Row::of(&puzzle, &question);
        (row, minuet_make::Rating::of(&puzzle, &reading))
    });
    let effort = rating.and_then(|rating| rating.effort);
    Ok(Rating {
        outcome: row.verdict().word(),
        left3: row.decision.left3,
        starters: row.decision.starters,
        left: row.decision.left,
        clues: puzzle.clues(),
        depth: row.depth.as_deref().map(str::to_owned),
        number: row.number.as_deref().map(str::to_owned),
        step: rating.and_then(|rating| rating.step).map(Step::number),
        minuets: rating.map(|rating| rating.minuets),
        tried: rating.map(|rating| rating.tried),
        effort: effort.map(|effort| effort.total()),
        minutes: effort.map(|effort| effort.minutes()),
    })
}
