//! Rows, decided again by teacher and judge, who had no part in them.

use minuet_core::{Position, Verdict};
use minuet_make::Taught;
use minuet_words::message::HuntFaultKind as Fault;

use crate::hash;
use crate::question::{By, Question};
use crate::row::Row;

/// Whether a row is one of those that are decided again: one in `one_in`, by seed and puzzle.
pub(super) fn is_chosen(row: &Row, one_in: u64, seed: u64) -> bool {
    let number = || hash::number_of(format!("{seed} {}", row.puzzle).as_bytes()) as u64;
    one_in == 1 || number().is_multiple_of(one_in)
}

/// What is wrong with a row. The teacher solves the puzzle and the judge follows; the racer, who made the
/// row, is asked only for depth and number.
pub(super) fn fault(row: &Row, question: &Question) -> Option<Fault> {
    let told = row.verdict();
    let outcome = |found| (found != told).then_some(Fault::Outcome { found, told });
    let solutions = match row.puzzle.conflict() {
        Some(_) => 0,
        None => minuet_check::count_solutions(&Position::of(&row.puzzle), 2),
    };
    match solutions {
        0 => return outcome(Verdict::None),
        1 => {}
        _ => return outcome(Verdict::Several),
    }
    let trace = minuet_method::solve(&row.puzzle.into(), &question.reading);
    if let Err(rejection) = minuet_check::check_trace(&trace) {
        return Some(Fault::TraceRejected(rejection));
    }
    let Some(taught) = Taught::from_trace(&trace) else { return Some(Fault::NotTaught) };
    if let Some(fault) = outcome(taught.decision.verdict) {
        return Some(fault);
    }
    if row.decision != taught.decision {
        return Some(Fault::Figures);
    }
    if question.by == By::Teacher && row.taught.as_deref() != Some(&taught) {
        return Some(Fault::Taught);
    }
    if question.find_depth.is_none() && question.find_number.is_none() {
        return None;
    }
    let again = Row::of(&row.puzzle, &Question { by: By::Racer, ..*question });
    let same = (again.depth, again.number) == (row.depth.clone(), row.number.clone());
    (!same).then_some(Fault::DepthOrNumber)
}
