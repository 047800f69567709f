//! Racer against judge on random positions; the fuzz target continues from here.

use std::collections::BTreeMap;

use minuet_core::Verdict;
use trials::{Extent, Random, duel, extent};

/// How many positions are tried: a second's worth, or some minutes'.
fn rounds() -> usize {
    match extent() {
        Extent::Sample => 2_000,
        Extent::Full => 40_000,
    }
}

#[test]
fn racer_and_judge_agree_on_random_positions() {
    let mut random = Random::new(2018);
    let mut met = BTreeMap::<Verdict, usize>::new();
    for _ in 0..rounds() {
        let changes = random.below(90);
        let bytes: Vec<u8> = (0..3 + 3 * changes).map(|_| random.below(256) as u8).collect();
        *met.entry(duel(&bytes)).or_default() += 1;
    }
    // A duel that never meets a kind of position says nothing about it.
    for verdict in
        [Verdict::None, Verdict::Several, Verdict::Basic, Verdict::Minuet, Verdict::Failed]
    {
        assert!(met.get(&verdict).is_some_and(|&count| count > 2), "{verdict}: {met:?}");
    }
}
