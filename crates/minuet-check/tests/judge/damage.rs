//! True traces, damaged in every way, are rejected.

use std::sync::OnceLock;

use crate::support::{From, PUZZLES, corpora, trace};
use minuet_check::check_trace;
use minuet_core::{
    Cell, Digit, DigitSet, Effect, Entry, Erased, Find, Outcome, Reading, Solution, Step,
    Structure, Trace,
};

/// Traces of all outcomes and both ways to start.
fn traces() -> &'static [Trace] {
    static TRACES: OnceLock<Vec<Trace>> = OnceLock::new();
    TRACES.get_or_init(make_traces)
}

fn make_traces() -> Vec<Trace> {
    let readings = ["", "blocking=never", "blocking=aligned,groups=4", "ending=proof"];
    let famous = PUZZLES.iter().map(|text| text.parse().unwrap());
    let puzzles = famous.chain(corpora(2));
    puzzles
        .enumerate()
        .map(|(i, puzzle)| {
            let from = if i % 3 == 0 { From::Candidates } else { From::Givens };
            let reading: Reading = readings[i % readings.len()].parse().unwrap();
            trace(puzzle, reading, from)
        })
        .collect()
}

/// Damages the entries of each trace one at a time, every fifth of the common ones, and wants
/// each rejected.
fn check(damage: impl Fn(&Trace, usize) -> Option<Trace>) {
    let mut count = 0;
    for whole in traces() {
        assert_eq!(check_trace(whole), Ok(()));
        for index in 0..whole.entries.len() {
            let entry = &whole.entries[index];
            let common = matches!(
                entry.find,
                Find::NakedSingle { .. }
                    | Find::HiddenSingle { .. }
                    | Find::HalfDouble { .. }
                    | Find::Fill { .. }
            );
            let skipped = common && index % 5 != 0;
            if !skipped && let Some(damaged) = damage(whole, index) {
                let puzzle = whole.setup.puzzle;
                assert!(check_trace(&damaged).is_err(), "{puzzle} entry {index}: {entry:?}");
                count += 1;
            }
        }
    }
    assert!(count > 50, "{count} damaged traces");
}

fn changed(whole: &Trace, index: usize, change: impl FnOnce(&mut Entry)) -> Option<Trace> {
    let mut damaged = whole.clone();
    change(&mut damaged.entries[index]);
    (damaged != *whole).then_some(damaged)
}

fn solution(whole: &Trace) -> Solution {
    let mut solved = trace(whole.setup.puzzle, Reading::PAPER.with_depth(2), From::Candidates);
    match &mut solved.outcome {
        Outcome::Solved { solution, .. } => *solution,
        _ => panic!("not solved at depth 2"),
    }
}

#[test]
fn a_number_of_the_solution_is_erased() {
    // The first puzzles are solved at depth 2 at most.
    for whole in &traces()[..5] {
        let solution = solution(whole);
        for index in 0..whole.entries.len() {
            let cell = Cell::ALL[index * 7 % 81];
            let extra = Erased { cell, digits: solution.get(cell).into() };
            let damaged = changed(whole, index, |entry| {
                entry.effect.erased.push(extra);
                entry.effect.erased.sort();
            });
            assert!(check_trace(&damaged.unwrap()).is_err());
        }
    }
}

/// An effect is a function of the find and of the sheet, so any other is false.
#[test]
fn the_effect_is_changed() {
    check(|whole, index| {
        changed(whole, index, |entry| {
            entry.effect.erased.pop();
        })
    });
    check(|whole, index| {
        changed(whole, index, |entry| {
            entry.effect.inked.pop();
        })
    });
    check(|whole, index| changed(whole, index, |entry| entry.effect = Effect::default()));
    check(|whole, index| {
        changed(whole, index, |entry| {
            if let Some(erased) = entry.effect.erased.first_mut() {
                erased.digits = DigitSet::ALL - erased.digits;
            }
        })
    });
}

/// A mark or a minuet is opened and closed once, and what is erased is gone: nothing can be said twice.
#[test]
fn an_entry_is_repeated() {
    check(|whole, index| {
        let mut damaged = whole.clone();
        damaged.entries.insert(index, whole.entries[index].clone());
        Some(damaged)
    });
}

/// What an entry on the main line erases is gone at the end, by that entry alone or by one whose effect
/// would then be longer than it says. A record may be dropped where nothing leans on it, and so may what a
/// dancer does: the test leaves these alone.
#[test]
fn an_entry_is_dropped() {
    check(|whole, index| {
        let entry = &whole.entries[index];
        let minuet = matches!(entry.find, Find::Starter { .. } | Find::Stall);
        let main = entry.dance.is_empty() && (minuet || !entry.effect.is_empty());
        main.then(|| {
            let mut damaged = whole.clone();
            damaged.entries.remove(index);
            damaged
        })
    });
}

/// An ending claimed right after the starter: the choice of each dancer is still to be enclosed.
#[test]
fn an_ending_comes_early() {
    check(|whole, index| {
        matches!(whole.entries[index].find, Find::Starter { .. }).then(|| {
            let mut damaged = whole.clone();
            let dance = whole.entries[index].dance.clone();
            let stall =
                Entry { step: Step::Four, dance, find: Find::Stall, effect: Effect::default() };
            damaged.entries.insert(index + 1, stall);
            damaged
        })
    });
}

/// The outcome claimed before the work is done.
#[test]
fn the_trace_is_cut_short() {
    check(|whole, index| {
        let rest = &whole.entries[index..];
        let missed = rest.iter().any(|entry| {
            let stall = matches!(entry.find, Find::Stall);
            entry.dance.is_empty() && (stall || !entry.effect.is_empty())
        });
        missed.then(|| {
            let mut damaged = whole.clone();
            damaged.entries.truncate(index);
            damaged
        })
    });
}

