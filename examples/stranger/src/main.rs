//! Reads a puzzle in any format from standard input, and says how the Minuet method fares with it.

use std::io::Read;

use minuet_core::{Outcome, Reading};
use minuet_formats::{Format, parse, write};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text)?;
    let setup = parse(&text)?;
    println!("{}", write(&setup, Format::Line)?);
    let reading = Reading::default();
    let solutions = minuet_fast::count(&setup.puzzle, 2);
    if solutions != 1 {
        return Err("the puzzle does not have exactly one solution".into());
    }
    println!("racer: {:?}", minuet_fast::decide(&setup.puzzle, &reading).verdict);
    let trace = minuet_method::solve(&setup, &reading);
    match &trace.outcome {
        Outcome::Solved { minuets, .. } => {
            println!("teacher: solved, {} entries, minuets: {minuets}", trace.entries.len());
        }
        _ => println!("teacher: not solved, {} entries", trace.entries.len()),
    }
    println!(
        "judge: {}",
        if minuet_check::check_trace(&trace).is_ok() { "accepted" } else { "rejected" }
    );
    Ok(())
}
