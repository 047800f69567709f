//! `fill`: candidates filled in, by the method or simply from the ink.

use minuet_core::{Paper, Position, Reading};
use minuet_method::Coach;
use minuet_words::message::AppMessage;
use minuet_words::{Language, Message};

use super::{apply, unfit};
use crate::{Changed, Said, Way};

/// More entries than Steps 1 and 2 can have.
const MOST: usize = 1000;

pub(super) fn fill(paper: &Paper, way: Way, language: Language) -> Result<Changed, Message> {
    if paper.is_filled() {
        let note = Some(Said::new(language, AppMessage::AlreadyFilled));
        return Ok(Changed { sheet: paper.clone(), told: Vec::new(), note });
    }
    match way {
        Way::Plainly => Ok(plainly(paper, language)),
        Way::Method => by_method(paper, language),
    }
}

/// What the player has written already stays as it is.
fn plainly(paper: &Paper, language: Language) -> Changed {
    let mut filled = paper.clone();
    let open = Position::of(&paper.all_ink());
    let mut note = None;
    for cell in paper.open().iter().filter(|&cell| paper.pencil.get(cell).is_empty()) {
        filled.pencil.set(cell, open.get(cell));
        if open.get(cell).is_empty() {
            note = Some(Said::new(language, AppMessage::NoCandidateLeft { cell }));
        }
    }
    Changed { sheet: filled, told: Vec::new(), note }
}

fn by_method(paper: &Paper, language: Language) -> Result<Changed, Message> {
    let mut sheet = minuet_method::read(paper).map_err(unfit)?;
    let mut entries = Vec::new();
    let mut note = None;
    while !sheet.is_filled() && entries.len() < MOST {
        let entry = match Coach::new(&sheet, &Reading::PAPER).basic() {
            Ok(Some(entry)) => entry,
            Ok(None) => break,
            Err(broken) => {
                note = Some(AppMessage::CannotGoOn { broken }.into());
                break;
            }
        };
        sheet.apply(&entry).map_err(unfit)?;
        entries.push(entry);
    }
    apply::write(paper, &entries, note, language)
}
