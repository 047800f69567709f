//! What the teacher says: a trace in the paper's words, for a person with a pencil in hand.

use minuet_core::{Entry, Sheet, Trace};

pub use minuet_words::*;

/// The trace in English.
pub fn explain(trace: &Trace, detail: Detail) -> Explanation {
    Language::English.explain(trace, detail)
}

/// The hint in English.
pub fn hint(sheet: &Sheet, entry: &Entry, dose: Dose) -> Sentence {
    Language::English.hint(sheet, entry, dose)
}
