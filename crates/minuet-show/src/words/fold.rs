//! Runs of brief pieces on one line.

use std::ops::Range;

use super::Sentence;
use super::brief::{Fold, Piece};
use super::lists::capital;

/// The pieces of one run, not yet said.
pub(super) struct Run {
    lead: String,
    fold: Fold,
    pieces: Vec<Piece>,
    entries: Range<usize>,
}

impl Run {
    /// A run of one piece.
    pub(super) fn start(index: usize, lead: String, piece: Piece) -> Run {
        Run { lead, fold: piece.fold, pieces: vec![piece], entries: index..index + 1 }
    }

    /// Takes the piece into the run, or gives it back when it does not belong there.
    pub(super) fn take(&mut self, lead: &str, piece: Piece) -> Option<Piece> {
        if self.lead != lead || self.fold != piece.fold || self.fold == Fold::Never {
            return Some(piece);
        }
        self.pieces.push(piece);
        self.entries.end += 1;
        None
    }

    /// The run in one sentence.
    pub(super) fn sentence(self) -> Sentence {
        let words = match self.pieces.as_slice() {
            [_] if self.fold == Fold::Fills => "1 cell filled".into(),
            [only] => only.alone.clone(),
            many if self.fold == Fold::Fills => format!("{} cells filled", many.len()),
            many => {
                let items: Vec<&str> = many.iter().map(|piece| piece.item.as_str()).collect();
                format!("{}{}", label(self.fold, &self.lead), items.join(", "))
            }
        };
        let words =
            if self.lead.is_empty() { capital(&words) } else { format!("{}{words}", self.lead) };
        Sentence { text: format!("{words}."), cite: None, entries: self.entries }
    }
}

fn label(fold: Fold, lead: &str) -> &'static str {
    match fold {
        // A dancer's lead is label enough.
        Fold::Singles if !lead.is_empty() => "",
        Fold::Singles => "singles: ",
        Fold::Small => "small: ",
        Fold::HalfDoubles => "half doubles: ",
        Fold::Dead => "dead in both: ",
        Fold::Agreed => "both agree: ",
        Fold::Fills | Fold::Never => "",
    }
}
