//! The rules of the method, with their numbers in the paper.

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
    /// Step 4, a dancer is complete.
    Complete,
    /// Step 4, neither dancer gets further.
    Stall,
    /// Step 4 in a brief trace, the rest is not needed.
    Leave,
}

impl Rule {
    /// All rules, in the order in which a solve may meet them.
    pub const ALL: [Rule; 16] = [
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
        Rule::Complete,
        Rule::Stall,
        Rule::Leave,
    ];
}
