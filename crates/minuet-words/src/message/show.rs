//! What is on printed pages, and why something cannot be drawn.

use minuet_core::{Dancer, Outcome};

/// What is on printed pages, and why something cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShowMessage {
    AnswersTo { title: String },
    Difficulty { outcome: Box<Outcome> },
    NameOf(Dancer),
    SheetNow,
    MarkOfSmallDigits,
    MarkOfCandidates,
    MarkOfMargin,
    MarkOfErasure,
    MarkOfDot(Dancer),
    MarkOfEnclosure(Dancer),
    NotAnAddress { text: String },
    AddressTooLong { text: String },
    NotAPageSize { text: String },
    PictureWidth { width: u32, most: u32 },
    PixelsNotPacked,
}
