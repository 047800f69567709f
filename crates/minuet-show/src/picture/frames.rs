//! A whole solve as pictures, one an entry.

use minuet_core::{Misfit, Sheet, Trace};

use super::Picture;
use crate::words::{Detail, Dose, explain, hint};

/// Whether a sentence stands under a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// The full sentence of the entry.
    Under,
    /// Nothing.
    None,
}

/// The picture of entry `index`, on the sheet `before` it; the sheet itself where there is no such entry.
///
/// # Errors
///
/// When the entry does not fit on the sheet.
pub fn frame(trace: &Trace, before: &Sheet, index: usize, words: Words) -> Result<Picture, Misfit> {
    let picture = match trace.entries.get(index) {
        None => Picture::of(before),
        Some(entry) => Picture::step(before, std::slice::from_ref(entry))?,
    };
    if words == Words::None {
        return Ok(picture);
    }
    let sentence = match trace.entries.get(index) {
        Some(entry) => hint(before, entry, Dose::Why).to_string(),
        None => ending(trace),
    };
    Ok(picture.captioned(&sentence))
}

/// All of them: the sheet before the first entry, every entry, the sheet after the last one.
///
/// # Errors
///
/// The first entry that does not fit on the sheet.
pub fn frames(trace: &Trace, words: Words) -> Result<Vec<Picture>, Misfit> {
    let mut sheet = trace.start();
    let mut pictures = vec![Picture::of(&sheet)];
    for (index, entry) in trace.entries.iter().enumerate() {
        pictures.push(frame(trace, &sheet, index, words)?);
        sheet.apply(entry)?;
    }
    pictures.push(frame(trace, &sheet, trace.entries.len(), words)?);
    Ok(pictures)
}

/// How it all ends.
fn ending(trace: &Trace) -> String {
    let told = explain(trace, Detail::Brief).sections.pop();
    let sentences = told.into_iter().flat_map(|section| section.sentences);
    sentences.map(|sentence| sentence.to_string()).collect::<Vec<_>>().join(" ")
}
