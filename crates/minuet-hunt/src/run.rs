//! A hunt from beginning to end.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, bounded};
use minuet_words::message::{HuntError, InputFault};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::chunks::Chunks;
use crate::folder::{Folder, Lock};
use crate::input::{Input, Source};
use crate::part::Footer;
use crate::plan::{Plan, Repeats};
use crate::question::Question;
use crate::rejected;
use crate::repeats;
use crate::tally::Tally;
use crate::work::{Message, Shared};

/// What a hunt is asked for.
#[derive(Clone, Debug)]
pub struct Order {
    /// The inputs, in order.
    pub inputs: Vec<Input>,
    /// The column of Parquet inputs that holds the puzzles, when it is not `puzzle`.
    pub column: Option<String>,
    /// What is asked about every puzzle.
    pub question: Question,
    /// How many lines make a chunk, when it is not as usual.
    pub chunk: Option<u32>,
    /// What becomes of puzzles that are essentially the same as an earlier one.
    pub repeats: Repeats,
    /// How many threads; as many as there are cores by default.
    pub threads: Option<usize>,
    /// Where the results go.
    pub folder: PathBuf,
}

/// How far a hunt is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// What all finished chunks came to, those of earlier runs included.
    pub tally: Tally,
    /// Lines that this run has finished.
    pub lines: u64,
    /// Bytes of the inputs that have been read.
    pub read: u64,
    /// Bytes of all inputs, where that is known.
    pub total: Option<u64>,
}

/// What a hunt has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The outcomes of all lines.
    pub tally: Tally,
    /// How many chunks are finished.
    pub chunks: u64,
    /// How many of them were finished before this run.
    pub found: u64,
    /// How long this run took.
    pub elapsed: Duration,
    /// Whether it was stopped before everything was done.
    pub ending: HuntEnding,
}

/// How a run of a hunt ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HuntEnding {
    /// Every line is decided or rejected.
    Complete,
    /// It was stopped: the same command resumes.
    Stopped,
}

/// How long to wait before looking whether to stop.
const MOMENT: Duration = Duration::from_millis(100);

/// How long to wait for threads that were told to leave off.
const PATIENCE: Duration = Duration::from_millis(500);

/// Hunts: decides every puzzle of the inputs and writes the results to the folder, or continues where an
/// earlier run ended. Ends early and in good order when `stop` becomes true. `watch` is told the progress.
///
/// # Errors
///
/// When inputs or folder cannot be used, or the folder holds another hunt. What is finished stays.
pub fn hunt(
    order: &Order,
    stop: &Arc<AtomicBool>,
    watch: &mut (dyn FnMut(&Progress) + Send),
) -> Result<Summary, HuntError> {
    let start = Instant::now();
    let folder = Folder::new(&order.folder);
    Source::look(&order.inputs)?;
    let lock = Arc::new(folder.claim()?);
    if folder.near().exists() {
        return Err(HuntError::Foreign(order.folder.clone()));
    }
    let plan = settle(order, &folder)?;
    let mut tally = Tally::default();
    let parts = parts(&folder, &plan.hash(), &mut tally)?;
    let (found, is_complete) = (parts.len() as u64, plan.is_complete(&folder, &parts)?);
    let parts = parts.into_iter().collect();
    let mut run = Run { progress: Progress::default(), parts, watch };
    run.progress.tally = tally;
    run.progress.total = plan.inputs.iter().map(Source::size).sum();
    let ended = match is_complete {
        true => Ok(found),
        false => run.go(order, &plan, &folder, &lock, stop),
    };
    // The list of bad lines is that of the parts, however the run ends.
    let listed = rejected::write(&folder, run.progress.tally.rejected);
    let ending = match ended {
        Ok(chunks) => {
            listed?;
            let done = Plan { chunks: Some(chunks), ..plan.clone() };
            done.is_complete(&folder, &run.parts.iter().copied().collect::<Vec<_>>())?;
            if done != plan {
                done.save(&folder)?;
            }
            HuntEnding::Complete
        }
        Err(HuntError::Stopped) => HuntEnding::Stopped,
        Err(error) => return Err(error),
    };
    let (tally, chunks) = (run.progress.tally, run.parts.len() as u64);
    Ok(Summary { tally, chunks, found, elapsed: start.elapsed(), ending })
}

/// The settings of the hunt: those of the folder, which must be the same, or new ones.
fn settle(order: &Order, folder: &Folder) -> Result<Plan, HuntError> {
    let old = Plan::load(folder)?;
    let plan = Plan::settle(order, old.as_ref(), folder.root())?;
    let once = |source: &&Source| matches!(source, Source::Once { .. });
    if let (Repeats::Omit, Some(once)) = (plan.repeats, plan.inputs.iter().find(once)) {
        let name = once.name().to_owned();
        return Err(HuntError::Input { name, fault: InputFault::ReadOnce });
    }
    // The inputs may be in another place than before.
    if old.is_none_or(|old| old.write() != plan.write()) {
        plan.save(folder)?;
    }
    Ok(plan)
}

/// The parts that are there, each as it was written, and what they came to.
fn parts(folder: &Folder, hash: &str, tally: &mut Tally) -> Result<Vec<u64>, HuntError> {
    let parts = folder.parts()?;
    for &chunk in &parts {
        let path = folder.part(chunk);
        let footer = Footer::open(&path)?;
        footer.belongs(&path, hash, chunk)?;
        *tally += footer.tally;
    }
    Ok(parts)
}

