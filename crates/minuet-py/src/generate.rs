//! Puzzles made to order.

use std::collections::HashSet;
use std::num::NonZero;
use std::time::{Duration, Instant};

use minuet_core::Puzzle;
use minuet_make::{Balance, Recipe, Span, Spare, Wish, canonical};
use minuet_words::message::PythonMessage;
use pyo3::prelude::*;
use rayon::prelude::*;

use crate::argument::{puzzle, reading};
use crate::error::wrong;
use crate::pool::pool;

/// Makes puzzles to order, no two of them essentially the same; the same seed makes the same puzzles.
///
/// ``difficulty`` is ``step1``, ``step3``, ``minuet`` or ``depth2`` to ``depth9``. ``minuets``, ``effort`` and ``clues``
/// are numbers or spans as on the command line: ``"2"``, ``"20..24"``, ``"2.."``. ``symmetry`` is ``none``,
/// ``rot180`` and so on; the digits of ``pattern`` mark the cells for the clues. After ``timeout``
/// seconds there may be fewer puzzles than asked for.
///
/// >>> import minuet
/// >>> [puzzle] = minuet.generate(difficulty="minuet", seed=1)
/// >>> minuet.solve(puzzle).outcome
/// 'minuet'
/// >>> minuet.generate(difficulty="hard")
/// Traceback (most recent call last):
///     ...
/// minuet.MinuetError: expected step1, step3, minuet, or depth2 to depth9
#[pyfunction]
#[pyo3(signature = (
    count=1, *, difficulty=None, minuets=None, effort=None, clues=None, symmetry="none", pattern=None,
    minimal=false, seed=0, reading=None, timeout=None, threads=None
))]
#[allow(clippy::too_many_arguments, reason = "in Python they have names")]
pub(crate) fn generate(
    py: Python<'_>,
    count: usize,
    difficulty: Option<&str>,
    minuets: Option<&str>,
    effort: Option<&str>,
    clues: Option<&str>,
    symmetry: &str,
    pattern: Option<&Bound<'_, PyAny>>,
    minimal: bool,
    seed: u64,
    reading: Option<&str>,
    timeout: Option<f64>,
    threads: Option<NonZero<usize>>,
) -> PyResult<Vec<String>> {
    let wish = Wish {
        class: difficulty.map(str::parse).transpose().map_err(wrong)?,
        minuets: span(minuets)?,
        effort: span(effort)?,
        reading: self::reading(reading)?,
    };
    wish.check().map_err(wrong)?;
    let any = Recipe::default();
    let recipe = Recipe {
        balance: symmetry.parse::<Balance>().map_err(wrong)?,
        pattern: pattern.map(puzzle).transpose()?.map(|pattern| pattern.filled()),
        clues: span(clues)?
            .map_or(any.clues, |clues| clues.least as usize..=clues.most.min(81) as usize),
        spare: if minimal { Spare::Never } else { Spare::Allowed },
    };
    let spring = wish.spring(seed, recipe).map_err(wrong)?;
    let timeout = timeout.map(seconds).transpose()?;
    let mut order = Found { count, puzzles: Vec::new(), seen: HashSet::new() };
    let pool = pool(threads.map_or(0, usize::from))?;
    let (start, mut index) = (Instant::now(), 0);
    while order.puzzles.len() < count && timeout.is_none_or(|timeout| start.elapsed() < timeout) {
        let next = index + pool.current_num_threads() as u64;
        let batches: Vec<Vec<Puzzle>> = py.detach(|| {
            let wanted = |index| {
                let mut batch = spring.batch(index, &wish);
                batch.retain(|puzzle| wish.holds(puzzle));
                batch
            };
            let indices: Vec<u64> = (index..next).collect();
            pool.install(|| indices.into_par_iter().with_max_len(1).map(wanted).collect())
        });
        batches.into_iter().flatten().for_each(|puzzle| order.take(puzzle));
        index = next;
        py.check_signals()?;
    }
    Ok(order.puzzles)
}

/// The puzzles so far.
struct Found {
    count: usize,
    puzzles: Vec<String>,
    seen: HashSet<Puzzle>,
}

impl Found {
    fn take(&mut self, puzzle: Puzzle) {
        if self.puzzles.len() < self.count && self.seen.insert(canonical(&puzzle)) {
            self.puzzles.push(puzzle.to_string());
        }
    }
}

fn seconds(found: f64) -> PyResult<Duration> {
    Duration::try_from_secs_f64(found)
        .map_err(|_| wrong(PythonMessage::ExpectedSeconds { found: found.to_string() }))
}

fn span(text: Option<&str>) -> PyResult<Option<Span>> {
    text.map(str::parse).transpose().map_err(wrong)
}
