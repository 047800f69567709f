//! The outcome of the whole method.

use minuet_core::{Position, Puzzle, Reading, Verdict};

use crate::close::Rules;
use crate::effort::Effort;
use crate::engine::{Engine, Then};
use crate::floor::Floor;
use crate::minuet::{Method, Stop};
use crate::sweep::Open;

/// The outcome of a puzzle and the figures that go with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Decision {
    /// The outcome.
    pub verdict: Verdict,
    /// Candidates over all 81 cells after Step 3; 81 when that solves it. Only for well-posed puzzles.
    pub left3: Option<u16>,
    /// Starters of the position that a failure ends in.
    pub starters: Option<u16>,
    /// Candidates over all 81 cells in that position.
    pub left: Option<u16>,
}

/// That of a puzzle without a solution.
impl Default for Decision {
    fn default() -> Decision {
        Decision { verdict: Verdict::None, left3: None, starters: None, left: None }
    }
}

/// What becomes of `puzzle` under `reading`. Solutions are counted first.
///
/// ```
/// use minuet_core::{Puzzle, Reading, Verdict};
///
/// let inkala: Puzzle =
///     "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
///         .parse().unwrap();
/// let decision = minuet_fast::decide(&inkala, &Reading::PAPER);
/// assert_eq!(decision.verdict, Verdict::Failed);
/// assert_eq!((decision.left3, decision.starters, decision.left), (Some(275), Some(9), Some(275)));
/// let decision = minuet_fast::decide(&inkala, &Reading::PAPER.with_depth(2));
/// assert_eq!(decision.verdict, Verdict::Minuet);
/// ```
pub fn decide(puzzle: &Puzzle, reading: &Reading) -> Decision {
    Engine::best().decide(puzzle, reading)
}

/// What becomes of a sheet with the candidates of `position`, as [`decide`] does for a puzzle.
///
/// ```
/// use minuet_core::{Position, Reading, Verdict};
/// assert_eq!(minuet_fast::decide_in(&Position::OPEN, &Reading::PAPER).verdict, Verdict::Several);
/// ```
pub fn decide_in(position: &Position, reading: &Reading) -> Decision {
    Engine::best().decide_in(position, reading)
}

impl Engine {
    /// As [`decide`].
    pub fn decide(self, puzzle: &Puzzle, reading: &Reading) -> Decision {
        End::of(puzzle, reading, self).decision()
    }

    /// As [`decide_in`].
    pub fn decide_in(self, position: &Position, reading: &Reading) -> Decision {
        End::of(position, reading, self).decision()
    }
}

/// A well-posed puzzle after Step 3, and its solution.
pub(crate) struct Start {
    pub(crate) floor: Floor,
    pub(crate) solution: Floor,
}

impl Start {
    /// The verdict when there is not exactly one solution.
    pub(crate) fn of(
        sheet: impl Into<Floor>,
        reading: &Reading,
        engine: Engine,
    ) -> Result<Start, Verdict> {
        let mut floor = sheet.into();
        // Step 3 keeps every solution: where it completes there is exactly one, where it breaks there is
        // none, and otherwise there is less to count.
        let rules = Rules::new(reading, engine);
        let open = floor.close(rules).map_err(|_| Verdict::None)?;
        let solution = if open == Open::NOTHING { floor } else { only_solution(&floor, rules)? };
        Ok(Start { floor, solution })
    }
}

/// The verdict when there is not exactly one.
fn only_solution(floor: &Floor, rules: Rules) -> Result<Floor, Verdict> {
    let mut solution = Err(Verdict::None);
    rules.engine.search(&floor.marks(rules), &mut |marks| match solution {
        Err(Verdict::None) => {
            solution = Ok(Floor::from(&marks()));
            Then::GoOn
        }
        _ => {
            solution = Err(Verdict::Several);
            Then::Stop
        }
    });
    solution
}

/// How the method ends.
pub(crate) struct End {
    verdict: Verdict,
    left3: Option<u16>,
    pub(crate) failure: Option<Failure>,
}

/// The floor that a failure ends in, and the solution it misses.
pub(crate) struct Failure {
    pub(crate) floor: Floor,
    pub(crate) solution: Floor,
}

impl End {
    fn decision(&self) -> Decision {
        let floor = self.failure.as_ref().map(|failure| &failure.floor);
        let starters = floor.map(|floor| floor.count_starters() as u16);
        let left = floor.map(Floor::left);
        Decision { verdict: self.verdict, left3: self.left3, starters, left }
    }

    pub(crate) fn of(sheet: impl Into<Floor>, reading: &Reading, engine: Engine) -> End {
        let Start { mut floor, solution } = match Start::of(sheet, reading, engine) {
            Ok(start) => start,
            Err(verdict) => return End { verdict, left3: None, failure: None },
        };
        let left3 = Some(floor.left());
        let end = |verdict| End { verdict, left3, failure: None };
        if floor.is_complete() {
            return end(Verdict::Basic);
        }
        let method = Method::new(reading, engine, &solution, Effort::all());
        match method.dance(&mut floor, reading.depth) {
            Ok(()) if !floor.is_complete() => {
                End { failure: Some(Failure { floor, solution }), ..end(Verdict::Failed) }
            }
            Ok(()) | Err(Stop::Solved) => end(Verdict::Minuet),
            Err(Stop::Broken | Stop::Spent) => End { left3: None, ..end(Verdict::None) },
        }
    }
}
