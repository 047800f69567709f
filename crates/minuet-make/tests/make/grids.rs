//! Random grids: uniform on 4×4, where all can be listed; whole on 9×9.

use minuet_make::{Random, RandomGrid, corner};

use crate::small::SmallGrid;

#[test]
fn small_grids_weigh_the_same() {
    let all = SmallGrid::all();
    assert_eq!(all.len(), 288);
    let mut random = Random::new(1);
    let (draws, mut weights) = (50_000, vec![0.0; all.len()]);
    for _ in 0..draws {
        let corner = corner::<4, 2>(&mut random);
        let fits =
            |grid: &SmallGrid| (0..16).all(|i| [0, grid.digits[i]].contains(&corner[i / 4][i % 4]));
        let ways: Vec<usize> = (0..all.len()).filter(|&i| fits(&all[i])).collect();
        if !ways.is_empty() {
            weights[ways[random.below(ways.len())]] += ways.len() as f64;
        }
    }
    // A grid is drawn about 120 times; its weight is 1 or 2 a time.
    let total: f64 = weights.iter().sum();
    let chi: f64 = weights.iter().map(|w| (w * 288.0 / total - 1.0).powi(2)).sum();
    let most = weights.iter().map(|w| (w * 288.0 / total - 1.0).abs()).fold(0.0, f64::max);
    assert!(most < 0.5 && chi < 4.0, "{most} {chi}");
}

#[test]
fn corners_are_right() {
    let mut random = Random::new(2);
    for _ in 0..100 {
        let corner = corner::<9, 3>(&mut random);
        let filled = corner.iter().flatten().filter(|&&digit| digit > 0).count();
        assert_eq!(filled, 27 + 18);
        for row in &corner[..3] {
            assert_eq!(row.iter().fold(0, |digits, digit| digits | 1 << digit), 0x3fe);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_grid() {
    let draw = |seed| RandomGrid::draw(&mut Random::new(seed));
    assert_eq!(draw(5), draw(5));
    assert_ne!(draw(5).solution, draw(6).solution);
    let weights: Vec<f64> = (0..20).map(|seed| draw(seed).weight).collect();
    assert!(weights.iter().all(|weight| (0.5..2.0).contains(weight)), "{weights:?}");
    let uniform = |seed| RandomGrid::draw_uniform(&mut Random::new(seed));
    assert_eq!(uniform(5), uniform(5));
}
