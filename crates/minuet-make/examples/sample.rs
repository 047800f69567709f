//! What a sample of minimal puzzles tells: `cargo run --release --example sample -- SEED CLUSTERS`.

use std::collections::BTreeMap;
use std::time::Instant;

use minuet_core::{Reading, Verdict};
use minuet_make::{Estimate, Sampler};

/// How many full grids there are.
const GRIDS: f64 = 6_670_903_752_021_072_936_960.0;

fn main() {
    let mut arguments = std::env::args().skip(1).map_while(|argument| argument.parse().ok());
    let (seed, clusters) = (arguments.next().unwrap_or(1), arguments.next().unwrap_or(20));
    let sampler = Sampler::new(seed);
    let (mut clues, mut failures, mut minuets) =
        (Estimate::default(), Estimate::default(), Estimate::default());
    let mut shares: BTreeMap<usize, (usize, f64)> = BTreeMap::new();
    let start = Instant::now();
    let mut deciding = 0.0;
    for index in 0..clusters {
        let cluster = sampler.cluster(index);
        clues.add(cluster.iter().map(|draw| (draw.weight, draw.puzzle.clues() as f64)));
        for draw in &cluster {
            let share = shares.entry(draw.puzzle.clues()).or_default();
            *share = (share.0 + 1, share.1 + draw.weight);
        }
        let begin = Instant::now();
        let verdicts: Vec<(f64, Verdict)> = cluster
            .iter()
            .map(|draw| (draw.weight, minuet_fast::decide(&draw.puzzle, &Reading::PAPER).verdict))
            .collect();
        let is = |verdict| {
            let one = move |&(weight, found)| (weight, f64::from(u8::from(found == verdict)));
            verdicts.iter().map(one).collect::<Vec<_>>()
        };
        failures.add(is(Verdict::Failed));
        minuets.add(is(Verdict::Minuet));
        deciding += begin.elapsed().as_secs_f64();
    }
    let seconds = start.elapsed().as_secs_f64();
    let total: f64 = shares.values().map(|share| share.1).sum();
    for (clues, (draws, weight)) in &shares {
        println!("{clues:3} clues {draws:9} draws {:12.7} %", 100.0 * weight / total);
    }
    println!("{} draws in {seconds:.1} s, {deciding:.1} s of it deciding", clues.draws());
    println!("even draws {:.0}, {:.0} per second", clues.even(), clues.even() / seconds);
    println!("mean clues {:.4} ± {:.4}", clues.mean(), clues.error());
    let (mean, error) = clues.total();
    println!(
        "minimal puzzles in all ({:.4} ± {:.4})e37",
        mean * GRIDS / 1e37,
        error * GRIDS / 1e37
    );
    for (name, estimate) in [("minuet", minuets), ("failed", failures)] {
        println!(
            "{name} {:.3e} ± {:.3e}, effective draws {:.0}, {:.0} per second",
            estimate.mean(),
            estimate.error(),
            estimate.effective(),
            estimate.effective() / seconds
        );
    }
}
