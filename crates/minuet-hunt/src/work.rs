//! What the threads of a hunt do: pieces are decided, and whoever decides the last of a chunk packs it up.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use crossbeam_channel::{Receiver, Sender};

use crate::chunks::{Chunk, Decided, News, Spot};
use crate::error::HuntError;
use crate::folder::{Folder, Lock};
use crate::gate::Gate;
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
    /// How many jobs are waiting.
    pub(crate) gate: Gate,
    /// Nobody else may use the folder while a thread is at work.
    pub(crate) _lock: Arc<Lock>,
}

impl Shared {
    pub(crate) fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// A chunk in work.
pub(crate) struct Task {
    chunk: Chunk,
    /// The puzzles that are left out, in order.
    omitted: Vec<Spot>,
    done: Mutex<Done>,
}

struct Done {
    pieces: Vec<Option<Decided>>,
    failures: Vec<String>,
    missing: usize,
}

/// A piece of a task.
pub(crate) type Job = (Arc<Task>, usize);

/// What comes back from the threads.
pub(crate) enum Message {
    /// A chunk that only has to be written.
    Part {
        /// Which.
        chunk: u64,
        /// Its file.
        bytes: Vec<u8>,
        /// What its lines came to.
        tally: Tally,
        /// What names the certificates of its failures: they are written, but may not survive a loss of power.
        failures: Vec<String>,
    },
    /// All chunks have been handed out: so many in all, so many of them to be decided now.
    End {
        /// How many chunks the inputs have.
        chunks: u64,
        /// How many of them come back as parts.
        tasks: u64,
    },
    /// Reading ended early: so many parts are still to come back.
    Broken {
        /// Why.
        error: HuntError,
        /// How many chunks come back as parts.
        tasks: u64,
    },
    /// A thread cannot go on.
    Failed(HuntError),
}

impl Task {
    pub(crate) fn new(chunk: Chunk, omitted: Vec<Spot>) -> Arc<Task> {
        let count = chunk.pieces.len();
        let pieces = (0..count).map(|_| None).collect();
        let done = Done { pieces, failures: Vec::new(), missing: count };
        Arc::new(Task { chunk, omitted, done: Mutex::new(done) })
    }

    pub(crate) fn jobs(self: &Arc<Task>) -> impl Iterator<Item = Job> {
        (0..self.chunk.pieces.len()).map(|piece| (self.clone(), piece))
    }
}

/// Works until there are no more jobs, or nobody wants the results.
pub(crate) fn work(shared: &Shared, jobs: &Receiver<Job>, results: &Sender<Message>) {
    for (task, piece) in jobs {
        shared.gate.leave();
        let result = match decide(shared, &task, piece) {
            Ok((decided, failures)) => finish(shared, &task, piece, decided, failures),
            Err(error) => Some(Message::Failed(error)),
        };
        if let Some(result) = result
            && results.send(result).is_err()
        {
            return;
        }
    }
}

/// Decides a piece, and writes the certificates of its failures. Nobody waits here until they have reached the
/// disk: that takes as long as deciding a thousand puzzles, and can be done beside it.
fn decide(shared: &Shared, task: &Task, index: usize) -> Result<(Decided, Vec<String>), HuntError> {
    let Shared { plan, folder, .. } = shared;
    // No other piece uses this file.
    let way = folder.tmp().join(format!("{}-{index}.json", task.chunk.index));
    let mut failures = Vec::new();
    let decided = task.chunk.decide(index, &task.omitted, &plan.question, &mut |news| {
        if shared.stopped() {
            return Err(HuntError::Stopped);
        }
        if let News::Failure { hash, certificate } = news {
            folder.put(&way, &folder.failure(&hash), &certificate)?;
            failures.push(hash);
        }
        Ok(())
    })?;
    Ok((decided, failures))
}

/// Lays a piece to the others of its chunk; when they are all there, the chunk is a part.
fn finish(
    shared: &Shared,
    task: &Task,
    index: usize,
    decided: Decided,
    failures: Vec<String>,
) -> Option<Message> {
    let (pieces, failures) = {
        let mut done = task.done.lock().ok()?;
        done.pieces[index] = Some(decided);
        done.failures.extend(failures);
        done.missing -= 1;
        if done.missing > 0 {
            return None;
        }
        (std::mem::take(&mut done.pieces), std::mem::take(&mut done.failures))
    };
    let chunk = task.chunk.index;
    let pieces = pieces.into_iter().flatten();
    Some(match task.chunk.pack(&shared.hash, pieces, &shared.plan.question) {
        Ok((bytes, tally)) => Message::Part { chunk, bytes, tally, failures },
        Err(error) => Message::Failed(HuntError::Write {
            path: shared.folder.part(chunk),
            error: std::io::Error::other(error),
        }),
    })
}
