//! How hard a puzzle is, in a few words.

use minuet_core::{Outcome, Step};

/// What it takes to solve a puzzle with this outcome.
pub fn difficulty(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Solved { step: Step::One, .. } => "Step 1 is enough".into(),
        Outcome::Solved { step: Step::Two, .. } => "Steps 1 and 2 are enough".into(),
        Outcome::Solved { step: Step::Three, .. } => "Steps 1 to 3 are enough".into(),
        Outcome::Solved { step: Step::Four, minuets: 1, .. } => "one minuet".into(),
        Outcome::Solved { step: Step::Four, minuets, .. } => format!("{minuets} minuets"),
        Outcome::Failed { depth: 1, .. } => "the method fails".into(),
        Outcome::Failed { depth, .. } => format!("the method fails at depth {depth}"),
        Outcome::None { .. } => "no solution".into(),
        Outcome::Several { .. } => "more than one solution".into(),
    }
}
