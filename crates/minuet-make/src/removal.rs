//! Which clues of a puzzle can be removed together so that it keeps its one solution.
//!
//! If a set can be removed, so can every part of it. So a few large ones that have been
//! tried say yes to most questions. Each rival grid that turned up is a set of clues of which one must stay,
//! and a few of these say no to most of the others. The solver is asked only when neither helps.

use minuet_core::{Cell, CellSet};

use crate::{FullGrid, Random};

/// A set of clues, one bit each in the order of the puzzle's cells. With a bit for each cell of the grid, sampling takes
/// 29 % longer.
type Clues = u64;

/// A puzzle with one solution, and what is known about taking clues away.
pub(crate) struct Removal<'a, G> {
    grid: &'a G,
    /// The cells of the clues it began with.
    cells: Vec<Cell>,
    /// The clues that are there.
    present: Clues,
    /// The clues that can go, each by itself.
    single: Clues,
    /// Sets of which at least one clue must stay.
    bound: Vec<Clues>,
    /// Sets that can go together.
    loose: Vec<Clues>,
    /// How many can go together, as far as has lately been seen. Without this limit on what is tried, sampling takes
    /// 20 % longer.
    reach: usize,
    chance: Random,
    /// The rivals that turned up.
    pub(crate) rivals: Vec<CellSet>,
}

/// Clues that can follow others, and those of them after which still more can.
struct Seen {
    can_go: Clues,
    further: Clues,
}

/// The most clues that a puzzle to take from can have.
pub(crate) const MOST: usize = 64;

/// Known sets of which one must stay that are at least this large hardly ever decide anything.
const LARGE: usize = 12;

