//! The inputs of a hunt, cut into chunks.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use crate::error::HuntError;
use crate::input::{Piece, Source, Stream};
use crate::plan::Plan;

/// Consecutive lines of one input: what a part is made of.
#[derive(Debug)]
pub(crate) struct Chunk {
    /// Counted from 0 through all inputs.
    pub(crate) index: u64,
    /// The name of the input.
    pub(crate) source: Arc<str>,
    /// The lines.
    pub(crate) pieces: Vec<Piece>,
}

/// The chunks of a hunt, in order. Where they begin and end depends on the inputs and the chunk size alone.
pub(crate) struct Chunks<'a> {
    plan: &'a Plan,
    read: Arc<AtomicU64>,
    sources: std::slice::Iter<'a, Source>,
    open: Option<(Stream, Arc<str>)>,
    index: u64,
}

impl<'a> Chunks<'a> {
    /// The chunks of the inputs; `read` counts bytes as they are read.
    pub(crate) fn new(plan: &'a Plan, read: Arc<AtomicU64>) -> Chunks<'a> {
        Chunks { plan, read, sources: plan.inputs.iter(), open: None, index: 0 }
    }

    /// The next chunk, nothing at the end of the last input.
    pub(crate) fn next(&mut self) -> Result<Option<Chunk>, HuntError> {
        loop {
            let Some((stream, name)) = &mut self.open else {
                let Some(source) = self.sources.next() else { return Ok(None) };
                let stream = Stream::open(source, self.plan.column.as_deref(), &self.read)?;
                self.open = Some((stream, source.name().into()));
                continue;
            };
            let (mut pieces, mut lines) = (Vec::new(), 0);
            while lines < u64::from(self.plan.chunk) {
                let Some(piece) = stream.next()? else { break };
                lines += piece.count();
                pieces.push(piece);
            }
            if pieces.is_empty() {
                self.open = None;
                continue;
            }
            let chunk = Chunk { index: self.index, source: name.clone(), pieces };
            self.index += 1;
            return Ok(Some(chunk));
        }
    }
}

/// Which puzzle of a chunk: its piece, and the how manyeth item of that.
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
