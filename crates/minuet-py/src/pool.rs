//! All cores, while Python does something else.

use std::num::NonZero;
use std::ops::Range;

use pyo3::prelude::*;
use rayon::prelude::*;

use crate::error::wrong;

/// How many rows are one job.
const JOB: usize = 1024;
/// How many jobs a thread gets before somebody looks whether to stop.
const JOBS: usize = 16;

/// Works on `len` rows, a job after the other, on all cores or as many as are asked for; the results are in
/// order. Python goes on meanwhile, and Ctrl-C is heard.
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
    // Each call has threads of its own: those of a process are not there any more after a fork.
    let pool = match threads {
        1 => None,
        _ => Some(rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(wrong)?),
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
