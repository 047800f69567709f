//! Choosing dancers: the starters of a position, the most promising first.

use std::cmp::Reverse;

use minuet_core::{Cell, CellSet, Digit, Position, Starter, Structure};

/// Every starter of `position`, in the order in which the teacher tries them.
///
/// Cells with two candidates come first, those that see many others of their kind before the rest
/// (footnote 8); then half doubles of rows, of columns, of squares, each by number; among equals the
/// reading order decides. The same number on the same two cells is one starter.
pub fn starters(position: &Position) -> Vec<Starter> {
    let mut starters = in_reading_order(position);
    // Half doubles see nothing that counts, and so stay behind the cells.
    starters.sort_by_key(|starter| Reverse(sees(starter, position)));
    starters
}

/// Every starter: cells, then half doubles of rows, of columns, of squares, each by number.
pub(crate) fn in_reading_order(position: &Position) -> Vec<Starter> {
    let pair = |cell| Some(Starter::Cell { cell, digits: position.get(cell).pair()? });
    Cell::ALL.into_iter().filter_map(pair).chain(half_doubles(position)).collect()
}

fn half_doubles(position: &Position) -> impl Iterator<Item = Starter> {
    let kinds = Structure::ALL.chunks_exact(9);
    kinds.flat_map(move |kind| {
        Digit::ALL.into_iter().flat_map(move |digit| {
            kind.iter().filter_map(move |&structure| {
                let cells = position.places(digit, structure).pair()?;
                let starter = Starter::HalfDouble { digit, structure, cells };
                (named(starter, position) == starter).then_some(starter)
            })
        })
    })
}

/// The same half double, named after the first structure that confines it: row, column, square.
pub(crate) fn named(starter: Starter, position: &Position) -> Starter {
    let Starter::HalfDouble { digit, structure, cells } = starter else { return starter };
    let both: CellSet = cells.into_iter().collect();
    let first = both.structures().find(|&holder| position.places(digit, holder) == both);
    Starter::HalfDouble { digit, structure: first.unwrap_or(structure), cells }
}

/// How many other cells with two candidates a starter cell sees, each counted once; 0 for half doubles.
pub(crate) fn sees(starter: &Starter, position: &Position) -> u8 {
    match starter {
        Starter::Cell { cell, .. } => {
            cell.seen().iter().filter(|&seen| position.get(seen).len() == 2).count() as u8
        }
        Starter::HalfDouble { .. } => 0,
    }
}
