//! What is on printed pages, and why something cannot be drawn.

use minuet_core::{Outcome, Step};

use super::dancer_names::name;
use super::lists::capital;
use crate::message::ShowMessage;

pub(super) fn say(message: &ShowMessage) -> String {
    match message {
        ShowMessage::AnswersTo { title } => format!("{title}: answers"),
        ShowMessage::Difficulty { outcome } => difficulty(outcome),
        ShowMessage::NameOf(dancer) => capital(&name(&[*dancer])),
        ShowMessage::SheetNow => "Now the sheet looks like this:".into(),
        ShowMessage::MarkOfSmallDigits => "half double of a box".into(),
        ShowMessage::MarkOfCandidates => "candidates".into(),
        ShowMessage::MarkOfMargin => "half double of a line".into(),
        ShowMessage::MarkOfErasure => "struck out: erased".into(),
        ShowMessage::MarkOfDot(dancer) => format!("kept by {dancer}"),
        ShowMessage::MarkOfEnclosure(dancer) => format!("single of {dancer}"),
        ShowMessage::NotAnAddress { text } => {
            format!("{text:?} is not the address of a page: expected https://…")
        }
        ShowMessage::AddressTooLong { text } => {
            format!("{text:?} is too long for a QR code that can be read")
        }
        ShowMessage::NotAPageSize { text } => {
            format!("{text:?} is not a page size: expected a4 or letter")
        }
        ShowMessage::PictureWidth { width, most } => {
            format!("a picture {width} pixels wide cannot be drawn: choose from 1 to {most}")
        }
        ShowMessage::PixelsNotPacked => "the pixels cannot be packed as PNG".into(),
    }
}

/// What it takes to solve a puzzle with this outcome.
fn difficulty(outcome: &Outcome) -> String {
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
