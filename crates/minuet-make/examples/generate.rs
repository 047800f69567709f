//! How many puzzles per second: `cargo run --release --example generate -- SYMMETRY BATCHES`.

use std::time::Instant;

use minuet_core::Puzzle;
use minuet_make::{Balance, Generator, Recipe, Spare};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let balance: Balance = arguments.next().as_deref().unwrap_or("none").parse()?;
    let batches: u64 = arguments.next().as_deref().unwrap_or("100").parse()?;
    for spare in [Spare::Never, Spare::Allowed] {
        let generator = Generator::new(1, Recipe { balance, spare, ..Recipe::default() })?;
        let start = Instant::now();
        let puzzles: Vec<_> = (0..batches).flat_map(|index| generator.batch(index)).collect();
        let seconds = start.elapsed().as_secs_f64();
        let clues: usize = puzzles.iter().map(Puzzle::clues).sum();
        println!(
            "{balance}, spare clues {spare:?}: {} puzzles, {:.2} clues on average, {:.0} a second",
            puzzles.len(),
            clues as f64 / puzzles.len() as f64,
            puzzles.len() as f64 / seconds
        );
    }
    Ok(())
}
