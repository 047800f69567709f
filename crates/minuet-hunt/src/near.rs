//! Vicinity search: the neighbours of known failures, and theirs, in search of worse ones.
//!
//! The best puzzles found so far are kept, each in its canonical form. The best that has not been searched around
//! yet is next: all its neighbours are scored, and the best of all are kept. After each of these steps the
//! whole state is on disk.

mod goal;
mod state;
mod step;

pub use goal::{Goal, Score};
pub use state::{Kept, NearState};

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use minuet_core::Reading;
use minuet_make::canonical;
use minuet_words::message::{HuntError, InputFault};

use crate::certificate;
use crate::folder::Folder;
use crate::hash;
use crate::input::{Input, Source, Stream};
use crate::run::{cores, pool};

/// What a vicinity search is asked for.
#[derive(Clone, Debug)]
pub struct NearOrder {
    /// The puzzles to begin with.
    pub input: PathBuf,
    /// Where the results go.
    pub folder: PathBuf,
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
    /// How many steps this run makes at most.
    pub steps: Option<u64>,
    /// How many threads; as many as there are cores by default.
    pub threads: Option<usize>,
}

/// How many solutions may be left when clues are gone.
const SOLUTIONS: usize = 20_000;
/// How many of the best get their certificates written.
const CERTIFIED: usize = 20;

/// Searches until there is no puzzle left to search around, the steps are over, or `stop` becomes true.
///
/// # Errors
///
/// When input or folder cannot be used, or the folder holds something else.
pub fn near(
    order: &NearOrder,
    stop: &Arc<AtomicBool>,
    watch: &mut (dyn FnMut(&NearState, u64) + Send),
) -> Result<NearState, HuntError> {
    let folder = Folder::new(&order.folder);
    let inputs = [Input::File(order.input.clone())];
    Source::look(&inputs)?;
    let _lock = folder.claim()?;
    if folder.plan().exists() {
        return Err(HuntError::Foreign(order.folder.clone()));
    }
    let pool = pool(order.threads.unwrap_or_else(cores).max(1))?;
    let input = Source::all(&inputs)?.swap_remove(0);
    let mut state = state::begin(order, &folder, input, |source| seeds(order, source))?;
    let mut steps = 0;
    while order.steps.is_none_or(|most| steps < most) && !stop.load(Ordering::Relaxed) {
        let Some(next) = state.kept.iter().position(|kept| !kept.done) else { break };
        let found = step::look_around(order, &state, next, &pool, stop, &mut |scored| {
            watch(&state, scored);
        });
        let Some(found) = found else { break };
        state.kept[next].done = true;
        state.steps += 1;
        state.scored += found.scored;
        state.passed_over += found.passed_over;
        state.take(found.best);
        certify(order, &folder, &state)?;
        state.save(&folder)?;
        steps += 1;
    }
    Ok(state)
}

/// The puzzles of the input that have a score.
fn seeds(order: &NearOrder, source: &Source) -> Result<Vec<Kept>, HuntError> {
    let mut stream = Stream::open(source, None, &Arc::new(AtomicU64::new(0)))?;
    let mut seeds = Vec::new();
    while let Some(piece) = stream.next()? {
        for found in piece.puzzles().flatten() {
            let puzzle = canonical(&found.puzzle);
            let score = order.goal.score(&puzzle, &order.reading);
            seeds.extend(score.map(|score| Kept { score, puzzle, done: false }));
        }
    }
    if seeds.is_empty() {
        let name = source.name().to_owned();
        return Err(HuntError::Input { name, fault: InputFault::NoScore });
    }
    Ok(seeds)
}

/// Writes the certificates of the best, where the method fails on them.
fn certify(order: &NearOrder, folder: &Folder, state: &NearState) -> Result<(), HuntError> {
    for kept in state.kept.iter().take(CERTIFIED) {
        let path = folder.failure(&hash::of_puzzle(&kept.puzzle));
        if path.exists() {
            continue;
        }
        if let Some(bytes) = certificate::encode(&kept.puzzle, &order.reading) {
            folder.write(&path, &bytes)?;
        }
    }
    Ok(())
}
