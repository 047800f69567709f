//! The four steps of the method.

use std::fmt;

/// One of the method's four steps. A line of a trace is an [`Entry`](crate::Entry).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// Step 1: hidden treasures in the squares.
    One,
    /// Step 2: fill all cells with candidates.
    Two,
    /// Step 3: basic cleanup.
    Three,
    /// Step 4: the minuet.
    Four,
}

impl Step {
    /// The four steps in order.
    pub const ALL: [Step; 4] = [Step::One, Step::Two, Step::Three, Step::Four];

    /// 1 to 4.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// The number alone: `3`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}
