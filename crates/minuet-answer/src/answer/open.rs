//! `open`: a puzzle or a position in any format.

use std::borrow::Cow;

use minuet_core::Paper;
use minuet_formats::Reader;
use minuet_words::message::AppMessage;
use minuet_words::{Language, Message};
use percent_encoding::percent_decode_str;

use super::next::several;
use super::share::shared;
use crate::{Opened, Said};

/// The longest text that is looked at.
const LONGEST: usize = 100_000;

pub(super) fn open(text: &str, language: Language) -> Result<Opened, Message> {
    if text.len() > LONGEST {
        return Err(AppMessage::TextTooLong.into());
    }
    let text = linked(text);
    if let Some(shared) = shared(&text) {
        let sheet = shared?;
        let warning = warning(&sheet).map(|message| Said::new(language, message));
        return Ok(Opened { sheet, format: "link".to_owned(), warning });
    }
    let mut reader = Reader::new(text.as_bytes());
    let record = reader.next().ok_or(AppMessage::NoPuzzleInText)??;
    let sheet = Paper::from(&record.setup);
    let more = reader.next().is_some();
    let warning = warning(&sheet).or_else(|| more.then_some(AppMessage::SeveralPuzzlesInText));
    let warning = warning.map(|message| Said::new(language, message));
    Ok(Opened { sheet, format: record.format.name().to_owned(), warning })
}

/// What follows `sheet=` or `puzzle=` in a link of ours, or the text itself.
fn linked(text: &str) -> Cow<'_, str> {
    let text = text.trim_matches(['\u{feff}', ' ', '\t']);
    let is_link =
        text.starts_with("http://") || text.starts_with("https://") || text.starts_with("/");
    if !is_link || text.trim().contains(char::is_whitespace) {
        return Cow::Borrowed(text);
    }
    let mut parts = text.trim().split(['?', '#', '&']).skip(1);
    let named = |part: &str| {
        let value = part.strip_prefix("sheet=").or_else(|| part.strip_prefix("puzzle="))?;
        Some(percent_decode_str(value).decode_utf8_lossy().into_owned())
    };
    parts.find_map(named).map_or(Cow::Borrowed(text), Cow::Owned)
}

/// What to know of a sheet before one starts: of what is on its main line, ink and candidates included.
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
