//! A chunk, decided.

use std::sync::Arc;

use minuet_core::Verdict;
use parquet::errors::ParquetError;

use super::{Chunk, Spot};
use crate::certificate;
use crate::error::HuntError;
use crate::hash;
use crate::input::{Found, Piece};
use crate::part::{self, Buffers, Footer, Rejected, Sheaf};
use crate::plan::Plan;
use crate::question::Question;
use crate::row::Answer;
use crate::tally::Tally;

/// What became of a piece.
pub(crate) struct Decided {
    rows: Sheaf,
    rejected: Vec<Rejected>,
    tally: Tally,
}

/// What stands in a piece.
#[derive(Default)]
struct Read {
    found: Vec<Found>,
    rejected: Vec<Rejected>,
    tally: Tally,
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
        let rejected = pieces.iter().flat_map(|piece| piece.rejected.iter().cloned()).collect();
        let mut buffers = Buffers::default();
        let tally = self.outline().pack(hunt, pieces.into_iter(), &plan.question, &mut buffers);
        let tally = tally.map_err(|error| HuntError::Input {
            name: format!("chunk {}", self.index),
            reason: error.to_string(),
        })?;
        Ok(Finished { certificates, part: buffers.file, tally, rejected })
    }

    /// What is left of it without its lines.
    pub(crate) fn outline(&self) -> Outline {
        Outline { index: self.index, source: self.source.clone() }
    }
}

/// A chunk without its lines.
pub(crate) struct Outline {
    pub(crate) index: u64,
    source: Arc<str>,
}

impl Outline {
    /// Makes the file of the part from its pieces, once all are decided; what its lines came to.
    pub(crate) fn pack(
        &self,
        hunt: &str,
        pieces: impl Iterator<Item = Decided>,
        question: &Question,
        buffers: &mut Buffers,
    ) -> Result<Tally, ParquetError> {
        let (mut rows, mut rejected, mut tally) = (Sheaf::default(), Vec::new(), Tally::default());
        for piece in pieces {
            rows.append(piece.rows);
            rejected.extend(piece.rejected);
            tally += piece.tally;
        }
        let (hunt, source) = (hunt.to_owned(), self.source.to_string());
        let footer = Footer { hunt, chunk: self.index, source, tally, rejected };
        part::encode(&footer, &rows, question, buffers)?;
        Ok(tally)
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
        let Read { found, rejected, mut tally } = self.read(index, omitted);
        let mut answers = Vec::with_capacity(found.len());
        for Found { puzzle, weight, .. } in &found {
            hear(News::Puzzle)?;
            let answer = Answer::of(puzzle, *weight, question);
            tally.add(answer.decision.verdict);
            if answer.decision.verdict == Verdict::Failed {
                let certificate = certificate::encode(puzzle, &question.reading)
                    .ok_or_else(|| HuntError::Uncertain { puzzle: puzzle.to_string() })?;
                hear(News::Failure { hash: hash::of_puzzle(puzzle), certificate })?;
            }
            answers.push(answer);
        }
        let puzzles = found.iter().map(|found| (found.line, &found.puzzle));
        Ok(Decided { rows: Sheaf::of(puzzles, answers.into_iter()), rejected, tally })
    }

    /// Reads it: its puzzles are still to be decided.
    fn read(&self, index: usize, omitted: &[Spot]) -> Read {
        let found = Vec::with_capacity(self.count() as usize);
        let mut read = Read { found, ..Read::default() };
        let mut spot = Spot::first(index);
        for item in self.puzzles() {
            let here = spot.step();
            match item {
                Err(rejected) => {
                    read.rejected.push(rejected);
                    read.tally.rejected += 1;
                }
                Ok(_) if omitted.binary_search(&here).is_ok() => read.tally.repeated += 1,
                Ok(found) => read.found.push(found),
            }
        }
        read
    }
}
