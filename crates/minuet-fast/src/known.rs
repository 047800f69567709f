//! What dancers of a round have shown about the starters still to come.
//!
//! Where a dancer has come to rest on X, every choice that X has settled keeps at least X when it is made
//! itself: X is inside the floor where the choice is made, and no rule can erase anything of a floor at
//! rest. So the choice cannot break, and the starter it belongs to is idle when what its two choices are
//! known to keep makes up the whole floor. (Without tricks it would be idle as soon as something is known of both; this
//! is not used.)

use crate::floor::{Choice, Floor, SPOT, Spot};

/// As many dancers as are kept in mind.
const MOST: usize = 24;

/// Where dancers on one floor have come to rest.
pub(crate) struct Known<'a> {
    solution: &'a Floor,
    rests: [Rest; MOST],
    len: usize,
}

/// Where one dancer has come to rest.
#[derive(Clone, Copy)]
struct Rest {
    choice: Choice,
    floor: Floor,
    /// The cells with more than one candidate.
    several: [u32; 3],
    /// Whether the solution is still in it.
    is_true: bool,
}

impl<'a> Known<'a> {
    pub(crate) fn new(solution: &'a Floor) -> Known<'a> {
        const NONE: Rest =
            Rest { choice: (0, 0), floor: Floor::EMPTY, several: [0; 3], is_true: false };
        Known { solution, rests: [NONE; MOST], len: 0 }
    }

    /// Keeps in mind where a dancer has come to rest on the floor of this round.
    pub(crate) fn add(&mut self, choice: Choice, floor: &Floor) {
        if let Some(rest) = self.rests.get_mut(self.len) {
            let is_true = self.solution.is_within(floor);
            *rest = Rest { choice, floor: *floor, several: floor.counts().two, is_true };
            self.len += 1;
        }
    }

    /// Where the dancer with this choice has come to rest.
    pub(crate) fn rest(&self, choice: Choice) -> Option<&Floor> {
        self.rests[..self.len].iter().find(|rest| rest.choice == choice).map(|rest| &rest.floor)
    }

    /// Forgets everything: the floor has changed.
    pub(crate) fn forget(&mut self) {
        self.len = 0;
    }

    /// Whether a starter is known to change nothing.
    pub(crate) fn is_idle(&self, floor: &Floor, [circle, square]: [Choice; 2]) -> bool {
        let kept = self.kept(circle);
        kept != Floor::EMPTY && self.adds_up(floor, &kept, square)
    }

    /// Whether one dancer's rest and what the other choice is known to keep make up the whole floor.
    pub(crate) fn adds_up(&self, floor: &Floor, rest: &Floor, other: Choice) -> bool {
        let kept = self.kept(other);
        kept != Floor::EMPTY && kept.union(rest) == *floor
    }

    /// What is known to stay when this choice is made.
    fn kept(&self, choice: Choice) -> Floor {
        let (cell, digit) = choice;
        let Spot { band, bit } = SPOT[cell as usize];
        // From a true choice a nested minuet may go on to the solution, which a false dancer cannot tell.
        let is_true = self.solution.has(choice);
        let mut kept = Floor::EMPTY;
        for rest in &self.rests[..self.len] {
            let settled = rest.floor.at[band][digit as usize] & bit & !rest.several[band] != 0;
            if settled && (rest.is_true || !is_true) {
                kept = kept.union(&rest.floor);
            }
        }
        kept
    }
}
