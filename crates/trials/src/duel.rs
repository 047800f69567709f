//! Racer against judge on the position that some bytes describe: for a fuzzer, and for tests.

use minuet_check::{close_plainly, count_solutions, decide_plainly};
use minuet_core::{Blocking, Cell, DigitSet, Ending, Groups, Position, Reading, Tricks, Verdict};

use crate::own_puzzles;

/// Enough to tell no, one and several, and that a limit is kept.
const LIMIT: usize = 3;

/// The plain rules take minutes for a nested minuet on an open sheet, so depth 2 has to begin lower.
const LEFT_AT_DEPTH_TWO: usize = 140;

/// Compares counter, closure and outcome, and says what the position was.
///
/// # Panics
///
/// When racer and judge differ.
pub fn duel(bytes: &[u8]) -> Verdict {
    let (reading, position) = described(bytes);
    let count = count_solutions(&position, LIMIT);
    let told = || format!("{position:?}\nunder {reading}");
    assert_eq!(minuet_fast::count_in(&position, LIMIT), count, "solutions of {}", told());
    let closed = close_plainly(&position, &reading);
    let raced = minuet_fast::close(&position, &reading);
    if count > 0 {
        assert_eq!(raced.ok(), closed, "Step 3 in {}", told());
    }
    let left = closed.map_or(0, |closed| closed.left());
    let reading = if left > LEFT_AT_DEPTH_TWO { reading.with_depth(1) } else { reading };
    let plain = decide_plainly(&position, &reading);
    let decision = minuet_fast::decide_in(&position, &reading);
    assert_eq!(decision.verdict, plain.verdict, "the outcome in {}", told());
    let left3 = plain.after_step_three.map(|position| position.left());
    assert_eq!(decision.left3.map(usize::from), left3, "left after Step 3 in {}", told());
    let failed = plain.failed.map(|(position, starters)| (starters, position.left()));
    let found = decision.starters.zip(decision.left);
    let found = found.map(|(starters, left)| (usize::from(starters), usize::from(left)));
    assert_eq!(found, failed, "starters and left in {}", told());
    plain.verdict
}

/// The first byte is the reading, the second the kind, the third a puzzle to begin with; then come three
/// bytes for each change: a cell, and numbers.
fn described(bytes: &[u8]) -> (Reading, Position) {
    let (head, changes) = bytes.split_at(bytes.len().min(3));
    let at = |i| usize::from(head.get(i).copied().unwrap_or_default());
    let puzzles = own_puzzles();
    let puzzle = &puzzles[at(2) % puzzles.len()];
    let solution = minuet_fast::solutions(&Position::of(puzzle), 1)[0];
    let mut position = match at(1) % 8 {
        0 => Position::OPEN,
        1 => Position::from(&solution),
        _ => Position::of(puzzle),
    };
    for change in changes.chunks_exact(3) {
        let cell = Cell::ALL[usize::from(change[0]) % 81];
        let numbers = DigitSet::from_bits(u16::from_le_bytes([change[1], change[2]]) & 0x1ff);
        let right = DigitSet::from(solution.get(cell));
        match at(1) % 4 {
            // Whatever is erased, the solution stays; where something is written, others may come.
            0 | 1 if change[0] & 0x80 != 0 => position.set(cell, position.get(cell) | numbers),
            0..=2 => position.erase(cell, numbers - right),
            _ => position.erase(cell, numbers),
        }
    }
    (reading(at(0)), position)
}

fn reading(mut number: usize) -> Reading {
    let mut below = |count: usize| {
        let chosen = number % count;
        number /= count;
        chosen
    };
    Reading {
        blocking: Blocking::ALL[below(Blocking::ALL.len())],
        groups: Groups::ALL[below(Groups::ALL.len())],
        ending: Ending::ALL[below(Ending::ALL.len())],
        tricks: Tricks::ALL[below(Tricks::ALL.len())],
        depth: 1 + below(2) as u8,
    }
}
