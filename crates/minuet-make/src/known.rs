//! Rivals of a grid that have turned up.

use minuet_core::CellSet;

use crate::FullGrid;

/// The cells in which rivals of a grid differ from it, the useful ones first.
#[derive(Default)]
pub(crate) struct Known(Vec<CellSet>);

impl Known {
    /// Enough to decide most questions; more would take longer than the solver.
    const MOST: usize = 1500;

    /// All of them.
    pub(crate) fn rivals(&self) -> &[CellSet] {
        &self.0
    }

    /// Remembers one.
    pub(crate) fn add(&mut self, rival: CellSet) {
        if self.0.len() < Known::MOST {
            self.0.push(rival);
        }
    }

    /// Whether these clues of a grid make a puzzle with one solution.
    pub(crate) fn enough<G: FullGrid>(&mut self, grid: &G, clues: CellSet) -> bool {
        if let Some(place) = self.0.iter().position(|&rival| (rival & clues).is_empty()) {
            self.0.swap(place, place / 2);
            return false;
        }
        let rival = grid.rival(clues);
        rival.into_iter().for_each(|rival| self.add(rival));
        rival.is_none()
    }
}
