//! The pieces of a hunt, for an engine that schedules them: `minuet.cluster` is made of these.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use minuet_hunt::{
    By, Chunk, Chunks as Reader, Folder as HuntFolder, Footer, Input, Lock, Order, Plan, Question,
    Rejected, Repeats, Unpacked,
};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::argument::reading;
use crate::error::{foreign, unhunted};

/// The settings of a hunt: what ``hunt.json`` holds.
#[pyclass(frozen, module = "minuet._minuet")]
pub(crate) struct HuntPlan {
    plan: Plan,
}

#[pymethods]
impl HuntPlan {
    /// The settings of a hunt into ``place``, which must be those of ``old``, the ``hunt.json`` there.
    #[new]
    #[pyo3(signature = (
        inputs, place, *, old=None, reading=None, find_depth=None, find_number=None, teach=false, column=None,
        chunk=None, sample=None, seed=0
    ))]
    #[allow(clippy::too_many_arguments, reason = "in Python they have names")]
    fn new(
        py: Python<'_>,
        inputs: Vec<PathBuf>,
        place: PathBuf,
        old: Option<&[u8]>,
        reading: Option<&str>,
        find_depth: Option<u8>,
        find_number: Option<u32>,
        teach: bool,
        column: Option<String>,
        chunk: Option<u32>,
        sample: Option<u64>,
        seed: u64,
    ) -> PyResult<HuntPlan> {
        let mut inputs: Vec<Input> = inputs.into_iter().map(Input::File).collect();
        inputs.extend(sample.map(|clusters| Input::Sample { clusters, seed }));
        let by = if teach { By::Teacher } else { By::Racer };
        let question = Question {
            reading: self::reading(reading)?,
            find_depth,
            find_number,
            by,
            weighed: sample.is_some(),
        };
        let folder = place.clone();
        let order = Order {
            inputs,
            column,
            question,
            chunk,
            repeats: Repeats::Decide,
            threads: None,
            folder,
        };
        let old = old.map(|text| read(text, &place)).transpose()?;
        let plan = py.detach(|| Plan::settle(&order, old.as_ref(), &place));
        plan.map(|plan| HuntPlan { plan }).map_err(unhunted)
    }

    /// The text of ``hunt.json``; with the number of all chunks, that of a complete hunt.
    #[pyo3(signature = (chunks=None))]
    fn write<'py>(&self, py: Python<'py>, chunks: Option<u64>) -> Bound<'py, PyBytes> {
        let plan = Plan { chunks: chunks.or(self.plan.chunks), ..self.plan.clone() };
        PyBytes::new(py, &plan.write())
    }

    /// The hash of all that the parts depend on, which is in each of them.
    #[getter]
    fn hash(&self) -> String {
        self.plan.hash()
    }

    /// How many chunks there are, once the hunt is complete.
    #[getter]
    fn chunks(&self) -> Option<u64> {
        self.plan.chunks
    }

    /// The chunks that are not among the ``finished``, in order: number, packet, and whether the packet only says
    /// in which file the lines are.
    fn missing(&self, finished: BTreeSet<u64>) -> Missing {
        let read = Arc::new(AtomicU64::new(0));
        let reader = Mutex::new(Reader::new(&self.plan, read.clone()));
        Missing { reader, finished, read, count: AtomicU64::new(0) }
    }
}

fn read(text: &[u8], place: &Path) -> PyResult<Plan> {
    Plan::read(text, &place.join("hunt.json").display().to_string()).map_err(unhunted)
}

/// The chunks of a hunt that are not finished.
#[pyclass(frozen, module = "minuet._minuet")]
pub(crate) struct Missing {
    reader: Mutex<Reader>,
    finished: BTreeSet<u64>,
    read: Arc<AtomicU64>,
    count: AtomicU64,
}

#[pymethods]
impl Missing {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<(u64, Bound<'py, PyBytes>, bool)>> {
        let packet = py.detach(|| -> Result<_, minuet_hunt::HuntError> {
            let mut reader = self.reader.lock().map_err(|_| minuet_hunt::HuntError::Lost)?;
            loop {
                let Some(chunk) = reader.next().transpose()? else { return Ok(None) };
                self.count.fetch_add(1, Ordering::Relaxed);
                if !self.finished.contains(&chunk.index) {
                    let reference = chunk.reference();
                    let is_short = reference.is_some();
                    let packet = reference.unwrap_or_else(|| chunk.packet());
                    return Ok(Some((chunk.index, packet, is_short)));
                }
            }
        });
        let packet = packet.map_err(unhunted)?;
        Ok(packet.map(|(index, bytes, is_short)| (index, PyBytes::new(py, &bytes), is_short)))
    }

