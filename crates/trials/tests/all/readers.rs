//! Every reader on good texts with random changes; the fuzz target continues from here.

use trials::{Extent, Random, extent, readers};

/// How many texts are tried: a second's worth, or some minutes'.
fn rounds() -> usize {
    match extent() {
        Extent::Sample => 800,
        Extent::Full => 60_000,
    }
}

#[test]
fn readers_survive_changed_texts() {
    let mut random = Random::new(81);
    let (mut good, mut bad) = (0, 0);
    for round in 0..rounds() {
        let changes = random.below(6);
        let mut bytes = vec![round as u8];
        bytes.extend((0..4 * changes).map(|_| random.below(256) as u8));
        match readers(&bytes) {
            0 => bad += 1,
            _ => good += 1,
        }
    }
    // Texts that are all good or all bad would say little.
    assert!(good > rounds() / 10 && bad > rounds() / 10, "{good} good, {bad} bad");
}
