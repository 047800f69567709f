//! All work on one corpus, in turn, several times: what disturbs one disturbs its neighbours too.

use std::time::{Duration, Instant};

use trials::spread;

use crate::corpora::corpus_lines;
use crate::work::WORK;

const ROUNDS: usize = 9;

/// A short corpus is gone through again until a measurement lasts this long.
const SHORTEST: Duration = Duration::from_millis(60);

/// Measures every work on a corpus and prints a line for each.
pub(crate) fn race(name: &str) {
    let lines = corpus_lines(name);
    let samples = WORK.map(|work| spread(&lines, work.at_most));
    let mut seconds: [Vec<f64>; WORK.len()] = Default::default();
    for _ in 0..ROUNDS {
        for ((work, sample), seconds) in WORK.iter().zip(&samples).zip(&mut seconds) {
            seconds.push(a_puzzle(sample, work.run));
        }
    }
    let [counting, ..] = &seconds;
    for ((work, sample), seconds) in WORK.iter().zip(&samples).zip(&seconds) {
        let times = seconds.iter().zip(counting).map(|(this, count)| this / count);
        let (seconds, times) = (median(seconds.iter().copied()), median(times));
        println!("{}\t{name}\t{}\t{:.0}\t{times:.2}", work.name, sample.len(), 1.0 / seconds);
    }
}

/// Seconds a puzzle.
fn a_puzzle(lines: &[String], run: fn(&str)) -> f64 {
    let start = Instant::now();
    let mut done = 0;
    while done == 0 || start.elapsed() < SHORTEST {
        lines.iter().for_each(|line| run(line));
        done += lines.len();
    }
    start.elapsed().as_secs_f64() / done as f64
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
