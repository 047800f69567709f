//! How the clues of a puzzle are placed symmetrically.

use std::fmt;
use std::str::FromStr;

use minuet_core::{Cell, CellSet};

use crate::MakeMessage;

/// A symmetry of the places of clues; their digits do not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Balance {
    /// No symmetry is asked for.
    #[default]
    None,
    /// The same when turned upside down.
    HalfTurn,
    /// The same after a quarter turn.
    QuarterTurn,
    /// The same when mirrored at the diagonal from the top left.
    Diagonal,
    /// The same when mirrored at the diagonal from the top right.
    Antidiagonal,
    /// The same when top and bottom change places.
    Horizontal,
    /// The same when left and right change places.
    Vertical,
    /// The same under all of these.
    Full,
}

impl Balance {
    /// All of them.
    pub const ALL: [Balance; 8] = [
        Balance::None,
        Balance::HalfTurn,
        Balance::QuarterTurn,
        Balance::Diagonal,
        Balance::Antidiagonal,
        Balance::Horizontal,
        Balance::Vertical,
        Balance::Full,
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Balance::None => "none",
            Balance::HalfTurn => "rot180",
            Balance::QuarterTurn => "rot90",
            Balance::Diagonal => "diagonal",
            Balance::Antidiagonal => "antidiagonal",
            Balance::Horizontal => "horizontal",
            Balance::Vertical => "vertical",
            Balance::Full => "full",
        }
    }

    /// The cells of the grid in sets that hold clues together or not at all.
    pub fn orbits(self) -> Vec<CellSet> {
        let mut rest = CellSet::ALL;
        std::iter::from_fn(|| {
            let orbit = self.orbit(rest.first()?);
            rest -= orbit;
            Some(orbit)
        })
        .collect()
    }

    /// Whether clues at these cells have this symmetry.
    pub fn holds(self, cells: CellSet) -> bool {
        cells.iter().all(|cell| self.orbit(cell).is_subset(cells))
    }

    fn orbit(self, cell: Cell) -> CellSet {
        let mut orbit = CellSet::of(cell);
        loop {
            let grown = orbit.iter().fold(orbit, |grown, cell| grown | self.images(cell));
            if grown == orbit {
                return orbit;
            }
            orbit = grown;
        }
    }

    /// Where the symmetry takes a cell.
    fn images(self, cell: Cell) -> CellSet {
        let (row, column) = (cell.index() / 9, cell.index() % 9);
        let image = |row: usize, column: usize| CellSet::of(Cell::ALL[9 * row + column]);
        match self {
            Balance::None => CellSet::of(cell),
            Balance::HalfTurn => image(8 - row, 8 - column),
            Balance::QuarterTurn => image(column, 8 - row),
            Balance::Diagonal => image(column, row),
            Balance::Antidiagonal => image(8 - column, 8 - row),
            Balance::Horizontal => image(8 - row, column),
            Balance::Vertical => image(row, 8 - column),
            Balance::Full => image(column, 8 - row) | image(column, row),
        }
    }
}

/// Its name.
impl fmt::Display for Balance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Balance {
    type Err = MakeMessage;

    fn from_str(name: &str) -> Result<Balance, MakeMessage> {
        let found = Balance::ALL.into_iter().find(|balance| balance.name() == name);
        let known = || Balance::ALL.map(Balance::name).to_vec();
        found.ok_or_else(|| MakeMessage::UnknownSymmetry { known: known() })
    }
}
