//! A puzzle, solved by the teacher.

use minuet_answer::{Choose, Reply, Request};
use minuet_core::Outcome;
use pyo3::prelude::*;

use crate::argument::{reading, setup, word};
use crate::ask::ask;
use crate::trace::Trace;

/// What became of a puzzle: the outcome, the trace and the explanation.
#[pyclass(frozen, module = "minuet")]
pub(crate) struct Answer {
    pub(crate) trace: Trace,
}

#[pymethods]
impl Answer {
    /// The digits that the puzzle came with.
    #[getter]
    fn puzzle(&self) -> String {
        self.trace.trace.setup.puzzle.to_string()
    }

    /// ``basic``, ``minuet``, ``failed``, ``none`` (no solution) or ``several``.
    #[getter]
    fn outcome(&self) -> &'static str {
        self.trace.trace.outcome.verdict().word()
    }

    /// Whether the method solves it.
    #[getter]
    fn solved(&self) -> bool {
        matches!(self.trace.trace.outcome, Outcome::Solved { .. })
    }

    /// The solution, 81 digits, if the method finds it.
    #[getter]
    fn solution(&self) -> Option<String> {
        match self.trace.trace.outcome {
            Outcome::Solved { solution, .. } => Some(solution.to_string()),
            _ => None,
        }
    }

    /// The step that finishes it, 1 to 4.
    #[getter]
    fn step(&self) -> Option<u8> {
        match self.trace.trace.outcome {
            Outcome::Solved { step, .. } => Some(step.number()),
            _ => None,
        }
    }

    /// How many minuets changed the sheet.
    #[getter]
    fn minuets(&self) -> Option<u32> {
        match self.trace.trace.outcome {
            Outcome::Solved { minuets, .. } | Outcome::Failed { minuets, .. } => Some(minuets),
            _ => None,
        }
    }

    /// How many minuets were opened.
    #[getter]
    fn tried(&self) -> Option<u32> {
        match self.trace.trace.outcome {
            Outcome::Solved { tried, .. } | Outcome::Failed { tried, .. } => Some(tried),
            _ => None,
        }
    }

    /// Everything that was found on the way.
    #[getter]
    fn trace(&self) -> Trace {
        self.trace.clone()
    }

    /// The brief explanation, as text.
    #[getter]
    fn explanation(&self, py: Python<'_>) -> PyResult<String> {
        self.trace.explain(py, "brief", "text", 100)
    }

    /// The document that ``minuet solve --json`` prints, with the certificate if the method fails.
    fn json(&self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| self.trace.document())
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        Ok(self.trace.sheet(None)?.picture())
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        self.explanation(py)
    }

    fn __repr__(&self) -> String {
        format!("<Answer outcome={}>", self.outcome())
    }
}

/// Solves a puzzle or position as a person would, and explains it.
///
/// ``reading`` is written as on the command line, ``"depth=2"`` or ``"blocking=never,groups=4"``; ``starters``
/// is ``footnote8``, ``both-sides`` or ``shortest``.
///
/// >>> import minuet
/// >>> answer = minuet.solve("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
/// >>> answer.outcome, answer.solution
/// ('failed', None)
/// >>> print(answer.explanation.splitlines()[-3].strip())
/// All 17 starters have been danced; none erases a single candidate. The method ends here.
/// >>> puzzle = minuet.Position(answer.puzzle)
/// >>> minuet.solve(puzzle, reading="depth=2").outcome
/// 'minuet'
#[pyfunction]
#[pyo3(signature = (puzzle, reading=None, starters="footnote8"))]
pub(crate) fn solve(
    py: Python<'_>,
    puzzle: &Bound<'_, PyAny>,
    reading: Option<&str>,
    starters: &str,
) -> PyResult<Answer> {
    let (setup, reading) = (setup(puzzle)?, self::reading(reading)?);
    let choices = [
        ("footnote8", Choose::Footnote8),
        ("both-sides", Choose::BothSides),
        ("shortest", Choose::Shortest),
    ];
    let starters = word(starters, "starters", &choices)?;
    match ask(py, Request::Solve { setup, reading, starters })? {
        Reply::Solved(trace) => Ok(Answer { trace: Trace::new(trace) }),
        other => unreachable!("each request has one kind of reply: {other:?}"),
    }
}
