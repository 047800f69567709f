//! The names of rows, columns and boxes.

use minuet_core::Structure;

/// `row 4`, `column 7`, `box 5`. The paper's square is a box here, because a dancer is a square too.
pub(super) fn structure(structure: Structure) -> String {
    match structure {
        Structure::Row(n) => format!("row {n}"),
        Structure::Column(n) => format!("column {n}"),
        Structure::Square(n) => format!("box {n}"),
    }
}
