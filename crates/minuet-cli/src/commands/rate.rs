//! `minuet rate`: one row a puzzle.

use minuet_core::{Outcome, Position, Puzzle, Reading, Setup, Step, Trace};
use minuet_fast::Decision;

use crate::answer::{RateRow, Version};
use crate::cli::Rate;
use crate::exit::Exit;
use crate::output;
use crate::pipeline::{self, Done};

pub(crate) fn run(args: &Rate) -> anyhow::Result<Exit> {
    let mut out = output::open(None)?;
    let columns = columns(args);
    if !args.json {
        out.write_all(
            line(&columns.iter().map(|column| column.name.to_owned()).collect::<Vec<_>>(), args)
                .as_bytes(),
        )?;
    }
    pipeline::run(&args.inputs, Some(&args.threads), &mut out, Exit::No, |source, record| {
        let puzzle = match fresh(&record.setup) {
            Ok(puzzle) => puzzle,
            Err(reason) => {
                let place =
                    source.name.as_ref().map_or_else(String::new, |name| format!("{name}: "));
                let complaint = Some(format!("{place}line {}: {reason}", record.line));
                return Ok(Done { text: Vec::new(), complaint, exit: Exit::No });
            }
        };
        let row = row(&puzzle, args);
        if args.json {
            return Ok(Done::yes(format!("{}\n", serde_json::to_string(&row)?)));
        }
        Ok(Done::yes(line(
            &columns.iter().map(|column| (column.value)(&row)).collect::<Vec<_>>(),
            args,
        )))
    })
}

/// The puzzle of a setup whose candidates, if any, say no more than its ink.
fn fresh(setup: &Setup) -> Result<Puzzle, &'static str> {
    let ink = setup.ink();
    if setup.candidates.is_some() && setup.position() != Position::of(&ink) {
        return Err("candidates have been erased here: rate takes puzzles, not positions");
    }
    Ok(ink)
}

fn row(puzzle: &Puzzle, args: &Rate) -> RateRow {
    let reading = args.reading.reading;
    let taught = args.teach.then(|| teach(puzzle, &reading)).flatten();
    let decision = taught
        .as_ref()
        .map_or_else(|| minuet_fast::decide(puzzle, &reading), |taught| taught.decision);
    RateRow {
        minuet: Version::NOW,
        puzzle: *puzzle,
        reading,
        outcome: decision.verdict,
        left3: decision.left3,
        starters: decision.starters,
        left: decision.left,
        clues: puzzle.clues(),
        depth: args
            .find_depth
            .and_then(|most| Some(minuet_fast::minuet_depth(puzzle, &reading, most)?.to_string())),
        number: args
            .find_number
            .and_then(|most| Some(minuet_fast::minuet_number(puzzle, &reading, most)?.to_string())),
        step: taught.as_ref().and_then(|taught| taught.step),
        minuets: taught.as_ref().map(|taught| taught.minuets),
        tried: taught.as_ref().map(|taught| taught.tried),
    }
}

/// What the teacher makes of a puzzle.
struct Taught {
    decision: Decision,
    step: Option<u8>,
    minuets: u32,
    tried: u32,
}

/// The teacher's row; none for a puzzle that is not well posed.
fn teach(puzzle: &Puzzle, reading: &Reading) -> Option<Taught> {
    if minuet_fast::count(puzzle, 2) != 1 {
        return None;
    }
    let trace = minuet_method::solve(&(*puzzle).into(), reading);
    let (step, minuets, tried, starters, left) = match trace.outcome {
        Outcome::Solved { step, minuets, tried, .. } => {
            (Some(step.number()), minuets, tried, None, None)
        }
        Outcome::Failed { minuets, tried, starters, left, .. } => {
            (None, minuets, tried, Some(starters as u16), Some(left as u16))
        }
        Outcome::None { .. } | Outcome::Several { .. } => return None,
    };
    let decision =
        Decision { verdict: trace.outcome.verdict(), left3: left3(&trace), starters, left };
    Some(Taught { decision, step, minuets, tried })
}

/// The candidates on the sheet when Step 3 has first come to its end.
fn left3(trace: &Trace) -> Option<u16> {
    let basic = trace.entries.iter().take_while(|entry| entry.step < Step::Four).count();
    Some(trace.sheet(basic).ok()?.position().left() as u16)
}

/// A column of the table.
struct Column {
    name: &'static str,
    width: usize,
    value: fn(&RateRow) -> String,
}

fn or_dash<T: ToString>(value: Option<&T>) -> String {
    value.map_or_else(|| "-".to_owned(), T::to_string)
}

fn columns(args: &Rate) -> Vec<Column> {
    let mut columns = vec![
        Column { name: "puzzle", width: 81, value: |row| row.puzzle.to_string() },
        Column { name: "outcome", width: 7, value: |row| row.outcome.to_string() },
        Column { name: "left3", width: 5, value: |row| or_dash(row.left3.as_ref()) },
        Column { name: "starters", width: 8, value: |row| or_dash(row.starters.as_ref()) },
        Column { name: "left", width: 4, value: |row| or_dash(row.left.as_ref()) },
        Column { name: "clues", width: 5, value: |row| row.clues.to_string() },
    ];
    if args.find_depth.is_some() {
        columns.push(Column { name: "depth", width: 5, value: |row| or_dash(row.depth.as_ref()) });
    }
    if args.find_number.is_some() {
        columns.push(Column {
            name: "number",
            width: 6,
            value: |row| or_dash(row.number.as_ref()),
        });
    }
    if args.teach {
        columns.extend([
            Column { name: "step", width: 4, value: |row| or_dash(row.step.as_ref()) },
            Column { name: "minuets", width: 7, value: |row| or_dash(row.minuets.as_ref()) },
            Column { name: "tried", width: 5, value: |row| or_dash(row.tried.as_ref()) },
        ]);
    }
    columns
}

/// Values as a line: tabs between them, or blanks up to the width of the column.
fn line(values: &[String], args: &Rate) -> String {
    if args.tsv {
        return values.join("\t") + "\n";
    }
    let padded: Vec<String> = values
        .iter()
        .zip(columns(args))
        .map(|(value, column)| format!("{value:<width$}", width = column.width))
        .collect();
    format!("{}\n", padded.join("  ").trim_end())
}
