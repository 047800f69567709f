//! Random puzzles: clues deleted from random grids.

use minuet_core::{CellSet, Puzzle, Solution};

use crate::known::Known;
use crate::recipe::{Recipe, Spare};
use crate::{MakeMessage, Random, RandomGrid, Symmetry, clues_of};

/// Makes puzzles to a recipe, a batch at a time.
///
/// All puzzles of a batch come from one random grid, each from another image of it under a random symmetry.
/// All grids have the same probability, so each puzzle by itself comes from a uniformly random grid.
///
/// ```
/// use minuet_make::{Balance, Generator, Recipe, Spare};
///
/// let recipe =
///     Recipe { balance: Balance::HalfTurn, spare: Spare::Allowed, ..Recipe::default() };
/// let generator = Generator::new(1, recipe)?;
/// let batch = generator.batch(0);
/// assert_eq!(batch, generator.batch(0));
/// assert!(batch.iter().all(|puzzle| Balance::HalfTurn.holds(puzzle.filled())));
/// # Ok::<(), minuet_make::MakeMessage>(())
/// ```
#[derive(Clone, Debug)]
pub struct Generator {
    seed: u64,
    recipe: Recipe,
    orbits: Vec<CellSet>,
}

/// How many puzzles are tried with one grid.
const TRIES: usize = 64;

/// How many images of a grid are tried for a pattern: most do not fit, and that shows quickly.
const PATTERN_TRIES: usize = 1 << 14;

impl Generator {
    /// The puzzles of a seed, or why there can be none.
    pub fn new(seed: u64, recipe: Recipe) -> Result<Generator, MakeMessage> {
        recipe.check()?;
        let orbits = recipe.balance.orbits();
        Ok(Generator { seed, recipe, orbits })
    }

    /// The puzzles of one batch: a function of the seed, the recipe and the index alone. There may be none.
    pub fn batch(&self, index: u64) -> Vec<Puzzle> {
        let mut random = Random::stream(self.seed, index);
        let grid = RandomGrid::draw_uniform(&mut random);
        let mut known = Known::default();
        let tries = if self.recipe.pattern.is_some() { PATTERN_TRIES } else { TRIES };
        (0..tries).filter_map(|_| self.puzzle(&grid, &mut known, &mut random)).collect()
    }

    /// A puzzle from a random image of a grid, if it turns out as it is wanted.
    fn puzzle(&self, grid: &Solution, known: &mut Known, random: &mut Random) -> Option<Puzzle> {
        // The clues are chosen in the grid itself, where rivals are known, and then take the way of the image.
        let symmetry = Symmetry::random(random);
        let back = symmetry.inverse();
        let moved = |cells: CellSet| cells.iter().map(|cell| back.cell(cell)).collect::<CellSet>();
        let clues = match self.recipe.pattern {
            Some(pattern) => Some(moved(pattern)).filter(|&clues| known.enough(grid, clues))?,
            None => {
                let mut orbits: Vec<CellSet> =
                    self.orbits.iter().map(|&orbit| moved(orbit)).collect();
                random.shuffle(&mut orbits);
                let mut thinned =
                    Thinned { grid, known, clues: CellSet::ALL, fewest: self.fewest() };
                thinned.thin(&orbits);
                thinned.clues
            }
        };
        let wanted = self.recipe.clues.contains(&clues.len()) && self.spares(grid, known, clues);
        wanted.then(|| symmetry.apply(&clues_of(grid, clues)))
    }

    /// Where deletion stops: for minimal puzzles, as late as possible.
    fn fewest(&self) -> usize {
        match self.recipe.spare {
            Spare::Never => 0,
            Spare::Allowed => *self.recipe.clues.start(),
        }
    }

    /// Whether there are no more clues than there may be.
    fn spares(&self, grid: &Solution, known: &mut Known, clues: CellSet) -> bool {
        let one_by_one = self.recipe.pattern.is_none() && self.orbits.len() == 81;
        if self.recipe.spare == Spare::Allowed || one_by_one {
            return true;
        }
        clues.iter().all(|clue| !known.enough(grid, clues - CellSet::of(clue)))
    }
}

/// Clues of a grid that become fewer.
struct Thinned<'a> {
    grid: &'a Solution,
    known: &'a mut Known,
    clues: CellSet,
    fewest: usize,
}

impl Thinned<'_> {
    /// Takes sets of clues away, one after the other, wherever one solution is left.
    fn thin(&mut self, mut orbits: &[CellSet]) {
        while let Some(first) = orbits.first() {
            // While there are many clues, several sets can be expected to go at once.
            let spare = self.clues.len().saturating_sub(24) / 3 / first.len();
            let (now, later) = orbits.split_at(spare.clamp(1, orbits.len()));
            self.take(now);
            orbits = later;
        }
    }

    /// Takes all of these away if that can be, otherwise each half of them: what one after the other gives.
    fn take(&mut self, orbits: &[CellSet]) {
        let rest = orbits.iter().fold(self.clues, |clues, &orbit| clues - orbit);
        if rest.len() >= self.fewest && self.known.enough(self.grid, rest) {
            self.clues = rest;
        } else if orbits.len() > 1 {
            let (one, other) = orbits.split_at(orbits.len() / 2);
            self.take(one);
            self.take(other);
        }
    }
}
