//! Entries in words, with what to highlight for each.

use minuet_core::{Entry, Misfit, Sheet};
use minuet_show::Highlight;
use minuet_words::{Dose, Language};

use crate::Told;
use crate::curriculum::lesson_of;

/// What an entry, the next one on the sheet, says and shows.
pub(super) fn told(before: &Sheet, entry: &Entry, language: Language) -> Told {
    Told {
        words: language.hint(before, entry, Dose::Why).to_string(),
        lesson: lesson_name(entry),
        step: entry.step,
        line: entry.dance.clone(),
        show: Highlight::of(before, entry),
        entry: entry.clone(),
    }
}

/// The name of the lesson that teaches the rule of an entry.
pub(super) fn lesson_name(entry: &Entry) -> Option<String> {
    lesson_of(entry).map(|lesson| lesson.name().to_owned())
}

/// What entries say, one after the other, and the sheet after them.
///
/// # Errors
///
/// When one of them does not fit on the sheet.
pub(super) fn all(
    mut sheet: Sheet,
    entries: &[Entry],
    language: Language,
) -> Result<(Sheet, Vec<Told>), Misfit> {
    let mut list = Vec::new();
    for entry in entries {
        list.push(told(&sheet, entry, language));
        sheet.apply(entry)?;
    }
    Ok((sheet, list))
}
