//! The lessons: what each rule says, and which entries are it.

mod text;

use minuet_core::{Entry, Find, Step};

pub(crate) use text::LESSONS;

/// A lesson: one rule.
pub(crate) struct Rule {
    /// Its name in questions.
    pub(crate) name: &'static str,
    /// Its title.
    pub(crate) title: &'static str,
    /// The item of the paper.
    pub(crate) cite: &'static str,
    /// What is to be learnt.
    pub(crate) words: &'static [&'static str],
    /// What is to be done in a drill.
    pub(crate) task: &'static str,
    /// Where it is met.
    pub(crate) source: Source,
    /// How dancers come to the position of a drill.
    pub(crate) order: Order,
}

/// The puzzles in which a rule is met.
pub(crate) enum Source {
    /// Those of these packs, the likeliest first.
    Packs(&'static [&'static str]),
    /// These, for a rule that is met too rarely in the packs. They are of our own making.
    Puzzles(&'static [&'static str]),
}

/// What the coach looks for first in a minuet.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Order {
    /// What both dancers allow, as soon as they do.
    TricksFirst,
    /// What each dancer finds alone, and the tricks when both stand still.
    AloneFirst,
}

/// The rule with this name.
pub(crate) fn rule(name: &str) -> Option<&'static Rule> {
    LESSONS.iter().find(|rule| rule.name == name)
}

/// The name of the rule that an entry applies.
pub(crate) fn name(entry: &Entry) -> Option<&'static str> {
    let alone = !entry.dance.is_empty();
    Some(match (&entry.find, entry.step) {
        (Find::Starter { .. }, _) if alone => "nested",
        (Find::Starter { .. }, _) => "starter",
        (Find::BothEnclose { .. }, _) => "both-enclose",
        (Find::DoubleBlocked { .. }, _) => "trick-b",
        (Find::Unmarked { .. }, _) => "trick-a",
        (Find::Wrong { .. }, _) => "wrong",
        (Find::Complete { .. }, _) => "complete",
        (Find::Stall | Find::Leave | Find::BothWrong { .. }, _) => return None,
        _ if alone => "alone",
        (Find::HiddenSingle { .. }, Step::One) => "hidden-single",
        (Find::HalfDouble { .. }, Step::One) => "half-double",
        (Find::HiddenGroup { cells, .. }, Step::One) if cells.len() == 2 => "small-double",
        (Find::HiddenGroup { .. }, Step::One) => "small-triple",
        (Find::Passive { .. }, _) => "passive",
        (Find::Fill { .. } | Find::NakedSingle { .. }, Step::Two) => "fill",
        (Find::NakedSingle { .. } | Find::HiddenSingle { .. }, _) => "single",
        (Find::HalfDouble { .. }, _) => "blocking",
        (Find::NakedGroup { cells, .. }, _) if cells.len() == 2 => "naked-double",
        (Find::NakedGroup { .. }, _) => "naked-triple",
        (Find::HiddenGroup { cells, .. }, _) if cells.len() == 2 => "hidden-double",
        (Find::HiddenGroup { .. }, _) => "hidden-triple",
        _ => return None,
    })
}
