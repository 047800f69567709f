//! How long climbs to rare puzzles take: `cargo run --release -p minuet-make --example climb -- DEPTH SECONDS`.

use std::time::{Duration, Instant};

use minuet_core::{Puzzle, Reading, Verdict};
use minuet_fast::{MinuetDepth, decide, minuet_depth};
use minuet_make::Climb;

fn main() {
    let depth: u8 = std::env::args().nth(1).and_then(|depth| depth.parse().ok()).unwrap_or(2);
    let seconds = std::env::args().nth(2).and_then(|seconds| seconds.parse().ok()).unwrap_or(60);
    let wish = |puzzle: &Puzzle| {
        decide(puzzle, &Reading::PAPER).verdict == Verdict::Failed
            && minuet_depth(puzzle, &Reading::PAPER, depth) == Some(MinuetDepth::Exactly(depth))
    };
    let climb = Climb::new(1, Reading::PAPER);
    let start = Instant::now();
    let mut found = 0;
    for index in 0.. {
        if start.elapsed() > Duration::from_secs(seconds) {
            break;
        }
        if let Some(puzzle) = climb.draw(index, wish) {
            found += 1;
            let seconds = start.elapsed().as_secs_f64();
            println!("{puzzle} depth {depth}: {found} after {} climbs, {seconds:.1} s", index + 1);
        }
    }
}
