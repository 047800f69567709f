//! Rows, decided again by those who had no part in them.

use minuet_core::{Position, Verdict};

use crate::hash;
use crate::question::{By, Question};
use crate::row::Row;
use crate::taught::Taught;

/// Whether a row is one of those that are decided again: one in `one_in`, by the hash of its puzzle.
pub(super) fn is_chosen(row: &Row, one_in: u64) -> bool {
    one_in == 1 || {
        let hash = hash::of_puzzle(&row.puzzle);
        u64::from_str_radix(&hash[16..], 16).is_ok_and(|number| number.is_multiple_of(one_in))
    }
}

/// What is wrong with a row. The teacher solves the puzzle and the judge follows; the racer, who made the
/// row, is asked only for depth and number.
pub(super) fn fault(row: &Row, question: &Question) -> Option<String> {
    let solutions = match row.puzzle.conflict() {
        Some(_) => 0,
        None => minuet_check::count_solutions(&Position::of(&row.puzzle), 2),
    };
    match solutions {
        0 => return said("outcome", &row.verdict(), &Verdict::None),
        1 => {}
        _ => return said("outcome", &row.verdict(), &Verdict::Several),
    }
    let trace = minuet_method::solve(&row.puzzle.into(), &question.reading);
    if let Err(rejection) = minuet_check::check_trace(&trace) {
        return Some(format!("the judge rejects the teacher's trace: {rejection}"));
    }
    let Some(taught) = Taught::from_trace(&trace) else {
        return Some("the teacher finds no solution".to_owned());
    };
    said("outcome", &row.verdict(), &taught.decision.verdict)
        .or_else(|| {
            (row.answer.decision != taught.decision).then(|| "its figures are others".to_owned())
        })
        .or_else(|| {
            let differs = question.by == By::Teacher && row.answer.taught() != Some(&taught);
            differs.then(|| "what the teacher tells is something else".to_owned())
        })
        .or_else(|| {
            if question.find_depth.is_none() && question.find_number.is_none() {
                return None;
            }
            let again = Row::of(&row.puzzle, &Question { by: By::Racer, ..*question });
            let (again, row) = (&again.answer, &row.answer);
            let same = (again.depth(), again.number()) == (row.depth(), row.number());
            (!same).then(|| "its depth or number is another".to_owned())
        })
}

fn said(what: &str, row: &Verdict, found: &Verdict) -> Option<String> {
    (row != found).then(|| format!("the {what} is {found}, and the row says {row}"))
}
