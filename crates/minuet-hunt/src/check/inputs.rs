//! Parts against the inputs they were made from.

use std::io::{BufRead, BufReader, Read};
use std::sync::Arc;

use minuet_words::message::{HuntError, HuntFault, HuntFaultKind as Fault, Uncompared};

use super::{Checked, Hunt, Job};
use crate::chunks::{Chunk, Chunks, Spot};
use crate::folder::Folder;
use crate::hash;
use crate::input::{Found, Source};
use crate::part::Part;
use crate::plan::Plan;
use crate::rejected;

/// Why the inputs cannot be compared with any more, if so.
pub(super) fn missing(plan: &mut Plan) -> Option<Uncompared> {
    plan.inputs.iter_mut().find_map(|source| {
        let input = source.name().to_owned();
        match source {
            Source::Sample { .. } => None,
            Source::Once { .. } => Some(Uncompared::Once { input }),
            Source::File { path, size, hash, blocks, .. } => match hash::of_file(path) {
                Ok((now, of_now, of_blocks)) if (now, &of_now) == (*size, &*hash) => {
                    *blocks = of_blocks;
                    None
                }
                Ok(_) => Some(Uncompared::Changed { input }),
                Err(error) => Some(Uncompared::Unreadable { input, error: error.to_string() }),
            },
        }
    })
}

impl Hunt {
    /// Every chunk of the inputs, up to the first after the last part.
    pub(super) fn jobs(&self) -> impl Iterator<Item = Result<Job, HuntError>> + Send + use<> {
        let end = self.parts.last().map_or(0, |last| last.saturating_add(1));
        Chunks::new(&self.plan, Arc::default())
            .take_while(move |chunk| chunk.as_ref().map_or(true, |chunk| chunk.index <= end))
            .map(|chunk| chunk.map(|chunk| Job { index: chunk.index, chunk: Some(chunk) }))
    }
}

/// Compares `rejected.tsv` with the parts.
pub(super) fn rejected(folder: &Folder, checked: &mut Checked) -> Result<(), HuntError> {
    let path = folder.rejected();
    let text = hash::regular(&path).map(BufReader::new);
    let mut text = text.map_err(HuntError::read(&path))?;
    let mut same = true;
    rejected::each(folder, u64::MAX, |row| {
        let mut found = vec![0; row.len()];
        same &= text.read_exact(&mut found).is_ok() && found == row.as_bytes();
        Ok(())
    })?;
    if !same || text.fill_buf().is_ok_and(|rest| !rest.is_empty()) {
        checked.fault(HuntFault::At { path, line: None, kind: Fault::OtherList });
    }
    Ok(())
}

/// Where a part says something else than its chunk without the omitted puzzles: the first place.
pub(super) fn compare(part: &Part, chunk: &Chunk, omitted: &[Spot]) -> Option<Fault> {
    if *part.footer.source != *chunk.source {
        let (found, expected) = (part.footer.source.clone(), chunk.source.clone());
        return Some(Fault::OtherSource { found, expected });
    }
    let (mut lines, mut rejected) = (part.lines.iter().peekable(), part.footer.rejected.iter());
    let mut repeated = 0;
    let spots = |piece| (0..).map(move |number| Spot(Spot::first(piece).0 + number));
    let pieces = chunk.pieces.iter().enumerate();
    for (spot, item) in pieces.flat_map(|(i, piece)| spots(i).zip(piece.puzzles())) {
        match item {
            Err(bad) if rejected.next() == Some(&bad) => {}
            Err(bad) => return Some(Fault::NotRejected { line: bad.line }),
            Ok(Found { line: number, puzzle, weight }) => {
                let is_repeat = omitted.binary_search(&spot).is_ok();
                match lines.next_if(|line| line.number == number) {
                    Some(_) if is_repeat => return Some(Fault::NotOmitted { line: number }),
                    Some(line) if (line.row.puzzle, line.row.weight) == (puzzle, weight) => {}
                    Some(_) => return Some(Fault::OtherPuzzle { line: number }),
                    None if is_repeat => repeated += 1,
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
