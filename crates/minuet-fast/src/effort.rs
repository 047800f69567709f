//! A bound on the work, so that every question is answered.

use std::cell::Cell;

use crate::minuet::Stop;

/// The work that is left, counted in dancers.
pub(crate) struct Effort(Cell<u64>);

impl Effort {
    /// All the work it takes.
    pub(crate) const fn all() -> Effort {
        Effort(Cell::new(u64::MAX))
    }

    /// At most this many dancers.
    pub(crate) const fn of(dancers: u64) -> Effort {
        Effort(Cell::new(dancers))
    }

    /// Uses up the work of this many dancers.
    #[inline(always)]
    pub(crate) fn spend(&self, dancers: u64) -> Result<(), Stop> {
        let left = self.0.get().checked_sub(dancers);
        self.0.set(left.unwrap_or(0));
        left.map(|_| ()).ok_or(Stop::Spent)
    }
}