    /// How many chunks have been read, finished ones included: at the end, all of them.
    #[getter]
    fn count(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }

    /// How many bytes of the inputs have been read.
    #[getter]
    fn read(&self) -> u64 {
        self.read.load(Ordering::Relaxed)
    }
}

/// The whole of a chunk that is in a file, to be sent to nodes that do not see the file.
#[pyfunction]
pub(crate) fn whole<'py>(py: Python<'py>, packet: &[u8]) -> PyResult<Bound<'py, PyBytes>> {
    match unpack(packet)? {
        Unpacked::Chunk(chunk) => Ok(PyBytes::new(py, &chunk.packet())),
        Unpacked::Elsewhere => Err(unhunted(minuet_hunt::HuntError::ChunkGone)),
    }
}

fn unpack(packet: &[u8]) -> PyResult<Unpacked> {
    Chunk::unpack(packet).ok_or_else(|| unhunted(minuet_hunt::HuntError::NoChunk))
}

/// A part, its tally, its rows of ``rejected.tsv``, its certificates.
type Finished<'py> = (Bound<'py, PyBytes>, String, String, Vec<(String, Bound<'py, PyBytes>)>);

/// Decides a chunk: the file of its part, its tally as JSON, its rows of ``rejected.tsv``, and the certificates of
/// its failures, which must be in their place before the part is. ``None`` if the lines are in a file that this node
/// does not see, or that differs here.
#[pyfunction]
pub(crate) fn finish<'py>(
    py: Python<'py>,
    plan: &[u8],
    packet: &[u8],
) -> PyResult<Option<Finished<'py>>> {
    let plan = read(plan, Path::new(""))?;
    let Unpacked::Chunk(chunk) = unpack(packet)? else { return Ok(None) };
    let done = py.detach(|| chunk.finish(&plan, &plan.hash(), &|| false)).map_err(unhunted)?;
    let tally = serde_json::to_string(&done.tally).map_err(foreign)?;
    let bytes = |bytes: &Vec<u8>| PyBytes::new(py, bytes);
    let certificates =
        done.certificates.iter().map(|(hash, file)| (hash.clone(), bytes(file))).collect();
    let rejected = done.rejected.iter().map(|rejected| rejected.row(&chunk.source)).collect();
    Ok(Some((bytes(&done.part), tally, rejected, certificates)))
}

/// The first row of ``rejected.tsv``.
#[pyfunction]
pub(crate) fn rejected_header() -> &'static str {
    Rejected::HEADER
}

/// What is in the footer of a part with these bytes, if it is as it was written and belongs there: its tally as JSON, and
/// its rows of ``rejected.tsv``.
#[pyfunction]
pub(crate) fn footer(
    part: Vec<u8>,
    path: &str,
    hunt: &str,
    chunk: u64,
) -> PyResult<(String, String)> {
    let path = Path::new(path);
    let footer = Footer::of(part, path).map_err(unhunted)?;
    footer.belongs(path, hunt, chunk).map_err(unhunted)?;
    let tally = serde_json::to_string(&footer.tally).map_err(foreign)?;
    Ok((tally, footer.rejected.iter().map(|rejected| rejected.row(&footer.source)).collect()))
}

/// The error for a table that is not a part of the hunt.
#[pyfunction]
pub(crate) fn stray(path: &str) -> PyErr {
    unhunted(minuet_hunt::HuntError::Stray(path.into()))
}

/// A folder of a hunt on a disk: files in it are there whole, or not there.
#[pyclass(frozen, module = "minuet._minuet")]
pub(crate) struct Folder {
    folder: HuntFolder,
    lock: Mutex<Option<Lock>>,
}

#[pymethods]
impl Folder {
    #[new]
    fn new(root: PathBuf) -> Folder {
        Folder { folder: HuntFolder::new(root), lock: Mutex::new(None) }
    }

    /// Makes the folder if it is missing, and keeps other hunts out as long as this object lives.
    fn claim(&self) -> PyResult<()> {
        let lock = self.folder.claim().map_err(unhunted)?;
        if let Ok(mut held) = self.lock.lock() {
            *held = Some(lock);
        }
        Ok(())
    }

    /// Writes a file whole: in ``minuet.tmp`` first, under a name that is used nowhere else, then renamed.
    fn write(&self, py: Python<'_>, name: &str, bytes: &[u8], way: &str) -> PyResult<()> {
        let path = self.folder.root().join(name);
        py.detach(|| self.folder.write_via(Path::new(way), &path, bytes)).map_err(unhunted)
    }
}
