//! Where the paper states a rule: the only table of its numbers.

use minuet_core::{Rule, Step};

/// The place in the paper, for a find of `step` about a group of `size` cells (1 where there is no group).
pub(super) const fn cite(rule: Rule, step: Step, size: usize) -> &'static str {
    match (rule, step, size) {
        (Rule::NakedSingle, Step::Two, _) => "Step 2, Rule 19",
        (Rule::NakedSingle, ..) => "Rule 19",
        (Rule::HiddenSingle, Step::One, _) => "Step 1.1",
        (Rule::HiddenSingle, ..) => "Step 3.1, Rule 19",
        (Rule::Passive, ..) => "Rule 22",
        (Rule::HalfDouble, Step::One, _) => "Step 1.2, Rule 20",
        (Rule::HalfDouble, ..) => "Rule 20",
        (Rule::Aligned, ..) => "Rule 20, aligned",
        (Rule::HiddenGroup, Step::One, 2) => "Step 1.3, Corollary 13a",
        (Rule::HiddenGroup, Step::One, _) => "footnote 4, Corollary 16a",
        (Rule::NakedGroup | Rule::HiddenGroup, _, 4) => "Rule 21, group of four",
        (Rule::NakedGroup | Rule::HiddenGroup, ..) => "Rule 21",
        (Rule::Fill, ..) => "Step 2",
        (Rule::Starter, ..) => "Step 4, footnote 8",
        (Rule::Unmarked | Rule::BothEnclose, ..) => "Step 4a",
        (Rule::DoubleBlocked, ..) => "Step 4b",
        (Rule::Wrong | Rule::Complete | Rule::Stall | Rule::Leave, ..) => "Step 4",
    }
}
