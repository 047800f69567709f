//! The whole method with the judge's rules, written as plainly as possible, to compare the racer with.

use minuet_core::{Dancer, Ending, Position, Reading, Starter, Tricks, Verdict};

use crate::applies::exhausted;
use crate::count_solutions;
use crate::dance::starters;
use crate::state::choose;

/// What is left of a position when no rule of Step 3 applies any more; `None` if that breaks it.
///
/// ```
/// use minuet_core::{Position, Puzzle, Reading};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let left = minuet_check::close_plainly(&Position::of(&puzzle), &Reading::default());
/// assert!(left.is_some_and(|left| left.solution().is_some()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn close_plainly(position: &Position, reading: &Reading) -> Option<Position> {
    if position.broken().is_some() {
        return None;
    }
    let left = exhausted(position, *reading);
    left.broken().is_none().then_some(left)
}

/// The outcome of a position, with where Step 3 and the method leave it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainOutcome {
    /// The outcome.
    pub verdict: Verdict,
    /// The position after Step 3, when there is exactly one solution.
    pub after_step_three: Option<Position>,
    /// The position that a failure ends in, and how many starters it has.
    pub failed: Option<(Position, usize)>,
}

/// Decides the method on a position: every starter in turn, from the beginning after each change.
///
/// ```
/// use minuet_core::{Position, Puzzle, Reading, Verdict};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let outcome = minuet_check::decide_plainly(&Position::of(&puzzle), &Reading::default());
/// assert_eq!(outcome.verdict, Verdict::Basic);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn decide_plainly(position: &Position, reading: &Reading) -> PlainOutcome {
    let outcome = |verdict| PlainOutcome { verdict, after_step_three: None, failed: None };
    match count_solutions(position, 2) {
        0 => return outcome(Verdict::None),
        1 => (),
        _ => return outcome(Verdict::Several),
    }
    let Some(after) = close_plainly(position, reading) else { return outcome(Verdict::None) };
    let outcome = |verdict| PlainOutcome { after_step_three: Some(after), ..outcome(verdict) };
    if after.solution().is_some() {
        return outcome(Verdict::Basic);
    }
    match (Plain { reading }).method(after, reading.depth) {
        End::Solved => outcome(Verdict::Minuet),
        End::Rests(left) if left.solution().is_some() => outcome(Verdict::Minuet),
        End::Rests(left) => {
            let failed = Some((left, starters(&left).len()));
            PlainOutcome { failed, ..outcome(Verdict::Failed) }
        }
        End::Breaks => outcome(Verdict::None),
    }
}

/// What becomes of a position.
enum End {
    /// A dancer has filled the sheet, and that is trusted.
    Solved,
    Breaks,
    Rests(Position),
}

struct Plain<'a> {
    reading: &'a Reading,
}

impl Plain<'_> {
    /// Minuets of `depth` from a position that Step 3 leaves, until none changes anything.
    fn method(&self, mut position: Position, depth: u8) -> End {
        'again: loop {
            if depth == 0 || position.solution().is_some() {
                return End::Rests(position);
            }
            for starter in starters(&position) {
                let left = match self.minuet(&position, starter, depth) {
                    End::Rests(left) => left,
                    end => return end,
                };
                if left != position {
                    match close_plainly(&left, self.reading) {
                        Some(closed) => position = closed,
                        None => return End::Breaks,
                    }
                    continue 'again;
                }
            }
            return End::Rests(position);
        }
    }

    /// What both dancers leave together.
    fn minuet(&self, position: &Position, starter: Starter, depth: u8) -> End {
        let [circle, square] =
            Dancer::BOTH.map(|dancer| self.dancer(&choose(position, starter, dancer), depth));
        match (circle, square) {
            (End::Solved, _) | (_, End::Solved) => End::Solved,
            (End::Breaks, end) | (end, End::Breaks) => end,
            (End::Rests(circle), End::Rests(square)) => match self.reading.tricks {
                Tricks::Both => End::Rests(circle.union(&square)),
                Tricks::None => End::Rests(*position),
            },
        }
    }

    fn dancer(&self, chosen: &Position, depth: u8) -> End {
        let Some(closed) = close_plainly(chosen, self.reading) else { return End::Breaks };
        match self.method(closed, depth - 1) {
            End::Rests(left)
                if self.reading.ending == Ending::Trust && left.solution().is_some() =>
            {
                End::Solved
            }
            end => end,
        }
    }
}
