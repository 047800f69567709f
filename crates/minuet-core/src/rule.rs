//! The table of rules: the only place where the paper's numbers stand.

use crate::Step;

/// A rule of the method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// Item 8.
    NakedSingle,
    /// Item 9.
    HiddenSingle,
    /// Rule 22.
    Passive,
    /// Item 13 with Rule 20.
    HalfDouble,
    /// An extension of Rule 20.
    Aligned,
    /// Items 11 and 15 with Rule 21.
    NakedGroup,
    /// Items 12 and 16, Corollaries 13a and 16a, with Rule 21.
    HiddenGroup,
    /// Step 2.
    Fill,
    /// Step 4, choosing dancers.
    Starter,
    /// Step 4, trick a.
    Unmarked,
    /// Step 4, trick a, special case.
    BothEnclose,
    /// Step 4, trick b.
    DoubleBlocked,
    /// Step 4, a dancer breaks.
    Wrong,
    /// Step 4, both dancers break.
    BothWrong,
    /// Step 4, a dancer is complete.
    Complete,
    /// Step 4, neither dancer gets further.
    Stall,
    /// Step 4 in a brief trace, the rest is not needed.
    Leave,
}

impl Rule {
    /// All rules, in the order in which a solve may meet them.
    pub const ALL: [Rule; 17] = [
        Rule::NakedSingle,
        Rule::HiddenSingle,
        Rule::Passive,
        Rule::HalfDouble,
        Rule::Aligned,
        Rule::NakedGroup,
        Rule::HiddenGroup,
        Rule::Fill,
        Rule::Starter,
        Rule::Unmarked,
        Rule::BothEnclose,
        Rule::DoubleBlocked,
        Rule::Wrong,
        Rule::BothWrong,
        Rule::Complete,
        Rule::Stall,
        Rule::Leave,
    ];

    /// Where the paper states it, for an entry of `step` about a group of `size` cells (1 where there is
    /// no group).
    pub const fn cite(self, step: Step, size: usize) -> &'static str {
        match (self, step, size) {
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
            (Rule::BothWrong, ..) => "Step 4, footnote 10",
            (Rule::Wrong | Rule::Complete | Rule::Stall | Rule::Leave, ..) => "Step 4",
        }
    }
}
