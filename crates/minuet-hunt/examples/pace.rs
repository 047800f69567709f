//! How fast a hunt is compared with the bare racer: `cargo run --release --example pace -- FILE [THREADS]`.
//!
//! Both take the same puzzles on the same number of threads, in turn. The racer has its puzzles read before
//! the clock starts; the hunt reads, decides, packs and writes. The file has one puzzle per line.

use std::hint::black_box;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Instant;

use minuet_core::{Puzzle, Reading};
use minuet_hunt::{Input, Order, Question, Repeats, hunt};

const ROUNDS: usize = 9;
const BATCH: usize = 256;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("expected a file of puzzles")?;
    let threads = arguments.next().map_or(Ok(1), |count| count.parse())?;
    let text = std::fs::read_to_string(&file)?;
    let puzzles: Vec<Puzzle> =
        text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect();
    let mut rounds = Vec::new();
    for _ in 0..ROUNDS {
        let racer = rate(puzzles.len(), || race(&puzzles, threads));
        let folder = std::env::temp_dir().join(format!("minuet-pace-{}", std::process::id()));
        let hunter = rate(puzzles.len(), || chase(&file, threads, &folder));
        std::fs::remove_dir_all(folder)?;
        rounds.push([racer, hunter, hunter / racer]);
    }
    let [racer, hunter, share] = std::array::from_fn(|figure| median(&rounds, figure));
    println!("{file}: {} puzzles, {threads} threads, medians of {ROUNDS} rounds", puzzles.len());
    println!("  racer {racer:10.0} puzzles/s");
    println!("  hunt  {hunter:10.0} puzzles/s  {:.1} %", 100.0 * share);
    Ok(())
}

fn median(rounds: &[[f64; 3]], figure: usize) -> f64 {
    let mut figures: Vec<f64> = rounds.iter().map(|round| round[figure]).collect();
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

fn rate(puzzles: usize, work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    puzzles as f64 / start.elapsed().as_secs_f64()
}

/// The racer alone.
fn race(puzzles: &[Puzzle], threads: usize) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let batches = puzzles.chunks(BATCH);
                let count = batches.len();
                loop {
                    let batch = next.fetch_add(1, Ordering::Relaxed);
                    if batch >= count {
                        return;
                    }
                    for puzzle in &puzzles[batch * BATCH..puzzles.len().min((batch + 1) * BATCH)] {
                        black_box(minuet_fast::decide(puzzle, &Reading::PAPER));
                    }
                }
            });
        }
    });
}

/// The whole hunt.
fn chase(file: &str, threads: usize, folder: &Path) {
    let order = Order {
        inputs: vec![Input::File(file.into())],
        column: None,
        question: Question::default(),
        chunk: None,
        repeats: Repeats::Decide,
        threads: Some(threads),
        folder: folder.to_owned(),
    };
    if let Err(error) = hunt(&order, &Arc::new(AtomicBool::new(false)), &mut |_| {}) {
        eprintln!("{error}");
    }
}
