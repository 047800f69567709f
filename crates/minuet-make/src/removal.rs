//! Which clues of a puzzle can go together so that it keeps its one solution.
//!
//! Sets that can go are closed downwards: what is part of one can go too. So a few large ones that have been
//! tried say yes to most questions. Each rival grid that turned up is a set of clues of which one must stay,
//! and a few of these say no to most of the others. The solver is asked where neither knows.

use minuet_core::{Cell, CellSet};

use crate::{FullGrid, Random};

/// A set of clues, one bit each in the order of the puzzle's cells.
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
    /// Sets of which one at least must stay, by their size.
    bound: [Vec<Clues>; LARGE + 1],
    /// Sets that can go together: all, and for the first clues of the set that is being visited, those that
    /// have the clues up to each.
    loose: Vec<Vec<Clues>>,
    /// How many can go together, as far as has lately been seen.
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

/// Sets of which one must stay that are larger than this stand together: they hardly ever decide anything.
const LARGE: usize = 12;

impl<'a, G: FullGrid> Removal<'a, G> {
    /// A puzzle of at most 64 clues that has one solution, and rivals known from elsewhere.
    pub(crate) fn new(grid: &'a G, clues: CellSet, known: &[CellSet]) -> Removal<'a, G> {
        let cells: Vec<Cell> = clues.iter().take(MOST).collect();
        let present = Clues::MAX >> (MOST - cells.len().max(1));
        let (bound, loose, rivals) = (Default::default(), vec![Vec::new()], Vec::new());
        let (single, chance) = (present, Random::new(0));
        let mut removal =
            Removal { grid, cells, present, single, bound, loose, reach: 2, chance, rivals };
        for &rival in known {
            let needed = rival & clues;
            if needed.len() < LARGE {
                removal.bind(removal.project(needed));
            }
        }
        removal.find_singles();
        removal
    }

    /// How many clues there are.
    pub(crate) fn len(&self) -> usize {
        self.present.count_ones() as usize
    }

    /// The clues that are there, but for some of them.
    pub(crate) fn clues_without(&self, gone: Clues) -> CellSet {
        each(self.present & !gone).map(|i| self.cells[i]).collect()
    }

    /// The clues that can go, each by itself.
    pub(crate) fn singles(&self) -> Clues {
        self.single
    }

    /// The clue at one place of the list of those that can go.
    pub(crate) fn nth_single(&self, n: usize) -> Clues {
        each(self.single).nth(n).map_or(0, |i| 1 << i)
    }

    /// Takes a clue away that can go.
    pub(crate) fn take(&mut self, clue: Clues) {
        self.present &= !clue;
        self.single &= !clue;
        for size in 1..=LARGE {
            let (with, without) = self.bound[size].iter().partition(|&&set| set & clue != 0);
            self.bound[size] = without;
            let with: Vec<Clues> = with;
            with.into_iter().for_each(|set| self.bind(set & !clue));
        }
        self.reach = self.reach.saturating_sub(1);
        self.loose[0].retain(|set| set & clue != 0);
        self.loose[0].iter_mut().for_each(|set| *set &= !clue);
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
        for sets in &mut self.bound {
            sets.retain(|set| set & !single == 0);
            sets.sort_unstable();
            sets.dedup();
        }
        self.loose[0].iter_mut().for_each(|set| *set &= single);
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
            // At the last level, a clue after which more can go needs no visit.
            1 => self.single & above & !seen.further,
            _ => self.single & above,
        };
        for i in each(more & !self.held(gone)) {
            if seen.can_go >> i & 1 != 0 || self.can_go(gone | 1 << i, self.single) {
                self.visit_next(gone, i, most - 1, found);
            }
        }
    }

    fn visit_next(
        &mut self,
        gone: Clues,
        next: usize,
        most: usize,
        found: &mut impl FnMut(&Self, Clues),
    ) {
        // A shorter list pays where it will be gone through many times.
        let shorten = most >= 2;
        if shorten {
            let loose = self.loose_now().iter().copied().filter(|set| set >> next & 1 != 0);
            self.loose.push(loose.collect());
        }
        self.visit(gone | 1 << next, most, found);
        if shorten {
            self.loose.pop();
        }
    }

    /// What the sets that can go tell about clues that may follow these.
    fn seen(&self, gone: Clues) -> Seen {
        let mut seen = Seen { can_go: 0, further: 0 };
        for set in self.loose_now() {
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
        let sizes = &self.bound[..(gone.count_ones() as usize + 2).min(LARGE + 1)];
        sizes.iter().flatten().fold(0, |held, set| {
            let rest = set & !gone;
            if rest & rest.wrapping_sub(1) == 0 { held | rest } else { held }
        })
    }

    /// Whether these can go together.
    fn can_go(&mut self, gone: Clues, others: Clues) -> bool {
        if any(self.loose_now(), |set| gone & !set == 0) {
            return true;
        }
        let mut sizes = self.bound[..(gone.count_ones() as usize + 1).min(LARGE + 1)].iter();
        if sizes.any(|sets| any(sets, |set| set & !gone == 0)) {
            return false;
        }
        // Where they can go, more can: a large set answers more questions to come.
        let mut wide = self.widened(gone, others);
        while let Some(rival) = self.grid.rival(self.clues_without(wide)) {
            self.rivals.push(rival);
            let needed = self.project(rival);
            self.bind(needed);
            if needed & !gone == 0 {
                return false;
            }
            self.reach = self.reach.saturating_sub(1);
            wide = self.without_one(wide, needed & !gone);
        }
        self.reach += 1;
        // It has all that is being visited.
        self.loose.iter_mut().for_each(|sets| sets.push(wide));
        true
    }

    /// A set that has `gone` in it and nothing that is known to be in the way, and is not larger than what
    /// has lately been found to go.
    fn widened(&mut self, gone: Clues, others: Clues) -> Clues {
        let mut wide = gone | others;
        for size in 0..=LARGE {
            for i in 0..self.bound[size].len() {
                let set = self.bound[size][i];
                if set & !wide == 0 {
                    wide = self.without_one(wide, set & !gone);
                }
            }
        }
        while wide.count_ones() as usize > self.reach && wide != gone {
            wide = self.without_one(wide, wide & !gone);
        }
        wide
    }

    /// A set without one of some clues. Chance makes the sets different, so that they answer different
    /// questions.
    fn without_one(&mut self, set: Clues, of: Clues) -> Clues {
        let n = self.chance.below(of.count_ones() as usize);
        set & !each(of).nth(n).map_or(0, |i| 1 << i)
    }

    /// Notes that one of these must stay.
    fn bind(&mut self, set: Clues) {
        self.bound[(set.count_ones() as usize).min(LARGE)].push(set);
    }

    /// The sets that can go and have all that is being visited.
    fn loose_now(&self) -> &[Clues] {
        self.loose.last().map_or(&[], Vec::as_slice)
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

/// Whether a test holds for any of the sets. It looks at many before it decides, which is faster.
fn any(sets: &[Clues], test: impl Fn(Clues) -> bool) -> bool {
    sets.chunks(16).any(|sets| sets.iter().fold(false, |any, &set| any | test(set)))
}
