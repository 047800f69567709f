//! Whether any rule of Step 3 applies in a position.

use minuet_core::{Cell, CellSet, Find, Position, Reading, Structure};

use crate::view::View;
use crate::{groups, half_doubles, singles};

/// The first rule of Step 3 that would change something: solve a cell or erase a candidate.
pub(crate) fn first(position: &Position, solved: CellSet, reading: Reading) -> Option<Find> {
    Structure::ALL.into_iter().find_map(|structure| {
        let view = View::new(position, solved, structure);
        singles::find(&view)
            .or_else(|| half_doubles::find(&view, reading.blocking))
            .or_else(|| groups::find(&view, reading.groups))
    })
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
