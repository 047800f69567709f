//! Which side to dance first, and what minuets cost that change nothing.
//!
//! The smaller number of a starter cell is circle, and circle dances first. With every number exchanged for its counterpart
//! (1 for 9, 2 for 8 and so on) the same cell is chosen, and its other side dances first.

use minuet_core::{Cell, Digit, Entry, Find, Outcome, Puzzle, Reading, Starter, Step, Trace};
use minuet_method::{Choice, Effort, solve_choosing};
use rayon::prelude::*;

use crate::mean::Mean;

const CHOICES: [(&str, Choice); 2] =
    [("footnote 8", Choice::Footnote8), ("both sides", Choice::BothSides)];

/// What Step 4 of one puzzle takes, in strokes and looks.
struct Solve {
    effort: u32,
    /// The part of it that minuets take which change nothing.
    vain: u32,
    /// The only starter, where it is a cell, and what its sides settle.
    only: Option<(Cell, Option<[u8; 2]>)>,
}

/// Prints what the other side first would change, and what fruitless minuets take.
pub(crate) fn print(puzzles: &[Puzzle]) {
    for (name, choice) in CHOICES {
        let solves: Vec<(Solve, Option<Solve>)> = puzzles
            .par_iter()
            .filter_map(|puzzle| Some((solve(puzzle, choice)?, solve(&exchanged(puzzle), choice))))
            .collect();
        let effort = Mean::of(solves.iter().map(|(solve, _)| solve.effort));
        let vain = Mean::of(solves.iter().map(|(solve, _)| solve.vain));
        println!(
            "{name}: {} puzzles, {effort:.0} in Step 4, {vain:.1} of them in vain",
            solves.len()
        );
        let pairs: Vec<(&Solve, &Solve)> = solves
            .iter()
            .filter_map(|(one, other)| Some((one, other.as_ref()?)))
            .filter(|(one, other)| is_same_cell(one, other))
            .collect();
        let mean = |of: fn(&Solve, &Solve) -> u32| {
            Mean::of(pairs.iter().map(|(one, other)| of(one, other)))
        };
        println!(
            "  {} with one starter: {:.0}, {:.0} with the other side first, {:.0} with the better one",
            pairs.len(),
            mean(|one, _| one.effort),
            mean(|_, other| other.effort),
            mean(|one, other| one.effort.min(other.effort)),
        );
        if choice == Choice::BothSides {
            println!(
                "  {:.0} with the side first that settles more, {:.0} with the other",
                mean(|one, other| if settles_more(one) { one.effort } else { other.effort }),
                mean(|one, other| if settles_more(one) { other.effort } else { one.effort }),
            );
        }
    }
}

fn is_same_cell(one: &Solve, other: &Solve) -> bool {
    one.only.is_some_and(|(cell, _)| other.only.is_some_and(|(same, _)| cell == same))
}

/// Whether the side that dances first settles at least as much as the other.
fn settles_more(solve: &Solve) -> bool {
    matches!(solve.only, Some((_, Some([first, second]))) if first >= second)
}

fn exchanged(puzzle: &Puzzle) -> Puzzle {
    let mut exchanged = *puzzle;
    for (cell, digit) in puzzle.iter() {
        exchanged.set(cell, Digit::new(10 - digit.get()));
    }
    exchanged
}

/// Only where Step 4 solves the puzzle.
fn solve(puzzle: &Puzzle, choice: Choice) -> Option<Solve> {
    let trace = solve_choosing(&(*puzzle).into(), &Reading::PAPER, choice);
    let Outcome::Solved { step: Step::Four, tried, .. } = trace.outcome else { return None };
    let first = trace.entries.iter().position(is_starter)?;
    let only = match &trace.entries[first].find {
        Find::Starter { starter: Starter::Cell { cell, .. }, settles, .. } if tried == 1 => {
            Some((*cell, *settles))
        }
        _ => None,
    };
    let effort = between(&trace, first, trace.entries.len());
    Some(Solve { effort, vain: vain(&trace), only })
}

fn is_starter(entry: &Entry) -> bool {
    matches!(entry.find, Find::Starter { .. })
}

/// The effort of minuets after which the line is as it was.
fn vain(trace: &Trace) -> u32 {
    let (mut opened, mut sum) = (0, 0);
    for (at, entry) in trace.entries.iter().enumerate() {
        if is_starter(entry) {
            opened = at;
        }
        let is_changed = |entry: &Entry| entry.dance.is_empty() && !entry.effect.is_empty();
        if entry.find == Find::Stall && !trace.entries[opened..at].iter().any(is_changed) {
            sum += between(trace, opened, at + 1);
        }
    }
    sum
}

/// The effort from one entry to another.
fn between(trace: &Trace, from: usize, to: usize) -> u32 {
    let until = |count: usize| {
        let part = Trace { entries: trace.entries[..count].to_vec(), ..trace.clone() };
        Effort::of(&part).expect("the teacher's traces fit").total()
    };
    until(to) - until(from)
}
