//! An open minuet: two dancers grown from one line.

use super::Lane;
use crate::{Dancer, Starter};

/// A minuet with the marks of its two dancers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dance {
    starter: Starter,
    depth: u8,
    opened_by: Option<Dancer>,
    circle: Lane,
    square: Lane,
}

impl Dance {
    pub(super) fn open(
        ground: &Lane,
        opened_by: Option<Dancer>,
        starter: Starter,
        depth: u8,
    ) -> Dance {
        let [circle, square] = Dancer::BOTH.map(|dancer| {
            let (cell, _) = starter.choice(dancer);
            ground.choosing(starter.chosen(dancer, ground.position()), cell)
        });
        Dance { starter, depth, opened_by, circle, square }
    }

    /// The binary choice that opened it.
    pub fn starter(&self) -> Starter {
        self.starter
    }

    /// How deep minuets may nest in it: 1 if its dancers use only Steps 1 and 3.
    pub fn depth(&self) -> u8 {
        self.depth
    }

    /// The dancer of the enclosing minuet that opened it; none on the main line.
    pub fn opened_by(&self) -> Option<Dancer> {
        self.opened_by
    }

    /// The marks of one dancer.
    pub fn lane(&self, dancer: Dancer) -> &Lane {
        match dancer {
            Dancer::Circle => &self.circle,
            Dancer::Square => &self.square,
        }
    }

    pub(super) fn lane_mut(&mut self, dancer: Dancer) -> &mut Lane {
        match dancer {
            Dancer::Circle => &mut self.circle,
            Dancer::Square => &mut self.square,
        }
    }

    pub(super) fn follow(&mut self, above: &Lane) {
        self.circle.follow(above);
        self.square.follow(above);
    }
}
