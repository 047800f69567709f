//! `open`: a puzzle or a position in any format.

use minuet_core::Paper;
use minuet_formats::Reader;
use minuet_words::message::AppMessage;
use minuet_words::{Language, Message};

use super::next::several;
use crate::{Opened, Said};

/// The longest text that is looked at.
const LONGEST: usize = 100_000;

pub(super) fn open(text: &str, language: Language) -> Result<Opened, Message> {
    if text.len() > LONGEST {
        return Err(AppMessage::TextTooLong.into());
    }
    let mut reader = Reader::new(text.as_bytes());
    let record = reader.next().ok_or(AppMessage::NoPuzzleInText)??;
    let sheet = record.paper();
    let more = reader.next().is_some();
    let warning = warning(&sheet).or_else(|| more.then_some(AppMessage::SeveralPuzzlesInText));
    let warning = warning.map(|message| Said::new(language, message));
    Ok(Opened { sheet, format: record.format.name().to_owned(), warning })
}

/// A warning before the player starts, about what is on the main line of the sheet, ink and candidates included.
fn warning(paper: &Paper) -> Option<AppMessage> {
    let setup = paper.setup();
    if let Some(broken) = setup.conflict() {
        return Some(AppMessage::Unsolvable { broken });
    }
    match minuet_fast::examples(&setup.position()).as_slice() {
        [] => Some(AppMessage::NoSolution),
        [_] => None,
        [first, second, ..] => Some(several(first, second)),
    }
}
