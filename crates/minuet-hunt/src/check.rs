//! A whole hunt, checked: parts against their inputs, rows by teacher and judge, failures by certificate.

mod certificates;
mod inputs;
mod rows;

use std::collections::BTreeSet;
use std::hash::{BuildHasher, RandomState};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use minuet_words::message::{HuntError, HuntFault, HuntFaultKind, Uncompared};
use rayon::prelude::*;

use crate::chunks::{Chunk, Spot};
use crate::folder::Folder;
use crate::part::{Footer, Part};
use crate::plan::{Plan, Repeats};
use crate::repeats::{self, Again};
use crate::run::{cores, pool};

/// How many rows of a hunt are decided again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// About this many, chosen by their hashes.
    Sample(u64),
    /// All of them.
    Full,
}

/// What a check has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Whether the hunt says that it is complete.
    pub complete: bool,
    /// Parts that were read.
    pub parts: u64,
    /// Rows in them.
    pub rows: u64,
    /// Rows that the teacher decided again and the judge checked.
    pub again: u64,
    /// Certificates that were judged.
    pub certificates: u64,
    /// Why parts could not be compared with the inputs, if so.
    pub uncompared: Option<Uncompared>,
    /// What is wrong, each with its place; only the first [`Checked::MOST`].
    pub faults: Vec<HuntFault>,
    /// How many faults there are.
    pub fault_count: u64,
}

impl Checked {
    /// How many faults are reported.
    pub const MOST: usize = 50;

    fn fault(&mut self, fault: HuntFault) {
        self.fault_count += 1;
        if self.faults.len() < Checked::MOST {
            self.faults.push(fault);
        }
    }

    fn add(mut self, other: Checked) -> Checked {
        self.parts += other.parts;
        self.rows += other.rows;
        self.again += other.again;
        self.certificates += other.certificates;
        self.fault_count += other.fault_count;
        self.faults.extend(other.faults);
        self.faults.truncate(Checked::MOST);
        self
    }
}

/// Checks the hunt in the folder at `root`. `watch` hears how many parts of how many are done.
///
/// # Errors
///
/// When there is no hunt, or it cannot be read; what is wrong with it is a fault, not an error.
pub fn check(
    root: &Path,
    extent: Extent,
    threads: Option<usize>,
    stop: &Arc<AtomicBool>,
    watch: &mut (dyn FnMut(u64, u64) + Send),
) -> Result<Checked, HuntError> {
    let folder = Folder::new(root);
    let mut plan = Plan::load(&folder)?.ok_or_else(|| HuntError::NoHunt(root.to_owned()))?;
    let parts = folder.parts()?;
    plan.is_complete(&folder, &parts)?;
    let one_in = match extent {
        Extent::Full => 1,
        Extent::Sample(size) => (rows(&folder, &parts) / size.max(1)).max(1),
    };
    let uncompared = inputs::missing(&mut plan);
    // Other rows each time: damage to a row that is not chosen today is found another day.
    let seed = RandomState::new().hash_one(one_in);
    let (hash, failed) = (plan.hash(), Mutex::default());
    let pool = pool(threads.unwrap_or_else(cores).max(1))?;
    let again = match (plan.repeats, &uncompared) {
        (Repeats::Omit, None) => Some(Again::find(&plan, &pool, stop)?),
        (Repeats::Omit, Some(_)) | (Repeats::Decide, _) => None,
    };
    let hunt = Hunt { hash, plan, folder, parts, one_in, seed, failed, again };
    let jobs: Box<dyn Iterator<Item = Result<Job, HuntError>> + Send> = match uncompared {
        None => Box::new(hunt.jobs()),
        Some(_) => Box::new(hunt.parts.iter().map(|&index| Ok(Job { index, chunk: None }))),
    };
    let watched = Mutex::new((0, watch));
    let checked = jobs.par_bridge().map(|job| {
        let checked = hunt.part(&job?, stop);
        if stop.load(Ordering::Relaxed) {
            return Err(HuntError::Stopped);
        }
        let mut watched = watched.lock().map_err(|_| HuntError::Lost)?;
        watched.0 += checked.parts;
        let done = watched.0;
        (watched.1)(done, hunt.parts.len() as u64);
        Ok(checked)
    });
    let added = |one: Checked, other| Ok(one.add(other));
    let mut checked = pool.install(|| checked.try_reduce(Checked::default, added))?;
    checked.complete = hunt.plan.chunks.is_some();
    hunt.count_parts(&mut checked);
    hunt.look_for_strays(&mut checked)?;
    if checked.complete && checked.fault_count == 0 {
        inputs::rejected(&hunt.folder, &mut checked)?;
    }
    match &uncompared {
        None | Some(Uncompared::Once { .. }) => {}
        Some(reason) => checked.fault(HuntFault::Uncompared(reason.clone())),
    }
    checked.uncompared = uncompared;
    checked.faults.sort_by_cached_key(ToString::to_string);
    Ok(checked)
}

