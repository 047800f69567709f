//! Parts against the inputs they were made from.

use std::sync::Arc;

use minuet_words::message::{HuntError, HuntFaultKind as Fault, Uncompared};

use super::{Hunt, Job};
use crate::chunks::{Chunk, Chunks};
use crate::hash;
use crate::input::{Found, Source};
use crate::part::Part;
use crate::plan::{Plan, Repeats};

/// Why the inputs cannot be compared with any more, if so.
pub(super) fn missing(plan: &Plan) -> Option<Uncompared> {
    plan.inputs.iter().find_map(|source| {
        let input = source.name().to_owned();
        match source {
            Source::Sample { .. } => None,
            Source::Once { .. } => Some(Uncompared::Once { input }),
            Source::File { path, size, hash, .. } => match hash::of_file(path) {
                Ok(now) if now == (*size, hash.clone()) => None,
                Ok(_) => Some(Uncompared::Changed { input }),
                Err(error) => Some(Uncompared::Unreadable { input, error: error.to_string() }),
            },
        }
    })
}

impl Hunt {
    /// Every chunk of the inputs.
    pub(super) fn jobs(&self) -> impl Iterator<Item = Result<Job, HuntError>> + Send + use<> {
        Chunks::new(&self.plan, Arc::default())
            .map(|chunk| chunk.map(|chunk| Job { index: chunk.index, chunk: Some(chunk) }))
    }
}

/// Where a part says something else than its chunk: the first place.
pub(super) fn compare(part: &Part, chunk: &Chunk, repeats: Repeats) -> Option<Fault> {
    if *part.footer.source != *chunk.source {
        let (found, expected) = (part.footer.source.clone(), chunk.source.clone());
        return Some(Fault::OtherSource { found, expected });
    }
    let (mut lines, mut rejected) = (part.lines.iter().peekable(), part.footer.rejected.iter());
    let mut repeated = 0;
    for item in chunk.pieces.iter().flat_map(|piece| piece.puzzles()) {
        match item {
            Err(bad) if rejected.next() == Some(&bad) => {}
            Err(bad) => return Some(Fault::NotRejected { line: bad.line }),
            Ok(Found { line: number, puzzle, weight }) => {
                match lines.next_if(|line| line.number == number) {
                    Some(line) if (line.row.puzzle, line.row.weight) == (puzzle, weight) => {}
                    Some(_) => return Some(Fault::OtherPuzzle { line: number }),
                    None if repeats == Repeats::Omit => repeated += 1,
                    None => return Some(Fault::NoRow { line: number }),
                }
            }
        }
    }
    if let Some(line) = lines.next() {
        return Some(Fault::NoPuzzle { line: line.number });
    }
    if let Some(bad) = rejected.next() {
        return Some(Fault::WronglyRejected { line: bad.line });
    }
    let told = part.footer.tally.repeated;
    (repeated != told).then_some(Fault::Repeats { found: repeated, told })
}
