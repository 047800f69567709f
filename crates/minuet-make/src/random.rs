//! Random numbers that depend only on a seed.

/// The generator xoshiro256++ of Blackman and Vigna, its state filled by SplitMix64 as they advise.
///
/// The numbers are part of what a seed promises: they are the same on every machine and in every version.
///
/// ```
/// use minuet_make::Random;
/// let draw = |seed, index| Random::stream(seed, index).below(1_000_000);
/// assert_eq!(draw(7, 3), draw(7, 3));
/// assert_ne!(draw(7, 3), draw(7, 4));
/// ```
#[derive(Clone, Debug)]
pub struct Random([u64; 4]);

impl Random {
    /// The numbers of a seed.
    pub fn new(seed: u64) -> Random {
        Random::stream(seed, 0)
    }

    /// The numbers of one of the many streams of a seed, so that work can be shared out by index.
    pub fn stream(seed: u64, index: u64) -> Random {
        // Each half of the state is a hash of both, so that neighbours have nothing in common.
        let mut state = split_mix(seed) ^ index.wrapping_mul(0xd1b5_4a32_d192_ed03);
        Random(std::array::from_fn(|_| {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            split_mix(state)
        }))
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.0;
        let bits = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        bits
    }

    /// A number below `bound`, each with the same probability; 0 when `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        loop {
            // Lemire's multiplication: the few values that would favour some numbers are drawn again.
            let product = u128::from(self.bits()) * u128::from(bound);
            if product as u64 >= bound.wrapping_neg().checked_rem(bound).unwrap_or(0) {
                return (product >> 64) as usize;
            }
        }
    }

    /// A number from 0 to below 1.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Puts the items into a random order, each with the same probability.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

fn split_mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
