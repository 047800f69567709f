//! The lessons: where each rule is met, and which entries apply it.

use minuet_core::{Block, Blocker, Cell, Entry, Find, Position, Sheet, Step, Structure};
use minuet_method::is_good;
use minuet_words::Lesson;
use minuet_words::message::AppMessage;

use crate::Advice;

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
        Lesson::HiddenSingle
        | Lesson::HalfDouble
        | Lesson::Passive
        | Lesson::SmallTriple
        | Lesson::Passes => Source::Packs(&["step1", "step3"]),
        Lesson::Words
        | Lesson::SmallDouble
        | Lesson::Single
        | Lesson::Blocking
        | Lesson::Margins
        | Lesson::NakedDouble
        | Lesson::HiddenDouble
        | Lesson::WhereToLook => Source::Packs(&["step3", "minuet"]),
        Lesson::Fill => Source::Packs(&["minuet", "step3"]),
        Lesson::NakedTriple => Source::Packs(&["minuet", "step3", "two-minuets"]),
        Lesson::SecondStructure => Source::Puzzles(&[
            ".......2....89.4..37..21..59.2.......3..5..8.......5.97..23..94..5.16....1.......",
            "...7...43..8...2..45.....7.6.5.374..9.......6..246.9.1.6.....25..7...3..53...1...",
            "4.9...........1..53..56.9.4....7.5....41.53....7.4....7.8.12..32..6...........1.9",
            "5.....4...3....6..2...84.1......6..4..85.32..9..7......7.41...9..1....3...5.....8",
            "5....71.4.87...9..6....13.......4..2..8.9.4..2..5.......18....3..5...24.4.23....1",
            "8..6.....9.4.35....3..8.46...8...5...46...38...5...2...23.7..1....46.9.3.....8..4",
            "..2...3......23..93..46...7....8.91.1.......2.28.9....2...46..54..51......3...2..",
            ".....1.52..8.6....32....9..7.195.....8.....4.....841.9..3....98....7.5..25.4.....",
        ]),
        Lesson::HiddenTriple => Source::Puzzles(&[
            "....3.4....81...23.....69.51..5...7...53796...3...1..46.19.....89...31....3.1....",
            "...7......3..1.9....4.38.2.7....485.3..1.5..4.592....7.8.62.4....1.4..8......1...",
            ".7.3.6........9....89.1.5..5.....84...3...6...21.....5..8.9.43....1........2.5.7.",
            ".....8..49.4.6.1...3..7.........754...9.1.7...628.........8..5...8.2.4.34..9.....",
            "3..2....6.67.8...1.9..1.4.....3.......1.6.2.......8.....3.4..8.9...7.53.2....6..9",
            ".....75.2...8.2.74......68...8..13...5.....6...42..9...31......24.3.9...7.94.....",
        ]),
        Lesson::Starter | Lesson::Alone | Lesson::Wrong | Lesson::BothWrong | Lesson::Complete => {
            Source::Packs(&["minuet", "two-minuets"])
        }
        Lesson::WhichStarter | Lesson::FourThings => Source::Packs(&["two-minuets", "minuet"]),
        Lesson::Stall => Source::Packs(&["many-minuets", "two-minuets"]),
        Lesson::BothEnclose => Source::Packs(&["minuet", "two-minuets", "many-minuets"]),
        Lesson::TrickA | Lesson::TrickB => {
            Source::Packs(&["two-minuets", "minuet", "many-minuets"])
        }
        Lesson::Nested => Source::Packs(&["depth2"]),
    }
}

/// Whether the lesson is met where the entry comes next on the sheet, `before` being the entry before it. What
/// belongs to a lesson of its own is left to that.
pub(crate) fn is_met(lesson: Lesson, sheet: &Sheet, before: Option<&Entry>, entry: &Entry) -> bool {
    let second = is_group(entry) && reaches_a_second(entry);
    match lesson {
        Lesson::Passes => turns_back(before, entry),
        Lesson::WhereToLook => {
            let open = |structure: Structure| (structure.cells() - sheet.inked()).len();
            matches!(entry.find,
                Find::NakedGroup { structure, cells, .. } | Find::HiddenGroup { structure, cells, .. }
                    if entry.step == Step::Three && cells.len() == 2 && open(structure) <= 5)
        }
        Lesson::WhichStarter => is_taught(lesson, entry) && is_a_question(sheet.position(), entry),
        Lesson::FourThings => is_taught(lesson, entry) && !entry.effect.erased.is_empty(),
        Lesson::NakedDouble | Lesson::HiddenDouble | Lesson::NakedTriple | Lesson::HiddenTriple => {
            is_taught(lesson, entry) && !second
        }
        _ => is_taught(lesson, entry),
    }
}

