//! Random minimal puzzles with weights: a fair sample of all minimal puzzles.
//!
//! `docs/sampling.md` proves that it is fair.

use minuet_core::{CellSet, Puzzle};

use crate::known::Known;
use crate::removal::{MOST, Removal};
use crate::{FullGrid, Random, RandomGrid, clues_of};

/// A minimal puzzle, and how many it stands for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Draw {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How many minimal puzzles of an average grid it stands for.
    pub weight: f64,
}

/// Draws minimal puzzles, a cluster at a time.
///
/// For any function f of puzzles, the sum of weight × f over a cluster has as its expectation the sum of f
/// over all minimal puzzles of at most 33 clues, divided by the number of grids. The puzzles of a cluster
/// have their grid in common, so errors are to be told from how clusters differ: see
/// [`Estimate`](crate::Estimate).
///
/// ```
/// use minuet_make::Sampler;
///
/// let sampler = Sampler::new(1);
/// let cluster = sampler.cluster(0);
/// assert_eq!(cluster, sampler.cluster(0));
/// assert!(cluster.iter().all(|draw| minuet_fast::count(&draw.puzzle, 2) == 1));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Sampler {
    seed: u64,
}

impl Sampler {
    /// The draws of a seed.
    pub fn new(seed: u64) -> Sampler {
        Sampler { seed }
    }

    /// The puzzles of one cluster: a function of the seed and the index alone. There may be none.
    pub fn cluster(&self, index: u64) -> Vec<Draw> {
        let mut random = Random::stream(self.seed, index);
        let grid = RandomGrid::draw(&mut random);
        let draws = sample_minimal(&grid.solution, &Plan::SUDOKU, &mut random);
        draws
            .into_iter()
            .map(|(clues, weight)| Draw {
                puzzle: clues_of(&grid.solution, clues),
                weight: weight * grid.weight,
            })
            .collect()
    }
}

/// How the minimal puzzles of a grid are sampled.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// How many clues one begins with.
    pub start: usize,
    /// How many random sets of clues are tried: those with one solution are walked down.
    pub tries: usize,
    /// Levels, from the highest down, and the fewest clues of the minimal puzzles that are looked for there.
    /// Those that a level before looks for are left to it.
    pub levels: &'a [(usize, usize)],
}

impl Plan<'static> {
    /// What serves well for Sudoku.
    pub const SUDOKU: Plan<'static> = Plan {
        start: 33,
        tries: 200,
        levels: &[(33, 30), (32, 28), (31, 27), (29, 26), (27, 25), (26, 24), (24, 0)],
    };
}

/// Some minimal puzzles of a grid, as sets of clues, with weights: the sum of weight × f has as its
/// expectation the sum of f over all minimal puzzles of the grid with at most `start` clues.
pub fn sample_minimal<G: FullGrid>(
    grid: &G,
    plan: &Plan<'_>,
    random: &mut Random,
) -> Vec<(CellSet, f64)> {
    let start = plan.start.min(MOST).min(G::CELLS.len());
    let weight = choose(G::CELLS.len(), start) / plan.tries as f64;
    let mut known = Known::default();
    let mut draws = Vec::new();
    for _ in 0..plan.tries {
        let clues = subset(G::CELLS, start, random);
        if known.enough(grid, clues) {
            let mut removal = Removal::new(grid, clues, known.rivals());
            walk(&mut removal, plan, weight, random, &mut draws);
            removal.rivals.iter().for_each(|&rival| known.add(rival));
        }
    }
    draws
}

/// Takes clues away one by one, and looks for minimal puzzles from the levels of the plan.
fn walk<G: FullGrid>(
    removal: &mut Removal<'_, G>,
    plan: &Plan<'_>,
    mut weight: f64,
    random: &mut Random,
    draws: &mut Vec<(CellSet, f64)>,
) {
    let cells = G::CELLS.len();
    let mut most = usize::MAX;
    for &(level, fewest) in plan.levels {
        // The set with one clue less is reached from each of those with one more, and all of these have one
        // solution: so each step weighs as much as there were choices, shared among as many sets.
        while removal.len() > level {
            let choices = removal.singles().count_ones() as usize;
            if choices == 0 {
                return;
            }
            weight *= choices as f64 / (cells - removal.len() + 1) as f64;
            removal.take(removal.nth_single(random.below(choices)));
        }
        let level = removal.len();
        removal.minimal(level.saturating_sub(fewest), &mut |removal, gone| {
            let left = level - gone.count_ones() as usize;
            if (fewest..most).contains(&left) {
                // It is found in each set of this level that has it inside.
                let sets = choose(cells - left, level - left);
                draws.push((removal.clues_without(gone), weight / sets));
            }
        });
        most = fewest;
    }
}

/// A random set of `size` of the cells, each with the same probability.
fn subset(cells: CellSet, size: usize, random: &mut Random) -> CellSet {
    let mut cells: Vec<_> = cells.iter().collect();
    for i in 0..size {
        let other = i + random.below(cells.len() - i);
        cells.swap(i, other);
    }
    cells[..size].iter().copied().collect()
}

/// How many sets of `k` there are among `n`.
fn choose(n: usize, k: usize) -> f64 {
    (0..k).fold(1.0, |ways, i| ways * (n - i) as f64 / (i + 1) as f64)
}
