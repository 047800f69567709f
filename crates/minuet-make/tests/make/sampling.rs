//! Fair samples of minimal puzzles: by full enumeration on 4×4, by what is published on 9×9.

use std::collections::BTreeMap;

use minuet_core::{CellSet, Position};
use minuet_make::{Estimate, FullGrid, Plan, Random, Sampler, sample_minimal};

use crate::common::full;
use crate::small::SmallGrid;

/// Samples a small grid many times: each of its minimal puzzles must weigh 1 on average.
#[track_caller]
fn check_fair(grid: &SmallGrid, plan: &Plan<'_>) {
    let all = grid.minimal();
    let runs = 4000;
    let mut sums: BTreeMap<CellSet, (f64, f64)> =
        all.iter().map(|&clues| (clues, (0.0, 0.0))).collect();
    let mut totals = (0.0, 0.0);
    for run in 0..runs {
        let mut weights: BTreeMap<CellSet, f64> = BTreeMap::new();
        for (clues, weight) in sample_minimal(grid, plan, &mut Random::stream(1, run)) {
            *weights.entry(clues).or_default() += weight;
        }
        let total: f64 = weights.values().sum();
        totals = (totals.0 + total, totals.1 + total * total);
        for (clues, weight) in weights {
            let sum = sums.get_mut(&clues).expect("what is drawn is minimal");
            *sum = (sum.0 + weight, sum.1 + weight * weight);
        }
    }
    let runs = runs as f64;
    let deviation = |(sum, squares): (f64, f64), expect: f64| {
        let mean = sum / runs;
        (mean - expect) / ((squares / runs - mean * mean) / runs).sqrt().max(1e-9)
    };
    let total = deviation(totals, all.len() as f64);
    assert!(total.abs() < 3.5, "all {}: {total} deviations, {plan:?}", all.len());
    // Among some hundred puzzles, deviations of up to four are to be expected, and about 1 on average.
    let each: Vec<f64> = sums.values().map(|&sum| deviation(sum, 1.0)).collect();
    let square = each.iter().map(|d| d * d).sum::<f64>() / each.len() as f64;
    assert!((0.6..1.6).contains(&square), "{square} {plan:?}");
    assert!(each.iter().all(|d| d.abs() < 5.5), "{each:?} {plan:?}");
}

#[test]
fn small_grids_are_sampled_fairly() {
    let all = SmallGrid::all();
    let plans = [
        Plan { start: 9, tries: 3, levels: &[(9, 6), (7, 5), (6, 0)] },
        Plan { start: 7, tries: 6, levels: &[(7, 0)] },
        Plan { start: 10, tries: 2, levels: &[(8, 6), (5, 0)] },
        Plan { start: 16, tries: 2, levels: &[(16, 16), (6, 6), (5, 5), (4, 4)] },
    ];
    for (i, plan) in plans.iter().enumerate() {
        check_fair(&all[(37 * i) % all.len()], plan);
    }
}

#[test]
fn all_minimal_puzzles_of_a_small_grid_are_known() {
    let grid = &SmallGrid::all()[0];
    let minimal = grid.minimal();
    assert!(minimal.iter().all(|&clues| grid.rival(clues).is_none()));
    assert_eq!(minimal.iter().map(|clues| clues.len()).min(), Some(4));
    assert_eq!(minimal.iter().map(|clues| clues.len()).max(), Some(6));
}

#[test]
fn draws_are_minimal() {
    let cluster = Sampler::new(3).cluster(5);
    assert_eq!(cluster, Sampler::new(3).cluster(5));
    assert!(!cluster.is_empty());
    for draw in &cluster {
        let solutions = minuet_fast::solutions(&Position::of(&draw.puzzle), 2);
        assert_eq!(solutions.len(), 1, "{}", draw.puzzle);
        assert!(minuet_fast::is_minimal(&draw.puzzle, &solutions[0]), "{}", draw.puzzle);
        assert!(draw.weight > 0.0);
    }
}

#[test]
fn minimal_puzzles_have_about_26_58_clues() {
    let clusters = if full() { 300 } else { 8 };
    let mut clues = Estimate::default();
    for index in 0..clusters {
        let cluster = Sampler::new(4).cluster(index);
        clues.add(cluster.iter().map(|draw| (draw.weight, draw.puzzle.clues() as f64)));
    }
    let (mean, error) = (clues.mean(), clues.error());
    assert!((mean - 26.58).abs() < 4.0 * error, "{mean} ± {error}");
    // Published: 3.1055e37 minimal puzzles, on 6.671e21 grids.
    let (total, error) = clues.total();
    assert!((total - 3.1055e37 / 6.670_903_752e21).abs() < 4.0 * error, "{total} ± {error}");
}
