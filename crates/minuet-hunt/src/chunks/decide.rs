//! A chunk, decided.

use minuet_core::Verdict;
use parquet::errors::ParquetError;

use super::{Chunk, Spot};
use crate::certificate;
use crate::error::HuntError;
use crate::hash;
use crate::input::Found;
use crate::part::{self, Footer, Line, Rejected};
use crate::plan::Plan;
use crate::question::Question;
use crate::row::Row;
use crate::tally::Tally;

/// What became of a piece.
#[derive(Default)]
pub(crate) struct Decided {
    lines: Vec<Line>,
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
        for index in 0..self.pieces.len() {
            pieces.push(self.decide(index, &[], &plan.question, &mut |news| match news {
                News::Puzzle if stop() => Err(HuntError::Stopped),
                News::Puzzle => Ok(()),
                News::Failure { hash, certificate } => {
                    certificates.push((hash, certificate));
                    Ok(())
                }
            })?);
        }
        let rejected = pieces.iter().flat_map(|piece| piece.rejected.iter().cloned()).collect();
        let packed = self.pack(hunt, pieces.into_iter(), &plan.question);
        let (part, tally) = packed.map_err(|error| HuntError::Input {
            name: format!("chunk {}", self.index),
            reason: error.to_string(),
        })?;
        Ok(Finished { certificates, part, tally, rejected })
    }

    /// Decides a piece; `hear` may end it.
    pub(crate) fn decide(
        &self,
        index: usize,
        omitted: &[Spot],
        question: &Question,
        hear: &mut dyn FnMut(News) -> Result<(), HuntError>,
    ) -> Result<Decided, HuntError> {
        // All are read before the first is decided: reader and racer would push each other out of the
        // processor's memory.
        let Decided { mut lines, rejected, mut tally } = self.read(index, omitted);
        for Line { row, .. } in &mut lines {
            hear(News::Puzzle)?;
            row.decide(question);
            tally.add(row.verdict());
            if row.verdict() == Verdict::Failed {
                let puzzle = &row.puzzle;
                let certificate = certificate::encode(puzzle, &question.reading)
                    .ok_or_else(|| HuntError::Uncertain { puzzle: puzzle.to_string() })?;
                hear(News::Failure { hash: hash::of_puzzle(puzzle), certificate })?;
            }
        }
        Ok(Decided { lines, rejected, tally })
    }

    /// Reads a piece: its lines are still to be decided.
    fn read(&self, index: usize, omitted: &[Spot]) -> Decided {
        let lines = Vec::with_capacity(self.pieces[index].count() as usize);
        let mut decided = Decided { lines, ..Decided::default() };
        let mut spot = Spot::first(index);
        for item in self.pieces[index].puzzles() {
            let here = spot.step();
            match item {
                Err(rejected) => {
                    decided.rejected.push(rejected);
                    decided.tally.rejected += 1;
                }
                Ok(_) if omitted.binary_search(&here).is_ok() => decided.tally.repeated += 1,
                Ok(Found { line: number, puzzle, weight }) => {
                    decided.lines.push(Line { number, row: Row::open(puzzle, weight) });
                }
            }
        }
        decided
    }

    /// The file of the part, and what its lines came to, once all pieces are decided.
    pub(crate) fn pack(
        &self,
        hunt: &str,
        pieces: impl Iterator<Item = Decided>,
        question: &Question,
    ) -> Result<(Vec<u8>, Tally), ParquetError> {
        let (mut lines, mut rejected, mut tally) = (Vec::new(), Vec::new(), Tally::default());
        for piece in pieces {
            lines.push(piece.lines);
            rejected.extend(piece.rejected);
            tally += piece.tally;
        }
        let (hunt, source) = (hunt.to_owned(), self.source.to_string());
        let footer = Footer { hunt, chunk: self.index, source, tally, rejected };
        Ok((part::encode(&footer, &lines, question)?, tally))
    }
}
