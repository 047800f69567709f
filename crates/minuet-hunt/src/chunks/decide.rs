//! A chunk, decided.

use minuet_core::Verdict;
use parquet::errors::ParquetError;

use super::{Chunk, Spot};
use crate::certificate;
use crate::hash;
use crate::input::{Found, Piece};
use crate::part::{Line, Part, Rejected};
use crate::plan::Plan;
use crate::question::Question;
use crate::row::{Answer, Row};
use crate::tally::Tally;
use minuet_words::message::HuntError;

/// What became of a piece.
#[derive(Default)]
pub(crate) struct Decided {
    lines: Vec<Line>,
    rejected: Vec<Rejected>,
    repeated: u64,
}

/// What is heard while a piece is decided.
pub(crate) enum News {
    /// Another puzzle comes.
    Puzzle,
    /// It fails, and this proves it.
    Failure {
        /// What names the certificate.
        hash: String,
        /// Its file.
        certificate: Vec<u8>,
    },
}

/// A chunk that was decided far from the folder of its hunt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The certificates of its failures, each with the hash that names it. They must be in the folder before
    /// the part is.
    pub certificates: Vec<(String, Vec<u8>)>,
    /// The file of the part.
    pub part: Vec<u8>,
    /// What its lines came to.
    pub tally: Tally,
    /// The lines that are no puzzles.
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
            pieces.push(piece.decide(index, &[], &plan.question, &mut |news| match news {
                News::Puzzle if stop() => Err(HuntError::Stopped),
                News::Puzzle => Ok(()),
                News::Failure { hash, certificate } => {
                    certificates.push((hash, certificate));
                    Ok(())
                }
            })?);
        }
        let packed = self.outline().pack(hunt, pieces, &plan.question);
        let (part, tally, rejected) = packed
            .map_err(|error| HuntError::Chunk { index: self.index, error: error.to_string() })?;
        Ok(Finished { certificates, part, tally, rejected })
    }

    /// What is left of it without its lines.
    pub(crate) fn outline(&self) -> Outline {
        Outline { index: self.index, source: self.source.clone() }
    }
}

/// A chunk without its lines.
pub(crate) struct Outline {
    pub(crate) index: u64,
    source: String,
}

impl Outline {
    /// Makes the file of the part from its pieces, once all are decided, and what its lines came to.
    pub(crate) fn pack(
        &self,
        hunt: &str,
        pieces: Vec<Decided>,
        question: &Question,
    ) -> Result<(Vec<u8>, Tally, Vec<Rejected>), ParquetError> {
        let mut all = Decided::default();
        for piece in pieces {
            all.lines.extend(piece.lines);
            all.rejected.extend(piece.rejected);
            all.repeated += piece.repeated;
        }
        let Decided { lines, rejected, repeated } = all;
        let part = Part::new(hunt, self.index, &self.source, lines, rejected, repeated);
        Ok((part.encode(question)?, part.footer.tally, part.footer.rejected))
    }
}

impl Piece {
    /// Decides it, which is the `index`th of its chunk; `hear` may end it.
    pub(crate) fn decide(
        &self,
        index: usize,
        omitted: &[Spot],
        question: &Question,
        hear: &mut dyn FnMut(News) -> Result<(), HuntError>,
    ) -> Result<Decided, HuntError> {
        // All are read before the first is decided: reader and racer would push each other out of the
        // processor's memory.
        let (found, mut decided) = self.read(index, omitted);
        decided.lines.reserve_exact(found.len());
        for Found { line: number, puzzle, weight } in found {
            hear(News::Puzzle)?;
            let answer = Answer::of(&puzzle, weight, question);
            if answer.decision.verdict == Verdict::Failed {
                let certificate = certificate::encode(&puzzle, &question.reading)
                    .ok_or_else(|| HuntError::Uncertain { puzzle: puzzle.to_string() })?;
                hear(News::Failure { hash: hash::of_puzzle(&puzzle), certificate })?;
            }
            decided.lines.push(Line { number, row: Row { puzzle, answer } });
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
