//! `open`: a puzzle or a position in any format.

use minuet_formats::{FormatError, Reader};

use crate::{Opened, Refused, Sheet};

/// The longest text that is looked at.
const LONGEST: usize = 100_000;

pub(super) fn open(text: &str) -> Result<Opened, Refused> {
    if text.len() > LONGEST {
        return Err(Refused::because("This text is too long for one puzzle. Paste just one."));
    }
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

fn warning(sheet: &Sheet) -> Option<String> {
    let setup = sheet.setup();
    if let Some(broken) = setup.conflict() {
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
