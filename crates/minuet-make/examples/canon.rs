//! How many canonical forms per second: `cargo run --release --example canon -- FILE…`.
//!
//! A file has one puzzle per line, its first 81 characters.

use std::collections::HashSet;
use std::time::Instant;

use minuet_core::Puzzle;
use minuet_make::canonical;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for name in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&name)?;
        let puzzles: Vec<Puzzle> =
            text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect();
        let start = Instant::now();
        let forms: Vec<Puzzle> = puzzles.iter().map(canonical).collect();
        let rate = forms.len() as f64 / start.elapsed().as_secs_f64();
        let different = forms.iter().collect::<HashSet<_>>().len();
        println!("{name}: {} puzzles, {different} different, {rate:.0} a second", forms.len());
    }
    Ok(())
}
