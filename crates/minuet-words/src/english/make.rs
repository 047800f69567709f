//! Why a puzzle cannot be made as requested.

use super::lists::{place, plural};
use crate::message::MakeMessage;

pub(super) fn say(message: &MakeMessage) -> String {
    match message {
        MakeMessage::UnknownClass => "expected step1, step3, minuet, or depth2 to depth9".into(),
        MakeMessage::UnknownSymmetry { known } => {
            format!("expected a symmetry, one of {}", known.join(", "))
        }
        MakeMessage::NotASpan => "expected a number such as 24, or 20..24, 20.., ..24".into(),
        MakeMessage::TooFewClues { most, fewest } => {
            let clues = plural(*most, "clue");
            format!(
                "no puzzle with {most} {clues} has exactly one solution: allow at least {fewest}"
            )
        }
        MakeMessage::NoNumberOfClues => "the smallest number of clues is above the largest".into(),
        MakeMessage::PatternSize { cells } => format!(
            "the pattern has {cells} cells and each holds a clue: ask for {cells} clues or change the pattern"
        ),
        MakeMessage::EmptyLines { one, other } => format!(
            "the pattern leaves {} and {} empty: they could change places, so no puzzle on it has exactly one \
             solution",
            place(*one),
            place(*other)
        ),
        MakeMessage::SymmetricClues { symmetry } => format!(
            "no puzzle with this symmetry ({symmetry}) has that number of clues: allow another number or symmetry"
        ),
        MakeMessage::PatternSymmetry { symmetry } => {
            format!("the pattern is not symmetric ({symmetry}): change the pattern or the symmetry")
        }
        MakeMessage::PackTitle { pack } => pack_title(pack).into(),
        MakeMessage::ClassWithoutMinuet { class } => {
            format!("a puzzle of class {class} takes no minuet: ask for the class or for minuets")
        }
        MakeMessage::ClassWithMinuet { class } => {
            format!("a puzzle of class {class} takes at least one minuet: ask for more")
        }
        MakeMessage::ClassWithoutNumber { class } => format!(
            "a puzzle of class {class} is not solved without nesting, so it has no minuet number: ask for the class \
             or for minuets"
        ),
    }
}

fn pack_title(pack: &'static str) -> &'static str {
    match pack {
        "step1" => "Step 1 is enough",
        "step3" => "Steps 1 to 3 are enough",
        "minuet" => "One minuet",
        "two-minuets" => "Two minuets",
        "many-minuets" => "Three minuets and more",
        "depth2" => "Minuets within minuets",
        "depth3" => "Three deep, near Golden Nugget and Red Dwarf",
        other => other,
    }
}
