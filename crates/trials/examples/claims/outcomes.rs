//! What becomes of the lists under several readings, by the racer, and whether short cuts change Step 3.

use minuet_core::{Entry, Position, Puzzle, Reading, Step, Verdict};
use minuet_fast::{Decision, close, decide};
use rayon::prelude::*;

use crate::List;
use crate::table::{Table, percent, whole};

/// The readings beside the paper's own.
const OTHERS: [&str; 5] =
    ["tricks=none", "groups=4", "blocking=never", "blocking=aligned", "blocking=aligned,groups=4"];

pub(crate) fn print(lists: &[List]) {
    let decided: Vec<[Vec<Decision>; 6]> = lists.iter().map(all_readings).collect();
    let columns = ["list", "puzzles", "solved in Steps 1 to 3", "the paper"].map(str::to_owned);
    let columns: Vec<String> = columns.into_iter().chain(OTHERS.map(code)).collect();
    let failures = Table::begin("failures", &columns);
    for (list, readings) in lists.iter().zip(&decided) {
        let basic = count(&readings[0], |decision| decision.verdict == Verdict::Basic);
        let mut row = vec![
            list.name.to_owned(),
            whole(list.written.len()),
            percent(basic, list.written.len()),
        ];
        row.extend(readings.iter().map(|decisions| {
            whole(count(decisions, |decision| decision.verdict == Verdict::Failed))
        }));
        failures.row(row);
    }
    drop(failures);
    step3(lists, &decided);
    short_cuts(lists);
}

fn code(reading: &str) -> String {
    format!("`{reading}`")
}

fn all_readings(list: &List) -> [Vec<Decision>; 6] {
    let readings = ["", OTHERS[0], OTHERS[1], OTHERS[2], OTHERS[3], OTHERS[4]];
    readings.map(|reading| {
        let reading: Reading = reading.parse().expect("a reading");
        list.written.par_iter().map(|puzzle| decide(puzzle, &reading)).collect()
    })
}

fn count<T>(items: &[T], holds: impl Fn(&T) -> bool) -> usize {
    items.iter().filter(|item| holds(item)).count()
}

/// In how many puzzles Step 3 ends with other candidates than under the paper's reading.
fn step3(lists: &[List], decided: &[[Vec<Decision>; 6]]) {
    let columns = ["list", "`groups=4`", "`blocking=never`", "`blocking=aligned`"];
    let table = Table::begin("step-3", &columns);
    for (list, readings) in lists.iter().zip(decided) {
        let changed = |other: usize| {
            let pairs: Vec<_> = readings[0].iter().zip(&readings[other]).collect();
            percent(count(&pairs, |(paper, other)| paper.left3 != other.left3), pairs.len())
        };
        table.row([list.name.to_owned(), changed(2), changed(3), changed(4)]);
    }
}

/// Positions after Step 3: the teacher's, who takes the short cuts, and the racer's, who knows none.
fn short_cuts(lists: &[List]) {
    let table = Table::begin("short-cuts", &["list", "puzzles", "positions that differ"]);
    for list in lists {
        let differ = list.written.par_iter().filter(|puzzle| differs(puzzle)).count();
        table.row([list.name.to_owned(), whole(list.written.len()), whole(differ)]);
    }
}

fn differs(puzzle: &Puzzle) -> bool {
    let trace = minuet_method::solve(&(*puzzle).into(), &Reading::PAPER);
    // Step 3 comes again between minuets: what counts is the sheet when the first one begins.
    let before = trace.entries.iter().take_while(|entry| !is_dance(entry)).count();
    let sheet = trace.sheet(before).expect("the teacher's traces fit");
    close(&Position::of(puzzle), &Reading::PAPER).as_ref() != Ok(sheet.position())
}

fn is_dance(entry: &Entry) -> bool {
    entry.step == Step::Four
}
