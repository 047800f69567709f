//! `fill`: candidates written, by the method or plainly.

use minuet_core::{Position, Reading};
use minuet_method::Coach;

use super::apply;
use crate::{Changed, Refused, Sheet, Way};

/// More entries than Steps 1 and 2 can have.
const MOST: usize = 1000;

pub(super) fn fill(sheet: &Sheet, way: Way) -> Result<Changed, Refused> {
    if sheet.is_filled() {
        let note = Some("Every cell has candidates or ink already.".to_owned());
        return Ok(Changed { sheet: sheet.clone(), told: Vec::new(), note });
    }
    match way {
        Way::Plainly => Ok(plainly(sheet)),
        Way::Method => by_method(sheet),
    }
}

/// What the player has written already stays as it is.
fn plainly(sheet: &Sheet) -> Changed {
    let mut filled = sheet.clone();
    let open = Position::of(&sheet.all_ink());
    let mut broken = None;
    for cell in sheet.open().iter().filter(|&cell| sheet.pencil.get(cell).is_empty()) {
        filled.pencil.set(cell, open.get(cell));
        if open.get(cell).is_empty() {
            broken =
                Some(format!("{cell} has no candidate left: something on this sheet is wrong."));
        }
    }
    Changed { sheet: filled, told: Vec::new(), note: broken }
}

fn by_method(sheet: &Sheet) -> Result<Changed, Refused> {
    let mut core = sheet.core()?;
    let mut entries = Vec::new();
    let mut note = None;
    while !core.is_filled() && entries.len() < MOST {
        let entry = match Coach::new(&core, &Reading::PAPER).basic() {
            Ok(Some(entry)) => entry,
            Ok(None) => break,
            Err(broken) => {
                note = Some(format!(
                    "This cannot go on: {}. Something on this sheet is wrong.",
                    minuet_words::message::NounMessage::from(broken)
                ));
                break;
            }
        };
        core.apply(&entry)?;
        entries.push(entry);
    }
    apply::write(sheet, &entries, note)
}
