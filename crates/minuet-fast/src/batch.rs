//! Many puzzles at once.

use minuet_core::{Puzzle, Reading};

use crate::decide::{Decision, decide};

/// Puts into `decisions` what becomes of each of `puzzles`, as [`decide`] says it.
///
/// It goes as far as both reach, and at depth 1 allocates nothing.
///
/// ```
/// use minuet_core::{Puzzle, Reading, Verdict};
/// use minuet_fast::Decision;
///
/// let inkala =
///     "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// let mut decisions = [Decision::default(); 2];
/// minuet_fast::decide_all(&[inkala.parse()?, Puzzle::EMPTY], &Reading::PAPER, &mut decisions);
/// assert_eq!(decisions.map(|decision| decision.verdict), [Verdict::Failed, Verdict::Several]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn decide_all(puzzles: &[Puzzle], reading: &Reading, decisions: &mut [Decision]) {
    for (puzzle, decision) in puzzles.iter().zip(decisions) {
        *decision = decide(puzzle, reading);
    }
}
