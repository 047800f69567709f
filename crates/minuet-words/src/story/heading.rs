//! The headings of an explanation.

use minuet_core::{Dancer, Starter};

/// What a section is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Heading {
    /// One pass over the numbers and squares (Step 1).
    StepOne {
        /// The pass, counted from 1.
        pass: usize,
    },
    /// The cells are filled with candidates (Step 2).
    StepTwo,
    /// Basic cleanup (Step 3).
    StepThree,
    /// A minuet is opened (Step 4).
    Minuet {
        /// The minuets that the same line has opened so far, this one included.
        number: usize,
        /// The binary choice.
        starter: Starter,
        /// The dancer that opens it; empty on the main line.
        path: Vec<Dancer>,
    },
    /// One dancer dances alone.
    Alone {
        /// The dancer, the outermost first.
        path: Vec<Dancer>,
    },
    /// The dancers dance together: tricks a and b.
    Together {
        /// The line that opened the minuet.
        path: Vec<Dancer>,
    },
    /// Step 3 on the whole puzzle, in the middle of a minuet.
    CleanUp,
    /// How a minuet ends.
    Ending {
        /// The line that opened the minuet.
        path: Vec<Dancer>,
    },
    /// How it all ends, and what it took.
    Outcome,
}

impl Heading {
    /// 1 for steps and minuets, 2 for the parts of a minuet, deeper for minuets within minuets.
    pub fn level(&self) -> usize {
        match self {
            Heading::Minuet { path, .. } => 2 * path.len() + 1,
            Heading::Alone { path } => 2 * path.len(),
            Heading::Together { path } | Heading::Ending { path } => 2 * path.len() + 2,
            Heading::CleanUp => 2,
            Heading::StepOne { .. } | Heading::StepTwo | Heading::StepThree | Heading::Outcome => 1,
        }
    }
}
