//! One find in three doses, which users know as levels: where, what, why.

use minuet_core::{Entry, Sheet};

use super::{Scene, Sentence};
use crate::Words;

/// How much a hint gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dose {
    /// Where to look.
    Where,
    /// What is to be found there.
    What,
    /// The full sentence.
    Why,
}

pub(crate) fn hint(words: &dyn Words, sheet: &Sheet, entry: &Entry, dose: Dose) -> Sentence {
    // An entry that does not fit changes nothing; the words still say what it claims.
    let mut after = sheet.clone();
    let _ = after.apply(entry);
    let scene = Scene { before: sheet, after: &after, entry, previous: None };
    let source = (dose == Dose::Why).then(|| words.cite(entry));
    Sentence { text: words.hint(&scene, dose), cite: source, entries: 0..0 }
}
