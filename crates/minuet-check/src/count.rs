//! Counting solutions, with a search of the judge's own.

use minuet_core::{Cell, CellSet, DigitSet, Position, Solution, Structure};

/// How many solutions a position has, counted up to `limit`.
///
/// ```
/// use minuet_check::count_solutions;
/// use minuet_core::{Position, Puzzle};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert_eq!(count_solutions(&Position::of(&puzzle), 2), 1);
/// assert_eq!(count_solutions(&Position::OPEN, 2), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn count_solutions(position: &Position, limit: usize) -> usize {
    let mut count = 0;
    search(Grid::new(position), &mut |_| {
        count += 1;
        count < limit
    });
    count.min(limit)
}

/// The solutions of a position, two at most.
pub(crate) fn two_solutions(position: &Position) -> Vec<Solution> {
    let mut found = Vec::new();
    search(Grid::new(position), &mut |grid| {
        found.extend(grid.position().solution());
        found.len() < 2
    });
    found
}

/// Visits every solution until `visit` wants no more; says whether it still does.
fn search(mut grid: Grid, visit: &mut impl FnMut(&Grid) -> bool) -> bool {
    if !grid.settle() {
        return true;
    }
    let Some(choices) = grid.narrowest() else { return visit(&grid) };
    choices.into_iter().all(|(cell, digit)| {
        let mut branch = grid;
        branch.candidates[cell] = digit;
        search(branch, visit)
    })
}

/// The candidates of each cell, one bit per number, and the cells whose number is erased from all it sees.
#[derive(Clone, Copy)]
struct Grid {
    candidates: [u16; 81],
    settled: CellSet,
}

impl Grid {
    fn new(position: &Position) -> Grid {
        let candidates = Cell::ALL.map(|cell| position.get(cell).bits());
        Grid { candidates, settled: CellSet::EMPTY }
    }

    fn position(&self) -> Position {
        let mut position = Position::OPEN;
        for cell in Cell::ALL {
            position.set(cell, DigitSet::from_bits(self.candidates[cell.index()]));
        }
        position
    }

    /// Naked and hidden singles until there are no more; false when the grid breaks.
    fn settle(&mut self) -> bool {
        loop {
            let before = (self.settled, self.candidates);
            if !self.naked_singles() || !STRUCTURES.iter().all(|cells| self.hidden_singles(cells)) {
                return false;
            }
            if before == (self.settled, self.candidates) {
                return true;
            }
        }
    }

    fn naked_singles(&mut self) -> bool {
        for cell in (CellSet::ALL - self.settled).iter() {
            let digit = self.candidates[cell.index()];
            if digit == 0 {
                return false;
            }
            if digit & (digit - 1) == 0 {
                self.settled.insert(cell);
                for seen in cell.seen().iter() {
                    self.candidates[seen.index()] &= !digit;
                }
            }
        }
        true
    }

    fn hidden_singles(&mut self, cells: &[usize; 9]) -> bool {
        let (mut once, mut twice) = (0, 0);
        for &cell in cells {
            twice |= once & self.candidates[cell];
            once |= self.candidates[cell];
        }
        let hidden = once & !twice;
        for &cell in cells {
            let here = self.candidates[cell] & hidden;
            if here & here.wrapping_sub(1) != 0 {
                return false;
            }
            if here != 0 {
                self.candidates[cell] = here;
            }
        }
        once == DigitSet::ALL.bits()
    }

    /// Choices one of which is true: two cells for a number in a structure, unless a cell has only two
    /// numbers; otherwise the numbers of the narrowest cell. None when every cell is settled.
    fn narrowest(&self) -> Option<Vec<(usize, u16)>> {
        let open = (CellSet::ALL - self.settled).iter().map(Cell::index);
        let cell = open.min_by_key(|&cell| self.candidates[cell].count_ones())?;
        let by_cell = || digits_of(self.candidates[cell]).map(|digit| (cell, digit)).collect();
        if self.candidates[cell].count_ones() == 2 {
            return Some(by_cell());
        }
        let half_double = STRUCTURES.iter().find_map(|cells| self.half_double(cells));
        Some(half_double.unwrap_or_else(by_cell))
    }

    /// A number with two cells in a structure, as two choices.
    fn half_double(&self, cells: &[usize; 9]) -> Option<Vec<(usize, u16)>> {
        let (mut once, mut twice, mut thrice) = (0, 0, 0);
        for &cell in cells {
            thrice |= twice & self.candidates[cell];
            twice |= once & self.candidates[cell];
            once |= self.candidates[cell];
        }
        let digit = digits_of(twice & !thrice).next()?;
        let places = cells.iter().filter(|&&cell| self.candidates[cell] & digit != 0);
        Some(places.map(|&cell| (cell, digit)).collect())
    }
}

fn digits_of(mask: u16) -> impl Iterator<Item = u16> {
    (0..9).map(|n| 1 << n).filter(move |digit| mask & digit != 0)
}

/// The indices of the nine cells of each structure.
const STRUCTURES: [[usize; 9]; 27] = {
    let mut structures = [[0; 9]; 27];
    let mut i = 0;
    while i < 27 {
        let (mut cell, mut count) = (0, 0);
        while cell < 81 {
            if Structure::ALL[i].cells().contains(Cell::ALL[cell]) {
                structures[i][count] = cell;
                count += 1;
            }
            cell += 1;
        }
        i += 1;
    }
    structures
};
