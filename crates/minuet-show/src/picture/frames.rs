//! A whole solve as pictures, one for each entry.

use minuet_core::{Misfit, Sheet, Trace};

use super::{Picture, moment};
use minuet_words::{Detail, Dose, Language};

/// Whether a picture has a sentence under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caption {
    /// The full sentence of the entry, in this language.
    In(Language),
    /// Nothing.
    None,
}

/// The picture of entry `index`, on the sheet `before` it; the sheet itself where there is no such entry.
///
/// # Errors
///
/// When the entry does not fit on the sheet.
pub fn frame(
    trace: &Trace,
    before: &Sheet,
    index: usize,
    caption: Caption,
) -> Result<Picture, Misfit> {
    let entry = trace.entries.get(index);
    let picture = match entry {
        None => Picture::of(before),
        Some(entry) => moment(before, entry)?,
    };
    let Caption::In(language) = caption else { return Ok(picture) };
    Ok(picture.captioned(&match entry {
        Some(entry) => language.hint(before, entry, Dose::Why).to_string(),
        None => ending(trace, language),
    }))
}

/// All of them: the sheet before the first entry, every entry, the sheet after the last one.
///
/// # Errors
///
/// The first entry that does not fit on the sheet.
pub fn frames(trace: &Trace, caption: Caption) -> Result<Vec<Picture>, Misfit> {
    let mut sheet = trace.start();
    let mut pictures = vec![Picture::of(&sheet)];
    for (index, entry) in trace.entries.iter().enumerate() {
        pictures.push(frame(trace, &sheet, index, caption)?);
        sheet.apply(entry)?;
    }
    pictures.push(frame(trace, &sheet, trace.entries.len(), caption)?);
    Ok(pictures)
}

/// How it all ends.
fn ending(trace: &Trace, language: Language) -> String {
    let told = language.explain(trace, Detail::Brief).sections.pop();
    let sentences = told.into_iter().flat_map(|section| section.sentences);
    sentences.map(|sentence| sentence.to_string()).collect::<Vec<_>>().join(" ")
}