/// What the footers say; damaged ones are reported later.
fn rows(folder: &Folder, parts: &[u64]) -> u64 {
    let footers = parts.iter().filter_map(|&chunk| Footer::open(&folder.part(chunk)).ok());
    footers.map(|footer| footer.tally.rows()).fold(0, u64::saturating_add)
}

/// A chunk to be checked, and what the inputs have there, where they can be read.
struct Job {
    index: u64,
    chunk: Option<Chunk>,
}

/// The hunt under examination.
struct Hunt {
    plan: Plan,
    hash: String,
    folder: Folder,
    /// The parts that are there.
    parts: Vec<u64>,
    /// One row in this many is decided again, and which these are depends on the seed.
    one_in: u64,
    seed: u64,
    /// The hashes of all puzzles that failed.
    failed: Mutex<BTreeSet<String>>,
    /// Which puzzles are repeats, where they are left out.
    again: Option<Again>,
}

impl Hunt {
    /// Sees that a complete hunt has all its parts, and that the inputs account for each.
    fn count_parts(&self, checked: &mut Checked) {
        let at = |chunk, kind| HuntFault::At { path: self.folder.part(chunk), line: None, kind };
        let there = self.parts.len() as u64;
        if let Some(chunks) = self.plan.chunks.filter(|&chunks| chunks != there) {
            let missing = (0..chunks).filter(|chunk| self.parts.binary_search(chunk).is_err());
            let faults = missing.take(Checked::MOST).map(|chunk| at(chunk, HuntFaultKind::Missing));
            let faults: Vec<_> = faults.collect();
            checked.fault_count += chunks - there - faults.len() as u64;
            faults.into_iter().for_each(|fault| checked.fault(fault));
        }
        if checked.parts < there {
            checked.fault(at(self.parts[checked.parts as usize], HuntFaultKind::BeyondInputs));
        }
    }

    fn part(&self, job: &Job, stop: &AtomicBool) -> Checked {
        let mut checked = Checked::default();
        let path = self.folder.part(job.index);
        if self.parts.binary_search(&job.index).is_err() {
            // A chunk that is not there yet is no fault of an unfinished hunt.
            if self.plan.chunks.is_some_and(|chunks| chunks <= job.index) {
                checked.fault(HuntFault::At { path, line: None, kind: HuntFaultKind::Missing });
            }
            return checked;
        }
        checked.parts = 1;
        let (part, written) = match Part::with_bytes(&path) {
            Ok(read) => read,
            Err(error) => {
                checked.fault(HuntFault::Unreadable(error));
                return checked;
            }
        };
        checked.rows = part.lines.len() as u64;
        // Others read more of a part than we do, such as its statistics. An older version may have written it otherwise.
        let encoded = part.encode(&self.plan.question);
        if self.plan.version == Plan::VERSION && !encoded.is_ok_and(|bytes| bytes == written) {
            let kind = HuntFaultKind::OtherBytes;
            checked.fault(HuntFault::At { path: path.clone(), line: None, kind });
        }
        let omitted = self.omitted(job.index).unwrap_or_else(|error| {
            checked.fault(HuntFault::Unreadable(error));
            Vec::new()
        });
        for (line, kind) in self.faults_of(&part, job, &omitted, stop, &mut checked) {
            checked.fault(HuntFault::At { path: path.clone(), line, kind });
        }
        checked
    }

    /// The puzzles of a chunk that are repeats. The list that the hunt has of them must be whole, too: it resumes with it.
    fn omitted(&self, chunk: u64) -> Result<Vec<Spot>, HuntError> {
        let Some(again) = &self.again else { return Ok(Vec::new()) };
        repeats::of_chunk(&self.folder, &self.hash, chunk)?;
        again.of_chunk(&self.hash, chunk)
    }

    fn faults_of(
        &self,
        part: &Part,
        job: &Job,
        omitted: &[Spot],
        stop: &AtomicBool,
        checked: &mut Checked,
    ) -> Vec<(Option<u64>, HuntFaultKind)> {
        let mut faults = Vec::new();
        if part.footer.hunt != self.hash || part.footer.chunk != job.index {
            faults.push((None, HuntFaultKind::Misplaced));
        }
        if let Some(chunk) = &job.chunk {
            let fault = inputs::compare(part, chunk, omitted);
            faults.extend(fault.map(|fault| (None, fault)));
        }
        for line in &part.lines {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            if rows::is_chosen(&line.row, self.one_in, self.seed) {
                checked.again += 1;
                let fault = rows::fault(&line.row, &self.plan.question);
                faults.extend(fault.map(|fault| (Some(line.number), fault)));
            }
            let fault = self.certificate(&line.row, checked);
            faults.extend(fault.map(|fault| (Some(line.number), fault)));
        }
        faults
    }
}
