//! Weighted means and their errors.

use minuet_make::{Estimate, Random};

#[track_caller]
fn check_near(value: f64, expect: f64, within: f64) {
    assert!((value - expect).abs() <= within, "{value} is not {expect} ± {within}");
}

#[test]
fn errors_say_how_far_means_stray() {
    // Clusters of one to four equal values with weights that favour ones.
    let estimate = |seed| {
        let mut random = Random::new(seed);
        let mut estimate = Estimate::default();
        for _ in 0..500 {
            let value = f64::from(u8::from(random.unit() < 0.4));
            let draws = (0..=random.below(4)).map(|_| (1.0 + 2.0 * value, value));
            estimate.add(draws.collect::<Vec<_>>());
        }
        estimate
    };
    let all: Vec<Estimate> = (0..200).map(estimate).collect();
    let mean = all.iter().map(Estimate::mean).sum::<f64>() / 200.0;
    check_near(mean, 1.2 / 1.8, 0.01);
    let strays = all.iter().map(|e| (e.mean() - mean).powi(2)).sum::<f64>() / 200.0;
    let errors = all.iter().map(|e| e.error().powi(2)).sum::<f64>() / 200.0;
    check_near(strays / errors, 1.0, 0.3);
}

#[test]
fn alone_and_equal_draws_count_in_full() {
    let mut estimate = Estimate::default();
    for i in 0..1000 {
        estimate.add([(2.0, f64::from(i % 4 / 3))]);
    }
    check_near(estimate.mean(), 0.25, 1e-12);
    check_near(estimate.effective(), 1000.0, 2.0);
    check_near(estimate.even(), 1000.0, 1e-6);
    check_near(estimate.total().0, 2.0, 1e-12);
}
