//! Entries dealt out to files.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use minuet_words::message::HuntError;

use super::name;

/// A puzzle: the hash of its canonical form, and where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Entry {
    pub(super) hash: u128,
    pub(super) chunk: u64,
    pub(super) spot: u64,
}

impl Entry {
    fn bytes(&self) -> [[u8; 8]; 4] {
        let Entry { hash, chunk, spot } = *self;
        [hash as u64, (hash >> 64) as u64, chunk, spot].map(u64::to_le_bytes)
    }

    fn of(numbers: &[[u8; 8]; 4]) -> Entry {
        let [low, high, chunk, spot] = numbers.map(u64::from_le_bytes);
        Entry { hash: u128::from(high) << 64 | u128::from(low), chunk, spot }
    }
}

/// Files that entries are dealt out to.
pub(super) struct Buckets {
    files: Vec<Mutex<(PathBuf, BufWriter<File>)>>,
}

impl Buckets {
    pub(super) const COUNT: usize = 256;

    pub(super) fn create(folder: &Path, kind: &str) -> Result<Buckets, HuntError> {
        let file = |bucket| {
            let path = name(folder, kind, bucket);
            let file = File::create(&path).map_err(HuntError::write(&path))?;
            Ok(Mutex::new((path, BufWriter::new(file))))
        };
        Ok(Buckets { files: (0..Buckets::COUNT).map(file).collect::<Result<_, HuntError>>()? })
    }

    /// Deals entries out.
    pub(super) fn put(
        &self,
        mut entries: Vec<Entry>,
        bucket: impl Fn(&Entry) -> usize,
    ) -> Result<(), HuntError> {
        entries.sort_unstable_by_key(&bucket);
        for run in entries.chunk_by(|one, other| bucket(one) == bucket(other)) {
            let mut file = self.files[bucket(&run[0])].lock().map_err(|_| HuntError::Lost)?;
            let (path, out) = &mut *file;
            for entry in run {
                out.write_all(entry.bytes().as_flattened()).map_err(HuntError::write(path))?;
            }
        }
        Ok(())
    }

    /// Sees that everything has been written.
    pub(super) fn close(&self) -> Result<(), HuntError> {
        for file in &self.files {
            let mut file = file.lock().map_err(|_| HuntError::Lost)?;
            let (path, out) = &mut *file;
            out.flush().map_err(HuntError::write(path))?;
        }
        Ok(())
    }

    /// Reads one bucket after the other, and throws it away.
    pub(super) fn each(
        folder: &Path,
        kind: &str,
        mut take: impl FnMut(Vec<Entry>) -> Result<(), HuntError>,
    ) -> Result<(), HuntError> {
        for bucket in 0..Buckets::COUNT {
            let path = name(folder, kind, bucket);
            let bytes = fs::read(&path).map_err(HuntError::read(&path))?;
            let numbers = bytes.as_chunks().0;
            take(numbers.as_chunks().0.iter().map(Entry::of).collect())?;
            fs::remove_file(&path).map_err(HuntError::write(&path))?;
        }
        Ok(())
    }
}
