//! Entries in words, with what is seen of them.

use minuet_core::{Entry, Misfit};
use minuet_show::Highlight;
use minuet_show::words::{Dose, hint};

use crate::Told;

/// What an entry, the next one on the sheet, says and shows.
pub(super) fn told(before: &minuet_core::Sheet, entry: &Entry) -> Told {
    let sentence = hint(before, entry, Dose::Why);
    Told {
        words: sentence.text,
        cite: sentence.cite,
        step: entry.step,
        line: entry.dance.clone(),
        show: Highlight::of(before, entry).into(),
        entry: entry.clone(),
    }
}

/// What entries say, one after the other, and the sheet after them.
///
/// # Errors
///
/// When one of them does not fit on the sheet.
pub(super) fn all(
    mut sheet: minuet_core::Sheet,
    entries: &[Entry],
) -> Result<(minuet_core::Sheet, Vec<Told>), Misfit> {
    let mut list = Vec::new();
    for entry in entries {
        list.push(told(&sheet, entry));
        sheet.apply(entry)?;
    }
    Ok((sheet, list))
}