impl<'a, G: FullGrid> Removal<'a, G> {
    /// A puzzle of at most 64 clues that has one solution, and rivals known from elsewhere.
    pub(crate) fn new(grid: &'a G, clues: CellSet, known: &[CellSet]) -> Removal<'a, G> {
        let cells: Vec<Cell> = clues.iter().take(MOST).collect();
        let present = Clues::MAX >> (MOST - cells.len().max(1));
        let mut removal = Removal {
            grid,
            cells,
            present,
            single: present,
            bound: Vec::new(),
            loose: Vec::new(),
            reach: 2,
            chance: Random::new(0),
            rivals: Vec::new(),
        };
        for &rival in known {
            let needed = rival & clues;
            if needed.len() < LARGE {
                removal.bound.push(removal.project(needed));
            }
        }
        removal.find_singles();
        removal
    }

    /// How many clues there are.
    pub(crate) fn len(&self) -> usize {
        self.present.count_ones() as usize
    }

    /// The clues that are there, except some of them.
    pub(crate) fn clues_without(&self, gone: Clues) -> CellSet {
        each(self.present & !gone).map(|i| self.cells[i]).collect()
    }

    /// The clues that can go, each by itself.
    pub(crate) fn singles(&self) -> Clues {
        self.single
    }

    /// The clue with this number among those that can go, from 0.
    pub(crate) fn nth_single(&self, n: usize) -> Clues {
        each(self.single).nth(n).map_or(0, |i| 1 << i)
    }

    /// Takes a clue away that can go.
    pub(crate) fn take(&mut self, clue: Clues) {
        self.present &= !clue;
        self.single &= !clue;
        self.bound.iter_mut().for_each(|set| *set &= !clue);
        self.reach = self.reach.saturating_sub(1);
        self.loose.retain(|set| set & clue != 0);
        self.find_singles();
    }

    fn find_singles(&mut self) {
        let all = self.single;
        self.single = 0;
        for i in each(all) {
            if self.can_go(1 << i, all) {
                self.single |= 1 << i;
            }
        }
        // A set with a clue that cannot go is never in the way again.
        let single = self.single;
        self.bound.retain(|set| set & !single == 0);
        self.bound.sort_unstable();
        self.bound.dedup();
        self.loose.iter_mut().for_each(|set| *set &= single);
    }

    /// Tells `found` all sets of at most `most` clues that can go and leave a minimal puzzle.
    pub(crate) fn minimal(&mut self, most: usize, found: &mut impl FnMut(&Self, Clues)) {
        self.visit(0, most, found);
    }

    fn visit(&mut self, gone: Clues, most: usize, found: &mut impl FnMut(&Self, Clues)) {
        let mut seen = self.seen(gone);
        if seen.can_go == 0 {
            if !self.can_go_further(gone) {
                return found(self, gone);
            }
            seen = self.seen(gone);
        }
        // Each set is made in the order of its clues, so once.
        let above = Clues::MAX.checked_shl(Clues::BITS - gone.leading_zeros()).unwrap_or(0);
        let more = match most {
            0 => 0,
            // At the last level, a clue after which more can go needs no visit. Otherwise sampling takes 15 % longer.
            1 => self.single & above & !seen.further,
            _ => self.single & above,
        };
        for i in each(more & !self.held(gone)) {
            if seen.can_go >> i & 1 != 0 || self.can_go(gone | 1 << i, self.single) {
                self.visit(gone | 1 << i, most - 1, found);
            }
        }
    }

    /// What the sets that can go tell about clues that may follow these.
    fn seen(&self, gone: Clues) -> Seen {
        let mut seen = Seen { can_go: 0, further: 0 };
        for set in &self.loose {
            let more = if gone & !set == 0 { set & !gone } else { 0 };
            seen.can_go |= more;
            seen.further |= if more & more.wrapping_sub(1) != 0 { more } else { 0 };
        }
        seen
    }

    /// Whether some clue can go after these, which can.
    fn can_go_further(&mut self, gone: Clues) -> bool {
        loop {
            let more = self.single & !gone & !self.held(gone);
            if more == 0 {
                return false;
            }
            let first = more & more.wrapping_neg();
            if self.can_go(gone | first, self.single) {
                return true;
            }
        }
    }

    /// The clues that must stay when these go.
    fn held(&self, gone: Clues) -> Clues {
        self.bound.iter().fold(0, |held, set| {
            let rest = set & !gone;
            if rest & rest.wrapping_sub(1) == 0 { held | rest } else { held }
        })
    }

    /// Whether these can go together.
    fn can_go(&mut self, gone: Clues, others: Clues) -> bool {
        if self.loose.iter().any(|set| gone & !set == 0) {
            return true;
        }
        if self.bound.iter().any(|set| set & !gone == 0) {
            return false;
        }
        // Where they can go, more can: a large set answers more questions to come.
        let mut wide = self.widened(gone, others);
        while let Some(rival) = self.grid.rival(self.clues_without(wide)) {
            self.rivals.push(rival);
            let needed = self.project(rival);
            self.bound.push(needed);
            if needed & !gone == 0 {
                return false;
            }
            self.reach = self.reach.saturating_sub(1);
            wide = self.without_one(wide, needed & !gone);
        }
        self.reach += 1;
        self.loose.push(wide);
        true
    }

    /// A set that has `gone` in it and nothing that is known to be in the way, and is not larger than what
    /// has lately been found to go.
    fn widened(&mut self, gone: Clues, others: Clues) -> Clues {
        let mut wide = gone | others;
        for i in 0..self.bound.len() {
            let set = self.bound[i];
            if set & !wide == 0 {
                wide = self.without_one(wide, set & !gone);
            }
        }
        while wide.count_ones() as usize > self.reach && wide != gone {
            wide = self.without_one(wide, wide & !gone);
        }
        wide
    }

    /// A set without one of some clues. Chance makes the sets different, so that they answer different
    /// questions: where the first goes each time, sampling takes 15 % longer.
    fn without_one(&mut self, set: Clues, of: Clues) -> Clues {
        let n = self.chance.below(of.count_ones() as usize);
        set & !each(of).nth(n).map_or(0, |i| 1 << i)
    }

    /// The clues at these cells.
    fn project(&self, cells: CellSet) -> Clues {
        let here = self.cells.iter().enumerate();
        here.filter(|&(i, &cell)| self.present >> i & 1 != 0 && cells.contains(cell))
            .fold(0, |clues, (i, _)| clues | 1 << i)
    }
}

/// The places of the clues of a set.
fn each(mut clues: Clues) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = clues.trailing_zeros() as usize;
        clues &= clues.wrapping_sub(1);
        (place < MOST).then_some(place)
    })
}
