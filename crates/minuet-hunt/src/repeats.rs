//! Which puzzles are essentially the same as an earlier one: a first pass over the inputs, on disk.
//!
//! The canonical forms of all puzzles are hashed and dealt out to bucket files, so that each bucket fits into
//! memory whatever the size of the inputs; equal hashes become neighbours when a bucket is sorted. All
//! but the first of them are repeats. The result is a small file for each chunk that has any.

mod bucket;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use minuet_make::canonical;
use minuet_words::message::{Damage, HuntError};
use rayon::ThreadPool;
use rayon::prelude::*;
use tempfile::TempDir;

use crate::chunks::{Chunk, Chunks, Spot};
use crate::folder::{Folder, write_through};
use crate::hash;
use crate::plan::Plan;
use bucket::{Buckets, Entry};

/// Finds the repeats of a hunt, unless an earlier run has.
pub(crate) fn find(
    folder: &Folder,
    plan: &Plan,
    pool: &ThreadPool,
    stop: &AtomicBool,
    watch: &mut (dyn FnMut(u64) + Send),
) -> Result<(), HuntError> {
    let result = place(folder);
    if result.exists() {
        return Ok(());
    }
    let growing = folder.tmp().join("repeats");
    let deal = folder.tmp().join("deal");
    for new in [&growing, &deal] {
        fs::create_dir_all(new).map_err(HuntError::write(new))?;
    }
    let (chunks, hunt) =
        (deal_out(plan, pool, stop, watch, &Buckets::create(&deal, "hash")?)?, plan.hash());
    let by_chunk = Buckets::create(&deal, "chunk")?;
    Buckets::each(&deal, "hash", |mut entries| {
        unless_stopped(stop)?;
        entries.sort_unstable();
        let repeats = entries.windows(2).filter(|pair| pair[0].hash == pair[1].hash);
        // Sorted by chunk from now on: the place of the hash says to which bucket it goes.
        by_chunk.put(repeats.map(|pair| pair[1]).collect(), |entry| bucket_of(entry, chunks))
    })?;
    by_chunk.close()?;
    Buckets::each(&deal, "chunk", |mut entries| {
        entries.sort_unstable_by_key(|entry| (entry.chunk, entry.spot));
        for chunk in entries.chunk_by(|one, other| one.chunk == other.chunk) {
            unless_stopped(stop)?;
            write(&growing, &hunt, chunk[0].chunk, chunk)?;
        }
        Ok(())
    })?;
    // A file that is missing says nothing: chunks without repeats have one, too.
    for chunk in (0..chunks).filter(|chunk| !name_of(&growing, *chunk).exists()) {
        unless_stopped(stop)?;
        write(&growing, &hunt, chunk, &[])?;
    }
    fs::remove_dir_all(&deal).map_err(HuntError::write(&deal))?;
    folder.make_last(&growing.join("x"))?;
    fs::rename(&growing, &result).map_err(HuntError::write(&result))?;
    folder.make_last(&result)
}

/// The repeats of a hunt, found once more, in a folder that ends with it.
pub(crate) struct Again {
    folder: Folder,
    _place: TempDir,
}

impl Again {
    pub(crate) fn find(
        plan: &Plan,
        pool: &ThreadPool,
        stop: &AtomicBool,
    ) -> Result<Again, HuntError> {
        let place = tempfile::tempdir().map_err(HuntError::write(&std::env::temp_dir()));
        let place = place.map_err(in_scratch)?;
        let folder = Folder::new(place.path());
        find(&folder, plan, pool, stop, &mut |_| {}).map_err(in_scratch)?;
        Ok(Again { folder, _place: place })
    }

    /// The repeats of a chunk of the hunt with the hash `hunt`, in order.
    pub(crate) fn of_chunk(&self, hunt: &str, chunk: u64) -> Result<Vec<Spot>, HuntError> {
        of_chunk(&self.folder, hunt, chunk)
    }
}

/// What cannot be written for a check is no part of a hunt, and nothing resumes with it.
fn in_scratch(error: HuntError) -> HuntError {
    match error {
        HuntError::Write { path, error } => HuntError::Scratch { path, error },
        error => error,
    }
}

