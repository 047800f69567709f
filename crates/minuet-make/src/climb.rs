//! The way from a random puzzle to a rare one, from neighbour to neighbour.

use minuet_core::{Cell, Digit, Position, Puzzle, Reading, Solution, Verdict};
use minuet_fast::Engine;

use crate::{Generator, Random, Recipe};

/// Looks for rare minimal puzzles near random ones: those that take minuets nested deep.
///
/// A climb begins with the random minimal puzzle of a batch that leaves the most to the minuets, and goes to a
/// random neighbour whenever that leaves no less, until a puzzle is as requested or the steps are used up. What it
/// finds is not a fair sample of anything.
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
    engine: Engine,
}

/// How many steps a climb may take.
const STEPS: usize = 500;

/// How many neighbours are tried for a step; when all of them are worse, the climb has reached a summit.
const TRIES: usize = 100;

/// How many solutions may be left after some clues were taken away, before others are added.
const SOLUTIONS: usize = 30;

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
        let start = start.expect("minimal puzzles are possible");
        Climb { seed, reading, start, engine: Engine::best() }
    }

    /// The same climbs, with solutions found by this engine.
    pub fn on(self, engine: Engine) -> Climb {
        Climb { engine, ..self }
    }

    /// Where one climb ends: the first puzzle on its way that is as requested. It depends on the seed, the index
    /// and the wish alone.
    pub fn draw(&self, index: u64, wish: impl Fn(&Puzzle) -> bool) -> Option<Puzzle> {
        let mut random = Random::stream(self.seed, index);
        let start = self.start.batch(index);
        let mut puzzle = start.into_iter().max_by_key(|puzzle| self.height(puzzle))?;
        let mut height = self.height(&puzzle);
        for _ in 0..STEPS {
            if wish(&puzzle) {
                return Some(puzzle);
            }
            let higher = (0..TRIES).find_map(|_| {
                let other = neighbour(self.engine, &puzzle, &mut random);
                let its_height = self.height(&other);
                (its_height >= height).then_some((other, its_height))
            });
            (puzzle, height) = higher?;
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

/// One or two clues go, others come until there is one solution again, and those that are not needed
/// go. Engines find solutions in different orders, so chance chooses from all of them in an order of their own.
fn neighbour(engine: Engine, puzzle: &Puzzle, random: &mut Random) -> Puzzle {
    let mut cells: Vec<Cell> = puzzle.filled().iter().collect();
    random.shuffle(&mut cells);
    let gone = 1 + random.below(2);
    let mut rest = *puzzle;
    cells[..gone].iter().for_each(|&cell| rest.set(cell, None));
    let mut solutions = all_solutions(engine, &mut rest, random);
    solutions.sort_unstable();
    let solution = solutions[random.below(solutions.len())];
    solutions.retain(|other| *other != solution);
    while !solutions.is_empty() {
        let other = solutions[random.below(solutions.len())];
        let differ: Vec<Cell> =
            Cell::ALL.into_iter().filter(|&cell| solution.get(cell) != other.get(cell)).collect();
        let cell = differ[random.below(differ.len())];
        rest.set(cell, Some(solution.get(cell)));
        solutions.retain(|other| other.get(cell) == solution.get(cell));
    }
    thinned(engine, rest, &solution, random)
}

/// All solutions of a puzzle, which gets random clues until they are few enough to list.
fn all_solutions(engine: Engine, puzzle: &mut Puzzle, random: &mut Random) -> Vec<Solution> {
    while engine.count(puzzle, SOLUTIONS + 1) > SOLUTIONS {
        let position = Position::of(puzzle);
        let cell = Cell::ALL[random.below(81)];
        let digits: Vec<Digit> = position.get(cell).iter().collect();
        let mut more = *puzzle;
        more.set(cell, Some(digits[random.below(digits.len())]));
        if engine.count(&more, 1) > 0 {
            *puzzle = more;
        }
    }
    engine.solutions(&Position::of(puzzle), SOLUTIONS)
}

/// A puzzle without the clues that it does not need, taken away in random order.
fn thinned(engine: Engine, puzzle: Puzzle, solution: &Solution, random: &mut Random) -> Puzzle {
    let mut order: Vec<Cell> = puzzle.filled().iter().collect();
    random.shuffle(&mut order);
    let mut thinned = puzzle;
    for cell in order {
        if engine.another_without(&thinned, cell, solution).is_none() {
            thinned.set(cell, None);
        }
    }
    thinned
}
