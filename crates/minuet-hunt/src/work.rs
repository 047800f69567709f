//! What the threads of a hunt do: pieces are decided, and whoever decides the last of a chunk packs it up.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use crossbeam_channel::{Receiver, Sender};

use crate::chunks::{Chunk, Decided, News, Outline, Spot};
use crate::folder::{Folder, Lock};
use crate::input::Piece;
use crate::plan::Plan;
use crate::tally::Tally;
use minuet_words::message::HuntError;

/// What all threads share.
pub(crate) struct Shared {
    pub(crate) plan: Plan,
    /// The hash of the plan.
    pub(crate) hash: String,
    pub(crate) folder: Folder,
    /// Whether to leave off.
    pub(crate) stop: Arc<AtomicBool>,
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
    chunk: Outline,
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
pub(crate) struct Job {
    task: Arc<Task>,
    /// Which.
    index: usize,
    /// What is in it. It is gone as soon as it is decided, so that its memory serves the next.
    piece: Piece,
}

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
    /// The jobs of a chunk, of which some puzzles are left out.
    pub(crate) fn jobs(chunk: Chunk, omitted: Vec<Spot>) -> impl Iterator<Item = Job> {
        let count = chunk.pieces.len();
        let pieces = (0..count).map(|_| None).collect();
        let done = Mutex::new(Done { pieces, failures: Vec::new(), missing: count });
        let task = Arc::new(Task { chunk: chunk.outline(), omitted, done });
        let pieces = chunk.pieces.into_iter().enumerate();
        pieces.map(move |(index, piece)| Job { task: task.clone(), index, piece })
    }

    /// Lays a piece to the others, which it gives back when all are there, with the failures.
    fn lay(
        &self,
        index: usize,
        decided: Decided,
        failures: Vec<String>,
    ) -> Option<(Vec<Option<Decided>>, Vec<String>)> {
        let mut done = self.done.lock().ok()?;
        done.pieces[index] = Some(decided);
        done.failures.extend(failures);
        done.missing -= 1;
        if done.missing > 0 {
            return None;
        }
        Some((std::mem::take(&mut done.pieces), std::mem::take(&mut done.failures)))
    }
}

/// Works until there are no more jobs, or nobody wants the results.
pub(crate) fn work(shared: &Shared, jobs: &Receiver<Job>, results: &Sender<Message>) {
    for job in jobs {
        let result = match decide(shared, &job) {
            Ok((decided, failures)) => {
                let Job { task, index, piece } = job;
                drop(piece);
                let Some(pieces) = task.lay(index, decided, failures) else { continue };
                pack(shared, &task.chunk, pieces)
            }
            Err(error) => Message::Failed(error),
        };
        if results.send(result).is_err() {
            return;
        }
    }
}

/// Decides a piece, and writes the certificates of its failures. Nobody waits here until they have reached the
/// disk: that takes as long as deciding a thousand puzzles, and can be done beside it.
fn decide(shared: &Shared, job: &Job) -> Result<(Decided, Vec<String>), HuntError> {
    let (Shared { plan, folder, .. }, Job { task, index, piece }) = (shared, job);
    // No other piece uses this file.
    let way = folder.tmp().join(format!("{}-{index}.json", task.chunk.index));
    let mut failures = Vec::new();
    let decided = piece.decide(*index, &task.omitted, &plan.question, &mut |news| {
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

/// Makes a part of a chunk whose pieces are all decided.
fn pack(
    shared: &Shared,
    chunk: &Outline,
    (pieces, failures): (Vec<Option<Decided>>, Vec<String>),
) -> Message {
    let pieces = pieces.into_iter().flatten().collect();
    match chunk.pack(&shared.hash, pieces, &shared.plan.question) {
        Ok((bytes, tally, _)) => Message::Part { chunk: chunk.index, bytes, tally, failures },
        Err(error) => {
            Message::Failed(HuntError::Chunk { index: chunk.index, error: error.to_string() })
        }
    }
}