fn next_digit(digit: Digit) -> Digit {
    Digit::ALL[(digit.index() + 1) % 9]
}

fn next_cell(cell: Cell) -> Cell {
    Cell::ALL[(cell.index() + 1) % 81]
}

/// Another number or another cell inks or confines something else, which the effect does not say.
#[test]
fn the_number_or_the_cell_is_changed() {
    check(|whole, index| {
        changed(whole, index, |entry| match &mut entry.find {
            Find::NakedSingle { digit, .. }
            | Find::HiddenSingle { digit, .. }
            | Find::HalfDouble { digit, .. }
            | Find::Aligned { digit, .. }
            | Find::Passive { digit, .. }
            | Find::BothEnclose { digit, .. }
            | Find::DoubleBlocked { digit, .. } => *digit = next_digit(*digit),
            Find::NakedGroup { digits, .. }
            | Find::HiddenGroup { digits, .. }
            | Find::Fill { digits, .. } => *digits = DigitSet::ALL - *digits,
            Find::Starter { sees, .. } => *sees += 1,
            Find::Unmarked { circle, .. } => *circle = DigitSet::ALL - *circle,
            Find::Wrong { .. } | Find::Complete { .. } => {}
            Find::Stall | Find::Leave => {}
        })
    });
    check(|whole, index| {
        changed(whole, index, |entry| match &mut entry.find {
            Find::NakedSingle { cell, .. }
            | Find::HiddenSingle { cell, .. }
            | Find::Passive { cell, .. }
            | Find::BothEnclose { cell, .. }
            | Find::Unmarked { cell, .. }
            | Find::Fill { cell, .. } => *cell = next_cell(*cell),
            Find::HalfDouble { cells, .. } => cells[1] = next_cell(cells[1]),
            Find::Aligned { cells, .. }
            | Find::NakedGroup { cells, .. }
            | Find::HiddenGroup { cells, .. } => {
                cells.remove(cells.first().unwrap());
            }
            Find::DoubleBlocked { circle, .. } => *circle = next_cell(*circle),
            Find::Wrong { dancer, .. } | Find::Complete { dancer } => *dancer = dancer.other(),
            Find::Starter { .. } | Find::Stall | Find::Leave => {}
        })
    });
}

/// A structure that does not hold the cells is never evidence.
#[test]
fn the_structure_is_changed() {
    check(|whole, index| {
        changed(whole, index, |entry| match &mut entry.find {
            Find::HiddenSingle { structure, .. }
            | Find::HalfDouble { structure, .. }
            | Find::Aligned { structure, .. }
            | Find::NakedGroup { structure, .. }
            | Find::HiddenGroup { structure, .. } => {
                let next = (structure.index() + 1) % 9;
                *structure = Structure::ALL[structure.index() / 9 * 9 + next];
            }
            Find::NakedSingle { .. } | Find::Passive { .. } | Find::Fill { .. } => {}
            Find::Starter { .. } | Find::Unmarked { .. } | Find::BothEnclose { .. } => {}
            Find::DoubleBlocked { .. } | Find::Wrong { .. } => {}
            Find::Complete { .. } | Find::Stall | Find::Leave => {}
        })
    });
}

/// A rule in place of another: what a hidden single says of a cell is not what a naked one says, except
/// where it is both, and the step and the line tell the rest apart.
#[test]
fn the_rule_the_step_or_the_line_is_changed() {
    check(|whole, index| {
        changed(whole, index, |entry| {
            entry.find = match entry.find {
                Find::NakedGroup { structure, cells, digits } => {
                    Find::HiddenGroup { structure, cells, digits: DigitSet::ALL - digits }
                }
                Find::Stall => Find::Complete { dancer: minuet_core::Dancer::Circle },
                Find::Complete { .. } | Find::Wrong { .. } => Find::Stall,
                Find::BothEnclose { cell, digit } => {
                    Find::NakedSingle { cell, digit, blocks: Vec::new() }
                }
                ref other => other.clone(),
            }
        })
    });
    check(|whole, index| {
        changed(whole, index, |entry| {
            entry.step = match entry.step {
                Step::One => Step::Two,
                Step::Two | Step::Three => Step::Four,
                Step::Four => Step::Three,
            }
        })
    });
    check(|whole, index| {
        changed(whole, index, |entry| {
            if let Some(dancer) = entry.dance.last_mut() {
                *dancer = dancer.other();
                entry.dance.push(minuet_core::Dancer::Circle);
            }
        })
    });
}

/// Blocks must close exactly what the find needs closed.
#[test]
fn a_block_is_changed() {
    fn blocks(entry: &mut Entry) -> Option<&mut Vec<minuet_core::Block>> {
        match &mut entry.find {
            Find::NakedSingle { blocks, .. }
            | Find::HiddenSingle { blocks, .. }
            | Find::Passive { blocks, .. }
            | Find::HalfDouble { blocks, .. }
            | Find::Fill { blocks, .. } => Some(blocks),
            Find::Aligned { .. } | Find::NakedGroup { .. } | Find::HiddenGroup { .. } => None,
            Find::Starter { .. } | Find::Unmarked { .. } | Find::BothEnclose { .. } => None,
            Find::DoubleBlocked { .. } | Find::Wrong { .. } => None,
            Find::Complete { .. } | Find::Stall | Find::Leave => None,
        }
    }
    check(|whole, index| {
        changed(whole, index, |entry| {
            blocks(entry).and_then(Vec::pop);
        })
    });
    check(|whole, index| {
        changed(whole, index, |entry| {
            if let Some(block) = blocks(entry).and_then(|blocks| blocks.first_mut()) {
                block.digits = DigitSet::ALL - block.digits;
            }
        })
    });
}
