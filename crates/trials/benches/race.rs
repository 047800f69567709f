//! Teacher and racer on the corpora: `cargo xtask bench`.
#![allow(missing_docs, reason = "criterion's macros write the main function")]

use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use trials::{TASKS, corpus, corpus_names, spread};

fn race(criterion: &mut Criterion) {
    for task in &TASKS {
        let mut group = criterion.benchmark_group(task.name);
        group.sample_size(10).measurement_time(Duration::from_secs(2));
        for name in corpus_names() {
            let puzzles = spread(&corpus(name), task.size);
            group.throughput(Throughput::Elements(puzzles.len() as u64));
            group
                .bench_function(name, |bencher| bencher.iter(|| puzzles.iter().for_each(task.run)));
        }
        group.finish();
    }
}

criterion_group!(benches, race);
criterion_main!(benches);
