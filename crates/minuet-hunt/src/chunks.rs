//! The inputs of a hunt, cut into chunks.

mod decide;
mod packet;

pub use decide::Finished;
pub(crate) use decide::{Decided, pack};
pub use packet::Unpacked;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use minuet_words::message::HuntError;
use serde::{Deserialize, Serialize};

use crate::input::{Piece, Stream};
use crate::plan::Plan;

/// Consecutive lines of one input: what a part is made of.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Chunk {
    /// Counted from 0 through all inputs.
    pub index: u64,
    /// The name of the input.
    pub source: String,
    /// The lines.
    pub(crate) pieces: Vec<Piece>,
    /// The file that holds the lines unchanged, where there is one.
    #[serde(skip)]
    pub(crate) file: Option<PathBuf>,
}

/// The chunks of a hunt, in order. Where they begin and end depends on the inputs and the chunk size alone.
pub struct Chunks {
    plan: Plan,
    read: Arc<AtomicU64>,
    sources: usize,
    open: Option<(Stream, String)>,
    index: u64,
}

impl Chunks {
    /// The chunks of the inputs; `read` counts bytes as they are read.
    pub fn new(plan: &Plan, read: Arc<AtomicU64>) -> Chunks {
        Chunks { plan: plan.clone(), read, sources: 0, open: None, index: 0 }
    }

    fn read(&mut self) -> Result<Option<Chunk>, HuntError> {
        loop {
            let Some((stream, name)) = &mut self.open else {
                let Some(source) = self.plan.inputs.get(self.sources) else { return Ok(None) };
                self.sources += 1;
                let stream = Stream::open(source, self.plan.column.as_deref(), &self.read)?;
                self.open = Some((stream, source.name().to_owned()));
                continue;
            };
            let (mut pieces, mut lines) = (Vec::new(), 0);
            while lines < u64::from(self.plan.chunk) {
                let Some(piece) = stream.next()? else { break };
                // Blank lines are in no part: they would fill thousands.
                if !piece.is_blank() {
                    lines += piece.count();
                    pieces.push(piece);
                }
            }
            if pieces.is_empty() {
                self.open = None;
                continue;
            }
            let (source, file) = (name.clone(), stream.plain_file().map(Path::to_owned));
            let chunk = Chunk { index: self.index, source, pieces, file };
            self.index += 1;
            return Ok(Some(chunk));
        }
    }
}

impl Iterator for Chunks {
    type Item = Result<Chunk, HuntError>;

    /// The next chunk; an error when an input cannot be read on, or has changed.
    fn next(&mut self) -> Option<Result<Chunk, HuntError>> {
        self.read().transpose()
    }
}

/// Which puzzle of a chunk: the number of its piece, and its number within the piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Spot(pub(crate) u64);

impl Spot {
    /// The first of a piece.
    pub(crate) fn first(piece: usize) -> Spot {
        Spot((piece as u64) << 32)
    }

    /// This one, and then on to the next.
    pub(crate) fn step(&mut self) -> Spot {
        let here = *self;
        self.0 += 1;
        here
    }
}
