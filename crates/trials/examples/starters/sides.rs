//! Which side to dance first, and what minuets cost that change nothing.
//!
//! The smaller number of a starter cell is circle, and circle dances first. Where its two numbers change places all over the
//! puzzle, the same cell is chosen, and its other side dances first.
//!
//! The better of two solves is better by luck, too, if a solve also depends on what a puzzle looks like. So each puzzle is
//! solved in two disguises, with the same side first: with every number exchanged for its counterpart (1 for 9, 2 for 8 and so
//! on), and with rows for columns.

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
    only: Option<Only>,
}

/// The only starter of a solve, where it is a cell.
#[derive(Clone, Copy)]
struct Only {
    cell: Cell,
    digits: [Digit; 2],
    /// What its sides settle.
    settles: Option<[u8; 2]>,
}

/// What Step 4 of a puzzle with one starter takes: the side of the smaller number first, and the other one.
struct Sides {
    written: [u32; 2],
    /// The same side as in `written[0]` first, with all numbers exchanged.
    exchanged: u32,
    /// With rows for columns, where the same starter is taken.
    turned: Option<[u32; 2]>,
    settles: Option<[u8; 2]>,
}

/// Prints what the other side first would change, and what fruitless minuets take.
pub(crate) fn print(puzzles: &[Puzzle]) {
    for (name, choice) in CHOICES {
        let solves: Vec<(Solve, Option<Sides>)> = puzzles
            .par_iter()
            .filter_map(|puzzle| {
                let solve = solve(puzzle, choice)?;
                let sides = solve.only.and_then(|only| sides(puzzle, choice, only, solve.effort));
                Some((solve, sides))
            })
            .collect();
        let effort = Mean::of(solves.iter().map(|(solve, _)| solve.effort));
        let vain = Mean::of(solves.iter().map(|(solve, _)| solve.vain));
        let count = solves.len();
        println!("{name}: {count} puzzles, {effort:.0} in Step 4, {vain:.1} of them in vain");
        let sides: Vec<Sides> = solves.into_iter().filter_map(|(_, sides)| sides).collect();
        print_firsts(&sides);
        print_luck(&sides);
    }
}

/// Each side first.
fn print_firsts(sides: &[Sides]) {
    print_pairs("the smaller number's side first, or the other", sides, |sides| {
        Some(sides.written)
    });
    print_pairs("the side first that settles less, or the other", sides, |sides| {
        let [one, other] = sides.settles?;
        (one != other).then(|| less_first([one, other], sides.written))
    });
}

/// How much of what the better side saves is luck.
fn print_luck(sides: &[Sides]) {
    let sorted = |efforts| less_first(efforts, efforts);
    print_pairs("the better side, or the other", sides, |sides| Some(sorted(sides.written)));
    print_pairs("one side, the better of two when exchanged, or the other", sides, |sides| {
        Some(sorted([sides.written[0], sides.exchanged]))
    });
    print_pairs("one side, the better of two when turned, or the other", sides, |sides| {
        Some(sorted([sides.written[0], sides.turned?[0]]))
    });
    print_pairs("of those the better side, or the other", sides, |sides| {
        sides.turned.map(|_| sorted(sides.written))
    });
    print_pairs("of those the side that is better when turned, or the other", sides, |sides| {
        Some(less_first(sides.turned?, sides.written))
    });
}

/// The one that belongs to the smaller of two values goes first.
fn less_first<T: Ord>([a, b]: [T; 2], [one, other]: [u32; 2]) -> [u32; 2] {
    if a <= b { [one, other] } else { [other, one] }
}

fn print_pairs(name: &str, sides: &[Sides], of: impl Fn(&Sides) -> Option<[u32; 2]>) {
    let pairs: Vec<[u32; 2]> = sides.iter().filter_map(of).collect();
    if pairs.is_empty() {
        return;
    }
    let [one, other] = [0, 1].map(|i| Mean::of(pairs.iter().map(|pair| pair[i])));
    let more = Mean::of_differences(pairs.iter().map(|&[one, other]| [other, one]));
    println!("  {} puzzles, {name}: {one:.0} or {other:.0}, {more:.1} more", pairs.len());
}

/// The solves besides the one whose effort is known; only where the other side first takes the same starter.
fn sides(puzzle: &Puzzle, choice: Choice, only: Only, effort: u32) -> Option<Sides> {
    let effort_of = |puzzle: &Puzzle, cell: Cell| {
        let solve = solve(puzzle, choice)?;
        (solve.only?.cell == cell).then_some(solve.effort)
    };
    let swapped = swapped(puzzle, only.digits);
    // Of two counterparts the larger one is that of the smaller number: a second change of places keeps the first side first.
    let exchanged = relabelled(&swapped, |digit| Digit::ALL[8 - digit.index()]);
    let turned = |puzzle: &Puzzle| effort_of(&turned(puzzle), turned_cell(only.cell));
    Some(Sides {
        written: [effort, effort_of(&swapped, only.cell)?],
        exchanged: effort_of(&exchanged, only.cell)?,
        turned: turned(puzzle).zip(turned(&swapped)).map(|(one, other)| [one, other]),
        settles: only.settles,
    })
}

/// The two numbers change places all over the puzzle.
fn swapped(puzzle: &Puzzle, [a, b]: [Digit; 2]) -> Puzzle {
    relabelled(puzzle, |digit| match () {
        () if digit == a => b,
        () if digit == b => a,
        () => digit,
    })
}

fn relabelled(puzzle: &Puzzle, number: impl Fn(Digit) -> Digit) -> Puzzle {
    let mut relabelled = *puzzle;
    for (cell, digit) in puzzle.iter() {
        relabelled.set(cell, Some(number(digit)));
    }
    relabelled
}

/// With rows for columns.
fn turned(puzzle: &Puzzle) -> Puzzle {
    let mut turned = *puzzle;
    for cell in Cell::ALL {
        turned.set(turned_cell(cell), puzzle.get(cell));
    }
    turned
}

fn turned_cell(cell: Cell) -> Cell {
    Cell::ALL[9 * (cell.index() % 9) + cell.index() / 9]
}

/// Only where Step 4 solves the puzzle.
fn solve(puzzle: &Puzzle, choice: Choice) -> Option<Solve> {
    let trace = solve_choosing(&(*puzzle).into(), &Reading::PAPER, choice);
    let Outcome::Solved { step: Step::Four, tried, .. } = trace.outcome else { return None };
    let first = trace.entries.iter().position(is_starter)?;
    let only = match &trace.entries[first].find {
        Find::Starter { starter: Starter::Cell { cell, digits }, settles, .. } if tried == 1 => {
            Some(Only { cell: *cell, digits: *digits, settles: *settles })
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