/// Which starters the coach takes in the drills of a lesson.
pub(crate) fn advice(lesson: Lesson) -> Advice {
    if lesson == Lesson::WhichStarter { Advice::BothSides } else { Advice::Footnote8 }
}

/// Whether the starter is good on both sides, and has to be looked for: most are not.
fn is_a_question(position: &Position, entry: &Entry) -> bool {
    let Find::Starter { starter, .. } = &entry.find else { return false };
    let starters = minuet_method::starters(position);
    let good = starters.iter().filter(|starter| is_good(starter, position)).count();
    is_good(starter, position) && 3 * good <= starters.len()
}

/// Whether the entry is something that the lesson asks for.
pub(crate) fn is_taught(lesson: Lesson, entry: &Entry) -> bool {
    let doubles = matches!(&entry.find,
        Find::NakedGroup { cells, .. } | Find::HiddenGroup { cells, .. } if cells.len() == 2);
    match lesson {
        Lesson::Words => sees_eight(entry),
        Lesson::Passes => {
            matches!(lesson_of(entry), Some(Lesson::HiddenSingle | Lesson::HalfDouble))
        }
        Lesson::SecondStructure => is_group(entry) && reaches_a_second(entry),
        Lesson::WhereToLook => is_group(entry) && doubles,
        Lesson::FourThings | Lesson::BothWrong => lesson_of(entry) == Some(Lesson::Wrong),
        Lesson::WhichStarter => lesson_of(entry) == Some(Lesson::Starter),
        _ => lesson_of(entry) == Some(lesson),
    }
}

/// A naked single that ink alone shows.
fn sees_eight(entry: &Entry) -> bool {
    let ink = |block: &Block| matches!(block.by, Blocker::Ink { .. });
    matches!(&entry.find, Find::NakedSingle { blocks, .. }
        if entry.step == Step::Two && blocks.iter().all(ink))
}

/// A double or triple of Step 3.
fn is_group(entry: &Entry) -> bool {
    entry.step == Step::Three
        && matches!(&entry.find,
            Find::NakedGroup { cells, .. } | Find::HiddenGroup { cells, .. } if cells.len() <= 3)
}

/// Whether a group erases something in a second structure that holds all its cells.
fn reaches_a_second(entry: &Entry) -> bool {
    let (Find::NakedGroup { structure, cells, .. } | Find::HiddenGroup { structure, cells, .. }) =
        &entry.find
    else {
        return false;
    };
    let beyond = |cell: Cell| !structure.cells().contains(cell);
    cells.structures().count() > 1 && entry.effect.erased.iter().any(|lost| beyond(lost.cell))
}

/// Whether Step 1 has come back to numbers that it has been through: a new pass.
fn turns_back(before: Option<&Entry>, entry: &Entry) -> bool {
    let place = |entry: &Entry| match entry.find {
        Find::HiddenSingle { digit, structure, .. } | Find::HalfDouble { digit, structure, .. }
            if entry.step == Step::One =>
        {
            Some((digit, structure))
        }
        _ => None,
    };
    match (before.and_then(place), place(entry)) {
        (Some(before), Some(now)) => now < before,
        _ => false,
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
        (Find::Stall, _) => Lesson::Stall,
        (Find::Leave, _) => return None,
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
        (Find::HiddenGroup { .. }, Step::One) => Lesson::SmallTriple,
        (Find::Passive { .. }, _) => Lesson::Passive,
        (Find::Fill { .. } | Find::NakedSingle { .. }, Step::Two) => Lesson::Fill,
        (Find::NakedSingle { .. } | Find::HiddenSingle { .. }, _) => Lesson::Single,
        (Find::HalfDouble { structure, .. }, _) if structure.is_square() => Lesson::Blocking,
        (Find::HalfDouble { .. }, _) => Lesson::Margins,
        (Find::NakedGroup { cells, .. }, _) if cells.len() == 2 => Lesson::NakedDouble,
        (Find::NakedGroup { cells, .. }, _) if cells.len() == 3 => Lesson::NakedTriple,
        (Find::HiddenGroup { cells, .. }, Step::Three | Step::Four) if cells.len() == 2 => {
            Lesson::HiddenDouble
        }
        (Find::HiddenGroup { cells, .. }, Step::Three | Step::Four) if cells.len() == 3 => {
            Lesson::HiddenTriple
        }
        // Groups of four and aligned cells are not the paper's, and have no lesson.
        (
            Find::HiddenGroup { .. }
            | Find::NakedGroup { .. }
            | Find::Aligned { .. }
            | Find::Fill { .. },
            _,
        ) => return None,
    })
}
