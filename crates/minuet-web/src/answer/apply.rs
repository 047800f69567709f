//! `apply`: what an entry says is done.

use minuet_core::Entry;

use super::told;
use crate::{Changed, Refused, Sheet};

pub(super) fn apply(sheet: &Sheet, entry: &Entry) -> Result<Changed, Refused> {
    write(sheet, std::slice::from_ref(entry), None)
}

/// The sheet after entries have been written on it.
pub(super) fn write(
    sheet: &Sheet,
    entries: &[Entry],
    note: Option<String>,
) -> Result<Changed, Refused> {
    let (after, told) = told::all(sheet.core()?, entries)?;
    Ok(Changed { sheet: sheet.after(&after), told, note })
}