/// A run of a hunt.
struct Run<'a> {
    progress: Progress,
    parts: BTreeSet<u64>,
    watch: &'a mut (dyn FnMut(&Progress) + Send),
}

impl Run<'_> {
    /// Decides what is missing; the number of all chunks.
    fn go(
        &mut self,
        order: &Order,
        plan: &Plan,
        folder: &Folder,
        lock: &Arc<Lock>,
        stop: &Arc<AtomicBool>,
    ) -> Result<u64, HuntError> {
        // The threads of this run end with it, even if something else holds the signal to stop.
        let stop = Halt(stop.clone(), Arc::new(AtomicBool::new(false)));
        let threads = order.threads.unwrap_or_else(cores).max(1);
        let shared = Arc::new(Shared {
            plan: plan.clone(),
            hash: plan.hash(),
            folder: folder.clone(),
            stop: stop.1.clone(),
            _lock: lock.clone(),
        });
        let pool = pool(threads)?;
        if plan.repeats == Repeats::Omit {
            let progress = self.progress;
            let mut look = |read| (self.watch)(&Progress { read, ..progress });
            repeats::find(folder, plan, &pool, &stop.0, &mut look)?;
        }
        let (results, messages) = bounded::<Message>(4 + threads);
        let read = Arc::new(AtomicU64::new(0));
        let (finished, counter) = (self.parts.clone(), read.clone());
        thread::spawn(move || hand_out(&shared, &finished, &counter, &pool, &results));
        let ended = self.collect(folder, &stop, &messages, &read);
        drop(stop);
        // All threads end now, but this does not wait for one that is lost in a deep puzzle: that one keeps the folder
        // locked until it ends.
        let end = Instant::now() + PATIENCE;
        while messages.recv_deadline(end).is_ok() {}
        ended
    }

    /// Writes parts as they come in, until all are there.
    fn collect(
        &mut self,
        folder: &Folder,
        stop: &Halt,
        messages: &Receiver<Message>,
        read: &AtomicU64,
    ) -> Result<u64, HuntError> {
        let mut written = 0;
        let mut expected = None;
        let mut end = Err(HuntError::Lost);
        while expected != Some(written) {
            if stop.0.load(Ordering::Relaxed) {
                return Err(HuntError::Stopped);
            }
            match messages.recv_timeout(MOMENT) {
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(HuntError::Lost),
                Ok(Message::Failed(error)) => return Err(error),
                Ok(Message::End { chunks, tasks }) => (end, expected) = (chunks, Some(tasks)),
                Ok(Message::Part { chunk, bytes, tally, failures }) => {
                    folder.make_failures_last(&failures)?;
                    folder.write(&folder.part(chunk), &bytes)?;
                    self.parts.insert(chunk);
                    self.progress.tally += tally;
                    self.progress.lines += tally.rows() + tally.rejected + tally.repeated;
                    written += 1;
                }
            }
            self.progress.read = read.load(Ordering::Relaxed);
            (self.watch)(&self.progress);
        }
        end
    }
}

/// A stop that is asked for from outside, and the one that the threads of this run look at.
struct Halt(Arc<AtomicBool>, Arc<AtomicBool>);

impl Drop for Halt {
    fn drop(&mut self) {
        self.1.store(true, Ordering::Relaxed);
    }
}

/// How many threads there are by default.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Threads that share work.
pub(crate) fn pool(threads: usize) -> Result<ThreadPool, HuntError> {
    ThreadPoolBuilder::new().num_threads(threads).build().map_err(|_| HuntError::Lost)
}

/// Reads the inputs and hands out the chunks that are not finished.
fn hand_out(
    shared: &Arc<Shared>,
    finished: &BTreeSet<u64>,
    read: &Arc<AtomicU64>,
    pool: &ThreadPool,
    results: &Sender<Message>,
) {
    // The reader waits when there are more chunks than threads, so memory is bounded.
    let (enter, leave) = bounded::<()>(pool.current_num_threads() + 1);
    let (mut count, mut tasks) = (0, 0);
    let mut hand_out_all = || {
        for chunk in Chunks::new(&shared.plan, read.clone()) {
            let chunk = chunk?;
            count += 1;
            if finished.contains(&chunk.index) {
                continue;
            }
            let omitted = match shared.plan.repeats {
                Repeats::Decide => Vec::new(),
                Repeats::Omit => repeats::of_chunk(&shared.folder, &shared.hash, chunk.index)?,
            };
            tasks += 1;
            enter.send(()).map_err(|_| HuntError::Lost)?;
            if shared.stopped() {
                return Err(HuntError::Stopped);
            }
            let (shared, results, leave) = (shared.clone(), results.clone(), leave.clone());
            pool.spawn(move || {
                let work = AssertUnwindSafe(|| shared.work(chunk, &omitted));
                let part = catch_unwind(work).unwrap_or(Err(HuntError::Lost));
                let part = part.unwrap_or_else(Message::Failed);
                // If the receiver is gone, there is nothing to report to.
                let _ = (leave.recv(), results.send(part));
            });
        }
        Ok(count)
    };
    let chunks = hand_out_all();
    let _ = results.send(Message::End { chunks, tasks });
}
