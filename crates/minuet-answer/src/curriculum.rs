//! The lessons: where each rule is met, and which entries apply it.

use minuet_core::{Entry, Find, Step};
use minuet_words::Lesson;
use minuet_words::message::AppMessage;

/// The puzzles in which a rule is met.
pub(crate) enum Source {
    /// Those of these packs, the likeliest first.
    Packs(&'static [&'static str]),
    /// These, for a rule that is too rare in the packs. We made them ourselves.
    Puzzles(&'static [&'static str]),
}

/// What the coach looks for first in a minuet.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Order {
    /// What both dancers agree on, as soon as they do.
    TricksFirst,
    /// What each dancer finds alone, and the tricks when both stand still.
    AloneFirst,
}

/// The lesson with this name.
pub(crate) fn named(name: &str) -> Result<Lesson, AppMessage> {
    Lesson::named(name).ok_or_else(|| AppMessage::NoSuchLesson { name: name.to_owned() })
}

/// How dancers come to the position of a drill.
pub(crate) fn order(lesson: Lesson) -> Order {
    if lesson == Lesson::BothEnclose { Order::AloneFirst } else { Order::TricksFirst }
}

/// Where a rule is met.
pub(crate) fn source(lesson: Lesson) -> Source {
    match lesson {
        Lesson::HiddenSingle | Lesson::HalfDouble | Lesson::Passive => {
            Source::Packs(&["step1", "step3"])
        }
        Lesson::SmallDouble
        | Lesson::Single
        | Lesson::Blocking
        | Lesson::NakedDouble
        | Lesson::HiddenDouble => Source::Packs(&["step3", "minuet"]),
        Lesson::Fill => Source::Packs(&["minuet", "step3"]),
        Lesson::NakedTriple => Source::Packs(&["minuet", "step3", "two-minuets"]),
        Lesson::HiddenTriple => Source::Puzzles(&[
            "....3.4....81...23.....69.51..5...7...53796...3...1..46.19.....89...31....3.1....",
            "...7......3..1.9....4.38.2.7....485.3..1.5..4.592....7.8.62.4....1.4..8......1...",
            ".7.3.6........9....89.1.5..5.....84...3...6...21.....5..8.9.43....1........2.5.7.",
            ".....8..49.4.6.1...3..7.........754...9.1.7...628.........8..5...8.2.4.34..9.....",
            "3..2....6.67.8...1.9..1.4.....3.......1.6.2.......8.....3.4..8.9...7.53.2....6..9",
            ".....75.2...8.2.74......68...8..13...5.....6...42..9...31......24.3.9...7.94.....",
        ]),
        Lesson::Starter | Lesson::Alone | Lesson::Wrong | Lesson::Complete => {
            Source::Packs(&["minuet", "two-minuets"])
        }
        Lesson::BothEnclose => Source::Packs(&["minuet", "two-minuets", "many-minuets"]),
        Lesson::TrickA | Lesson::TrickB => {
            Source::Packs(&["two-minuets", "minuet", "many-minuets"])
        }
        Lesson::Nested => Source::Packs(&["depth2"]),
    }
}

/// The lesson whose rule an entry applies, if any teaches it.
pub(crate) fn lesson_of(entry: &Entry) -> Option<Lesson> {
    let alone = !entry.dance.is_empty();
    Some(match (&entry.find, entry.step) {
        (Find::Starter { .. }, _) if alone => Lesson::Nested,
        (Find::Starter { .. }, _) => Lesson::Starter,
        (Find::BothEnclose { .. }, _) => Lesson::BothEnclose,
        (Find::DoubleBlocked { .. }, _) => Lesson::TrickB,
        (Find::Unmarked { .. }, _) => Lesson::TrickA,
        (Find::Wrong { .. }, _) => Lesson::Wrong,
        (Find::Complete { .. }, _) => Lesson::Complete,
        (Find::Stall | Find::Leave | Find::BothWrong { .. }, _) => return None,
        (
            Find::NakedSingle { .. }
            | Find::HiddenSingle { .. }
            | Find::Passive { .. }
            | Find::HalfDouble { .. }
            | Find::Aligned { .. }
            | Find::NakedGroup { .. }
            | Find::HiddenGroup { .. }
            | Find::Fill { .. },
            _,
        ) if alone => Lesson::Alone,
        (Find::HiddenSingle { .. }, Step::One) => Lesson::HiddenSingle,
        (Find::HalfDouble { .. }, Step::One) => Lesson::HalfDouble,
        (Find::HiddenGroup { cells, .. }, Step::One) if cells.len() == 2 => Lesson::SmallDouble,
        (Find::Passive { .. }, _) => Lesson::Passive,
        (Find::Fill { .. } | Find::NakedSingle { .. }, Step::Two) => Lesson::Fill,
        (Find::NakedSingle { .. } | Find::HiddenSingle { .. }, _) => Lesson::Single,
        (Find::HalfDouble { .. }, _) => Lesson::Blocking,
        (Find::NakedGroup { cells, .. }, _) if cells.len() == 2 => Lesson::NakedDouble,
        (Find::NakedGroup { cells, .. }, _) if cells.len() == 3 => Lesson::NakedTriple,
        (Find::HiddenGroup { cells, .. }, Step::Three | Step::Four) if cells.len() == 2 => {
            Lesson::HiddenDouble
        }
        (Find::HiddenGroup { cells, .. }, Step::Three | Step::Four) if cells.len() == 3 => {
            Lesson::HiddenTriple
        }
        // Corollary 16a in Step 1, groups of four and aligned cells have no lesson.
        (
            Find::HiddenGroup { .. }
            | Find::NakedGroup { .. }
            | Find::Aligned { .. }
            | Find::Fill { .. },
            _,
        ) => return None,
    })
}
