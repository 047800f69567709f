//! Teacher and racer on the corpora: `cargo xtask bench`.
#![allow(missing_docs, reason = "criterion's macros write the main function")]

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use minuet_core::{Position, Puzzle, Reading};
use trials::{corpus, corpus_names, spread};

/// What is measured, how many puzzles it takes at a time, and what it does with one.
const WORK: [(&str, usize, fn(&Puzzle)); 4] = [
    ("count", 200, |puzzle| drop(black_box(minuet_fast::count(puzzle, 2)))),
    ("step3", 200, |puzzle| {
        drop(black_box(minuet_fast::close(&Position::of(puzzle), &Reading::PAPER)));
    }),
    ("decide", 200, |puzzle| drop(black_box(minuet_fast::decide(puzzle, &Reading::PAPER)))),
    ("teach", 40, |puzzle| {
        drop(black_box(minuet_method::solve(&(*puzzle).into(), &Reading::PAPER)));
    }),
];

fn race(criterion: &mut Criterion) {
    for (name, size, work) in WORK {
        let mut group = criterion.benchmark_group(name);
        group.sample_size(10).measurement_time(Duration::from_secs(2));
        for corpus_name in corpus_names() {
            let puzzles = spread(&corpus(corpus_name), size);
            group.throughput(Throughput::Elements(puzzles.len() as u64));
            group.bench_function(corpus_name, |bencher| {
                bencher.iter(|| puzzles.iter().for_each(work));
            });
        }
        group.finish();
    }
}

criterion_group!(benches, race);
criterion_main!(benches);
