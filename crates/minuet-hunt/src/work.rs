//! What the threads of a hunt do: chunks are decided, packed and handed over to be written.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use minuet_words::message::HuntError;
use rayon::prelude::*;

use crate::chunks::{Chunk, Decided, Spot, pack};
use crate::folder::{Folder, Lock};
use crate::input::Piece;
use crate::plan::Plan;
use crate::tally::Tally;

/// What all threads share.
pub(crate) struct Shared {
    pub(crate) plan: Plan,
    /// The hash of the plan.
    pub(crate) hash: String,
    pub(crate) folder: Folder,
    /// Whether to leave off.
    pub(crate) stop: Arc<AtomicBool>,
    /// No other hunt may use the folder while a thread is working.
    pub(crate) _lock: Arc<Lock>,
}

/// What comes back from the threads.
pub(crate) enum Message {
    /// A chunk that only has to be written.
    Part {
        /// Which.
        chunk: u64,
        /// Its file.
        bytes: Vec<u8>,
        /// The outcomes of its lines.
        tally: Tally,
        /// What names the certificates of its failures: they are written, but may not survive a loss of power.
        failures: Vec<String>,
    },
    /// All chunks have been read, or as many as can be: how many were to be decided, and how many there are.
    End {
        /// How many chunks come back as parts.
        tasks: u64,
        /// How many chunks the inputs have, or why reading ended early.
        chunks: Result<u64, HuntError>,
    },
    /// A thread cannot go on.
    Failed(HuntError),
}

impl Shared {
    pub(crate) fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Decides the pieces of a chunk, without the omitted puzzles, on all threads that have nothing else to do.
    pub(crate) fn work(&self, chunk: Chunk, omitted: &[Spot]) -> Result<Message, HuntError> {
        let Chunk { index, source, pieces, .. } = chunk;
        // A piece is gone as soon as it is decided, so that its memory serves the next.
        let pieces = pieces.into_par_iter().enumerate();
        let decided = pieces.map(|(i, piece)| self.decide(index, i, &piece, omitted));
        let (pieces, failures): (Vec<Decided>, Vec<Vec<String>>) =
            decided.collect::<Result<Vec<_>, _>>()?.into_iter().unzip();
        let (bytes, tally, _) = pack((&self.hash, index, &source), pieces, &self.plan.question)?;
        Ok(Message::Part { chunk: index, bytes, tally, failures: failures.concat() })
    }

    /// Decides a piece, and writes the certificates of its failures. It does not wait here until they have reached the
    /// disk: that takes as long as deciding a thousand puzzles, and can be done beside it.
    fn decide(
        &self,
        chunk: u64,
        index: usize,
        piece: &Piece,
        omitted: &[Spot],
    ) -> Result<(Decided, Vec<String>), HuntError> {
        // No other piece uses this file.
        let way = self.folder.tmp().join(format!("{chunk}-{index}.json"));
        let mut failures = Vec::new();
        let mut prove = |hash: String, certificate: Vec<u8>| {
            self.folder.put(&way, &self.folder.failure(&hash), &certificate)?;
            failures.push(hash);
            Ok(())
        };
        let (question, stop) = (&self.plan.question, || self.stopped());
        let decided = piece.decide(index, omitted, question, &stop, &mut prove)?;
        Ok((decided, failures))
    }
}
