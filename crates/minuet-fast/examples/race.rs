//! How many puzzles per second: `cargo run --release --example race -- [--reading READING] FILE…`.
//!
//! A file has one puzzle per line, its first 81 characters.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::Instant;

use minuet_core::{Puzzle, Reading};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut reading = Reading::PAPER;
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        if argument == "--reading" {
            reading = arguments.next().unwrap_or_default().parse()?;
            continue;
        }
        let text = std::fs::read_to_string(&argument)?;
        let puzzles: Vec<Puzzle> =
            text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect();
        race(&argument, &puzzles, &reading);
    }
    Ok(())
}

fn race(name: &str, puzzles: &[Puzzle], reading: &Reading) {
    println!("{name}: {} puzzles, {reading}", puzzles.len());
    let start = Instant::now();
    for puzzle in puzzles {
        black_box(minuet_fast::count(puzzle, 2));
    }
    rate("count", puzzles.len(), start);
    let start = Instant::now();
    for puzzle in puzzles {
        let _ = black_box(minuet_fast::decide(puzzle, &reading.with_depth(0)));
    }
    rate("step 3", puzzles.len(), start);
    let mut outcomes = BTreeMap::new();
    let start = Instant::now();
    for puzzle in puzzles {
        *outcomes.entry(minuet_fast::decide(puzzle, reading).verdict).or_insert(0) += 1;
    }
    rate("decide", puzzles.len(), start);
    for (verdict, count) in outcomes {
        println!("  {verdict:8} {count:8}");
    }
}

fn rate(what: &str, puzzles: usize, start: Instant) {
    let seconds = start.elapsed().as_secs_f64();
    println!("  {what:8} {:10.0} puzzles/s  {seconds:8.2} s", puzzles as f64 / seconds);
}
