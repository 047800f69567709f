//! Photos that are drawn: a page, and a bad camera.
#![allow(dead_code, reason = "tests and the example each use a part")]

mod camera;
mod page;

pub(crate) use camera::{Conditions, photo};
pub(crate) use page::{Page, fonts};

/// Random numbers, always the same for a seed.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn next(&mut self) -> u64 {
        // xorshift64*
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32
    }

    /// A number below `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.next() as usize % end
    }

    /// A number from -1 to 1.
    pub(crate) fn signed(&mut self) -> f32 {
        self.next() as f32 / (1u64 << 31) as f32 - 1.0
    }
}
