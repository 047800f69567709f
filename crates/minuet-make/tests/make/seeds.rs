//! A seed gives the same puzzles on every machine: whatever engine it has, and as they were when this was
//! written. `cargo xtask test` runs this once more without vectors.

use std::ops::ControlFlow;

use minuet_core::{Puzzle, Reading};
use minuet_fast::Engine;
use minuet_make::{Climb, Generator, Random, RandomGrid, Recipe, Sampler, Vicinity};

use crate::common::PUZZLES;

/// A number that stands for a text (FNV-1a).
fn digest(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

#[track_caller]
fn check(lines: impl IntoIterator<Item = String>, expected: u64) {
    let lines: Vec<String> = lines.into_iter().collect();
    assert!(!lines.is_empty());
    let found = digest(&lines.join("\n"));
    assert_eq!(found, expected, "{found:#x}, from {}", lines[0]);
}

/// Much is left to the minuets: climbs go some steps before that.
fn is_steep(puzzle: &Puzzle) -> bool {
    minuet_fast::decide(puzzle, &Reading::PAPER).left3.is_some_and(|left| left > 240)
}

#[test]
fn grids() {
    let mut random = Random::new(1);
    check(
        (0..20).map(|_| RandomGrid::draw_uniform(&mut random).to_string()),
        0x792e_bc68_579e_d5ad,
    );
}

#[test]
fn generators() {
    let generator = Generator::new(1, Recipe::default()).unwrap();
    check(generator.batch(3).iter().map(Puzzle::to_string), 0xfd62_41b6_6177_5be4);
}

#[test]
fn samples() {
    let draws = (0..3).flat_map(|index| Sampler::new(1).cluster(index));
    check(draws.map(|draw| format!("{} {:e}", draw.puzzle, draw.weight)), 0xb113_bc59_0a92_05f3);
}

#[test]
fn neighbours() {
    let mut found = Vec::new();
    let near = Vicinity { remove: 1..=1, ..Vicinity::default() };
    near.neighbours(&PUZZLES[3].parse().unwrap(), &mut |puzzle| {
        found.push(puzzle.to_string());
        ControlFlow::Continue(())
    });
    check(found, 0x9d47_628c_e1bf_a161);
}

#[test]
fn climbs_on_every_engine() {
    for engine in Engine::available() {
        let climb = Climb::new(1, Reading::PAPER).on(engine);
        let summits = (0..6).filter_map(|index| climb.draw(index, is_steep));
        check(summits.map(|puzzle| puzzle.to_string()), 0x9d92_0f08_1eaa_f551);
    }
}
