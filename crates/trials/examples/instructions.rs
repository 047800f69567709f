//! A fixed piece of work for an instruction counter: `instructions WORK CORPUS COUNT`.

use std::hint::black_box;

use minuet_core::{Position, Puzzle, Reading};
use trials::{corpus, spread};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [work, name, count] = arguments.as_slice() else {
        eprintln!("instructions count|step3|decide|teach CORPUS COUNT");
        std::process::exit(2);
    };
    let work: fn(&Puzzle) = match work.as_str() {
        "count" => |puzzle| drop(black_box(minuet_fast::count(puzzle, 2))),
        "step3" => |puzzle| {
            drop(black_box(minuet_fast::close(&Position::of(puzzle), &Reading::PAPER)));
        },
        "decide" => |puzzle| drop(black_box(minuet_fast::decide(puzzle, &Reading::PAPER))),
        _ => |puzzle| drop(black_box(minuet_method::solve(&(*puzzle).into(), &Reading::PAPER))),
    };
    let puzzles = corpus(name);
    // The corpus is read whatever the count, so that a run without puzzles measures all but the work.
    let count = count.parse().unwrap_or(0);
    spread(&puzzles, count).iter().take(count).for_each(work);
}
