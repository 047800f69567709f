//! The way from a random puzzle to a rare one, from neighbour to neighbour.

use minuet_core::{Cell, CellSet, Position, Puzzle, Reading, Solution, Verdict};

use crate::{Generator, Random, Recipe, clues_of};

/// Looks for rare minimal puzzles near random ones: those that fail at depth 1 and deeper, or take many
/// minuets.
///
/// A climb begins with a random minimal puzzle and goes to a random neighbour whenever that leaves no less to
/// the minuets, until a puzzle is as wished or the steps are used up. What it finds is no fair sample of
/// anything.
///
/// ```
/// use minuet_core::{Puzzle, Reading, Verdict};
/// use minuet_make::Climb;
///
/// let wish = |puzzle: &Puzzle| {
///     minuet_fast::decide(puzzle, &Reading::PAPER).verdict == Verdict::Minuet
/// };
/// let climb = Climb::new(1, Reading::PAPER);
/// assert!(climb.draw(0, wish).is_some_and(|puzzle| wish(&puzzle)));
/// assert_eq!(climb.draw(0, wish), climb.draw(0, wish));
/// ```
#[derive(Clone, Debug)]
pub struct Climb {
    seed: u64,
    reading: Reading,
    start: Generator,
}

/// How many steps a climb may take.
const STEPS: usize = 500;

/// How many neighbours are tried for a step; when none of them will do, the climb has come to a summit.
const TRIES: usize = 100;

/// How many solutions are listed after some clues were taken away.
const SOLUTIONS: usize = 50;

/// How much a puzzle leaves to the minuets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Height {
    /// Whether it fails.
    failed: bool,
    /// Candidates that are left, and in a failure how few starters there are.
    left: i32,
}

impl Climb {
    /// The climbs of a seed.
    pub fn new(seed: u64, reading: Reading) -> Climb {
        let start = Generator::new(seed, Recipe::default());
        Climb { seed, reading, start: start.expect("minimal puzzles are possible") }
    }

    /// Where one climb ends: the first puzzle on its way that is as wished. It depends on the seed, the index
    /// and the wish alone.
    pub fn draw(&self, index: u64, wish: impl Fn(&Puzzle) -> bool) -> Option<Puzzle> {
        let mut random = Random::stream(self.seed, index);
        let mut puzzle = self.start.batch(index).into_iter().next()?;
        let mut solution = *minuet_fast::solutions(&Position::of(&puzzle), 1).first()?;
        let mut height = self.height(&puzzle);
        for _ in 0..STEPS {
            if wish(&puzzle) {
                return Some(puzzle);
            }
            let higher = (0..TRIES).find_map(|_| {
                let (other, its_solution) = neighbour(&puzzle, &solution, &mut random);
                let its_height = self.height(&other);
                (its_height >= height).then_some((other, its_solution, its_height))
            });
            (puzzle, solution, height) = higher?;
        }
        None
    }

    fn height(&self, puzzle: &Puzzle) -> Height {
        let decision = minuet_fast::decide(puzzle, &self.reading);
        let left = decision.left.or(decision.left3).map_or(0, i32::from);
        let starters = decision.starters.map_or(0, i32::from);
        Height { failed: decision.verdict == Verdict::Failed, left: left - 4 * starters }
    }
}

/// One, two or three clues go, others come until there is one solution again, and those that are not needed
/// go.
fn neighbour(puzzle: &Puzzle, solution: &Solution, random: &mut Random) -> (Puzzle, Solution) {
    let mut cells: Vec<Cell> = puzzle.filled().iter().collect();
    random.shuffle(&mut cells);
    let gone = 1 + random.below(3);
    let mut clues: CellSet = cells.iter().copied().skip(gone).collect();
    let solutions = minuet_fast::solutions(&Position::of(&clues_of(solution, clues)), SOLUTIONS);
    let solution = solutions[random.below(solutions.len())];
    while let Some(other) = minuet_fast::another(&clues_of(&solution, clues), &solution) {
        let differ: Vec<Cell> =
            Cell::ALL.into_iter().filter(|&cell| solution.get(cell) != other.get(cell)).collect();
        clues.insert(differ[random.below(differ.len())]);
    }
    let mut order: Vec<Cell> = clues.iter().collect();
    random.shuffle(&mut order);
    let mut puzzle = clues_of(&solution, clues);
    for cell in order {
        if minuet_fast::another_without(&puzzle, cell, &solution).is_none() {
            puzzle.set(cell, None);
        }
    }
    (puzzle, solution)
}
