//! A chunk, decided.

use minuet_core::Verdict;
use minuet_words::message::HuntError;

use super::{Chunk, Spot};
use crate::certificate;
use crate::hash;
use crate::input::{Found, Piece};
use crate::part::{Line, Part, Rejected};
use crate::plan::Plan;
use crate::question::Question;
use crate::row::Row;
use crate::tally::Tally;

/// What became of a piece.
#[derive(Default)]
pub(crate) struct Decided {
    lines: Vec<Line>,
    rejected: Vec<Rejected>,
    repeated: u64,
}

/// A chunk that was decided far from the folder of its hunt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The certificates of its failures, each with the hash that names it. They must be in the folder before
    /// the part is.
    pub certificates: Vec<(String, Vec<u8>)>,
    /// The file of the part.
    pub part: Vec<u8>,
    /// The outcomes of its lines.
    pub tally: Tally,
    /// The lines that are not puzzles.
    pub rejected: Vec<Rejected>,
}

impl Chunk {
    /// Decides all of it, as a thread of a hunt with these settings would. `hunt` is their hash; when `stop`
    /// says so, it ends early.
    ///
    /// # Errors
    ///
    /// When it was stopped, or a failure has no certificate.
    pub fn finish(
        &self,
        plan: &Plan,
        hunt: &str,
        stop: &dyn Fn() -> bool,
    ) -> Result<Finished, HuntError> {
        let mut certificates = Vec::new();
        let mut pieces: Vec<Decided> = Vec::new();
        for (index, piece) in self.pieces.iter().enumerate() {
            pieces.push(piece.decide(index, &[], &plan.question, stop, &mut |hash, file| {
                certificates.push((hash, file));
                Ok(())
            })?);
        }
        let (part, tally, rejected) =
            pack((hunt, self.index, &self.source), pieces, &plan.question)?;
        Ok(Finished { certificates, part, tally, rejected })
    }
}

/// Makes the file of a part of the hunt with the hash `hunt` from its pieces, once all are decided, and what its lines
/// came to.
pub(crate) fn pack(
    (hunt, chunk, source): (&str, u64, &str),
    pieces: Vec<Decided>,
    question: &Question,
) -> Result<(Vec<u8>, Tally, Vec<Rejected>), HuntError> {
    let mut all = Decided::default();
    for piece in pieces {
        all.lines.extend(piece.lines);
        all.rejected.extend(piece.rejected);
        all.repeated += piece.repeated;
    }
    let part = Part::new(hunt, chunk, source, all.lines, all.rejected, all.repeated);
    let bytes = part.encode(question);
    let bytes =
        bytes.map_err(|error| HuntError::Chunk { index: chunk, error: error.to_string() })?;
    Ok((bytes, part.footer.tally, part.footer.rejected))
}

impl Piece {
    /// Decides it, which is the `index`th of its chunk, unless it is stopped. `prove` is given the certificate of each
    /// failure and the hash that names it.
    pub(crate) fn decide(
        &self,
        index: usize,
        omitted: &[Spot],
        question: &Question,
        stop: &dyn Fn() -> bool,
        prove: &mut dyn FnMut(String, Vec<u8>) -> Result<(), HuntError>,
    ) -> Result<Decided, HuntError> {
        // All are read before the first is decided: reader and racer would push each other out of the
        // processor's memory.
        let (found, mut decided) = self.read(index, omitted);
        decided.lines.reserve_exact(found.len());
        for Found { line: number, puzzle, weight } in found {
            if stop() {
                return Err(HuntError::Stopped);
            }
            let row = Row { weight, ..Row::of(&puzzle, question) };
            if row.verdict() == Verdict::Failed {
                let certificate = certificate::encode(&puzzle, &question.reading)
                    .ok_or_else(|| HuntError::Uncertain { puzzle: puzzle.to_string() })?;
                prove(hash::of_puzzle(&puzzle), certificate)?;
            }
            decided.lines.push(Line { number, row });
        }
        Ok(decided)
    }

    /// Reads it: its puzzles are still to be decided.
    fn read(&self, index: usize, omitted: &[Spot]) -> (Vec<Found>, Decided) {
        let mut puzzles = Vec::with_capacity(self.count() as usize);
        let mut decided = Decided::default();
        let mut spot = Spot::first(index);
        for item in self.puzzles() {
            let here = spot.step();
            match item {
                Err(rejected) => decided.rejected.push(rejected),
                Ok(_) if omitted.binary_search(&here).is_ok() => decided.repeated += 1,
                Ok(found) => puzzles.push(found),
            }
        }
        (puzzles, decided)
    }
}
