//! New names for the numbers, given in the order in which they turn up.

/// The label of each number, four bits each from number 0 (no digit) on, and above them the next label.
#[derive(Clone, Copy)]
pub(super) struct Labels(u64);

/// A number that has no label yet: it will get one that is greater than all in use.
const NEW: u8 = 15;

/// Where the next label goes.
const NEXT: u32 = 40;

impl Labels {
    /// No number has a label; that of an empty cell is 0.
    pub(super) const NONE: Labels = Labels(1 << NEXT | 0xff_ffff_fff0);

    /// The label of a number.
    pub(super) fn get(self, digit: u8) -> u8 {
        (self.0 >> (4 * digit)) as u8 & 15
    }

    /// The label that the next new number gets.
    pub(super) fn next(self) -> u8 {
        (self.0 >> NEXT) as u8
    }

    /// The label of a number, which gets one if it has none.
    pub(super) fn take(&mut self, digit: u8) -> u8 {
        let label = self.get(digit);
        if label != NEW {
            return label;
        }
        let label = self.next();
        self.0 ^= u64::from(NEW ^ label) << (4 * digit);
        self.0 += 1 << NEXT;
        label
    }
}
