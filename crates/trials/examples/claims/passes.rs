//! Step 1: how many passes it takes, and what rows and columns would add (footnote 1).

use minuet_core::{Digit, Find, Puzzle, Reading, Sheet, Step, Structure, Trace};
use rayon::prelude::*;

use crate::List;
use crate::table::{Table, mean, percent, whole};

/// What Step 1 of one puzzle is like.
struct FirstStep {
    /// Passes that find something.
    passes: usize,
    /// Whether a last pass finds nothing: not where the sheet is full.
    last_is_empty: bool,
    /// Numbers inked.
    inked: usize,
    /// Hidden singles of rows and columns that stand open when it ends.
    waiting: usize,
}

pub(crate) fn print(lists: &[List]) {
    let measured: Vec<(&List, Vec<FirstStep>)> = lists
        .iter()
        .map(|list| (list, list.written.par_iter().map(first_step).collect()))
        .collect();
    let columns = ["list", "1", "2", "3", "4", "5 and more", "mean", "mean without the last"];
    let table = Table::begin("passes", &columns);
    for (list, steps) in &measured {
        let all = |step: &FirstStep| step.passes + usize::from(step.last_is_empty);
        let share = |from: usize, to: usize| {
            let within = steps.iter().filter(|step| (from..=to).contains(&all(step)));
            percent(within.count(), steps.len())
        };
        table.row([
            list.name.to_owned(),
            share(0, 1),
            share(2, 2),
            share(3, 3),
            share(4, 4),
            share(5, usize::MAX),
            mean(steps.iter().map(all).sum(), steps.len()),
            mean(steps.iter().map(|step| step.passes).sum(), steps.len()),
        ]);
    }
    drop(table);
    let columns =
        ["list", "puzzles", "inked in Step 1", "singles of rows and columns left", "none left"];
    let table = Table::begin("footnote-1", &columns);
    for (list, steps) in &measured {
        table.row([
            list.name.to_owned(),
            whole(steps.len()),
            mean(steps.iter().map(|step| step.inked).sum(), steps.len()),
            mean(steps.iter().map(|step| step.waiting).sum(), steps.len()),
            percent(steps.iter().filter(|step| step.waiting == 0).count(), steps.len()),
        ]);
    }
}

fn first_step(puzzle: &Puzzle) -> FirstStep {
    let trace = minuet_method::solve(&(*puzzle).into(), &Reading::PAPER);
    let entries = trace.entries.iter().take_while(|entry| entry.step == Step::One).count();
    let sheet = trace.sheet(entries).expect("the teacher's traces fit");
    let full = sheet.inked().len() == 81;
    FirstStep {
        passes: passes(&trace, entries),
        last_is_empty: !full,
        inked: (sheet.inked() - sheet.givens()).len(),
        waiting: waiting(&sheet),
    }
}

/// A pass goes through the numbers, and for each through the squares: whatever comes no later in that order than what
/// was found before belongs to the next pass.
fn passes(trace: &Trace, entries: usize) -> usize {
    let mut passes = 0;
    let mut last = None;
    for entry in &trace.entries[..entries] {
        let (Find::HiddenSingle { structure, digit, .. }
        | Find::HalfDouble { structure, digit, .. }) = &entry.find
        else {
            continue;
        };
        let place = Some((*digit, structure.index()));
        passes += usize::from(last.is_none() || place <= last);
        last = place;
    }
    passes
}

/// Hidden singles of rows and columns on a sheet at the end of Step 1.
fn waiting(sheet: &Sheet) -> usize {
    let lines = Structure::ALL.into_iter().filter(|structure| !structure.is_square());
    let single = |line: Structure, digit| sheet.position().places(digit, line).single();
    let mut cells: Vec<_> = lines
        .flat_map(|line| Digit::ALL.into_iter().filter_map(move |digit| single(line, digit)))
        .filter(|&cell| !sheet.inked().contains(cell))
        .collect();
    cells.sort();
    cells.dedup();
    cells.len()
}
