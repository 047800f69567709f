//! The progress of a vicinity search, kept in its folder.

use std::fmt::Write;

use minuet_core::{Puzzle, Reading};
use minuet_words::message::{Change, HuntError, HuntMessage, InputFault, Setting};
use serde::{Deserialize, Serialize};

use super::{Goal, NearOrder, Score};
use crate::change::{first, value};
use crate::folder::Folder;
use crate::hash;
use crate::input::Source;
use crate::plan::Plan;

/// A puzzle that is among the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Kept {
    /// How good it is.
    pub score: Score,
    /// The puzzle, in its canonical form.
    pub puzzle: Puzzle,
    /// Whether its neighbours have been looked at.
    pub done: bool,
}

/// How far a vicinity search is: `near.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NearState {
    /// The version of the format: 1.
    pub minuet: u32,
    /// The version of the program.
    pub version: String,
    /// How the paper is read.
    pub reading: Reading,
    /// What makes a puzzle better.
    pub goal: Goal,
    /// How many clues are taken away at most.
    pub remove: u8,
    /// How many clues are added at most.
    pub add: u8,
    /// How many puzzles are kept.
    pub keep: u32,
    /// The puzzles it began with.
    pub input: Source,
    /// How many puzzles have been looked around.
    pub steps: u64,
    /// How many neighbours have been scored.
    pub scored: u64,
    /// How many sets of clues left too many solutions when they were gone.
    pub passed_over: u64,
    /// The best so far, the best first.
    pub kept: Vec<Kept>,
}

/// The state in the folder, which must be of the same search, or a new one.
pub(super) fn begin(
    order: &NearOrder,
    folder: &Folder,
    input: Source,
    seeds: impl FnOnce(&Source) -> Result<Vec<Kept>, HuntError>,
) -> Result<NearState, HuntError> {
    let mut fresh = NearState {
        minuet: 1,
        version: Plan::VERSION.to_owned(),
        reading: order.reading,
        goal: order.goal,
        remove: order.remove,
        add: order.add,
        keep: order.keep,
        input,
        steps: 0,
        scored: 0,
        passed_over: 0,
        kept: Vec::new(),
    };
    if let Some(old) = NearState::load(folder)? {
        return match fresh.change(&old) {
            Some(change) => Err(HuntError::Changed { folder: folder.root().to_owned(), change }),
            // The list, which nothing else depends on, is made again.
            None => old.save(folder).map(|()| old),
        };
    }
    let seeds = seeds(&fresh.input)?;
    fresh.take(seeds);
    fresh.save(folder)?;
    Ok(fresh)
}

impl NearState {
    pub(crate) fn load(folder: &Folder) -> Result<Option<NearState>, HuntError> {
        let path = folder.near();
        if !path.exists() {
            return Ok(None);
        }
        let text = hash::read(&path, hash::DOCUMENT).map_err(HuntError::read(&path))?;
        let wrong = |fault| HuntError::Input { name: path.display().to_string(), fault };
        let state = serde_json::from_slice(&text)
            .map_err(|error| wrong(InputFault::NoSearchState { error: error.to_string() }))?;
        match hash::is_sealed(&text) {
            true => Ok(Some(state)),
            false => Err(wrong(InputFault::DamagedSearch)),
        }
    }

    /// What is not as it was.
    fn change(&self, old: &NearState) -> Option<Change> {
        let settings = [
            (Setting::Program, value(&old.version), value(&self.version)),
            (Setting::Reading, value(old.reading), value(self.reading)),
            (Setting::Goal, value(old.goal), value(self.goal)),
            (Setting::Remove, value(old.remove), value(self.remove)),
            (Setting::Add, value(old.add), value(self.add)),
            (Setting::Keep, value(old.keep), value(self.keep)),
        ];
        let changed = old.input.anywhere() != self.input.anywhere();
        let input = || changed.then(|| Change::OtherInput { input: self.input.name().to_owned() });
        first(settings).or_else(input)
    }

    /// The worst score that is still of use: nothing while there is room.
    pub(super) fn worst(&self) -> Option<Kept> {
        (self.kept.len() >= self.keep as usize).then(|| self.kept.last().copied()).flatten()
    }

    /// Keeps the best of what there is and what has been found.
    pub(super) fn take(&mut self, found: impl IntoIterator<Item = Kept>) {
        self.kept.extend(found);
        // Of two that are the same, the one that has been looked around must stay.
        self.kept.sort_by_key(|kept| (kept.score, kept.puzzle, !kept.done));
        self.kept.dedup_by_key(|kept| kept.puzzle);
        self.kept.truncate(self.keep as usize);
    }

    pub(super) fn save(&self, folder: &Folder) -> Result<(), HuntError> {
        let mut list = String::from("puzzle\tscore\tlooked around\n");
        for kept in &self.kept {
            let done = if kept.done { "yes" } else { "no" };
            let score = HuntMessage::Score(self.goal.told(kept.score));
            let _ = writeln!(list, "{}\t{score}\t{done}", kept.puzzle);
        }
        folder.write(&folder.root().join("best.tsv"), list.as_bytes())?;
        folder.write(&folder.near(), &hash::sealed(self))
    }
}
