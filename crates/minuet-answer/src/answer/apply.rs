//! `apply`: what an entry says is done.

use minuet_core::{Entry, Paper};
use minuet_words::{Language, Message};

use super::{told, unfit};
use crate::{Changed, Said};

pub(super) fn apply(paper: &Paper, entry: &Entry, language: Language) -> Result<Changed, Message> {
    write(paper, std::slice::from_ref(entry), None, language)
}

/// The paper after entries have been written on it.
pub(super) fn write(
    paper: &Paper,
    entries: &[Entry],
    note: Option<Message>,
    language: Language,
) -> Result<Changed, Message> {
    let sheet = minuet_method::read(paper).map_err(unfit)?;
    let (after, told) = told::all(sheet, entries, language).map_err(unfit)?;
    let note = note.map(|note| Said::new(language, note));
    Ok(Changed { sheet: minuet_method::written(paper, &after), told, note })
}
