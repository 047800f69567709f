//! Where the paper states a rule: the only table of its numbers.

use minuet_core::{Entry, Find, Starter, Step};

/// The place in the paper, or what of it is ours.
pub(super) fn cite(entry: &Entry) -> &'static str {
    let early = entry.step == Step::One;
    match &entry.find {
        Find::NakedSingle { .. } if entry.step == Step::Two => "Step 2, Rule 19",
        Find::NakedSingle { .. } => "Rule 19",
        Find::HiddenSingle { .. } if early => "Step 1.1",
        Find::HiddenSingle { .. } => "Step 3.1, Rule 19",
        Find::Passive { .. } => "Rule 22",
        Find::HalfDouble { .. } if early => "Step 1.2, Rule 20",
        Find::HalfDouble { .. } if entry.effect.is_empty() => "Step 3.2, footnote 7",
        Find::HalfDouble { .. } => "Rule 20",
        Find::Aligned { .. } => "Rule 20, aligned",
        Find::HiddenGroup { cells, .. } if early && cells.len() == 2 => "Step 1.3, Corollary 13a",
        Find::HiddenGroup { .. } if early => "footnote 4, Corollary 16a",
        Find::NakedGroup { cells, .. } | Find::HiddenGroup { cells, .. } if cells.len() == 4 => {
            "Rule 21, group of four"
        }
        Find::NakedGroup { .. } | Find::HiddenGroup { .. } => "Rule 21",
        Find::Fill { .. } => "Step 2",
        Find::Starter { .. } if !entry.dance.is_empty() => "nesting is ours, not the paper's",
        Find::Starter { starter: Starter::Cell { .. }, .. } => "Step 4, footnote 8",
        Find::Starter { starter: Starter::HalfDouble { .. }, .. } => {
            "Step 4; half doubles after cells is our order"
        }
        Find::Unmarked { .. } | Find::BothEnclose { .. } => "Step 4a",
        Find::DoubleBlocked { .. } => "Step 4b",
        Find::Wrong { .. } | Find::Complete { .. } | Find::Stall | Find::Leave => "Step 4",
    }
}