/// Writes which puzzles of a chunk are repeats.
fn write(folder: &Path, hunt: &str, chunk: u64, entries: &[Entry]) -> Result<(), HuntError> {
    let mut bytes: Vec<u8> = entries.iter().flat_map(|entry| entry.spot.to_le_bytes()).collect();
    bytes.extend(sum(hunt, chunk, &bytes));
    let path = name_of(folder, chunk);
    write_through(&path, &bytes).map_err(HuntError::write(&path))
}

fn name_of(folder: &Path, chunk: u64) -> PathBuf {
    folder.join(format!("{chunk:08}"))
}

/// The checksum of a list, which is that of one chunk of one hunt: another list in its place has another.
fn sum(hunt: &str, chunk: u64, spots: &[u8]) -> [u8; 16] {
    hash::number_of(&[hunt.as_bytes(), &chunk.to_le_bytes(), spots].concat()).to_le_bytes()
}

/// The repeats of a chunk of the hunt with the hash `hunt`, in order.
pub(crate) fn of_chunk(folder: &Folder, hunt: &str, chunk: u64) -> Result<Vec<Spot>, HuntError> {
    // All lists are made together, so one that is missing or damaged takes the others with it.
    let lists = place(folder);
    let damaged = || HuntError::Damaged { path: lists.clone(), damage: Damage::Checksum };
    let path = name_of(&lists, chunk);
    let bytes = hash::read(&path, hash::DOCUMENT).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => damaged(),
        _ => HuntError::read(&path)(error),
    })?;
    match bytes.split_last_chunk() {
        Some((spots, found)) if sum(hunt, chunk, spots) == *found => Ok(spots
            .as_chunks::<8>()
            .0
            .iter()
            .map(|&spot| Spot(u64::from_le_bytes(spot)))
            .collect()),
        _ => Err(damaged()),
    }
}

fn place(folder: &Folder) -> PathBuf {
    folder.root().join("repeats")
}

fn bucket_of(entry: &Entry, chunks: u64) -> usize {
    (entry.chunk as usize * Buckets::COUNT) / (chunks.max(1) as usize)
}

/// Deals the hashes of all puzzles out to buckets; the number of chunks.
fn deal_out(
    plan: &Plan,
    pool: &ThreadPool,
    stop: &AtomicBool,
    watch: &mut (dyn FnMut(u64) + Send),
    buckets: &Buckets,
) -> Result<u64, HuntError> {
    let read = Arc::new(AtomicU64::new(0));
    let chunks = Chunks::new(plan, read.clone());
    let chunks = chunks.inspect(|_| watch(read.load(Ordering::Relaxed)));
    let dealt = chunks.par_bridge().map(|chunk| deal(&chunk?, stop, buckets));
    let count = pool.install(|| dealt.try_reduce(|| 0, |one, other| Ok(one + other)))?;
    buckets.close()?;
    Ok(count)
}

fn unless_stopped(stop: &AtomicBool) -> Result<(), HuntError> {
    if stop.load(Ordering::Relaxed) { Err(HuntError::Stopped) } else { Ok(()) }
}

/// Deals one chunk out.
fn deal(chunk: &Chunk, stop: &AtomicBool, buckets: &Buckets) -> Result<u64, HuntError> {
    let mut entries = Vec::new();
    for (index, piece) in chunk.pieces.iter().enumerate() {
        let mut spot = Spot::first(index);
        for item in piece.puzzles() {
            let here = spot.step();
            unless_stopped(stop)?;
            if let Ok(found) = item {
                let hash = hash::number_of(canonical(&found.puzzle).to_string().as_bytes());
                entries.push(Entry { hash, chunk: chunk.index, spot: here.0 });
            }
        }
    }
    buckets.put(entries, |entry| (entry.hash >> 120) as usize % Buckets::COUNT)?;
    Ok(1)
}

/// The name of a bucket.
fn name(folder: &Path, kind: &str, bucket: usize) -> PathBuf {
    folder.join(format!("{kind}-{bucket:03}"))
}
