//! Rows as they wait until their chunk is complete: much smaller than puzzles are.

use minuet_core::Puzzle;

use super::letters::Puzzles;
use super::pages::PIECES;
use crate::row::Answer;

/// The rows of some pieces.
#[derive(Default)]
pub(crate) struct Sheaf {
    /// They are packed at once, while they are in the processor's memory.
    pub(super) puzzles: Vec<Puzzles>,
    pub(super) stalks: Vec<Vec<Stalk>>,
}

/// A row but for its puzzle.
pub(super) struct Stalk {
    /// The line.
    pub(super) number: u64,
    pub(super) clues: u8,
    pub(super) answer: Answer,
}

impl Sheaf {
    /// The rows of one piece: lines with their puzzles, and what was found out about each.
    pub(crate) fn of<'a>(
        puzzles: impl Iterator<Item = (u64, &'a Puzzle)> + Clone,
        answers: impl ExactSizeIterator<Item = Answer>,
    ) -> Sheaf {
        let mut stalks = Vec::with_capacity(answers.len());
        stalks.extend(puzzles.clone().zip(answers).map(|((number, puzzle), answer)| Stalk {
            number,
            clues: puzzle.clues() as u8,
            answer,
        }));
        Sheaf { puzzles: Puzzles::of(puzzles.map(|(_, puzzle)| puzzle)), stalks: vec![stalks] }
    }

    /// Lays the next piece behind these.
    pub(crate) fn append(&mut self, next: Sheaf) {
        self.puzzles.extend(next.puzzles);
        self.stalks.extend(next.stalks);
    }

    /// The rows, in order.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Stalk> + Clone {
        self.stalks.iter().flatten()
    }

    /// The pieces of a page each.
    pub(super) fn pages(&self) -> impl Iterator<Item = &[Vec<Stalk>]> {
        self.stalks.chunks(PIECES)
    }

    /// How many.
    pub(super) fn rows(&self) -> usize {
        self.stalks.iter().map(Vec::len).sum()
    }
}
