//! `open`: a puzzle or a position in any format.

use std::borrow::Cow;

use minuet_formats::{FormatError, Reader};

use super::share::shared;
use crate::{Opened, Refused, Sheet};

/// The longest text that is looked at.
const LONGEST: usize = 100_000;

pub(super) fn open(text: &str) -> Result<Opened, Refused> {
    if text.len() > LONGEST {
        return Err(Refused::because("This text is too long for one puzzle. Paste just one."));
    }
    if let Some(shared) = shared(&linked(text)) {
        let sheet = shared?;
        let warning = warning(&sheet);
        return Ok(Opened { sheet, format: "link".to_owned(), warning });
    }
    let text = linked(text);
    let mut reader = Reader::new(text.as_bytes());
    let first = reader.next().ok_or_else(|| {
        Refused::because(
            "There is no puzzle in this text. Type 81 digits, with dots for empty cells.",
        )
    })?;
    let record = first.map_err(Refused::from)?;
    let sheet = Sheet::from_setup(&record.setup);
    let more = reader.next().is_some();
    let warning = warning(&sheet).or_else(|| {
        more.then(|| "There is more than one puzzle in this text. This is the first.".to_owned())
    });
    Ok(Opened { sheet, format: record.format.name().to_owned(), warning })
}

/// What stands behind `sheet=` or `puzzle=` in a link of ours, or the text itself.
fn linked(text: &str) -> Cow<'_, str> {
    let text = text.trim_matches(['\u{feff}', ' ', '\t']);
    let is_link =
        text.starts_with("http://") || text.starts_with("https://") || text.starts_with("/");
    if !is_link || text.trim().contains(char::is_whitespace) {
        return Cow::Borrowed(text);
    }
    let parts = text.trim().split(['?', '#', '&']).skip(1);
    let named = |part: &str| {
        let value = part.strip_prefix("sheet=").or_else(|| part.strip_prefix("puzzle="));
        value.map(unescaped)
    };
    parts.into_iter().find_map(named).map_or(Cow::Borrowed(text), Cow::Owned)
}

/// A part of an address with `%2B` and the like read.
fn unescaped(part: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = part.as_bytes();
    while let [first, tail @ ..] = rest {
        let code = tail
            .get(..2)
            .filter(|_| *first == b'%')
            .and_then(|code| u8::from_str_radix(std::str::from_utf8(code).ok()?, 16).ok());
        let (byte, skip) = code.map_or((*first, 0), |byte| (byte, 2));
        bytes.push(byte);
        rest = &tail[skip..];
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn warning(sheet: &Sheet) -> Option<String> {
    let setup = sheet.setup();
    if let Some(broken) = setup.conflict().map(minuet_words::message::NounMessage::from) {
        return Some(format!("This cannot be solved: {broken}."));
    }
    match minuet_fast::examples(&setup.position()).len() {
        0 => Some("This has no solution.".to_owned()),
        1 => None,
        _ => Some(
            "This has more than one solution. The method is for puzzles with just one.".to_owned(),
        ),
    }
}

impl From<FormatError> for Refused {
    fn from(error: FormatError) -> Refused {
        let (line, column) = (Some(error.line), Some(error.column));
        Refused { why: format!("This cannot be read: {error}."), line, column }
    }
}
