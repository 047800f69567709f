//! A file that is read as it was when its hash was taken, or not at all.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use parquet::errors::Result;
use parquet::file::reader::{ChunkReader, Length};

use crate::hash::{BLOCK, number_of};

/// An open file and the hashes of its blocks, each of which is compared before its bytes are used.
#[derive(Clone)]
pub(super) struct Verified(Arc<Inner>);

struct Inner {
    size: u64,
    blocks: Arc<[u128]>,
    /// The file, and the block that was read last.
    file: Mutex<(File, u64, Bytes)>,
    changed: AtomicBool,
}

impl Verified {
    pub(super) fn open(path: &Path, size: u64, blocks: &Arc<[u128]>) -> io::Result<Verified> {
        let file = Mutex::new((File::open(path)?, u64::MAX, Bytes::new()));
        let (blocks, changed) = (blocks.clone(), AtomicBool::new(false));
        Ok(Verified(Arc::new(Inner { size, blocks, file, changed })))
    }

    /// Whether other bytes were found than were hashed.
    pub(super) fn has_changed(&self) -> bool {
        self.0.changed.load(Ordering::Relaxed)
    }

    pub(super) fn from(&self, at: u64) -> Bytewise {
        Bytewise { file: self.clone(), at }
    }

    fn block(&self, index: u64) -> io::Result<Bytes> {
        let mut held = self.0.file.lock().unwrap_or_else(PoisonError::into_inner);
        let (file, last, bytes) = &mut *held;
        if *last != index {
            let mut block = Vec::with_capacity(BLOCK as usize);
            file.seek(SeekFrom::Start(index * BLOCK))?;
            file.take(BLOCK).read_to_end(&mut block)?;
            // Beyond the last block, nothing may have been added.
            let expected = self.0.blocks.get(index as usize).copied();
            if expected != (!block.is_empty()).then(|| number_of(&block)) {
                self.0.changed.store(true, Ordering::Relaxed);
                return Err(io::ErrorKind::InvalidData.into());
            }
            (*last, *bytes) = (index, block.into());
        }
        Ok(bytes.clone())
    }
}

/// Its bytes from some place on.
pub(super) struct Bytewise {
    file: Verified,
    at: u64,
}

impl Read for Bytewise {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let block = self.file.block(self.at / BLOCK)?;
        let rest = block.get((self.at % BLOCK) as usize..).unwrap_or_default();
        let count = rest.len().min(buffer.len());
        buffer[..count].copy_from_slice(&rest[..count]);
        self.at += count as u64;
        Ok(count)
    }
}

impl Length for Verified {
    fn len(&self) -> u64 {
        self.0.size
    }
}

impl ChunkReader for Verified {
    type T = Bytewise;

    fn get_read(&self, start: u64) -> Result<Bytewise> {
        Ok(self.from(start))
    }

    fn get_bytes(&self, start: u64, length: usize) -> Result<Bytes> {
        let mut bytes = Vec::new();
        self.from(start).take(length as u64).read_to_end(&mut bytes)?;
        match bytes.len() == length {
            true => Ok(bytes.into()),
            false => Err(io::Error::from(io::ErrorKind::UnexpectedEof).into()),
        }
    }
}
