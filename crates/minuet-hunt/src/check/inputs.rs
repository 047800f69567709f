//! Parts against the inputs they were made from.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use crossbeam_channel::Sender;

use super::{Hunt, Job};
use crate::chunks::{Chunk, Chunks};
use crate::error::HuntError;
use crate::hash;
use crate::input::{Found, Source};
use crate::part::Part;
use crate::plan::{Plan, Repeats};

/// Why the inputs cannot be compared with any more, if so.
pub(super) fn missing(plan: &Plan) -> Option<String> {
    plan.inputs.iter().find_map(|source| match source {
        Source::Sample { .. } => None,
        Source::Once { name, .. } => Some(format!("{name} cannot be read again")),
        Source::File { name, path, size, hash } => match hash::of_file(path) {
            Ok(now) if now == (*size, hash.clone()) => None,
            Ok(_) => Some(format!("{name} is not what it was")),
            Err(error) => Some(format!("{name} cannot be read: {error}")),
        },
    })
}

impl Hunt {
    /// Hands out every chunk of the inputs.
    pub(super) fn hand_out(&self, jobs: &Sender<Job>) -> Result<(), HuntError> {
        let mut chunks = Chunks::new(&self.plan, Arc::new(AtomicU64::new(0)));
        while let Some(chunk) = chunks.next()? {
            let job = Job { index: chunk.index, chunk: Some(chunk) };
            if jobs.send(job).is_err() {
                break;
            }
        }
        Ok(())
    }
}

/// Where a part says something else than its chunk: the first place.
pub(super) fn compare(part: &Part, chunk: &Chunk, repeats: Repeats) -> Option<String> {
    if *part.footer.source != *chunk.source {
        return Some(format!("it speaks of {}, not of {}", part.footer.source, chunk.source));
    }
    let (mut lines, mut rejected) = (part.lines.iter().peekable(), part.footer.rejected.iter());
    let mut repeated = 0;
    for item in chunk.pieces.iter().flat_map(|piece| piece.puzzles()) {
        match item {
            Err(bad) if rejected.next() == Some(&bad) => {}
            Err(bad) => return Some(format!("line {} is no puzzle, but not rejected", bad.line)),
            Ok(Found { line: number, puzzle, weight }) => {
                match lines.next_if(|line| line.number == number) {
                    Some(line)
                        if (line.row.puzzle, line.row.answer.weight()) == (puzzle, weight) => {}
                    Some(_) => return Some(format!("line {number} has another puzzle")),
                    None if repeats == Repeats::Omit => repeated += 1,
                    None => return Some(format!("line {number} has no row")),
                }
            }
        }
    }
    if let Some(line) = lines.next() {
        return Some(format!("there is no puzzle on line {}", line.number));
    }
    if let Some(bad) = rejected.next() {
        return Some(format!("line {} is rejected, but nothing is wrong with it", bad.line));
    }
    (repeated != part.footer.tally.repeated)
        .then(|| format!("{repeated} puzzles are left out, not {}", part.footer.tally.repeated))
}
