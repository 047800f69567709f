//! Starters in random order.

/// Draws lots: the same numbers after the same seed, on every machine.
#[derive(Clone)]
pub(crate) struct Lots(pub(crate) u64);

impl Lots {
    /// SplitMix64, which is small and good enough to shuffle with.
    fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Puts the items into an order in which each comes first, second and so on with the same probability.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            // The high bits, so that each place is as likely as any other, up to one part in 2^50 or so.
            let place = (u128::from(self.draw()) * (i as u128 + 1)) >> 64;
            items.swap(i, place as usize);
        }
    }
}
