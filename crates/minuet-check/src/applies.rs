//! Whether any rule of Step 3 applies in a position.

use minuet_core::{Cell, CellSet, Find, Position, Reading, Structure};

use crate::consequence::Consequence;
use crate::view::View;
use crate::{groups, half_doubles, singles};

/// The first rule of Step 3 that would change something: solve a cell or erase a candidate.
pub(crate) fn first(position: &Position, solved: CellSet, reading: Reading) -> Option<Find> {
    Structure::ALL.into_iter().find_map(|structure| first_in(structure, position, solved, reading))
}

/// The same in one structure.
fn first_in(
    structure: Structure,
    position: &Position,
    solved: CellSet,
    reading: Reading,
) -> Option<Find> {
    let view = View::new(position, solved, structure);
    singles::find(&view)
        .or_else(|| half_doubles::find(&view, reading.blocking))
        .or_else(|| groups::find(&view, reading.groups))
}

/// What is left of a bare position when no rule of Step 3 applies any more.
pub(crate) fn exhausted(position: &Position, reading: Reading) -> Position {
    let mut left = *position;
    let mut solved = solved_in(position);
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for structure in Structure::ALL {
            while let Some(find) = first_in(structure, &left, solved, reading) {
                let given = consequence(&find);
                given.erased.iter().for_each(|(cell, &digits)| left.erase(cell, digits));
                solved |= given.inked.iter().map(|inked| inked.cell).collect();
                changed = true;
            }
        }
    }
    left
}

/// What follows from a find of [`first`].
fn consequence(find: &Find) -> Consequence {
    match *find {
        Find::NakedSingle { cell, digit, .. } | Find::HiddenSingle { cell, digit, .. } => {
            Consequence::single(cell, digit)
        }
        Find::HalfDouble { digit, cells, .. } => {
            Consequence::confined(cells.into_iter().collect(), digit.into())
        }
        Find::Aligned { digit, cells, .. } => Consequence::confined(cells, digit.into()),
        Find::NakedGroup { cells, digits, .. } => Consequence::confined(cells, digits),
        Find::HiddenGroup { cells, digits, .. } => Consequence::group(cells, digits),
        Find::Passive { .. }
        | Find::Fill { .. }
        | Find::Starter { .. }
        | Find::Unmarked { .. }
        | Find::BothEnclose { .. }
        | Find::DoubleBlocked { .. }
        | Find::Wrong { .. }
        | Find::Complete { .. }
        | Find::Stall
        | Find::Leave => Consequence::NOTHING,
    }
}

/// The cells of a bare position that count as solved: one candidate, and its number nowhere else in the
/// structures of the cell.
pub(crate) fn solved_in(position: &Position) -> CellSet {
    let settled = |&cell: &Cell| {
        position
            .get(cell)
            .single()
            .is_some_and(|digit| !cell.seen().iter().any(|seen| position.has(seen, digit)))
    };
    Cell::ALL.into_iter().filter(settled).collect()
}
