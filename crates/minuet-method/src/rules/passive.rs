//! Rule 22 in a dance: a half double that stands on the sheet, one cell of which a dancer has ruled out.

use minuet_core::{Blocker, Digit, Find, Structure};

use super::View;

/// What the half doubles of `structure` that are written on the sheet give the dancer.
pub(crate) fn finds(view: View<'_>, structure: Structure) -> impl Iterator<Item = Find> {
    Digit::ALL.into_iter().filter_map(move |digit| find(view, structure, digit))
}

/// A hidden single that a half double on the sheet shows at a glance.
pub(crate) fn find(view: View<'_>, structure: Structure, digit: Digit) -> Option<Find> {
    let cell = view.position().places(digit, structure).single()?;
    if view.lane.solved().contains(cell) {
        return None;
    }
    view.margins.iter().find_map(|&of| match of {
        Blocker::HalfDouble { structure: held, digit: number, cells: [a, b] }
            if held == structure && number == digit && (a == cell || b == cell) =>
        {
            let closed = if a == cell { b } else { a };
            Some(Find::Passive { of, closed, cell, digit, blocks: Vec::new() })
        }
        _ => None,
    })
}
