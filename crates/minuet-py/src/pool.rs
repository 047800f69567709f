//! All cores, while Python does something else.

use std::num::NonZero;
use std::ops::Range;

use minuet_words::message::PythonMessage;
use pyo3::prelude::*;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::error::wrong;

/// How many rows make a job.
const JOB: usize = 1024;
/// How many jobs a thread gets before we look whether to stop.
const JOBS: usize = 16;

/// Works on `len` rows, job by job, on all cores or as many as are asked for; the results are in order. Other Python
/// threads run meanwhile, and Ctrl-C stops it.
pub(crate) fn jobs<T: Send>(
    py: Python<'_>,
    len: usize,
    threads: Option<NonZero<usize>>,
    work: impl Fn(Range<usize>) -> T + Sync,
) -> PyResult<Vec<T>> {
    let cores = std::thread::available_parallelism().ok();
    // Few rows are not worth a thread.
    let threads = threads.or(cores).map_or(1, usize::from).min(len.div_ceil(JOB)).max(1);
    let jobs: Vec<Range<usize>> =
        (0..len).step_by(JOB).map(|start| start..(start + JOB).min(len)).collect();
    let mut results = Vec::with_capacity(jobs.len());
    // Each call has threads of its own: a process that has been forked has none of its parent's.
    let pool = match threads {
        1 => None,
        _ => Some(pool(threads)?),
    };
    for round in jobs.chunks(threads * JOBS) {
        results.extend(py.detach(|| -> Vec<T> {
            match &pool {
                None => round.iter().cloned().map(&work).collect(),
                Some(pool) => {
                    pool.install(|| round.par_iter().with_max_len(1).cloned().map(&work).collect())
                }
            }
        }));
        py.check_signals()?;
    }
    Ok(results)
}

/// A pool of threads; 0 stands for one per core.
pub(crate) fn pool(threads: usize) -> PyResult<ThreadPool> {
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| wrong(PythonMessage::ThreadsNotStarted { error: error.to_string() }))
}
