//! `minuet rate`: one row a puzzle.

mod columns;
mod taught;

use minuet_core::{Position, Puzzle, Setup};
use minuet_fast::{Decision, MinuetNumber, decide, minuet_depth, minuet_number};

use crate::answer::{RateRow, Version};
use crate::cli::Rate;
use crate::exit::Exit;
use crate::input::Sources;
use crate::output;
use crate::pipeline::{self, Done};
use columns::Table;
use taught::Taught;

pub(crate) fn run(args: &Rate) -> anyhow::Result<Exit> {
    let sources = Sources::open(&args.inputs)?;
    let mut out = output::open(None)?;
    let table = Table::new(args);
    if !args.json {
        out.write_all(table.header().as_bytes())?;
    }
    pipeline::run(&sources, Some(&args.threads), &mut out, Exit::No, |source, record| {
        let puzzle = match fresh(&record.setup) {
            Ok(puzzle) => puzzle,
            Err(reason) => {
                let complaint = source.named(&format!("line {}: {reason}", record.line));
                return Ok(Done::rejected(complaint, Exit::No));
            }
        };
        let row = row(&puzzle, args);
        let text = if args.json { serde_json::to_string(&row)? + "\n" } else { table.line(&row) };
        Ok(Done::yes(text))
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
    let taught = if args.teach { Taught::of(puzzle, &reading) } else { None };
    let Decision { verdict, left3, starters, left } = match &taught {
        Some(taught) => taught.decision,
        None => decide(puzzle, &reading),
    };
    let depth = args.find_depth.and_then(|most| minuet_depth(puzzle, &reading, most));
    let number = args.find_number.and_then(|most| minuet_number(puzzle, &reading, most));
    RateRow {
        minuet: Version::NOW,
        puzzle: *puzzle,
        reading,
        outcome: verdict,
        left3,
        starters,
        left,
        clues: puzzle.clues(),
        depth: depth.map(|depth| depth.to_string()),
        // What the method does not solve has no minuet number.
        number: number
            .filter(|number| *number != MinuetNumber::Unsolved)
            .map(|number| number.to_string()),
        step: taught.as_ref().and_then(|taught| taught.step),
        minuets: taught.as_ref().map(|taught| taught.minuets),
        tried: taught.as_ref().map(|taught| taught.tried),
    }
}
